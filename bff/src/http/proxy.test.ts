import { request as rawRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createIdentityVerifier } from '@sojourn/node-kit';
import request from 'supertest';
import type { BffParts } from '../app';
import { startPortal, startRecordingService, type FakePortal } from './portal.fake';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };

let portal: FakePortal;
let server: Server;
let port: number;

beforeEach(async () => {
  portal = await startPortal();
  server = createServer(portal.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  await portal.close();
});

async function signedIn(userId = 'u1') {
  const browser = request.agent(server);
  await browser.post(`/api/login?as=${userId}`).set(ours).expect(200);
  return browser;
}

const send = (options: RequestOptions, write?: (req: ReturnType<typeof rawRequest>) => void) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const req = rawRequest({ host: '127.0.0.1', port, ...options }, (res: IncomingMessage) => {
      let body = '';
      res.on('data', (chunk: Buffer) => (body += chunk.toString()));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, body }));
    });
    req.on('error', reject);
    if (write) write(req);
    else req.end();
  });

describe('the proxy refuses the stranger', () => {
  test('trips answer a guest 401 and are not asked', async () => {
    const answer = await request(server).get('/api/trips').expect(401);
    expect(answer.body).toMatchObject({
      code: 'sign-in-required',
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(portal.service.seen).toEqual([]);
  });

  test('a cookie whose signature is not ours is nobody’s', async () => {
    const login = await request(server).post('/api/login?as=u1').set(ours);
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    await request(server).get('/api/trips').set('cookie', cookie).expect(200);
    const id = /s%3A([\w-]+)/.exec(cookie)?.[1] ?? '';
    const changed = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    const signatureAt = cookie.indexOf('.') + 1;
    for (const forged of [
      // Of the same length: another signature, its last letter but one, and another's id under this signature.
      changed(cookie, signatureAt),
      changed(cookie, signatureAt + 20),
      changed(cookie, cookie.indexOf(id)),
      `sid=s%3A${id}.AAAA`,
      `sid=s%3A${id}`,
      `sid=${id}`,
      cookie.slice(0, -2),
      `${cookie}x`,
      cookie.replace('sid', 'xsid'),
    ]) {
      await request(server).get('/api/trips').set('cookie', forged).expect(401);
    }
  });

  test('a method or a path that is not in the route map does not pass', async () => {
    const browser = await signedIn();
    await browser.patch('/api/trips/1').set(ours).expect(404);
    await browser.get('/api/credentials/verify').expect(404);
    await browser.get('/api/tripsX').expect(404);
    await browser.get('/api/TRIPS').expect(404);
    await browser.get('/api/trips/1/anything').expect(404);
    await browser.delete('/api/trips').set(ours).expect(404);
    expect(portal.service.seen).toEqual([]);
  });
});

describe('the proxy refuses bad input', () => {
  test('a declared body above the limit is 413 and reaches nobody', async () => {
    const browser = await signedIn();
    const answer = await browser
      .post('/api/trips')
      .set(ours)
      .send({ notes: 'x'.repeat(100_001) })
      .expect(413);
    expect(answer.body.code).toBe('too-large');
    expect(portal.service.seen).toEqual([]);
  });

  test('a body that streams past the limit is 413', async () => {
    const answer = await send({ method: 'POST', path: '/api/ai/recommendations', headers: ours }, (req) => {
      req.write('x'.repeat(60_000));
      req.write('x'.repeat(60_000));
      req.end();
    });
    expect(answer.status).toBe(413);
    expect(portal.service.seen).toEqual([]);
  });

  test('a chunked body within the limit passes whole', async () => {
    const answer = await send({ method: 'POST', path: '/api/ai/recommendations', headers: ours }, (req) => {
      req.write('x'.repeat(30_000));
      req.end('y'.repeat(30_000));
    });
    expect(answer.status).toBe(200);
    expect(portal.service.seen[0]?.body).toBe('x'.repeat(30_000) + 'y'.repeat(30_000));
  });

  test.each(['GET', 'DELETE'])(
    'a body behind %s is refused, for it would be read as a request of its own',
    async (method) => {
      const login = await request(server).post('/api/login?as=u1').set(ours);
      const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
      const smuggled = 'GET /users/1 HTTP/1.1\r\nhost: x\r\n\r\n';
      const text = await new Promise<string>((resolve) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            `${method} /api/trips/1 HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nsec-fetch-site: same-origin\r\nx-requested-by: sojourn\r\n` +
              `connection: close\r\ntransfer-encoding: chunked\r\n\r\n${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
          );
        });
        socket.on('data', (chunk) => (answer += chunk.toString()));
        socket.on('close', () => resolve(answer));
      });
      expect(text).toContain('HTTP/1.1 400');
      expect(portal.service.seen).toEqual([]);
    },
  );
});

describe('the proxy passes on', () => {
  test('the path without /api and the query byte for byte', async () => {
    await request(server).get('/api/airports/search?keyword=S%C3%A3o%20P&x=a//b').expect(200, { ok: true });
    expect(portal.service.seen[0]?.url).toBe('/airports/search?keyword=S%C3%A3o%20P&x=a//b');
  });

  test('an identity for the signed-in user, made out to the service', async () => {
    const browser = await signedIn('u7');
    await browser.get('/api/trips').expect(200);
    const token = portal.service.seen[0]?.headers.authorization?.replace('Bearer ', '') ?? '';
    const { publicKeys } = portal.issuer;
    const forTrips = createIdentityVerifier({ publicKeys, audience: 'trips' });
    await expect(forTrips.verify(token)).resolves.toEqual({ sub: 'u7', kind: 'user' });
    await expect(createIdentityVerifier({ publicKeys, audience: 'search' }).verify(token)).rejects.toThrow();
  });

  test('a guest as a guest', async () => {
    await request(server).get('/api/destinations').expect(200);
    const token = portal.service.seen[0]?.headers.authorization?.replace('Bearer ', '') ?? '';
    const verifier = createIdentityVerifier({ publicKeys: portal.issuer.publicKeys, audience: 'search' });
    await expect(verifier.verify(token)).resolves.toEqual({ sub: 'guest', kind: 'guest' });
  });

  test('no header that is not on the list, and the request id and trace', async () => {
    await request(server)
      .get('/api/destinations')
      .set({
        cookie: 'a=1',
        authorization: 'Bearer stolen',
        'x-user-id': '1',
        'x-internal-role': 'admin',
        'x-forwarded-for': '10.0.0.1',
        forwarded: 'for=10.0.0.1',
        'x-request-id': 'request-0001',
        traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`,
        'accept-language': 'de',
      })
      .expect('x-request-id', 'request-0001');
    const headers = portal.service.seen[0]?.headers ?? {};
    expect(Object.keys(headers).sort()).toEqual(
      ['accept-language', 'authorization', 'connection', 'host', 'traceparent', 'x-request-id'].sort(),
    );
    expect(headers.authorization).not.toContain('stolen');
    expect(headers['x-request-id']).toBe('request-0001');
    expect(headers['traceparent']).toMatch(new RegExp(`^00-${'ab'.repeat(16)}-`));
  });

  test('no cookie and no header of the service that is not on the list', async () => {
    portal.service.answer = (_req, res) => {
      res.writeHead(200, {
        'set-cookie': 'sid=evil',
        'x-powered-by': 'x',
        'cache-control': 'max-age=5',
        'content-type': 'text/plain',
      });
      res.end('hi');
    };
    const answer = await request(server).get('/api/destinations').expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('max-age=5');
  });

  test("a service's refusal as it is", async () => {
    const body = { message: 'No.', code: 'bad-input', requestId: 'r' };
    portal.service.answer = (_req, res) => {
      res.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    await request(server).get('/api/flights/search').expect(400, body);
  });

  test('events one by one, while the service is still working', async () => {
    let finish = (): void => undefined;
    portal.service.answer = (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('event: progress\n\n');
      finish = () => res.end('event: result\n\n');
    };
    const text = await new Promise<string>((resolve) => {
      const req = rawRequest(
        {
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: '/api/ai/recommendations',
          headers: { ...ours, accept: 'text/event-stream' },
        },
        (res) => {
          let seen = '';
          res.on('data', (chunk: Buffer) => {
            seen += chunk.toString();
            // The end is only sent after the beginning has arrived.
            if (seen === 'event: progress\n\n') finish();
          });
          res.on('end', () => resolve(seen));
        },
      );
      req.end('{}');
    });
    expect(text).toBe('event: progress\n\nevent: result\n\n');
  });

  test('the wish of a browser to close the connection', async () => {
    const answer = await request(server).get('/api/destinations').set('connection', 'close').expect(200);
    expect(answer.headers['connection']).toBe('close');
  });

  test('that the browser has gone', async () => {
    const gone = new Promise<void>((resolve) => {
      portal.service.answer = (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        res.write('event: progress\n\n');
        res.on('close', resolve);
      };
    });
    const req = rawRequest(
      { host: '127.0.0.1', port, method: 'POST', path: '/api/ai/recommendations', headers: ours },
      (res) => {
        res.once('data', () => req.destroy());
      },
    );
    req.on('error', () => undefined).end('{}');
    await gone;
  });
});

describe('with the service down the proxy', () => {
  test('answers a typed 503 with Retry-After, and other services go on', async () => {
    const search = await startRecordingService();
    await search.close();
    const urls = {
      accounts: [portal.service.origin],
      trips: [portal.service.origin],
      search: [search.origin],
      ai: [portal.service.origin],
    };
    const partly = await startPortal({ parts: { urls } });
    const answer = await request(partly.app).get('/api/flights/search').expect(503);
    expect(answer.body).toMatchObject({ code: 'unavailable', message: expect.stringContaining('search') });
    expect(answer.headers['retry-after']).toBe('5');
    await request(partly.app).get('/api/trips').expect(401);
    await partly.close();
  });

  test('uses the instances that still answer, and asks a second one what the first did not take', async () => {
    const dead = await startRecordingService();
    await dead.close();
    const urls = {
      accounts: [],
      trips: [portal.service.origin],
      search: [dead.origin, portal.service.origin],
      ai: [portal.service.origin],
    };
    const partly = await startPortal({ parts: { urls } });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await request(partly.app).get('/api/destinations')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    await partly.close();
  });

  test('cuts an answer that the service left half', async () => {
    portal.service.answer = (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      res.write('{"half":');
      res.socket?.destroySoon();
    };
    await expect(request(server).get('/api/destinations')).rejects.toThrow();
  });

  test('stops asking after half of the calls failed, without a stack in the log, and says so on the private port', async () => {
    const stateOf = async (state: string) => {
      const { text } = await request(portal.metricsApp).get('/metrics').expect(200);
      return new RegExp(`circuit_breaker_state{breaker="search",state="${state}",app="bff"} (\\d)`).exec(text)?.[1];
    };
    expect(await stateOf('closed')).toBe('1');
    portal.service.answer = (_req, res) => res.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    for (let turn = 0; turn < 5; turn += 1) await request(server).get('/api/destinations').expect(500);
    await request(server).get('/api/destinations').expect(503).expect('retry-after', '2');
    expect(portal.service.seen).toHaveLength(5);
    expect(portal.logged.filter((line) => 'err' in line)).toEqual([]);
    expect([await stateOf('open'), await stateOf('closed')]).toEqual(['1', '0']);
  });
});

describe('nothing that a visitor does closes an area to others', () => {
  const half = 'POST /api/ai/recommendations HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\n';
  const headers = 'x-requested-by: sojourn\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n';
  const begin = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${half}${headers}{"half":`, () => resolve(socket)));
      socket.on('error', () => undefined);
    });
  const recommend = () => request(server).post('/api/ai/recommendations').set(ours).send({}).expect(200);

  test('half-sent bodies reach no service, whether they stay or go', async () => {
    const sockets = await Promise.all(Array.from({ length: 12 }, begin));
    await recommend();
    for (const socket of sockets) socket.destroy();
    await recommend();
    expect(portal.service.seen.map(({ body }) => body)).toEqual(['{}', '{}']);
  });

  test('browsers that leave before the answer are no failure of the service', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await new Promise<void>((resolve) => {
        const req = rawRequest({ host: '127.0.0.1', port, path: '/api/destinations' });
        portal.service.answer = (_req, res) => {
          res.once('close', resolve);
          req.destroy();
        };
        req.on('error', () => undefined).end();
      });
    }
    portal.service.answer = (_req, res) => res.end('{}');
    await request(server).get('/api/destinations').expect(200);
  });

  test.each([
    [503, 'unavailable'],
    [429, 'too-many-requests'],
  ])('an overload that a service says itself (%i) is passed on, call after call', async (status, code) => {
    const body = { message: 'Busy.', code, requestId: 'r' };
    portal.service.answer = (_req, res) => {
      res.writeHead(status, { 'content-type': 'application/json', 'retry-after': '3' }).end(JSON.stringify(body));
    };
    for (let turn = 0; turn < 8; turn += 1) {
      await request(server).get('/api/destinations').expect(status, body).expect('retry-after', '3');
    }
    expect(portal.service.seen).toHaveLength(8);
  });
});

describe('what a day’s questions of recommendations are counted by', () => {
  const counted: string[] = [];
  const costGuard: BffParts['costGuard'] = async ({ path }) => {
    counted.push(path);
    return () => Promise.resolve(void counted.push('given back'));
  };
  const path = '/api/ai/recommendations';
  let guarded: FakePortal;

  beforeEach(async () => {
    counted.length = 0;
    guarded = await startPortal({ parts: { costGuard } });
  });
  afterEach(() => guarded.close());

  test('is a body that came whole, not one that was half sent', async () => {
    const own = createServer(guarded.app);
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    const { port: ownPort } = own.address() as AddressInfo;
    const headers = { ...ours, 'content-length': '100' };
    const half = rawRequest({ host: '127.0.0.1', port: ownPort, method: 'POST', path, headers });
    const arrived = new Promise((resolve) => own.once('request', resolve));
    half.on('error', () => undefined).write('{"half":');
    await arrived;
    await request(own).post(path).set(ours).send({}).expect(200);
    expect(counted).toEqual([path]);
    half.destroy();
    await new Promise((closed) => own.close(closed));
  });

  test.each([400, 429, 503])('is given back when the service refuses it (%i)', async (status) => {
    guarded.service.answer = (_req, res) => res.writeHead(status).end('{}');
    await request(guarded.app).post(path).set(ours).send({}).expect(status);
    expect(counted).toEqual([path, 'given back']);
  });

  test('is given back when there is no service', async () => {
    guarded.service.answer = (req) => req.socket.destroy();
    await request(guarded.app).post(path).set(ours).send({}).expect(503);
    expect(counted).toEqual([path, 'given back']);
  });
});

test('a file that was passed on makes room for the next, however many come one after another', async () => {
  const browser = await signedIn();
  const statuses = new Set<number>();
  for (let sent = 0; sent < 14; sent += 1) {
    const { status } = await browser
      .post('/api/trips/7/documents/d1/file')
      .set({ ...ours, 'content-type': 'application/octet-stream' })
      .send(Buffer.from('%PDF-'));
    statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
});
