import { maySign } from './signing-rights';

const guest = { sub: 'guest', kind: 'guest' } as const;
const ada = { sub: 'u1', kind: 'user' } as const;
const rights = { sub: 'u1', kind: 'data-rights' } as const;
const notices = { sub: 'accounts', kind: 'notices' } as const;

test.each([
  ['sojourn-bff', 'accounts', ada, true],
  ['sojourn-bff', 'trips', ada, true],
  ['sojourn-bff', 'search', ada, true],
  ['sojourn-bff', 'ai', ada, true],
  ['sojourn-bff', 'trips', guest, true],
  ['sojourn-ai', 'search', guest, true],
  ['sojourn-ai', 'search', ada, false],
  ['sojourn-ai', 'trips', guest, false],
  ['sojourn-ai', 'trips', ada, false],
  ['sojourn-ai', 'accounts', ada, false],
  ['sojourn-ai', 'ai', guest, false],
  ['sojourn-accounts', 'trips', rights, true],
  ['sojourn-accounts', 'ai', rights, true],
  ['sojourn-accounts', 'search', rights, true],
  ['sojourn-accounts', 'search', notices, true],
  ['sojourn-accounts', 'trips', notices, false],
  ['sojourn-accounts', 'accounts', notices, false],
  ['sojourn-accounts', 'search', ada, false],
  ['sojourn-bff', 'search', notices, false],
  ['sojourn-bff', 'search', rights, false],
  ['sojourn-ai', 'search', notices, false],
  ['sojourn-accounts', 'accounts', rights, false],
  ['sojourn-accounts', 'trips', ada, false],
  ['sojourn-accounts', 'trips', guest, false],
  ['sojourn-bff', 'trips', rights, false],
  ['sojourn-ai', 'trips', rights, false],
  ['somebody', 'search', guest, false],
  ['constructor', 'search', guest, false],
] as const)('%s to %s for %o: %s', (...[issuer, audience, identity, may]) => {
  expect(maySign(issuer, audience, identity)).toBe(may);
});
