import { dutch } from './dutch';
import { knownWordsOf, numbersOf, ownWordsOf } from './known-words';
import { portuguese } from './portuguese';

test('a language knows the words of its file and its stop words', () => {
  expect(ownWordsOf(dutch)).toEqual(expect.arrayContaining(['strand', 'geen', 'twaalf', 'vakantie', 'pinksteren']));
  expect(['strand', 'hebben', 'echter'].filter((word) => !knownWordsOf(dutch).known.has(word))).toEqual([]);
  expect(['praia', 'nao', 'tambem'].filter((word) => !knownWordsOf(portuguese).known.has(word))).toEqual([]);
});

test('knows a phrase that is its own, and none that another language has as well', () => {
  expect(knownWordsOf(dutch).phrases.longest(['te', 'duur'], 0)?.length).toBe(2);
  expect(knownWordsOf(portuguese).phrases.longest(['nada', 'de'], 0)).toBeUndefined();
});

test('numbers have each of their forms', () => {
  expect(numbersOf(portuguese)).toMatchObject({ um: 1, uma: 1, duas: 2, quinze: 15 });
  expect(numbersOf(dutch)['onze']).toBeUndefined();
});
