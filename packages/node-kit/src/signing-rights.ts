import { serviceNames, type Identity, type ServiceName } from '@sojourn/contracts';

/** For whom, and towards whom, an issuer's key may speak. */
type SigningRight = { kinds: readonly Identity['kind'][]; audiences: readonly ServiceName[] };

/**
 * Every signing key and what it may sign (ST-1): whoever steals a key can do no more than its owner does. An issuer that
 * is not here may sign nothing.
 */
const SIGNING_RIGHTS: ReadonlyMap<string, SigningRight> = new Map([
  ['sojourn-bff', { kinds: ['guest', 'user'], audiences: serviceNames }],
  // The worker reads the catalogue, for nobody in particular.
  ['sojourn-ai', { kinds: ['guest'], audiences: ['search'] }],
  // Accounts collect what others store about a person, and have it removed; they never speak as the person.
  ['sojourn-accounts', { kinds: ['data-rights'], audiences: ['trips', 'ai'] }],
]);

/** Whether a key of this issuer may say to this service that a call is for this identity. */
export function maySign(issuer: string, audience: ServiceName, { kind }: Identity): boolean {
  const right = SIGNING_RIGHTS.get(issuer);
  return right !== undefined && right.kinds.includes(kind) && right.audiences.includes(audience);
}
