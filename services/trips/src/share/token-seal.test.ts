import { createTokenSeal } from './token-seal';

const KEY = 'k'.repeat(43);
const seal = createTokenSeal(KEY);
const sealed = seal.seal('the-token', 'link-1');

it('opens a token when key and link are those it was sealed with', () => {
  expect(seal.open(sealed, 'link-1')).toBe('the-token');
  expect(sealed).not.toContain('the-token');
});

it('seals one token in another way when it is sealed again', () => {
  expect(seal.seal('the-token', 'link-1')).not.toBe(sealed);
});

it.each([
  ['another link', () => seal.open(sealed, 'link-2')],
  ['another key', () => createTokenSeal('j'.repeat(43)).open(sealed, 'link-1')],
  ['no key', () => createTokenSeal(undefined).open(sealed, 'link-1')],
  ['a changed byte', () => seal.open(`${sealed?.slice(0, -2)}AA`, 'link-1')],
  ['less than a seal', () => seal.open('short', 'link-1')],
  ['no seal', () => seal.open(undefined, 'link-1')],
])('opens nothing when there is %s', (_what, open) => {
  expect(open()).toBeNull();
});

it('seals nothing when it has no key', () => {
  expect(createTokenSeal(undefined).seal('the-token', 'link-1')).toBeUndefined();
});
