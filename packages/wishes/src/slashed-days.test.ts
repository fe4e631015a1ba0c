import { slashedDaysIn } from './slashed-days';

const said = (text: string) =>
  slashedDaysIn(text, '2026-11-30').map(({ startDate, endDate, start, end }) => [
    `${startDate} ${endDate}`,
    text.slice(start, end),
  ]);

test.each([
  ['around 15/08 to 30/08, hot', '2027-08-15 2027-08-30', 'around 15/08 to 30/08'],
  ['From 3/4/2027 to 3/11/2027 please', '2027-03-04 2027-03-11', 'From 3/4/2027 to 3/11/2027'],
  ['du 24/12 au 02/01', '2026-12-24 2027-01-02', 'du 24/12 au 02/01'],
  ['6/20/27-6/28/27', '2027-06-20 2027-06-28', '6/20/27-6/28/27'],
])('reads days when one order alone makes a trip of %j', (text, days, words) =>
  expect(said(text)).toEqual([[days, words]]),
);

test.each([
  '3/4/2027 to 4/4/2027',
  '1/3 to 1/4',
  '31/02 to 02/03',
  '9/11 was long ago',
  '24/7 nightlife to 3/4 of the price',
])('reads none when the order is open or they are no days, as in %j', (text) => expect(said(text)).toEqual([]));
