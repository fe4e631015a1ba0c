import type { networkInterfaces } from 'node:os';
import { describeAddresses } from './addresses.mjs';
import { readSettings } from './settings.mjs';

const interfaces = {
  lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
  eth0: [
    { address: '192.168.0.7', family: 'IPv4', internal: false },
    { address: 'fe80::1', family: 'IPv6', internal: false },
  ],
} as unknown as ReturnType<typeof networkInterfaces>;
const said = (env: Record<string, string>) =>
  describeAddresses(readSettings({ DATA_DIR: '/srv', ...env }), interfaces).join('\n');

test('says one address when only this machine is let in', () => {
  expect(said({})).toBe('Sojourn is ready at http://localhost:3000');
});

test('says what others type, and that it is plain, when every address is answered', () => {
  const lines = said({ HOST: '0.0.0.0' });
  expect(lines).toContain('From other machines: http://192.168.0.7:3000.');
  expect(lines).toContain('Others in the network can read plain http');
  expect(lines).toContain('/srv/outbox');
});

test('says the public address, and where to forward to, when people come by https', () => {
  const lines = said({ PUBLIC_URL: 'https://sojourn.example', SMTP_URL: 'smtp://mail.example' });
  expect(lines).toBe(
    'Sojourn is ready at https://sojourn.example\nWhat speaks TLS for it forwards to http://127.0.0.1:3000.',
  );
});
