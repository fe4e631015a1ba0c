import fc from 'fast-check';
import { tokensOf } from './tokens';

const wordsOf = (text: string) => tokensOf(text).map(({ text: word }) => word);
const numbersOf = (text: string) => tokensOf(text).flatMap(({ kind, value }) => (kind === 'number' ? [value] : []));

test('a text is words, numbers and marks, each where it stands as it was typed', () => {
  expect(tokensOf('Côte, 3 h!')).toEqual([
    { kind: 'word', text: 'cote', value: 0, start: 0, end: 4 },
    { kind: 'mark', text: ',', value: 0, start: 4, end: 5 },
    { kind: 'number', text: '3', value: 3, start: 6, end: 7 },
    { kind: 'word', text: 'h', value: 0, start: 8, end: 9 },
    { kind: 'mark', text: '!', value: 0, start: 9, end: 10 },
  ]);
});

test.each(['$', '€', '£', '°', '.', ',', ';', ':', '!', '?', '\n', '(', ')'])('%j is a mark', (mark) =>
  expect(tokensOf(`ab${mark}cd`).map(({ kind, text }) => [kind, text])).toEqual([
    ['word', 'ab'],
    ['mark', mark],
    ['word', 'cd'],
  ]),
);

test.each([
  ['St. Lucia', ['st', 'lucia']],
  ['U.S.A.', ['u', 's', 'a']],
  ['max. 3 h', ['max', '3', 'h']],
  ['the best. Golf', ['the', 'best', '.', 'golf']],
  ['stmax.', ['stmax', '.']],
  ['max!', ['max', '!']],
  ['. max', ['.', 'max']],
  ['3 .', ['3', '.']],
])('a full stop behind an abbreviation is none, behind anything else it is: %s', (typed, words) =>
  expect(wordsOf(typed)).toEqual(words),
);

test('other signs say nothing', () => expect(wordsOf('🏖️ a <b> – c/d* "e"')).toEqual(['a', 'b', 'c', 'd', 'e']));

test.each([
  ['0', 0],
  ['9', 9],
  ['42', 42],
  ['1,000', 1000],
  ['1.000', 1000],
  ['12,500', 12_500],
  ['1.000.000', 1_000_000],
  ['1 000', 1000],
  ['2 500,50', 2500.5],
  ['12\u202f500', 12_500],
  ['1\u00a0000\u00a0000', 1_000_000],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['1,50', 1.5],
  ['1.2345', 1.2345],
  ['0.500', 0.5],
  ['0,125', 0.125],
])('%s is %d', (typed, value) => expect(numbersOf(typed)).toEqual([value]));

test.each(['24.12.2026', '1.5.2', '1,000,00'])('%s, which is no number that we know, is no sum', (typed) =>
  expect(numbersOf(typed)).toEqual([0]),
);

test.each([
  ['2 of 500', [2, 500]],
  ['2 50', [2, 50]],
  ['2 5000', [2, 5000]],
  ['2027 500', [2027, 500]],
  ['2\n500', [2, 500]],
])('%j is two numbers', (typed, numbers) => expect(numbersOf(typed)).toEqual(numbers));

test('a mark at the end of a number ends it', () => {
  expect(wordsOf('under 900.')).toEqual(['under', '900', '.']);
  expect(numbersOf('in 2, 3, 4 weeks')).toEqual([2, 3, 4]);
  expect(wordsOf('25°C')).toEqual(['25', '°', 'c']);
  expect(wordsOf('2k')).toEqual(['2', 'k']);
});

test.each([
  ["l'Europe", ['l', 'europe']],
  ['l’été', ['l', 'ete']],
  ["peur d'avion", ['peur', 'd', 'avion']],
  ["dell'Asia", ['dell', 'asia']],
  ["all'estero", ['all', 'estero']],
  ["Qu'est", ['qu', 'est']],
  ["don't", ['dont']],
  ["we've", ['weve']],
  ["O'Hare", ['ohare']],
  ["d'you", ['dyou']],
  ["D'ya", ['dya']],
  ["l'a", ['la']],
  ["s'", ['s']],
  ["vall'Asia", ['vallasia']],
])('%s is %j', (typed, words) => expect(wordsOf(typed)).toEqual(words));

test('what stands before a vowel stands where its word does', () => {
  for (const { start, end } of tokensOf("à l'hôtel")) expect([start, end]).toEqual(start === 0 ? [0, 1] : [2, 9]);
});

test('an accent that is typed apart is part of its letter', () =>
  expect(tokensOf('cafe\u0301 x')).toMatchObject([
    { text: 'cafe', start: 0, end: 5 },
    { text: 'x', start: 6, end: 7 },
  ]));

test('the tokens of any text stand in it one behind the other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      let before = { start: 0, end: 0 };
      for (const token of tokensOf(text)) {
        expect(token.text).not.toBe('');
        expect(token.end).toBeGreaterThan(token.start);
        expect(token.end).toBeLessThanOrEqual(text.length);
        if (token.start !== before.start) expect(token.start).toBeGreaterThanOrEqual(before.end);
        before = token;
      }
    }),
  );
});

test('US in capitals is the country, where not all is', () => {
  const words = (text: string) => tokensOf(text).map(({ text: word }) => word);
  expect(words('not the US or Canada')).toContain('usa');
  expect(words('LET US GO')).toEqual(['let', 'us', 'go']);
  expect(words('let us go')).toEqual(['let', 'us', 'go']);
});
