import { movedDates } from './moved-dates';

const february = { startDate: '2027-02-04', endDate: '2027-02-07' };

test.each([
  ['could we go a week later instead?', '2027-02-11', '2027-02-14'],
  ['two days earlier', '2027-02-02', '2027-02-05'],
  ['lieber 2 Wochen später', '2027-02-18', '2027-02-21'],
  ['plutôt une semaine plus tard', '2027-02-11', '2027-02-14'],
  ['una semana antes', '2027-01-28', '2027-01-31'],
  ['una settimana dopo, per favore', '2027-02-11', '2027-02-14'],
])('%j moves the days to %s', (text, startDate, endDate) => {
  expect(movedDates(text, february)?.wish).toMatchObject({ kind: 'dates', startDate, endDate, strength: 'hard' });
});

test.each(['a week', 'later in the day', 'no later than May', 'the weeks later on'])('%j moves none', (text) =>
  expect(movedDates(text, february)).toBeNull(),
);

test('leaves the rest of the text where it stood, and a departure without a return', () => {
  const moved = movedDates('a week later and cheaper', { startDate: '2027-02-04' });
  expect(moved?.rest).toBe(' '.repeat('a week later'.length) + ' and cheaper');
  expect(moved?.wish).toMatchObject({ startDate: '2027-02-11', words: 'a week later', label: 'Leaving Feb 11, 2027' });
  expect(moved?.wish).not.toHaveProperty('endDate');
});
