/**
 * `npm run dev:google`: the portal with a provider on this machine in Google's place, so that a person can try signing in
 * with Google and linking. Who can be chosen stands on the provider's page; Ctrl-C stops both.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startOpenIdProvider } from '@sojourn/node-kit/testing/openid-provider';

const provider = await startOpenIdProvider([
  { sub: '1001', email: 'rosa@example.org', email_verified: true, given_name: 'Rosa', family_name: 'Marin' },
  { sub: '1002', email: 'noah@example.org', email_verified: true, given_name: 'Noah', family_name: 'Okafor' },
  { sub: '1003', email: 'someone@example.org', email_verified: false, given_name: 'Kim', family_name: 'Unverified' },
]);
const portal = spawn(process.execPath, ['infra/local/start.mjs'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: {
    ...process.env,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: 'sojourn',
    GOOGLE_CLIENT_SECRET: 'for-trying',
  },
  stdio: 'inherit',
});
// Ctrl-C reaches the portal as well, which drains and ends; the provider stays until then.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => portal.kill('SIGTERM'));
portal.once('close', async (code) => {
  await provider.stop();
  process.exitCode = code ?? 1;
});
