// @ts-check
/** Secrets of this portal, made once and kept under DATA_DIR, so that sessions outlive a restart. */
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
function makeKeys() {
  const pairs = issuers.map((issuer) => {
    const pair = generateKeyPairSync('ed25519');
    const marks = { kid: issuer, alg: 'EdDSA', use: 'sig' };
    return {
      issuer,
      open: { ...pair.publicKey.export({ format: 'jwk' }), ...marks },
      secret: { ...pair.privateKey.export({ format: 'jwk' }), ...marks },
    };
  });
  return {
    sessionSecret: randomBytes(32).toString('base64url'),
    publicKeys: JSON.stringify({ keys: pairs.map((pair) => pair.open) }),
    privateKeys: Object.fromEntries(pairs.map((pair) => [pair.issuer, JSON.stringify(pair.secret)])),
  };
}

/**
 * @param {string} dataDir
 * @returns {Keys}
 */
export function readOrMakeKeys(dataDir) {
  const file = join(dataDir, 'keys', 'keys.json');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, JSON.stringify(makeKeys(), null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
