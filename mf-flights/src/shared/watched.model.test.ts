import { flightSearchOf, isSameSearch, watchedSearchOf } from './watched.model';

const search = {
  ...{ origin: 'LHR', destination: 'FCO', departureDate: '2027-04-10', returnDate: '2027-04-17' },
  ...{ adults: 2, children: 0, infants: 0, travelClass: 'ECONOMY' as const },
};

test('a search and its watch say the same, there and back and one way', () => {
  expect(flightSearchOf(watchedSearchOf(search))).toEqual(search);
  const oneWay = { ...search, returnDate: '' };
  expect(watchedSearchOf(oneWay)).not.toHaveProperty('returnDate');
  expect(flightSearchOf(watchedSearchOf(oneWay))).toEqual(oneWay);
});

test('two are the same when nothing of them differs', () => {
  expect(isSameSearch(search, { ...search })).toBe(true);
  expect(isSameSearch(search, { ...search, adults: 1 })).toBe(false);
  expect(isSameSearch(search, { ...search, returnDate: '2027-04-18' })).toBe(false);
});
