import { travelClasses } from '@sojourn/contracts';
import fc from 'fast-check';
import { flightSearchParams, parseFlightSearch } from './flight-search.model';

const parsed = (text: string) => parseFlightSearch(new URLSearchParams(text));
const SHORT = 'origin=LHR&destination=FCO&departureDate=2027-04-10';

test('an address with places and a day is a search for one adult in economy', () => {
  expect(parsed(SHORT)).toEqual({
    origin: 'LHR',
    destination: 'FCO',
    departureDate: '2027-04-10',
    returnDate: '',
    adults: 1,
    children: 0,
    infants: 0,
    travelClass: 'ECONOMY',
  });
});

test.each(['origin', 'destination', 'departureDate'])(
  'an address without %s, or with an empty one, is no search',
  (name) => {
    const params = new URLSearchParams(SHORT);
    params.set(name, ' ');
    expect(parseFlightSearch(params)).toBeUndefined();
    params.delete(name);
    expect(parseFlightSearch(params)).toBeUndefined();
  },
);

test('codes are upper-cased, and blanks around them left out', () => {
  expect(parsed('origin= lhr&destination=fco &departureDate= 2027-04-10 ')).toMatchObject({
    origin: 'LHR',
    destination: 'FCO',
    departureDate: '2027-04-10',
  });
});

test.each([
  ['adults=3', { adults: 3 }],
  ['adults=12&children=2&infants=1', { adults: 12, children: 2, infants: 1 }],
  ['adults=123&children=-1&infants=1.5', { adults: 1, children: 0, infants: 0 }],
  ['adults=x1&children=1x&infants=', { adults: 1, children: 0, infants: 0 }],
  ['travelClass=BUSINESS', { travelClass: 'BUSINESS' }],
  ['travelClass=DECK', { travelClass: 'ECONOMY' }],
])('%s is read as %j', (text, expected) => expect(parsed(`${SHORT}&${text}`)).toMatchObject(expected));

test('a search comes back from its own address, with a return date only on a round trip', () => {
  const count = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(
      fc.record({
        origin: fc.constantFrom('LHR', 'LON'),
        destination: fc.constantFrom('FCO', 'ROM'),
        departureDate: fc.constant('2027-04-10'),
        returnDate: fc.constantFrom('', '2027-04-17'),
        adults: count,
        children: count,
        infants: count,
        travelClass: fc.constantFrom(...travelClasses),
      }),
      (search) => {
        const params = flightSearchParams(search);
        expect(parseFlightSearch(params)).toEqual(search);
        expect(params.has('returnDate')).toBe(search.returnDate !== '');
      },
    ),
  );
});
