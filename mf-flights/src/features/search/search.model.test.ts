import type { AirportSuggestion } from '@sojourn/contracts';
import fc from 'fast-check';
import { popularCities } from '../../shared/airport.model';
import { flightSearchParams, parseFlightSearch } from '../../shared/flight-search.model';
import {
  codeOf,
  draftOf,
  emptyDraft,
  exploreLinkOf,
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
    expect(parseFlightSearch(flightSearchParams(search))).toEqual({ search });
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

test.each([
  ['origin', { origin: { place: null, text: '' } }, 'Choose where you fly from.'],
  ['destination', { destination: { place: null, text: '' } }, 'Choose where you fly to.'],
  ['departureDate', { departureDate: '' }, 'Choose a departure date.'],
  ['returnDate', { returnDate: '' }, 'Choose a return date, or one way.'],
  ['origin', { origin: typed('LOND') }, 'Choose an airport from the list.'],
  ['destination', { destination: typed('F1O') }, 'Choose an airport from the list.'],
] as const)('a fault at %s is explained', (field, change, sentence) => {
  expect(refusalOf({ ...good, ...change })?.faults).toEqual({ [field]: sentence });
});

test.each([
  ['departureDate', { departureDate: '2027-02-31' }],
  ['departureDate', { departureDate: '2027-99-99', returnDate: '', tripType: 'one-way' }],
  ['returnDate', { returnDate: 'soon' }],
] as const)('a %s that is no day is refused', (field, change) => {
  const sentence = 'Please choose a day that is in the calendar.';
  expect(refusalOf({ ...good, ...change })).toEqual({
    title: 'Invalid dates',
    description: sentence,
    faults: { [field]: sentence },
  });
});

test('a return date that nobody sees is not judged', () => {
  expect(refusalOf({ ...good, tripType: 'one-way', returnDate: 'soon' })).toBeUndefined();
});

test('days that do not exist are not stored for the next visit', () => {
  const stored = withoutPastDates({ ...good, departureDate: '2027-99-99', returnDate: '2027-02-31' }, '2026-11-21');
  expect([stored.departureDate, stored.returnDate]).toEqual(['', '']);
});

test('one way without a return date may go', () => {
  expect(refusalOf({ ...good, tripType: 'one-way', returnDate: '' })).toBeUndefined();
});

test('everything that is missing is said at once', () => {
  expect(Object.keys(refusalOf(emptyDraft)?.faults ?? {})).toEqual([
    'origin',
    'destination',
    'departureDate',
    'returnDate',
  ]);
});

test('two places that are the same are refused as invalid codes', () => {
  expect(refusalOf({ ...good, destination: good.origin })).toMatchObject({ title: 'Invalid airport codes' });
});

test('a draft of a search is one way without a return date, and calls unknown places by their codes', () => {
  const draft = draftOf({ ...flightSearchOf(good), returnDate: '' }, [paris]);
  expect(draft.tripType).toBe('one-way');
  expect(draft.origin).toMatchObject({ text: 'LON', place: { iataCode: 'LON', name: 'LON' } });
  expect(draft.destination).toEqual(fieldOf(paris));
});

test.each([
  [{ adults: 0 }, [1, 0, 0]],
  [{ adults: 10 }, [9, 0, 0]],
  [{ children: -1 }, [1, 0, 0]],
  [{ children: 10 }, [1, 9, 0]],
  [{ infants: 2 }, [1, 0, 1]],
  [{ adults: 2, infants: 2 }, [2, 0, 2]],
])('passengers %j become %j', (change, [adults, children, infants]) => {
  const draft = withPassengers(good, change);
  expect(draft).toEqual({ ...good, adults, children, infants });
});

test.each([
  ['on the day of departure', '2027-04-10', '2027-04-10', '2027-04-17'],
  ['the day after', '2027-04-11', '', '2027-04-17'],
  ['on the day of return', '2027-04-17', '', '2027-04-17'],
  ['the day after the return', '2027-04-18', '', ''],
])('a stored draft read %s (%s) has the days %j and %j', (...[, today, departureDate, returnDate]) => {
  expect(withoutPastDates(good, today)).toEqual({ ...good, departureDate, returnDate });
});

test('a stored draft whose return lies before its departure loses the return', () => {
  expect(withoutPastDates({ ...good, returnDate: '2027-04-09' }, '2027-01-01').returnDate).toBe('');
});

test('a departure on the day of return leaves the return', () => {
  expect(withDeparture(good, '2027-04-17')).toMatchObject({ departureDate: '2027-04-17', returnDate: '2027-04-17' });
  expect(withDeparture({ ...good, returnDate: '' }, '2027-04-12').returnDate).toBe('');
});

test('who does not know where takes along what the form knows', () => {
  expect(exploreLinkOf(emptyDraft)).toBe('/explore');
  expect(exploreLinkOf({ ...good, adults: 2, children: 1, tripType: 'one-way', travelClass: 'BUSINESS' })).toBe(
    '/explore?origin=LON&adults=2&children=1&travelClass=BUSINESS&nights=0',
  );
  expect(exploreLinkOf({ ...emptyDraft, origin: typed('jfk'), infants: 1 })).toBe('/explore?origin=JFK&infants=1');
  expect(exploreLinkOf({ ...emptyDraft, origin: typed('New Y') })).toBe('/explore');
});
