import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { OutgoingMail } from './mail.provider';
import { createOutboxProvider } from './mail.provider.outbox';
import { createSmtpProvider } from './mail.provider.smtp';

const from = 'Sojourn <no-reply@sojourn.example>';
const mail: OutgoingMail = {
  kind: 'verify-address',
  to: 'ada@example.org',
  subject: 'Bestätigen Sie „Ada“',
  text: 'Grüße aus Zürich\n',
  html: '<p>Grüße aus Zürich</p>',
  isLimited: true,
  messageId: '<job-1@sojourn.example>',
  headers: { 'List-Unsubscribe': '<https://sojourn.example/u>' },
  replyTo: 'grace@example.org',
};
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const expectWhole = (email: Email) => {
  expect(email).toMatchObject({
    from: { name: 'Sojourn', address: 'no-reply@sojourn.example' },
    to: [{ name: '', address: 'ada@example.org' }],
    replyTo: [{ address: 'grace@example.org' }],
    subject: mail.subject,
    messageId: mail.messageId,
  });
  expect(email.text?.trim()).toBe('Grüße aus Zürich');
  expect(email.html?.trim()).toBe('<p>Grüße aus Zürich</p>');
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('list-unsubscribe')).toBe('<https://sojourn.example/u>');
};

/** A mail server of the test's own. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: { raw: string; recipients: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        received.push({ raw, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

const smtpTo = (url: string) => {
  const provider = createSmtpProvider({ url, from });
  endings.push(() => provider.close());
  return provider;
};

describe('SMTP', () => {
  test('a message arrives whole, for one recipient', async () => {
    const { url, received } = await startServer();
    await smtpTo(url).send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual(['ada@example.org']);
    expectWhole(await PostalMime.parse(received[0]?.raw ?? ''));
  });

  test.each([550, 553])('an address that is refused with %d is refused for good', async (responseCode) => {
    const { url } = await startServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('no such mailbox'), { responseCode })),
    });
    await expect(smtpTo(url).send(mail)).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('a refusal for now may be taken later', async () => {
    const { url } = await startServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('greylisted'), { responseCode: 451 })),
    });
    await expect(smtpTo(url).send(mail)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a wrong password of ours loses no message', async () => {
    const { url } = await startServer({
      authOptional: false,
      onAuth: (_auth, _session, callback) =>
        callback(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    });
    const withPassword = url.replace('smtp://', 'smtp://sojourn:wrong@');
    await expect(smtpTo(withPassword).send(mail)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a server that is not there may come back', async () => {
    // Port 1 of the loopback is nobody's.
    await expect(smtpTo('smtp://127.0.0.1:1').send(mail)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test.each(['a@b.org, c@d.org', 'a@b.org>\r\nRCPT TO:<c@d.org', 'a@b.org\r\nBcc: c@d.org'])(
    'the address %j reaches nobody but one',
    async (to) => {
      const { url, received } = await startServer();
      await smtpTo(url)
        .send({ ...mail, to })
        .catch(() => undefined);
      for (const { recipients } of received) {
        expect(recipients).toHaveLength(1);
        expect(recipients).not.toContain('c@d.org');
      }
    },
  );

  test('a line break in a subject makes no header', async () => {
    const { url, received } = await startServer();
    await smtpTo(url).send({ ...mail, subject: 'Trip\r\nBcc: eve@example.org' });
    const email = await PostalMime.parse(received[0]?.raw ?? '');
    expect(received[0]?.recipients).toEqual(['ada@example.org']);
    expect(email.bcc ?? []).toEqual([]);
  });
});

describe('the outbox folder', () => {
  const openOutbox = async (most?: number) => {
    const parent = await mkdtemp(join(tmpdir(), 'outbox-'));
    endings.push(() => rm(parent, { recursive: true, force: true }));
    const dir = join(parent, 'outbox');
    let second = 0;
    const now = () => new Date(Date.UTC(2026, 10, 21, 9, 0, (second += 1)));
    return { dir, provider: createOutboxProvider({ dir, from, now, ...(most && { most }) }) };
  };
  const contents = async (dir: string) => {
    const names = (await readdir(dir)).sort();
    return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(dir, name)))));
  };

  test('a message is a file that nobody else can read', async () => {
    const { dir, provider } = await openOutbox();
    await provider.send(mail);
    const [name = ''] = await readdir(dir);
    expect(name).toMatch(/^2026-11-21T09-00-0\d\.000Z-[\w-]+\.eml$/);
    expect((await stat(dir)).mode & 0o777).toBe(0o700);
    expect((await stat(join(dir, name))).mode & 0o777).toBe(0o600);
    const [email] = await contents(dir);
    expectWhole(email as Email);
  });

  test('the newest stay, in their order', async () => {
    const { dir, provider } = await openOutbox(3);
    for (const n of [1, 2, 3, 4, 5]) await provider.send({ ...mail, subject: `message ${n}` });
    expect((await contents(dir)).map(({ subject }) => subject)).toEqual(['message 3', 'message 4', 'message 5']);
  });

  test('a folder that cannot be written may be later', async () => {
    const { dir, provider } = await openOutbox();
    await writeFile(dir, 'a file in its place');
    await expect(provider.send(mail)).rejects.toMatchObject({
      ...{ code: 'unavailable', message: 'The outbox cannot be written.', retryAfterSeconds: 60 },
    });
    await expect(provider.forget({ address: 'ada@example.org', username: 'ada' })).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
  });

  test('what somebody else keeps there stays, and is no message', async () => {
    const { dir, provider } = await openOutbox(1);
    await provider.send(mail);
    await writeFile(join(dir, '0-notes.txt'), 'mine');
    await provider.send({ ...mail, subject: 'message 2' });
    const names = (await readdir(dir)).sort();
    expect(names).toEqual(['0-notes.txt', expect.stringMatching(/\.eml$/)]);
    expect(await readFile(join(dir, names[1] ?? ''), 'latin1')).not.toContain('\r');
  });

  test('that is not there yet has nothing to forget', async () => {
    const { provider } = await openOutbox();
    await expect(provider.forget({ address: 'ada@example.org', username: 'ada' })).resolves.toBeUndefined();
  });
});

test('the outbox forgets what is to, from, or about somebody, however it is written down', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sojourn-outbox-'));
  endings.push(() => rm(dir, { recursive: true, force: true }));
  const outbox = createOutboxProvider({ dir, from, now: () => new Date() });
  const gone = { address: 'ada@example.org', username: 'ada' };
  await outbox.forget(gone);
  const others = { ...mail, to: 'ben@example.org', replyTo: 'ben@example.org', text: 'x', html: '<p>x</p>' };
  const long = 'Ein langer Satz über vieles, damit die Zeile umbrochen werden muss, endet mit “ada” und geht weiter.';
  await outbox.send({ ...others, to: 'ada@example.org' });
  await outbox.send({ ...others, replyTo: 'ada@example.org' });
  await outbox.send({ ...others, text: long });
  await outbox.send(others);
  await outbox.forget(gone);
  const left = await readdir(dir);
  expect(left).toHaveLength(1);
  expect(await readFile(join(dir, left[0] ?? ''), 'utf8')).toContain('To: ben@example.org');
});

test('a server that was handed a message has nothing to forget', async () => {
  const smtp = createSmtpProvider({ url: 'smtp://127.0.0.1:1', from });
  await expect(smtp.forget({ address: 'a@example.org', username: 'a' })).resolves.toBeUndefined();
  smtp.close();
});
