import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { createPictureClient } from '@sojourn/node-kit/pictures';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import sharp from 'sharp';
import request from 'supertest';
import { createApp } from '../app';
import { drawing, photo } from '../document/small-files.fake';
import { createFakeTripRepository } from '../trip/trip.repository.fake';

const issuer = createTestIssuer();
const draft = { title: 'Rome', destination: 'Rome, Italy', startDate: '2027-04-10', endDate: '2027-04-17' };

let asked = 0;
let answer: (req: IncomingMessage, res: ServerResponse) => unknown;
const server = createServer((req, res) => {
  asked += 1;
  answer(req, res);
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  asked = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const sends = (type: string, body: Buffer | string) => (_req: IncomingMessage, res: ServerResponse) =>
  res.setHeader('content-type', type).end(body);

// As patient as a machine needs that starts other tests beside this one; who tests patience says how long.
async function open(timeoutMs = 60_000) {
  const trips = createFakeTripRepository();
  const clock = { now: new Date('2026-11-22T10:00:00Z') };
  const { app, documentService } = createApp({
    ...createTestServiceParts('trips', issuer),
    trips,
    plans: trips.plans,
    shares: trips.shares,
    documents: trips.documents,
    tips: trips.tips,
    // The machine's own loopback address stands for a public one, and 127.0.0.2 for one inside.
    pictures: createPictureClient({
      ports: [port],
      timeoutMs,
      maxBytes: 200_000,
      isPublic: (address) => address === '127.0.0.1',
    }),
    now: () => clock.now,
  });
  const as = async (sub: string) => {
    const bearer = await issuer.bearer('trips', { sub, kind: sub === 'guest' ? 'guest' : 'user' });
    const send = (method: 'get' | 'post', path: string) => request(app)[method](path).set('authorization', bearer);
    return {
      send,
      upload: (path: string, bytes: Buffer) =>
        send('post', path).set('content-type', 'application/octet-stream').send(bytes),
      have: (path: string, address: string) => send('post', `${path}/fetched`).send({ address }),
      see: (path: string) => send('get', path).responseType('blob'),
    };
  };
  const [ana, ben, guest] = [await as('ana'), await as('ben'), await as('guest')];
  const { id } = (await ana.send('post', '/trips').send(draft)).body as { id: number };
  const own = `/trips/${id}`;
  let version = 0;
  const setCover = (cover: { imageUrl: string; picture?: string }) => {
    version += 1;
    const command = { type: 'head.edit', parts: { cover: { ...cover, version } } };
    return ana
      .send('post', `${own}/commands`)
      .set('idempotency-key', `cover-number-${version}`)
      .send({ base: 0, command });
  };
  const link = async () => {
    const share = { role: 'viewer', includes: { ...EVERYTHING, documents: false }, name: '', expiresAt: null };
    return `/shared/${(await ana.send('post', `${own}/shares`).send(share)).body.token}`;
  };
  return { ana, ben, guest, own, at: `${own}/pictures/p1`, trips, clock, documentService, setCover, link };
}

const here = (path = '/rome.jpg') => `http://127.0.0.1:${port}${path}`;

describe('a picture refuses the stranger', () => {
  it('fetches, stores and shows nothing when somebody else or a guest asks', async () => {
    const { ana, ben, guest, at } = await open();
    answer = sends('image/png', await drawing());
    for (const [who, status] of [
      [ben, 404],
      [guest, 401],
    ] as const) {
      expect((await who.have(at, here())).status).toBe(status);
      expect((await who.upload(at, await photo())).status).toBe(status);
    }
    expect(asked).toBe(0);
    await ana.upload(at, await photo());
    expect((await ben.see(at)).status).toBe(404);
    expect((await guest.see(at)).status).toBe(401);
  });

  it('shows the picture of the trip as it is now, and no other, when a link is opened', async () => {
    const { ana, guest, own, at, setCover, link } = await open();
    await ana.upload(at, await photo());
    await ana.upload(`${own}/pictures/p2`, await photo());
    await setCover({ imageUrl: '', picture: 'p1' });
    const shared = await link();
    const seen = await guest.see(`${shared}/pictures/p1`);
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await guest.see(`${shared}/pictures/p2`)).status).toBe(404);
    await setCover({ imageUrl: '' });
    expect((await guest.see(`${shared}/pictures/p1`)).status).toBe(404);
    expect((await guest.upload(`${shared}/pictures/p1`, await photo())).status).toBe(404);
  });
});

/** A few hundred bytes that say they are 50,000 by 50,000 pixels. */
function bomb(): Buffer {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4, 'latin1');
  head.writeUInt32BE(50_000, 8);
  head.writeUInt32BE(50_000, 12);
  head.set([1, 0, 0, 0, 0], 16);
  const data = deflateSync(Buffer.alloc(1_000));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, head, length, Buffer.from('IDAT'), data, Buffer.alloc(4)]);
}

describe('a picture by address', () => {
  const sentence = expect.stringMatching(/^Sojourn could not fetch a picture from that address\./);

  it('stores pixels of our own when it is fetched, once', async () => {
    const { ana, at, trips } = await open();
    answer = sends('image/jpeg', await photo());
    const made = await ana.have(at, here());
    expect([made.status, made.body.mediaType]).toEqual([201, 'image/jpeg']);
    expect((await ana.have(at, here())).status).toBe(201);
    expect(asked).toBe(1);
    const seen = await ana.see(at);
    expect((seen.body as Buffer).includes('SECRET-PLACE')).toBe(false);
    expect(await sharp(seen.body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 4, height: 8 });
    expect(await trips.documents.ofOwner('ana')).toMatchObject([{ documentId: 'picture/p1', isWhole: true }]);
  });

  it.each(['my kitten', 'javascript:alert(1)', 'ftp://pictures.example/a.jpg', 'data:image/png;base64,AAAA', ''])(
    'asks for an address of the web when given %j',
    async (address) => {
      const { ana, at } = await open();
      expect((await ana.have(at, address)).status).toBe(400);
      expect(asked).toBe(0);
    },
  );

  it.each(['127.0.0.2', '10.0.0.7', '192.168.1.4', '169.254.169.254', '[::1]', '[::ffff:10.0.0.7]', '0x7f.2'])(
    'asks nobody when the address is %s, inside',
    async (host) => {
      const { ana, at } = await open();
      const refused = await ana.have(at, `http://${host}:${port}/rome.jpg`);
      expect([refused.status, refused.body.message]).toEqual([400, sentence]);
      expect(asked).toBe(0);
    },
  );

  it.each(['http://127.0.0.2:PORT/a.jpg', 'http://10.0.0.7/a.jpg', 'file:///etc/passwd', 'http://127.0.0.1:22/'])(
    'goes no further when it was moved to %s',
    async (to) => {
      const { ana, at } = await open();
      answer = (_req, res) => res.writeHead(302, { location: to.replace('PORT', String(port)) }).end();
      const refused = await ana.have(at, here());
      expect([refused.status, refused.body.message]).toEqual([400, sentence]);
      expect(asked).toBe(1);
    },
  );

  it.each([
    ['SVG', sends('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['SVG called a PNG', sends('image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', sends('text/html', '<!doctype html>')],
    ['a page called a JPEG', sends('image/jpeg', '<!doctype html><script>alert(1)</script>')],
    ['more than it may be', sends('image/jpeg', Buffer.alloc(200_001))],
    ['more pixels than memory', sends('image/png', bomb())],
    ['an error', (_req: IncomingMessage, res: ServerResponse) => res.writeHead(500).end()],
  ])('is refused in the same words when it answers %s', async (_name, given) => {
    const { ana, at, trips } = await open();
    answer = given;
    const refused = await ana.have(at, here());
    expect([refused.status, refused.body.message]).toEqual([400, sentence]);
    expect(await trips.documents.ofOwner('ana')).toEqual([]);
  });

  it('is given up when it does not come', async () => {
    const { ana, at } = await open(100);
    answer = () => undefined;
    expect((await ana.have(at, here())).body.message).toEqual(sentence);
  });
});

describe('an uploaded picture', () => {
  it('is sent again only when it is another one', async () => {
    const { ana, at } = await open();
    expect((await ana.upload(at, await photo())).status).toBe(201);
    const seen = await ana.see(at);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    const again = await ana.see(at).set('if-none-match', `W/${seen.headers['etag']}`);
    expect([again.status, again.headers['content-length']]).toEqual([304, undefined]);
  });

  it('asks for a picture when it is none', async () => {
    const { ana, at } = await open();
    for (const bytes of [Buffer.from('<svg/>'), Buffer.from('%PDF-1.7 %%EOF'), bomb()]) {
      const refused = await ana.upload(at, bytes);
      expect([refused.status, refused.body.message]).toEqual([400, 'Please choose a JPEG or PNG picture.']);
    }
  });

  it('goes with its trip in the list when the plan names it', async () => {
    const { ana, at, setCover } = await open();
    await ana.upload(at, await photo());
    await setCover({ imageUrl: '', picture: 'p1' });
    expect((await ana.send('get', '/trips')).body[0].picture).toBe('p1');
    await setCover({ imageUrl: '' });
    expect((await ana.send('get', '/trips')).body[0].picture).toBeUndefined();
  });

  it('stays as long as the plan names it, and goes some time after', async () => {
    const { ana, at, setCover, clock, documentService } = await open();
    await ana.upload(at, await photo());
    await setCover({ imageUrl: '', picture: 'p1' });
    const later = async (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * 86_400_000);
      await documentService.check();
    };
    await later(40);
    await later(40);
    expect((await ana.see(at)).status).toBe(200);
    await setCover({ imageUrl: '' });
    await later(40);
    await later(40);
    expect((await ana.see(at)).status).toBe(404);
  });
});
