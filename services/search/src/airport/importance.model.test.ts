import { degreesByAirport, thousandPassengers } from './importance.model';

test.each([
  [4_000, 0, 4_000],
  [4_000, 300, 4_000],
  [0, 10, 336],
  [0, 100, 7_518],
  [0, 1, 15],
  [0, 0, 8],
])('%d thousand published and %d routes are %d thousand passengers', (published, degree, expected) => {
  expect(thousandPassengers(published, degree)).toBe(expected);
});

test('a table of degrees is read by airport', () => {
  expect(degreesByAirport({ 3: 'AAA BBB', 1: 'CCC' })).toEqual(
    new Map([
      ['AAA', 3],
      ['BBB', 3],
      ['CCC', 1],
    ]),
  );
});
