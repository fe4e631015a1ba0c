// @ts-check
/**
 * `node infra/docker/make-env.mjs`: writes what docker-compose.yml asks for and nobody may share: `.env` with the secrets,
 * and a certificate for https://localhost. What is there already stays.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrCreateKeys } from '../local/keys.mjs';
import { root } from '../local/workspace.mjs';

const envFile = join(root, '.env');
const certificates = join(root, 'infra/docker/certificates');

if (existsSync(envFile)) {
  console.log('.env is there already and stays as it is.');
} else {
  const keys = readOrCreateKeys(join(root, '.data/docker'));
  const variables = {
    SESSION_SECRET: keys.sessionSecret,
    IDENTITY_PUBLIC_KEYS: keys.publicKeys,
    BFF_IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-bff'],
    AI_IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-ai'],
  };
  // Single quotes keep the JSON as it is.
  const lines = Object.entries(variables).map(([name, value]) => `${name}='${value}'\n`);
  writeFileSync(envFile, lines.join(''), { mode: 0o600 });
  console.log('Wrote .env with new secrets.');
}

if (existsSync(join(certificates, 'portal.crt'))) {
  console.log('infra/docker/certificates has a certificate already.');
} else {
  mkdirSync(certificates, { recursive: true });
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', join(certificates, 'portal.key'), '-out', join(certificates, 'portal.crt')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '365'];
  const { status } = spawnSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' });
  if (status === 0) {
    console.log('Wrote a certificate for localhost; put your own as portal.crt and portal.key in its place.');
  } else {
    console.error('openssl is not here: please put portal.crt and portal.key into infra/docker/certificates.');
    process.exitCode = 1;
  }
}
