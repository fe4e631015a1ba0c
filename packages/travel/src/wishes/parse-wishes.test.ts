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

test.each([
  ['not Italy', 'Not Italy'],
  ['italy', 'Italy'],
  ['something like Iceland', 'Like Iceland'],
  ['beaches', 'Beaches'],
  ['no beaches', 'No beaches'],
  ['not in August', 'Not August'],
  ['in summer', 'In summer'],
  ['not in winter', 'Not December to February'],
  ['by train only', 'No flying'],
  ['cheaper than Paris', 'Cheaper than Paris'],
  ['not warmer than Rome', 'Not warmer than Rome'],
  ['under $1000', 'At most $1,000'],
  ['$600 for the four of us', 'At most $150 each, $600 for 4'],
  ['flights under $400', 'Flight at most $400'],
  ['flights under $400 for two', 'Flight at most $200 each, $400 for 2'],
  ['hotel under $120 a night', 'Room at most $120 a night'],
  ['at most 3 hours of flight', 'At most 3 hours there'],
  ['0 stops', 'Direct flights'],
  ['at most one stop', 'At most 1 stop'],
  ['at most two stops', 'At most 2 stops'],
  ['at least 25 degrees', 'At least 25 °C'],
  ['at most 25 degrees', 'At most 25 °C'],
  ['at most 25°C', 'At most 25 °C'],
  ['at least 41°F', 'At least 5 °C'],
  ['at least 41 ° F', 'At least 5 °C'],
  ['not above 2000 metres', 'Not high up'],
  ['a 6 year old', 'With children'],
  ['a 70 year old', 'Easy for seniors'],
  ['1 day', '1 day'],
  ['two weeks', '14 days'],
  ['at least ten days', 'At least 10 days'],
  ['at most five days', 'At most 5 days'],
  ['last minute', 'Soon'],
])('%j is called %j on its chip', (text, label) =>
  expect(parseWishes(text, { destinations }).wishes.map((wish) => wish.label)).toEqual([label]),
);

test('the words of a wish are those that made it, without marks that could be markup', () => {
  const wordsOf = (text: string) => parseWishes(text, { destinations }).wishes.map(({ words }) => words);
  expect(wordsOf('We love Rome, and golf; no <b>beaches</b>')).toEqual(['Rome', 'golf', 'no b beaches']);
  expect(wordsOf('rather mountains than sea')).toEqual(['mountains', 'rather mountains than sea']);
  expect(wordsOf('hotel under $1,000 a night')).toEqual(['under $1 000']);
});

test('a part that nobody understands is cut where it is long', () => {
  const { notUnderstood } = parseWishes('Zwrtk '.repeat(40));
  expect(notUnderstood).toEqual([`${'Zwrtk '.repeat(13)}Z…`]);
});

test.each([
  ['St. Lucia', '!place:country:LC'],
  ['not the U.S.A.', '!not-place:country:US'],
  ['the U.K., max. 3 hours', '!place:country:GB !most-hours:3'],
  ['max. 5 Tage', 'days:at-most:5'],
  ["Côte d'Ivoire", '!place:country:CI'],
])('%s, which has marks in its words, is %s', (text, meaning) => expect(meaningOf(text)).toBe(meaning));

test.each(['not ❤️ Italy', 'not ❤ Italy', 'not Italy ❤️'])('a picture between words says nothing: %s', (text) =>
  expect(meaningOf(text)).toBe('!not-place:country:IT'),
);

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
