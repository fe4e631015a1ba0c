// @ts-check
/** Secrets of this portal, generated once and stored under DATA_DIR, so that sessions outlive a restart. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Who signs identities; `kid` is the issuer's name. */
const issuers = ['sojourn-bff', 'sojourn-ai', 'sojourn-accounts'];

/**
 * @typedef {object} Keys
 * @property {string} sessionSecret
 * @property {string} linkKey                    seals the tokens of shared links
 * @property {string} publicKeys                 a JWKS, as JSON
 * @property {Record<string, string>} privateKeys issuer -> JWK, as JSON
 */

/**
 * The key pairs of these issuers.
 * @param {string[]} names
 */
function createPairs(names) {
  return names.map((issuer) => {
    const pair = generateKeyPairSync('ed25519');
    const fields = { kid: issuer, alg: 'EdDSA', use: 'sig' };
    return {
      issuer,
      publicKey: { ...pair.publicKey.export({ format: 'jwk' }), ...fields },
      privateKey: { ...pair.privateKey.export({ format: 'jwk' }), ...fields },
    };
  });
}

/**
 * What is there already stays; an issuer that came with a newer version gets its pair.
 * @param {Keys | undefined} known
 * @returns {Keys}
 */
function completeKeys(known) {
  const missing = createPairs(issuers.filter((issuer) => !known?.privateKeys[issuer]));
  const published = known ? JSON.parse(known.publicKeys).keys : [];
  return {
    sessionSecret: known?.sessionSecret ?? randomBytes(32).toString('base64url'),
    linkKey: known?.linkKey ?? randomBytes(32).toString('base64url'),
    publicKeys: JSON.stringify({ keys: [...published, ...missing.map((pair) => pair.publicKey)] }),
    privateKeys: {
      ...known?.privateKeys,
      ...Object.fromEntries(missing.map((pair) => [pair.issuer, JSON.stringify(pair.privateKey)])),
    },
  };
}

/**
 * @param {string} dataDir
 * @returns {Keys}
 */
export function readOrCreateKeys(dataDir) {
  const file = join(dataDir, 'keys', 'keys.json');
  /** @type {Keys | undefined} */
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (known?.linkKey && issuers.every((issuer) => known.privateKeys[issuer])) return known;
  const keys = completeKeys(known);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}
