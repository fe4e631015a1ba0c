import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { connect } from 'node:tls';

/** A port of loopback for callers who speak plain http, in front of one that speaks https with a certificate of its own. */
export async function openPlainPort(httpsPort: number): Promise<{ port: number; close: () => void }> {
  const server = createServer((caller) => {
    const portal = connect({ host: '127.0.0.1', port: httpsPort, rejectUnauthorized: false });
    caller.pipe(portal).pipe(caller);
    caller.on('error', () => portal.destroy()).on('close', () => portal.destroy());
    portal.on('error', () => caller.destroy()).on('close', () => caller.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
