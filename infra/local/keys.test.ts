import { createPrivateKey, createPublicKey, sign, verify, type JsonWebKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateKeys } from './keys.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sojourn-keys-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const publicKeysOf = (keys: { publicKeys: string }) =>
  (JSON.parse(keys.publicKeys) as { keys: (JsonWebKey & { kid: string; alg: string; use: string })[] }).keys;

describe('readOrCreateKeys', () => {
  it('generates a secret of 256 bits and one key pair for each issuer', () => {
    const keys = readOrCreateKeys(folder);
    expect(Buffer.from(keys.sessionSecret, 'base64url')).toHaveLength(32);
    expect(Buffer.from(keys.linkKey, 'base64url')).toHaveLength(32);
    expect(Object.keys(keys.privateKeys)).toEqual(['sojourn-bff', 'sojourn-ai', 'sojourn-accounts']);
    expect(publicKeysOf(keys).map(({ kid, alg, use }) => ({ kid, alg, use }))).toEqual([
      { kid: 'sojourn-bff', alg: 'EdDSA', use: 'sig' },
      { kid: 'sojourn-ai', alg: 'EdDSA', use: 'sig' },
      { kid: 'sojourn-accounts', alg: 'EdDSA', use: 'sig' },
    ]);
  });

  it('publishes nothing private', () => {
    for (const key of publicKeysOf(readOrCreateKeys(folder))) expect(key).not.toHaveProperty('d');
  });

  it('gives pairs that belong together', () => {
    const keys = readOrCreateKeys(folder);
    const message = Buffer.from('identity');
    for (const publicJwk of publicKeysOf(keys)) {
      const privateJwk = JSON.parse(keys.privateKeys[publicJwk.kid] ?? '') as JsonWebKey;
      const signature = sign(null, message, createPrivateKey({ key: privateJwk, format: 'jwk' }));
      expect(verify(null, message, createPublicKey({ key: publicJwk, format: 'jwk' }), signature)).toBe(true);
    }
  });

  it('returns the same keys after a restart, and others in another folder', () => {
    const keys = readOrCreateKeys(folder);
    expect(readOrCreateKeys(folder)).toEqual(keys);
    expect(readOrCreateKeys(join(folder, 'other')).sessionSecret).not.toBe(keys.sessionSecret);
  });

  it('adds the pair of an issuer that is new, and leaves the others as they were', () => {
    const { 'sojourn-accounts': _new, ...older } = readOrCreateKeys(folder).privateKeys;
    const file = join(folder, 'keys/keys.json');
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { publicKeys: string };
    const published = publicKeysOf(stored).filter(({ kid }) => kid !== 'sojourn-accounts');
    writeFileSync(
      file,
      JSON.stringify({ ...stored, privateKeys: older, publicKeys: JSON.stringify({ keys: published }) }),
    );
    const completed = readOrCreateKeys(folder);
    expect(completed.privateKeys).toMatchObject(older);
    expect(publicKeysOf(completed).map(({ kid }) => kid)).toEqual(['sojourn-bff', 'sojourn-ai', 'sojourn-accounts']);
    expect(readOrCreateKeys(folder)).toEqual(completed);
  });

  it('adds the key of links when the portal is older than it', () => {
    const { linkKey: _new, ...older } = readOrCreateKeys(folder);
    writeFileSync(join(folder, 'keys/keys.json'), JSON.stringify(older));
    const completed = readOrCreateKeys(folder);
    expect(completed).toMatchObject(older);
    expect(completed.linkKey).toMatch(/^[\w-]{43}$/);
    expect(readOrCreateKeys(folder)).toEqual(completed);
  });

  it('lets only its own user read them', () => {
    readOrCreateKeys(folder);
    expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'keys/keys.json')).mode & 0o777).toBe(0o600);
  });
});
