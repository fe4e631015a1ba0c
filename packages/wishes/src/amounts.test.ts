import { fullNotationOf } from './notation.fake';
import { parseWishes } from './parse-wishes';

const destinations = [{ id: 'rome', label: 'Rome', names: ['rome'] }];
const read = (text: string) => parseWishes(text, { destinations });
const meaningOf = (text: string) => fullNotationOf(read(text));
const wordsOf = (text: string) => read(text).wishes.map(({ words }) => words);

describe('no flight over so much is a limit of flights, and no flight is none', () => {
  test.each([
    ['no flight over 5 hours', '!most-hours:5'],
    ['no flying over 5 hours', '!most-hours:5'],
    ['no flight over $500', '!most-fare:500'],
    ['no flight over 5 hours and no flight over $500', '!most-hours:5 !most-fare:500'],
    ['no beaches and no flight over 5 hours', '!not-thing:beaches !most-hours:5'],
    ['no flying for 5 hours', '!means:no-flying !most-hours:5'],
    ['no flying and under $500', '!means:no-flying !most-cost:500'],
    ['no flying and at most 2 stops', '!means:no-flying !most-stops:2'],
    ['no flying, hotel under $100', '!means:no-flying !most-night:100'],
    ['5 hours with no flight', '!most-hours:5 !means:no-flying'],
    ['no 5 hours on a plane', '!most-hours:5'],
    ['no 5 hours on a plane or golf', '!most-hours:5 thing:golf'],
    ['no 2 days of golf', '!not-thing:golf'],
  ])('%s = %s', (text, meaning) => expect(meaningOf(text)).toBe(meaning));
});

describe('a sum for what we do not limit', () => {
  test.each([
    ['dinner under $30', '?dinner under $30'],
    ['food under $30 a day', '?food under $30 a day'],
    ['hotel under $5,000', '?hotel under $5 000'],
    ['flights over $500', '?flights over $500'],
  ])('is not understood: %s', (text, meaning) => expect(meaningOf(text)).toBe(meaning));

  test('is no wish for that, and leaves the wishes beside it', () => {
    expect(meaningOf('beaches and food under $30 a day')).toBe('thing:beaches ?food under $30 a day');
    expect(meaningOf('food and beaches, dinner under $30')).toBe('thing:food thing:beaches ?dinner under $30');
    expect(meaningOf('dinner under $30 and beaches')).toBe('thing:beaches ?dinner under $30');
  });

  test('is not understood together with the words that say what it is for', () =>
    expect(meaningOf('zwrtk, dinner for $30, zwrtx')).toBe('?zwrtk ?dinner for $30 ?zwrtx'));
});

test('a sum of the trip is no part that is not understood', () => {
  expect(meaningOf('under $900 for the whole trip')).toBe('!most-cost:900');
  expect(meaningOf('at least $900')).toBe('');
});

describe('a length behind where somebody starts', () => {
  test.each([
    ['leaving in two weeks', 'soon'],
    ['leaving Rome in two weeks', 'soon'],
    ['we leave two weeks from now', 'soon'],
    ['leaving in two hours', ''],
    ['from Rome for two weeks', 'days:14'],
    ['flying from Zwrtk for a week', 'days:7'],
    ['two weeks from Rome', 'days:14'],
  ])('is how long, or when where it is in so long: %s', (text, meaning) => expect(meaningOf(text)).toBe(meaning));

  test('that is soon is called so, and only weighs', () =>
    expect(read('leaving in two weeks').wishes).toEqual([
      { kind: 'soon', id: 'soon', strength: 'soft', label: 'Soon', words: 'two weeks' },
    ]));
});

describe('the bound of an amount', () => {
  test('is among its words, before it or behind it', () => {
    expect(wordsOf('we have at most $900 each')).toEqual(['at most $900']);
    expect(wordsOf('we have $900 at most')).toEqual(['$900 at most']);
  });

  test('is spent on one amount', () => {
    expect(meaningOf('under $900 and 3 hours')).toBe('!most-cost:900');
    expect(meaningOf('at least 25 degrees and 3 days')).toBe('!least-warmth:25 days:3');
  });

  test('behind the amount comes before one from earlier', () =>
    expect(meaningOf('at least 25 degrees, 3 days at most')).toBe('!least-warmth:25 days:at-most:3'));
});

test('a no reaches over an amount, but not over many words', () => {
  expect(meaningOf('no golf under $900 or beaches')).toBe('!not-thing:golf !most-cost:900 !not-thing:beaches');
  expect(meaningOf(`no golf ${'5 hours '.repeat(5)}beaches`)).toBe('!not-thing:golf !not-thing:beaches');
  expect(meaningOf(`no golf ${'5 hours '.repeat(6)}beaches`)).toBe('!not-thing:golf thing:beaches');
});
