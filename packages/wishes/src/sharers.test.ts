import { sharersOf } from './sharers';

test.each([
  ['$600 for the four of us', 4],
  ['presupuesto 1500 para dos', 2],
  ['2000 Euro zu dritt', 3],
  ['$900 each for the four of us', 1],
  ['1000 euros par personne, nous sommes quatre', 1],
  ['$2,000 for two weeks', 1],
  ['$2,000 for 10 days in May', 1],
  ['$4,000 in total for 2 adults and 3 kids', 5],
  ['$1,200', 1],
  ['2 000 € au total', 1],
  ['pour 2 000 € à trois', 3],
  ['$800 for 2 nights for both of us', 2],
  ['$3,000 for everybody, an adult and 2 kids', 3],
  ['$3,000 in total for my wife, me and a kid', 3],
  ['flights of 3 hours, 2 adults, $2,000 in total', 2],
  ['$2,000, 2 adults in total and flights of 3 hours', 2],
  ['3 kids, under $900', 1],
  ['$1,500 for 2 rooms', 1],
  ['$1,500 for a group of six', 6],
  ['$1,500 for a family of 5', 5],
  ['1200 € à deux', 2],
  ['1200 € zu fünft', 5],
  ['$900 a head in total', 1],
])('%s is for %i', (sentence, sharers) => expect(sharersOf(sentence, 0)).toBe(sharers));

test('a sum for everybody is for as many as go', () => {
  expect(sharersOf('$3,000 in total', 3)).toBe(3);
  expect(sharersOf('$3,000 in total', 0)).toBe(1);
  expect(sharersOf('3000 € für die ganze Familie', 5)).toBe(5);
});

test('a sum that is said to be for nobody else is a person’s own, however many go', () => {
  expect(sharersOf('$1,200', 3)).toBe(1);
  expect(sharersOf('$900 in total, one adult', 3)).toBe(1);
  expect(sharersOf('$900 for two', 3)).toBe(2);
});

test('a sum is no number of people', () => {
  expect(sharersOf('for 2 €, in total', 3)).toBe(3);
  expect(sharersOf('for 900 bucks', 0)).toBe(1);
});

test('a family that nobody counted is one of four', () => expect(sharersOf('$3,000 for the family', 0)).toBe(4));
