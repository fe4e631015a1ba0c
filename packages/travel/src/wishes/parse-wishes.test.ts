import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseWishes } from './parse-wishes';

const destinations = [
  { id: 'rome', label: 'Rome', names: ['rome', 'rom', 'roma'] },
  { id: 'paris', label: 'Paris', names: ['paris', 'parigi'] },
  { id: 'vienna', label: 'Vienna', names: ['vienna', 'wien'] },
];
const rows = readFileSync(new URL('sentences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [text = '', meaning = ''] = row.split(/ = ?/);
    return [text, meaning.trim()] as const;
  });
const meaningOf = (text: string) => {
  const { wishes, notUnderstood } = parseWishes(text, { destinations });
  return [
    ...wishes.map(({ id, strength }) => (strength === 'hard' ? `!${id}` : id)),
    ...notUnderstood.map((part) => `?${part}`),
  ].join(' ');
};

test('the table has at least three hundred sentences, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(300);
  expect(new Set(rows.map(([text]) => text)).size).toBe(rows.length);
});

test.each(rows)('%s = %s', (text, meaning) => expect(meaningOf(text)).toBe(meaning));

describe('a wish', () => {
  const [wish] = parseWishes('We want anywhere but Europe, please').wishes;
  test('carries its words and a label', () =>
    expect(wish).toMatchObject({ words: 'anywhere but Europe', label: 'Not Europe', strength: 'hard' }));

  test('of a reader in the south is of their own summer', () =>
    expect(parseWishes('in summer', { hemisphere: 'south' }).wishes[0]).toMatchObject({ months: [12, 1, 2] }));

  test('that is said again later is the later one', () => {
    const ids = parseWishes('under $900\nno beaches\nbeaches please, under $1200').wishes.map(({ id }) => id);
    expect(ids).toEqual(['thing:beaches', 'most-cost:1200']);
  });
});

describe('any text', () => {
  const word = fc.constantFrom(
    'no',
    'beach',
    'or',
    ',',
    '.',
    'not',
    '3 hours',
    'under $',
    'Rome',
    '(',
    'but',
    '🏖️',
    '<b>',
  );
  test('is taken apart without an error, into wishes that are each about something else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 300 }),
          fc.array(word).map((all) => all.join(' ')),
        ),
        (text) => {
          const { wishes, notUnderstood } = parseWishes(text, { destinations });
          expect(new Set(wishes.map(({ id }) => id)).size).toBe(wishes.length);
          for (const part of [...notUnderstood, ...wishes.flatMap(({ words, label }) => [words, label])]) {
            expect(part).not.toMatch(/[<>{}[\]`\\/]/);
            expect(part.length).toBeLessThanOrEqual(90);
          }
        },
      ),
    );
  });

  test('of ten thousand letters is read in pieces that no pattern tracks back over', () => {
    for (const piece of [
      'no beaches, ',
      'a'.repeat(20),
      "l'",
      '1.1.',
      '((((',
      'aaaa bbbb ',
      'not ',
      '🏖️',
      'é'.repeat(3),
    ]) {
      const text = piece.repeat(Math.ceil(10_000 / piece.length));
      expect(() => parseWishes(text, { destinations })).not.toThrow();
    }
  });

  test('is read up to ten thousand letters', () => {
    expect(parseWishes(`${' '.repeat(10_000)}beach`).wishes).toEqual([]);
  });
});
