import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPictureClient, type PictureClientOptions, type Resolver } from './picture.client';
import { isPublicAddress } from './public-address';

let asked: IncomingMessage[] = [];
let answer: (req: IncomingMessage, res: ServerResponse) => unknown;
const server = createServer((req, res) => {
  asked.push(req);
  answer(req, res);
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const PICTURE = Buffer.from('a picture');
const sends =
  (type: string, body: Buffer | string = PICTURE) =>
  (_req: IncomingMessage, res: ServerResponse) =>
    res.setHeader('content-type', type).end(body);
const moves = (to: string) => (req: IncomingMessage, res: ServerResponse) =>
  req.url === '/house.jpg' ? res.writeHead(302, { location: to }).end() : sends('image/jpeg')(req, res);

/** Names as a test has them; the machine's own loopback address stands for a public one, and no other address of it. */
const names: Record<string, string[]> = {
  'pictures.example': ['127.0.0.1'],
  'inside.example': ['10.0.0.7'],
  'half.example': ['127.0.0.1', '192.168.1.4'],
  'loopback.example': ['127.0.0.2'],
  'nobody.example': [],
};
const resolve: Resolver = async (hostname) => names[hostname] ?? [];
const client = (change: PictureClientOptions = {}) =>
  createPictureClient({
    ports: [port],
    resolve,
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ...change,
  });
const at = (host: string, path = '/house.jpg') => `http://${host}:${port}${path}`;
const refused = 'This picture cannot be shown.';
/** What is told is always the same; why, only our own log may say. */
const refusal = (cause: string) => ({ code: 'not-found', message: refused, cause: { message: cause } });

describe('a picture elsewhere', () => {
  test('is fetched by its name, at the address that was judged', async () => {
    answer = sends('image/jpeg; charset=binary');
    expect(await client().fetch(at('pictures.example'))).toEqual(PICTURE);
    expect(asked[0]?.headers.host).toBe(`pictures.example:${port}`);
    expect(asked[0]?.headers.cookie ?? asked[0]?.headers.authorization).toBeUndefined();
  });

  test.each(['inside.example', 'half.example', 'loopback.example', 'nobody.example', 'unknown.example'])(
    'is not fetched from %s',
    async (host) => {
      await expect(client().fetch(at(host))).rejects.toMatchObject(refusal(`${host}:${port} is not a public host.`));
      expect(asked).toEqual([]);
    },
  );

  test('is fetched from an address that is judged to be public, of either kind', async () => {
    const judged: string[] = [];
    const isPublic = (address: string) => {
      judged.push(address);
      return address === '127.0.0.1';
    };
    answer = sends('image/jpeg');
    expect(await client({ isPublic }).fetch(at('127.0.0.1'))).toEqual(PICTURE);
    await expect(client({ isPublic }).fetch(at('[2001:db8::1]'))).rejects.toThrow(refused);
    expect(judged).toEqual(['127.0.0.1', '2001:db8::1']);
  });

  test.each([
    ...['127.0.0.2', '2130706434', '0x7f.2', '0177.0.0.2', '10.1.2.3', '169.254.169.254', '0.0.0.0', '[::1]'],
    ...['[::ffff:127.0.0.2]', '[::ffff:7f00:2]', '[fd00::1]', '[fe80::1]', '[64:ff9b::7f00:2]', '224.0.0.1'],
  ])('is not fetched from the address %s', async (host) => {
    await expect(client().fetch(at(host))).rejects.toThrow(refused);
    expect(asked).toEqual([]);
  });

  test.each([
    'ftp://pictures.example/house.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'http://pictures.example/house.jpg',
    'no address',
  ])('is not fetched by %s', async (source) => {
    await expect(client().fetch(source)).rejects.toThrow(refused);
    await expect(client().fetch(source.replace('://', '://me:secret@'))).rejects.toThrow(refused);
    expect(asked).toEqual([]);
  });

  test.each([
    ['ftp://pictures.example/house.jpg', 'ftp: is not fetched.'],
    ['file:///etc/passwd', 'file: is not fetched.'],
    ['http://me@pictures.example/house.jpg', 'An address with a password is not fetched.'],
    ['http://:secret@pictures.example/house.jpg', 'An address with a password is not fetched.'],
    ['http://pictures.example/house.jpg', 'Port 80 is not fetched from.'],
    ['https://pictures.example/house.jpg', 'Port 443 is not fetched from.'],
    ['https://pictures.example:22/house.jpg', 'Port 22 is not fetched from.'],
  ])('%s: %s', async (source, cause) => {
    await expect(client().fetch(source)).rejects.toMatchObject(refusal(cause));
    expect(asked).toEqual([]);
  });

  test('is asked for as a picture that browsers show', async () => {
    answer = sends('image/jpeg');
    await client().fetch(at('pictures.example'));
    expect(asked[0]?.headers.accept).toBe('image/avif,image/webp,image/jpeg,image/png,image/gif');
  });

  test('is fetched where it was moved to, and each move is judged', async () => {
    answer = moves('/moved.jpg');
    expect(await client().fetch(at('pictures.example'))).toEqual(PICTURE);
    for (const to of ['inside.example', 'loopback.example', '127.0.0.2', '[::1]', 'half.example']) {
      asked = [];
      answer = moves(at(to, '/secret'));
      await expect(client().fetch(at('pictures.example'))).rejects.toThrow(refused);
      expect(asked).toHaveLength(1);
    }
    for (const to of ['file:///etc/passwd', 'http://pictures.example:22/', 'gopher://pictures.example/']) {
      answer = moves(to);
      await expect(client().fetch(at('pictures.example'))).rejects.toThrow(refused);
    }
  });

  test('is given up where it is moved for ever', async () => {
    answer = (_req, res) => res.writeHead(302, { location: '/house.jpg' }).end();
    await expect(client().fetch(at('pictures.example'))).rejects.toMatchObject(
      refusal(`${at('pictures.example')} leads nowhere.`),
    );
    expect(asked).toHaveLength(4);
  });

  test('a name that answers otherwise the next time leads nowhere else', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2'], ['10.0.0.7']];
    let times = 0;
    const rebinding: Resolver = async () => answers[times++] ?? [];
    answer = sends('image/png');
    expect(await client({ resolve: rebinding }).fetch(at('rebinding.example'))).toEqual(PICTURE);
    expect(times).toBe(1);
    await expect(client({ resolve: rebinding }).fetch(at('rebinding.example'))).rejects.toThrow(refused);
    expect(asked).toHaveLength(1);
  });

  test.each(['text/html', 'image/svg+xml', 'image/svg+xml; charset=utf-8', 'application/octet-stream', ''])(
    'is none where it is called %j',
    async (type) => {
      answer = (_req, res) => (type ? res.setHeader('content-type', type) : res).end('<svg/>');
      await expect(client().fetch(at('pictures.example'))).rejects.toMatchObject(
        refusal(`pictures.example:${port} answered ${type}.`),
      );
    },
  );

  test.each([404, 500, 204, 304])('is none with %i', async (status) => {
    const headers = { 'content-type': 'image/jpeg', location: '/elsewhere.jpg' };
    answer = (_req, res) => res.writeHead(status, headers).end();
    await expect(client().fetch(at('pictures.example'))).rejects.toMatchObject(
      refusal(`pictures.example:${port} answered ${status}.`),
    );
    expect(asked).toHaveLength(1);
  });

  test('is given up when it is too long, whether its length is said or not', async () => {
    const short = client({ maxBytes: 2_000 });
    answer = sends('image/jpeg', Buffer.alloc(2_000));
    expect(await short.fetch(at('pictures.example'))).toHaveLength(2_000);
    answer = sends('image/jpeg', Buffer.alloc(2_001));
    await expect(short.fetch(at('pictures.example'))).rejects.toMatchObject(
      refusal('The picture is longer than 2000 bytes.'),
    );
    answer = (_req, res) => {
      res.setHeader('content-type', 'image/jpeg');
      const more = () => res.write(Buffer.alloc(500)) && setImmediate(more);
      res.on('close', () => res.destroy());
      more();
    };
    await expect(short.fetch(at('pictures.example'))).rejects.toThrow(refused);
  });

  test('is given up when it does not come', async () => {
    answer = () => undefined;
    await expect(client({ timeoutMs: 50 }).fetch(at('pictures.example'))).rejects.toThrow(refused);
    answer = (_req, res) => res.writeHead(200, { 'content-type': 'image/jpeg' }).write('half');
    await expect(client({ timeoutMs: 50 }).fetch(at('pictures.example'))).rejects.toThrow(refused);
  });
});

test('without a word of ours no address of this machine is public, and no port but those of the web', async () => {
  answer = sends('image/jpeg');
  await expect(createPictureClient({ ports: [port] }).fetch(`http://127.0.0.1:${port}/house.jpg`)).rejects.toThrow(
    refused,
  );
  await expect(client({ ports: [80, 443] }).fetch(at('pictures.example'))).rejects.toThrow(refused);
  expect(asked).toEqual([]);
});
