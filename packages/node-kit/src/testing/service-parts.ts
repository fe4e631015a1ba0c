import type { ServiceName } from '@sojourn/contracts';
import { createIdentityVerifier } from '../identity-verifier';
import { createLogger } from '../logger';
import type { ServiceParts } from '../service-app';
import type { TestIssuer } from './identity';

const keysOf = ({ publicKeys }: TestIssuer) => (JSON.parse(publicKeys) as { keys: object[] }).keys;

/** What a service's app has beside its own when a test asks it: silence, nothing outside, and trust in `issuers`. */
export function createTestServiceParts(name: ServiceName, ...issuers: TestIssuer[]): Omit<ServiceParts, 'routes'> {
  return {
    name,
    version: '0',
    adapters: {},
    checks: {},
    logger: createLogger({ name, level: 'silent' }),
    verifier: createIdentityVerifier({
      publicKeys: JSON.stringify({ keys: issuers.flatMap(keysOf) }),
      audience: name,
    }),
  };
}
