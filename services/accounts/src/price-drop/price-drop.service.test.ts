import type { WatchNotice } from '@sojourn/contracts/watch';
import { createFakeMailQueue } from '../mail/mail-queue.fake';
import { createLinks } from '../mail/messages/links';
import { newUser } from '../user/user.model';
import { createPriceDrops } from './price-drop.service';

const NOW = new Date('2026-11-23T12:00:00Z');
const aNotice = (id: string, more: Partial<WatchNotice> = {}): WatchNotice => ({
  ...{ id, userId: 'ana', carrier: null, from: 400, to: 350, source: 'sample', stopToken: 't'.repeat(43) },
  search: {
    ...{ origin: 'LHR', destination: 'FCO', departureDate: '2027-04-10', returnDate: '2027-04-17' },
    ...{ adults: 2, children: 0, infants: 0, travelClass: 'ECONOMY' },
  },
  places: { origin: 'London', destination: 'Rome' },
  ...more,
});

function open(...pages: WatchNotice[][]) {
  const mail = createFakeMailQueue();
  const done: string[] = [];
  const state = { isAway: false };
  const registration = { username: 'ana', email: 'ana@example.org', password: 'x' };
  const proven = { ...newUser(registration, { id: 'ana', at: NOW }), emailProvenAt: NOW };
  const users: Record<string, unknown> = { ana: proven, ben: { ...proven, id: 'ben', emailProvenAt: null } };
  const drops = createPriceDrops({
    notices: {
      claim: async () => pages.shift() ?? [],
      async done(ids) {
        if (state.isAway) throw new Error('search is away');
        done.push(...ids);
      },
    },
    users: { findById: async (id) => (users[id] ?? null) as never },
    mail,
    links: createLinks('https://sojourn.example'),
    logger: { info: () => {} },
  });
  return { mail, done, drops, state };
}

test('a drop is mailed to the address of the account, and dealt with', async () => {
  const { mail, done, drops } = open([aNotice('n1')], [aNotice('n2', { carrier: 'British Airways' })]);
  await drops.run();
  expect(mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ana@example.org', 'London to Rome: now $350, down from $400'],
    ['ana@example.org', 'London to Rome: now $350, down from $400'],
  ]);
  expect(mail.sent[0]?.text).toContain('Apr 10, 2027 to Apr 17, 2027');
  expect(mail.sent[0]?.text).toContain('for 2 people together');
  expect(mail.sent[0]?.text).toContain('sample fares');
  expect(mail.sent[1]?.text).toContain('British Airways flight');
  expect(done).toEqual(['n1', 'n2']);
});

test('its message is stopped by one press, without signing in, and leads to the search', async () => {
  const { mail, drops } = open([aNotice('n1')]);
  await drops.run();
  const { headers, text } = mail.sent[0] as (typeof mail.sent)[number];
  const token = 't'.repeat(43);
  expect(headers).toEqual({
    'List-Unsubscribe': `<https://sojourn.example/mail/stop-watch?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain(`https://sojourn.example/flights/watches/stop?token=${token}`);
  expect(mail.linkTo('ana@example.org').searchParams.get('returnDate')).toBe('2027-04-17');
});

test.each(['ben', 'nobody'])('nothing is mailed to %s, whose address is not proven or who is gone', async (userId) => {
  const { mail, done, drops } = open([aNotice('n1', { userId })]);
  await drops.run();
  expect(mail.sent).toEqual([]);
  expect(done).toEqual(['n1']);
});

test('what is handed in twice, because search did not hear of it, is sent once', async () => {
  const { mail, drops, state } = open([aNotice('n1')], [aNotice('n1')]);
  state.isAway = true;
  await expect(drops.run()).rejects.toThrow('away');
  state.isAway = false;
  await drops.run();
  expect(mail.sent).toHaveLength(1);
});

test('while mail is away nothing is dealt with', async () => {
  const { mail, done, drops } = open([aNotice('n1')]);
  mail.isDown = true;
  await expect(drops.run()).rejects.toMatchObject({ code: 'unavailable' });
  expect(done).toEqual([]);
});
