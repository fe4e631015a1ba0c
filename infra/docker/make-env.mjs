// @ts-check
/**
 * `node infra/docker/make-env.mjs`: writes what docker-compose.yml asks for and nobody may share: `.env` with the secrets,
 * and a certificate for https://localhost. What is there already stays. With a folder's name everything goes there.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrCreateKeys } from '../local/keys.mjs';
import { root } from '../local/workspace.mjs';

const elsewhere = process.argv[2];
const envFile = join(elsewhere ?? root, '.env');
const certificates = elsewhere ? join(elsewhere, 'certificates') : join(root, 'infra/docker/certificates');

/** The user nginx runs as: whoever owns the certificate's key, and root's stands for the image's own user. */
const [uid, gid] = [process.getuid?.() || 101, process.getgid?.() || 101];
const keys = readOrCreateKeys(elsewhere ?? join(root, '.data/docker'));
const variables = {
  // In the file itself older versions of Compose refuse it.
  COMPOSE_PROJECT_NAME: 'sojourn',
  SESSION_SECRET: keys.sessionSecret,
  LINK_KEY: keys.linkKey,
  IDENTITY_PUBLIC_KEYS: keys.publicKeys,
  BFF_IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-bff'],
  AI_IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-ai'],
  ACCOUNTS_IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-accounts'],
  REDIS_PASSWORD: randomBytes(24).toString('hex'),
  MONGO_PASSWORD: randomBytes(24).toString('hex'),
  MONGO_MEMBER_KEY: randomBytes(48).toString('base64'),
  NGINX_USER: `${uid}:${gid}`,
};
// The list of public keys grows with a version that has a new issuer; all else stays as it was written first.
const published = `IDENTITY_PUBLIC_KEYS='${variables.IDENTITY_PUBLIC_KEYS}'`;
const present = (existsSync(envFile) ? readFileSync(envFile, 'utf8') : '').replace(
  /^IDENTITY_PUBLIC_KEYS=.*$/m,
  () => published,
);
if (present !== '') writeFileSync(envFile, present, { mode: 0o600 });
// Single quotes keep the JSON as it is.
const missing = Object.entries(variables)
  .filter(([name]) => !present.split('\n').some((line) => line.startsWith(`${name}=`)))
  .map(([name, value]) => `${name}='${value}'\n`);
appendFileSync(envFile, missing.join(''), { mode: 0o600 });
console.log(missing.length > 0 ? `Wrote ${missing.length} new secrets into .env.` : '.env is complete already.');

if (existsSync(join(certificates, 'portal.crt'))) {
  console.log('infra/docker/certificates has a certificate already.');
} else {
  mkdirSync(certificates, { recursive: true });
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', join(certificates, 'portal.key'), '-out', join(certificates, 'portal.crt')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '365'];
  const { status } = spawnSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' });
  if (status === 0) {
    if (process.getuid?.() === 0) chownSync(join(certificates, 'portal.key'), uid, gid);
    console.log('Wrote a certificate for localhost; put your own as portal.crt and portal.key in its place.');
  } else {
    console.error('openssl is not here: please put portal.crt and portal.key into infra/docker/certificates.');
    process.exitCode = 1;
  }
}
