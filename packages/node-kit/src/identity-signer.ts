import { createPrivateKey } from 'node:crypto';
import type { Identity, ServiceName } from '@sojourn/contracts';
import { SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

const LIFE_SECONDS = 60;
const REUSE_MS = 30_000;
const MOST_TOKENS = 10_000;

/** Signs who a service call is for. */
export type IdentitySigner = { sign(audience: ServiceName, identity: Identity): Promise<string> };

/**
 * Signs identities as EdDSA tokens of 60 s. A token is reused for 30 s for the same person and audience, so a busy
 * caller signs seldom and every token still has 30 s to live when it leaves.
 * @param privateKey an Ed25519 private key as JWK text, its `kid` equal to `issuer`
 * @throws Error at once when the key cannot be read
 */
export function createIdentitySigner(options: { privateKey: string; issuer: string }): IdentitySigner {
  const { issuer } = options;
  const key = createPrivateKey({ key: JSON.parse(options.privateKey), format: 'jwk' });
  const tokens = new LRUCache<string, Promise<string>>({
    max: MOST_TOKENS,
    ttl: REUSE_MS,
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  });

  const signNow = (audience: ServiceName, { sub, kind }: Identity) =>
    new SignJWT({ kind })
      .setProtectedHeader({ alg: 'EdDSA', kid: issuer })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime(`${LIFE_SECONDS}s`)
      .sign(key);

  return {
    sign(audience, identity) {
      const name = `${audience} ${identity.kind} ${identity.sub}`;
      const known = tokens.get(name);
      if (known) return known;
      const token = signNow(audience, identity);
      tokens.set(name, token);
      return token;
    },
  };
}
