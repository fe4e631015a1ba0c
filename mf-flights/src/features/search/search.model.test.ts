import type { AirportSuggestion } from '@sojourn/contracts';
import fc from 'fast-check';
import { popularCities } from '../../shared/airport.model';
import { flightSearchParams, parseFlightSearch } from '../../shared/flight-search.model';
import {
  codeOf,
  draftOf,
  emptyDraft,
  fieldOf,
  flightSearchOf,
  refusalOf,
  withoutPastDates,
  type SearchDraft,
  swapped,
  withDeparture,
  withPassengers,
} from './search.model';

const [paris, london] = popularCities as [AirportSuggestion, AirportSuggestion];
const good: SearchDraft = {
  ...emptyDraft,
  origin: fieldOf(london),
  destination: fieldOf(paris),
  departureDate: '2027-04-10',
  returnDate: '2027-04-17',
};
const typed = (text: string) => ({ place: null, text });
const INCOMPLETE = ['Incomplete search', 'Please fill in all required fields'];
const INVALID = ['Invalid airport codes', 'Please select valid airport codes from the suggestions'];

describe('a search', () => {
  test('that is complete may go', () => expect(refusalOf(good)).toBeUndefined());

  test.each([
    ['no origin', { origin: typed('') }, INCOMPLETE, 'origin'],
    ['no destination', { destination: typed('  ') }, INCOMPLETE, 'destination'],
    ['no departure', { departureDate: '' }, INCOMPLETE, 'departureDate'],
    ['a round trip without return', { returnDate: '' }, INCOMPLETE, 'returnDate'],
    ['a name that was not chosen', { origin: typed('London') }, INVALID, 'origin'],
    ['a code of two letters', { destination: typed('FC') }, INVALID, 'destination'],
  ] as const)('with %s is refused in the words of the specification', (...[, change, words, field]) => {
    const refusal = refusalOf({ ...good, ...change });
    expect([refusal?.title, refusal?.description]).toEqual(words);
    expect(Object.keys(refusal?.faults ?? {})).toEqual([field]);
  });

  test('from a place to itself is refused', () => {
    expect(refusalOf({ ...good, destination: typed('lon') })?.faults.destination).toBe(
      'Origin and destination must be different places.',
    );
  });

  test('takes a code typed by somebody who knows it, raised', () => {
    const draft = { ...good, origin: typed(' lhr ') };
    expect(refusalOf(draft)).toBeUndefined();
    expect(codeOf(draft.origin)).toBe('LHR');
  });

  test('one way asks for no return', () => {
    expect(flightSearchOf({ ...good, tripType: 'one-way' }).returnDate).toBe('');
  });

  test('survives its way through the address', () => {
    const search = flightSearchOf(good);
    expect(parseFlightSearch(flightSearchParams(search))).toEqual(search);
    expect(draftOf(search, [london, paris])).toEqual(good);
  });
});

describe('changes', () => {
  test('swapped twice is as before', () => expect(swapped(swapped(good))).toEqual(good));

  test('a departure after the return drops the return', () => {
    expect(withDeparture(good, '2027-04-18').returnDate).toBe('');
    expect(withDeparture(good, '2027-04-12').returnDate).toBe('2027-04-17');
  });

  test('passengers stay within their limits, whatever is asked for', () => {
    const any = fc.integer({ min: -5, max: 15 });
    fc.assert(
      fc.property(any, any, any, (adults, children, infants) => {
        const draft = withPassengers(good, { adults, children, infants });
        expect(draft.adults).toBeGreaterThanOrEqual(1);
        expect(draft.adults).toBeLessThanOrEqual(9);
        expect(draft.children).toBeLessThanOrEqual(9);
        expect(draft.infants).toBeGreaterThanOrEqual(0);
        expect(draft.infants).toBeLessThanOrEqual(draft.adults);
      }),
    );
  });

  test('fewer adults take their infants along', () => {
    expect(withPassengers({ ...good, adults: 3, infants: 3 }, { adults: 1 }).infants).toBe(1);
  });

  test('a draft from last year comes back without its days', () => {
    expect(withoutPastDates(good, '2027-04-12')).toMatchObject({ departureDate: '', returnDate: '2027-04-17' });
    expect(withoutPastDates(good, '2027-05-01')).toMatchObject({ departureDate: '', returnDate: '' });
  });
});

test.each([
  ['', undefined],
  ['origin=LHR&destination=FCO', undefined],
  ['origin=LHR&departureDate=2027-04-10', undefined],
])('the address %p asks nothing', (text, expected) =>
  expect(parseFlightSearch(new URLSearchParams(text))).toBe(expected),
);
