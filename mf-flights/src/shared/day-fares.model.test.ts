import { departuresFrom, monthBeside, notesOf, returnsFrom, shortMoney } from './day-fares.model';

test.each([
  ['2027-12', 1, '2028-01'],
  ['2027-01', -1, '2026-12'],
  ['2027-04', 11, '2028-03'],
])('the month beside %s by %i is %s', (month, step, beside) => expect(monthBeside(month, step)).toBe(beside));

test.each([
  [412, '$412'],
  [1_240, '$1,240'],
  [12_400, '$12.4k'],
  [20_000, '$20k'],
  [120_400, '$120k'],
])('%i dollars are short as %s', (usd, text) => expect(shortMoney(usd)).toBe(text));

describe('two months of a form', () => {
  const dates = { departureDate: '2027-04-10', returnDate: '2027-04-13', isRound: true };
  const months = { departureFrom: '2027-04-01', departureUntil: '2027-05-31' };

  test('are departures for the nights that are chosen, a week until then, or one way', () => {
    expect(departuresFrom('2027-04', dates)).toEqual({ ...months, nights: 3 });
    expect(departuresFrom('2027-04', { ...dates, returnDate: '' })).toEqual({ ...months, nights: 7 });
    expect(departuresFrom('2027-04', { ...dates, isRound: false })).toEqual(months);
  });

  test('are returns from the departure on', () => {
    const day = { departureFrom: '2027-04-10', departureUntil: '2027-04-10' };
    expect(returnsFrom('2027-04', dates)).toEqual({ ...day, returnFrom: '2027-04-10', returnUntil: '2027-05-31' });
    expect(returnsFrom('2027-05', dates)).toEqual({ ...day, returnFrom: '2027-05-01', returnUntil: '2027-06-30' });
    expect(returnsFrom('2027-02', dates)).toBeUndefined();
    expect(returnsFrom('2027-04', { ...dates, departureDate: '' })).toBeUndefined();
  });

  test('have the lowest total below each day', () => {
    const fare = (returnDate: string, partyTotal: number) => ({
      ...{ departureDate: '2027-04-10', returnDate, fare: partyTotal, partyTotal },
    });
    expect(notesOf([fare('2027-04-12', 412), fare('2027-04-13', 1_380)], 'returnDate')).toEqual({
      notes: new Map([
        ['2027-04-12', '$412'],
        ['2027-04-13', '$1,380'],
      ]),
      best: new Set(['2027-04-12']),
    });
  });
});
