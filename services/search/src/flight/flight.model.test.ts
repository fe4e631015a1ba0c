import { dateFaultOf } from './flight.model';

const TODAY = '2026-11-21';

test.each([
  ['today', { departureDate: TODAY }],
  ['the last day on sale', { departureDate: '2027-11-17' }],
  ['a round trip', { departureDate: '2027-04-10', returnDate: '2027-04-17' }],
])('accepts %s', (_name, dates) => expect(dateFaultOf(dates, TODAY)).toBeUndefined());

test.each([
  ['yesterday', { departureDate: '2026-11-20' }, /in the past/],
  ['a day not yet on sale', { departureDate: '2027-11-18' }, /up to 361 days ahead.*2027-11-17/],
  ['a return not yet on sale', { departureDate: '2027-11-10', returnDate: '2027-12-01' }, /return date/],
])('explains what is wrong with %s', (_name, dates, sentence) => expect(dateFaultOf(dates, TODAY)).toMatch(sentence));

test.each([
  ['the departure', { departureDate: '2027-11-18' }, 'departure'],
  ['the return', { departureDate: TODAY, returnDate: '2027-11-18' }, 'return'],
])('says of %s how far ahead may be booked', (_name, dates, word) => {
  expect(dateFaultOf(dates, TODAY)).toBe(
    `Flights can be booked up to 361 days ahead. Please choose a ${word} date no later than 2027-11-17.`,
  );
});

test('accepts a return on the last day on sale', () => {
  expect(dateFaultOf({ departureDate: TODAY, returnDate: '2027-11-17' }, TODAY)).toBeUndefined();
});
