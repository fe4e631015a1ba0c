import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { freePorts, isPortFree } from './ports.mjs';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
});

/** Listens on a port that the system chooses. */
async function listenOn(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('isPortFree', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('is false while somebody listens on %s, and true afterwards', async (host) => {
    const port = await listenOn(host);
    expect(await isPortFree(port)).toBe(false);
    await new Promise((done) => servers.pop()?.close(done));
    expect(await isPortFree(port)).toBe(true);
  });

  it('leaves the port free for the caller', async () => {
    const [port = 0] = await freePorts(1);
    expect(await isPortFree(port)).toBe(true);
    expect(await isPortFree(port)).toBe(true);
  });
});

describe('freePorts', () => {
  it('gives different ports, each of which can be listened on', async () => {
    const ports = await freePorts(20);
    expect(new Set(ports).size).toBe(20);
    const answers = await Promise.all(ports.map(isPortFree));
    expect(answers).toEqual(Array(20).fill(true));
  });

  it('gives none that a system hands out by itself to whoever connects', async () => {
    expect(Math.max(...(await freePorts(50)))).toBeLessThan(32_768);
  });

  it('gives none that is meant for others, though it is free', async () => {
    // So many that two draws would meet in some, nearly always.
    const others = await freePorts(400);
    const ports = await freePorts(400, others);
    expect(new Set([...others, ...ports]).size).toBe(800);
  });

  it('gives none when none is asked for', async () => {
    expect(await freePorts(0)).toEqual([]);
  });
});
