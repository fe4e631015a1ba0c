import { createAccountsByMail } from '../accounts-by-mail.fake';

const email = 'Ada@Example.org';

async function asked() {
  const accounts = createAccountsByMail();
  await accounts.newsletter.subscribe({ email });
  await accounts.settled();
  const token = accounts.mail.linkTo(email).searchParams.get('token') ?? '';
  return { ...accounts, token };
}

test('a subscription begins when it is confirmed', async () => {
  const { newsletter, subscriptions, mail, mailedLinks, token, settled } = await asked();
  expect(await subscriptions.find('ada@example.org')).toBeNull();
  expect(await mailedLinks.read({ purpose: 'confirm-newsletter', token })).toEqual({ email, username: null });
  expect(await newsletter.confirm(token)).toEqual({ email });
  await settled();
  expect(await subscriptions.find('ada@example.org')).toMatchObject({ email });
  expect(mail.sent.map(({ kind }) => kind)).toEqual(['confirm-newsletter', 'newsletter-welcome']);
  await expect(newsletter.confirm(token)).rejects.toMatchObject({ code: 'not-found' });
});

test('an issue can be unsubscribed from by one press, without a cookie and for good', async () => {
  const { newsletter, subscriptions, mail, token, settled } = await asked();
  await newsletter.confirm(token);
  await settled();
  const { headers = {} } = mail.sent.at(-1) ?? {};
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const url = new URL(/^<(.*)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  expect(url.pathname).toBe('/mail/unsubscribe');
  const own = url.searchParams.get('token') ?? '';
  expect(own).toMatch(/^[\w-]{43}$/);
  await newsletter.unsubscribe(own);
  await newsletter.unsubscribe(own);
  expect(await subscriptions.find('ada@example.org')).toBeNull();
});

test('subscribing answers the same for an address that is subscribed, which gets no second message', async () => {
  const { newsletter, mail, token, settled } = await asked();
  await newsletter.confirm(token);
  await settled();
  const before = mail.sent.length;
  expect(await newsletter.subscribe({ email: 'ada@example.org' })).toBeUndefined();
  await settled();
  expect(mail.sent).toHaveLength(before);
});

test('a link is good for a week', async () => {
  const { newsletter, clock, token } = await asked();
  clock.now = new Date(clock.now.getTime() + 7 * 24 * 3_600_000);
  await expect(newsletter.confirm(token)).rejects.toMatchObject({ code: 'not-found' });
});

test('two links that are both used make one subscription and one welcome', async () => {
  const { newsletter, mail, token, settled } = await asked();
  await newsletter.subscribe({ email });
  await settled();
  const second = mail.linkTo(email).searchParams.get('token') ?? '';
  await newsletter.confirm(token);
  await newsletter.confirm(second);
  await settled();
  expect(mail.sent.filter(({ kind }) => kind === 'newsletter-welcome')).toHaveLength(1);
});

test('nothing is promised while nothing can be mailed', async () => {
  const { newsletter, mail } = createAccountsByMail();
  mail.isDown = true;
  await expect(newsletter.subscribe({ email })).rejects.toMatchObject({ code: 'unavailable' });
});

test('forms of one Google address have one subscription, and the second form gets no message', async () => {
  const { newsletter, subscriptions, mail, settled } = createAccountsByMail();
  const confirm = async (to: string) => {
    await newsletter.confirm(mail.linkTo(to).searchParams.get('token') ?? '');
    await settled();
  };
  for (const to of ['a.da@gmail.com', 'ada+trips@gmail.com']) await newsletter.subscribe({ email: to });
  await settled();
  await confirm('a.da@gmail.com');
  await confirm('ada+trips@gmail.com');
  expect(await subscriptions.find('a.da@gmail.com')).toMatchObject({ email: 'a.da@gmail.com' });
  expect(await subscriptions.find('ada+trips@gmail.com')).toBeNull();
  expect(mail.sent.filter(({ kind }) => kind === 'newsletter-welcome')).toHaveLength(1);
  const before = mail.sent.length;
  await newsletter.subscribe({ email: 'A.D.A@googlemail.com' });
  await settled();
  expect(mail.sent).toHaveLength(before);
});

test('addresses elsewhere that differ behind a plus sign have a subscription each', async () => {
  const { newsletter, subscriptions, mail, settled } = createAccountsByMail();
  for (const to of ['ada+one@example.org', 'ada+two@example.org']) {
    await newsletter.subscribe({ email: to });
    await settled();
    await newsletter.confirm(mail.linkTo(to).searchParams.get('token') ?? '');
    await settled();
    expect(await subscriptions.find(to)).not.toBeNull();
  }
});
