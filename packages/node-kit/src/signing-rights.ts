import { serviceNames, type Identity, type ServiceName } from '@sojourn/contracts';

/** For whom, and towards whom, an issuer's key may speak. */
type SigningRight = { kinds: readonly Identity['kind'][]; audiences: readonly ServiceName[] };

/**
 * Every signing key and what it may sign (ST-1): whoever steals a key can do no more than its owner does. An issuer that
 * is not here may sign nothing.
 */
const SIGNING_RIGHTS: ReadonlyMap<string, readonly SigningRight[]> = new Map([
  ['sojourn-bff', [{ kinds: ['guest', 'user'], audiences: serviceNames }]],
  // The worker reads the catalogue, for nobody in particular.
  ['sojourn-ai', [{ kinds: ['guest'], audiences: ['search'] }]],
  // Accounts collect what others store about a person, and have it removed; they never speak as the person. They collect
  // what waits to be mailed, too, so that nobody else needs the right to have anything sent.
  [
    'sojourn-accounts',
    [
      { kinds: ['data-rights'], audiences: ['trips', 'search', 'ai'] },
      { kinds: ['notices'], audiences: ['search'] },
    ],
  ],
]);

/** Whether a key of this issuer may say to this service that a call is for this identity. */
export function maySign(issuer: string, audience: ServiceName, { kind }: Identity): boolean {
  const rights = SIGNING_RIGHTS.get(issuer) ?? [];
  return rights.some(({ kinds, audiences }) => kinds.includes(kind) && audiences.includes(audience));
}
