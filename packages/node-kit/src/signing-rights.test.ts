import { maySign } from './signing-rights';

const guest = { sub: 'guest', kind: 'guest' } as const;
const ada = { sub: 'u1', kind: 'user' } as const;

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
  ['somebody', 'search', guest, false],
  ['constructor', 'search', guest, false],
] as const)('%s to %s for %o: %s', (...[issuer, audience, identity, may]) => {
  expect(maySign(issuer, audience, identity)).toBe(may);
});
