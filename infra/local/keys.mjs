// @ts-check
/** Secrets of this portal, generated once and stored under DATA_DIR, so that sessions outlive a restart. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Who signs identities; `kid` is the issuer's name. */
const issuers = ['sojourn-bff', 'sojourn-ai'];

/**
 * @typedef {object} Keys
 * @property {string} sessionSecret
 * @property {string} publicKeys                 a JWKS, as JSON
 * @property {Record<string, string>} privateKeys issuer -> JWK, as JSON
 */

/** @returns {Keys} */
function createKeys() {
  const pairs = issuers.map((issuer) => {
    const pair = generateKeyPairSync('ed25519');
    const fields = { kid: issuer, alg: 'EdDSA', use: 'sig' };
    return {
      issuer,
      publicKey: { ...pair.publicKey.export({ format: 'jwk' }), ...fields },
      privateKey: { ...pair.privateKey.export({ format: 'jwk' }), ...fields },
    };
  });
  return {
    sessionSecret: randomBytes(32).toString('base64url'),
    publicKeys: JSON.stringify({ keys: pairs.map((pair) => pair.publicKey) }),
    privateKeys: Object.fromEntries(pairs.map((pair) => [pair.issuer, JSON.stringify(pair.privateKey)])),
  };
}

/**
 * @param {string} dataDir
 * @returns {Keys}
 */
export function readOrCreateKeys(dataDir) {
  const file = join(dataDir, 'keys', 'keys.json');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, JSON.stringify(createKeys(), null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
