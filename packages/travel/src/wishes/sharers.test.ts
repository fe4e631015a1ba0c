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
  ['$800 for 2 nights for both of us', 2],
])('%s is for %i', (sentence, sharers) => expect(sharersOf(sentence, 0)).toBe(sharers));

test('a sum for everybody is for as many as go', () => {
  expect(sharersOf('$3,000 in total', 3)).toBe(3);
  expect(sharersOf('$3,000 in total', 0)).toBe(1);
  expect(sharersOf('3000 € für die ganze Familie', 5)).toBe(5);
});

test('a family that nobody counted is one of four', () => expect(sharersOf('$3,000 for the family', 0)).toBe(4));
