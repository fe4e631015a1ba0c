import { addDays } from '@sojourn/travel';
import { datesLabel, datesSaid, monthsOfDates } from './dates-said';

const TODAY = '2026-11-30';
const said = (text: string) =>
  datesSaid(text, TODAY)
    .filter(({ around }) => around === undefined)
    .map(({ startDate, endDate }) => [startDate, endDate].filter(Boolean).join(' '));

test.each([
  ['from 10 to 17 March 2027', '2027-03-10 2027-03-17'],
  ['10-17 March', '2027-03-10 2027-03-17'],
  ['March 10th to 17th, 2027', '2027-03-10 2027-03-17'],
  ['from the 10th to the 17th of March', '2027-03-10 2027-03-17'],
  ['Dec 20 - Jan 3', '2026-12-20 2027-01-03'],
  ['July 3rd–12th', '2027-07-03 2027-07-12'],
  ['between 3 July and 12 July', '2027-07-03 2027-07-12'],
  ['from Chicago, 3-10 May', '2027-05-03 2027-05-10'],
  ['2 adults, 2 kids (4 and 7), 12 to 20 February', '2027-02-12 2027-02-20'],
  ['vom 10. bis 17. März 2027', '2027-03-10 2027-03-17'],
  ['12.03.2027 - 20.03.2027', '2027-03-12 2027-03-20'],
  ['du 10 au 17 mars 2027', '2027-03-10 2027-03-17'],
  ['del 10 al 17 de marzo de 2027', '2027-03-10 2027-03-17'],
  ['dal 10 al 17 marzo', '2027-03-10 2027-03-17'],
  ['leaving 5 December 2026', '2026-12-05'],
  ['starting June 6 for 10 days', '2027-06-06'],
  ['we fly out 12 May', '2027-05-12'],
  ['two weeks from 5 July', '2027-07-05'],
  ['for 10 days from 3 June', '2027-06-03'],
  ['our wedding is on 24 April, so from the 26th for seven nights', '2027-04-26'],
  ['Abflug am 3. August', '2027-08-03'],
  ['départ le 4 août', '2027-08-04'],
  ['I turn 40 on 3 May; we leave 1 May', '2027-05-01'],
  ['mid-January', '2027-01-16'],
  ['Over Easter with the kids (Paris, 6, and Austin, 9)', '2027-03-26'],
  ['the second week of May, beaches', '2027-05-08'],
  ['a week at the end of August', '2027-08-21'],
  ['Anfang Juni', '2027-06-05'],
  ['mi-mai', '2027-05-15'],
  ['a finales de octubre', '2027-10-23'],
  ['two weeks from Monday 5 May', '2027-05-05'],
  ['on 3rd or 4th of June for about 12 days', '2027-06-04'],
  ['around 15/08 to 30/08', '2027-08-15 2027-08-30'],
  ['in Vienna around October 12', '2027-10-09'],
  ['from about the 10th of September on', '2027-09-10'],
  ['the last weekend of February', '2027-02-26 2027-02-28'],
  ['second weekend in May', '2027-05-07 2027-05-09'],
  ['second half of August', '2027-08-21'],
  ['zweite Hälfte im Mai', '2027-05-22'],
  ['the week of 8 March', '2027-03-08'],
  ['the weekend of 14 February', '2027-02-12 2027-02-14'],
  ['the weekend of February 10', '2027-02-12 2027-02-14'],
])('reads the days of %j', (text, days) => expect(said(text)).toEqual([days]));

test.each([
  ['is over', 'from 5 December 2024 to 12 December 2024'],
  ['is a deadline', 'back by 20 August, before 20 June'],
  ['is when somebody is free', 'from 1 June to 30 September'],
  ['may be of two months', '3/4/2027 - 4/4/2027'],
  ['counts nights', 'in March, 5 to 7 nights'],
  ['counts people', 'May 5 people, from 5 to 10 friends'],
  ['names a whole month', 'in May, or in the summer of 2027'],
  ['counts days', 'we have 10 to 14 days in May'],
])('reads no days when a number or day %s', (_, text) => expect(said(text)).toEqual([]));

test.each([
  ['my birthday is on 12 May', '2027-05-12'],
  ['our anniversary on 14 October', '2027-10-14'],
])('asks about the day of %j', (text, around) =>
  expect(datesSaid(text, TODAY)).toMatchObject([{ around, startDate: addDays(around, -3) }]),
);

test('finds where the days are written, with the words that lead to them', () => {
  const text = 'beach, between 3 and 12 July, quiet';
  const [{ start, end } = { start: 0, end: 0 }] = datesSaid(text, TODAY);
  expect(text.slice(start, end)).toBe('between 3 and 12 July');
});

test('writes days with their year, and knows the months that a trip is in', () => {
  expect(datesLabel({ startDate: '2027-03-10', endDate: '2027-04-02' })).toBe('Mar 10, 2027 - Apr 2, 2027');
  expect(datesLabel({ startDate: '2026-12-05' })).toBe('Leaving Dec 5, 2026');
  expect(monthsOfDates({ startDate: '2027-03-10', endDate: '2027-04-02' })).toEqual([3, 4]);
  expect(monthsOfDates({ startDate: '2026-12-05' })).toEqual([12]);
});

test.each([
  ['December but not Christmas week', 'not Christmas week'],
  ['any time, not from 10 to 17 March', 'not from 10 to 17 March'],
])('marks days that are not wanted in %j', (text, words) =>
  expect(datesSaid(text, TODAY).map(({ start, end, isUnwanted }) => [text.slice(start, end), isUnwanted])).toEqual([
    [words, true],
  ]),
);
