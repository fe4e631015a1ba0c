import { travelClasses } from '@sojourn/contracts';
import fc from 'fast-check';
import { flightSearchParams, parseFlightSearch } from './flight-search.model';

const asked = (text: string) => parseFlightSearch(new URLSearchParams(text));
const parsed = (text: string) => asked(text)?.search;
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
  ['adults=9&children=2&infants=1', { adults: 9, children: 2, infants: 1 }],
  ['adults=&infants=', { adults: 1, children: 0, infants: 0 }],
  ['travelClass=BUSINESS', { travelClass: 'BUSINESS' }],
  ['returnDate=2027-04-10', { returnDate: '2027-04-10' }],
])('%s is read as %j', (text, expected) => {
  expect(asked(`${SHORT}&${text}`)).toEqual({ search: expect.objectContaining(expected) as unknown });
});

const REAL_DAY = 'Please give a real date as YYYY-MM-DD.';
const CODES = 'Please select valid airport codes from the suggestions';
test.each([
  ['departureDate=2027-99-99', { departureDate: '2027-99-99' }, { departureDate: REAL_DAY }],
  ['departureDate=2027-02-31', { departureDate: '2027-02-31' }, { departureDate: REAL_DAY }],
  ['departureDate=soon', { departureDate: 'soon' }, { departureDate: REAL_DAY }],
  ['returnDate=2027-04-31', { returnDate: '2027-04-31' }, { returnDate: REAL_DAY }],
  [
    'returnDate=2027-04-09',
    { returnDate: '2027-04-09' },
    { returnDate: 'The return date must not be before the departure date.' },
  ],
  ['origin=london', { origin: 'LONDON' }, { origin: CODES }],
  ['destination=LHR', { destination: 'LHR' }, { destination: 'Origin and destination must be different places.' }],
  ['adults=12', { adults: 1 }, { adults: 'Adults must be a whole number from 1 to 9.' }],
  ['adults=0', { adults: 1 }, { adults: 'Adults must be a whole number from 1 to 9.' }],
  ['children=-1', { children: 0 }, { children: 'Children must be a whole number from 0 to 9.' }],
  ['infants=1.5', { infants: 0 }, { infants: 'Infants must be a whole number from 0 to 9.' }],
  ['infants=2', { infants: 2 }, { infants: 'Each infant needs an adult: infants must not outnumber adults.' }],
  [
    'travelClass=DECK',
    { travelClass: 'ECONOMY' },
    { travelClass: 'Please choose Economy, Premium economy, Business or First.' },
  ],
])('of %s is said what is wrong, and it is kept as it was typed', (text, kept, faults) => {
  const params = new URLSearchParams(SHORT);
  for (const [name, value] of new URLSearchParams(text)) params.set(name, value);
  expect(parseFlightSearch(params)).toEqual({ search: expect.objectContaining(kept) as unknown, faults });
});

test('a search comes back from its own address, with a return date only on a round trip', () => {
  const count = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(
      fc.record({
        origin: fc.constantFrom('LHR', 'LON'),
        destination: fc.constantFrom('FCO', 'ROM'),
        departureDate: fc.constant('2027-04-10'),
        returnDate: fc.constantFrom('', '2027-04-17'),
        adults: fc.integer({ min: 1, max: 9 }),
        children: count,
        infants: fc.constantFrom(0, 1),
        travelClass: fc.constantFrom(...travelClasses),
      }),
      (search) => {
        const params = flightSearchParams(search);
        expect(parseFlightSearch(params)).toEqual({ search });
        expect(params.has('returnDate')).toBe(search.returnDate !== '');
      },
    ),
  );
});
