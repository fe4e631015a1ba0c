import fc from 'fast-check';
import { formatList } from './format-list';

test.each([
  [[], ''],
  [['socks'], 'socks'],
  [['socks', 'hats'], 'socks and hats'],
  [['socks', 'hats', 'gloves'], 'socks, hats and gloves'],
])('%j is said as %j', (words, said) => expect(formatList(words)).toBe(said));

test('a choice is between words', () => {
  expect(formatList(['car'], 'or')).toBe('car');
  expect(formatList(['plane', 'train', 'car'], 'or')).toBe('plane, train or car');
});

test('a list is the one of British English, which has no comma before the last', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]+$/));
  const conjunction = fc.constantFrom('and' as const, 'or' as const);
  fc.assert(
    fc.property(words, conjunction, (list, word) => {
      const type = word === 'and' ? 'conjunction' : 'disjunction';
      expect(formatList(list, word)).toBe(new Intl.ListFormat('en-GB', { type }).format(list));
    }),
  );
});
