import { generateKeyPairSync } from 'node:crypto';
import type { Identity, ServiceName } from '@sojourn/contracts';
import { createIdentitySigner } from '../identity-signer';

/** One issuer's fresh pair, in the form of the environment: `IDENTITY_PRIVATE_KEY` and `IDENTITY_PUBLIC_KEYS`. */
export type TestIssuer = {
  privateKey: string;
  publicKeys: string;
  /** A good `Authorization` value. */
  bearer(audience: ServiceName, identity?: Identity): Promise<string>;
};

/** Makes an issuer of identities for a test. Without an identity, `bearer` speaks for a guest. */
export function createTestIssuer(issuer = 'sojourn-bff'): TestIssuer {
  const pair = generateKeyPairSync('ed25519');
  const privateKey = JSON.stringify({ ...pair.privateKey.export({ format: 'jwk' }), kid: issuer });
  const publicKeys = JSON.stringify({ keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: issuer }] });
  const signer = createIdentitySigner({ privateKey, issuer });
  return {
    privateKey,
    publicKeys,
    bearer: async (audience, identity = { sub: 'guest', kind: 'guest' }) =>
      `Bearer ${await signer.sign(audience, identity)}`,
  };
}
