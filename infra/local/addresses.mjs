// @ts-check
/** Where a portal that was started is reached, and what whoever let others in should know. */
import { networkInterfaces } from 'node:os';
import { EVERYWHERE } from './settings.mjs';

/**
 * @param {Pick<import('./settings.mjs').Settings, 'host' | 'port' | 'publicUrl' | 'isSecure' | 'isLocal' | 'smtpUrl' | 'dataDir'>} settings
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {string[]} lines for a person
 */
export function describeAddresses(
  { host, port, publicUrl, isSecure, isLocal, smtpUrl, dataDir },
  interfaces = networkInterfaces(),
) {
  const ready = `Sojourn is ready at ${publicUrl}`;
  if (isLocal) return [ready];
  const mail = smtpUrl
    ? []
    : [`Messages are not sent but written to ${dataDir}/outbox, until SMTP_URL names a server.`];
  if (isSecure) {
    return [
      ready,
      `What speaks TLS for it forwards to ${host === '127.0.0.1' ? 'http://127.0.0.1' : 'port'}:${port}.`,
      ...mail,
    ];
  }
  const own = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}`);
  const others =
    EVERYWHERE.includes(host) && own.length > 0
      ? [`From other machines: ${own.join(', ')}. Set PUBLIC_URL to it, so that links and messages name it.`]
      : [];
  return [
    ready,
    ...others,
    'Others in the network can read plain http: use it among people you trust, or PUBLIC_URL=https://….',
    ...mail,
  ];
}
