import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { identitySchema, type Identity, type ServiceName } from '@sojourn/contracts';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { AppError } from './app-error';
import { maySign } from './signing-rights';

const LONGEST_LIFE_SECONDS = 60;
/** How far the clocks of two machines may be apart. */
const CLOCK_SKEW_SECONDS = 5;
const MOST_TOKENS = 5_000;

/** Reads who a service call is for, or refuses with `sign-in-required`. */
export type IdentityVerifier = { verify(token: string): Promise<Identity> };

const refusal = (cause?: unknown) =>
  new AppError('sign-in-required', 'This call carries no valid identity.', { cause });

/**
 * Verifies identities: EdDSA only, made out to this service, at most 60 s long, not from the future, signed by the issuer's own key (`iss`
 * equals the key's `kid`), and within what that key may sign (`signing-rights.ts`). A valid token is cached until it expires.
 * @param publicKeys JWKS text (`{"keys":[…]}`), one Ed25519 key an issuer
 * @throws Error at once when the keys cannot be read
 */
export function createIdentityVerifier(options: { publicKeys: string; audience: ServiceName }): IdentityVerifier {
  const { audience } = options;
  const keys = readKeys(options.publicKeys);
  const verified = new LRUCache<string, { identity: Identity; expiresAt: number }>({ max: MOST_TOKENS });

  const verifyNow = async (token: string) => {
    const issuer = decodeProtectedHeader(token).kid ?? '';
    const key = keys.get(issuer);
    if (!key) throw new errors.JWTInvalid('unknown issuer');
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['EdDSA'],
      audience,
      issuer,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const { exp = 0, iat = 0 } = payload;
    // jose looks at nbf and exp; without this a token could be made now for any time to come.
    if (iat > Date.now() / 1000 + CLOCK_SKEW_SECONDS) throw new errors.JWTInvalid('made in the future');
    if (exp - iat > LONGEST_LIFE_SECONDS) throw new errors.JWTInvalid('lives too long');
    const identity = identitySchema.parse(payload);
    if (!maySign(issuer, audience, identity)) throw new errors.JWTInvalid(`${issuer} may not sign this`);
    return { identity, expiresAt: exp * 1000 };
  };

  return {
    async verify(token) {
      const known = verified.get(token);
      if (known && known.expiresAt > Date.now()) return known.identity;
      try {
        const found = await verifyNow(token);
        verified.set(token, found);
        return found.identity;
      } catch (cause) {
        throw refusal(cause);
      }
    },
  };
}

function readKeys(text: string): Map<string, KeyObject> {
  const { keys } = JSON.parse(text) as { keys: Array<JsonWebKey & { kid?: string }> };
  return new Map(
    keys.map((key) => {
      if (!key.kid) throw new Error('Every public identity key needs a kid: the name of its issuer.');
      return [key.kid, createPublicKey({ key, format: 'jwk' })];
    }),
  );
}
