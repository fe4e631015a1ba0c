import { aCatalogue, anEntry } from './catalogue.fake';
import { journeysToAsk } from './journeys-to-ask.model';
import { aPreference } from './preferences.fake';

const asking = (change: Parameters<typeof aPreference>[0] = {}, catalogue = aCatalogue) =>
  journeysToAsk({ preferences: aPreference(change), catalogue, origin: null, today: '2026-11-21' });

test('each place is asked for in the month it would be costed in, once', () => {
  const catalogue = [
    anEntry({ id: 'one', airportCode: 'FCO', bestMonths: [5] }),
    anEntry({ id: 'two', airportCode: 'LIS', bestMonths: [5] }),
  ];
  const days = { departureDate: '2027-05-01', returnDate: '2027-05-07' };
  expect(asking({}, catalogue)).toEqual([
    { destination: 'FCO', ...days },
    { destination: 'LIS', ...days },
  ]);
  expect(asking({}, [...catalogue, ...catalogue])).toHaveLength(2);
});

test('what is asked for in a month is asked for in its own season, too', () => {
  const place = anEntry({ id: 'north', airportCode: 'TOS', bestMonths: [4] });
  const months = asking({ customDetails: 'in July' }, [place]).map(({ departureDate }) => departureDate.slice(0, 7));
  expect(months).toEqual(['2027-07', '2027-04']);
});

test('named dates are those that are asked for', () => {
  const when = { startDate: '2027-03-02', endDate: '2027-03-09' };
  for (const { departureDate, returnDate } of asking({ when }).slice(0, 1))
    expect({ startDate: departureDate, endDate: returnDate }).toEqual(when);
});
