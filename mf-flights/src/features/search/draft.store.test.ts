import { popularCities } from '../../shared/airport.model';
import { readDraft, storeDraft } from './draft.store';
import { emptyDraft, fieldOf } from './search.model';

const KEY = 'flightSearch';
const stored = (value: unknown) => {
  localStorage.setItem(KEY, JSON.stringify(value));
  return readDraft();
};
const draft = {
  ...emptyDraft,
  tripType: 'one-way' as const,
  origin: fieldOf(popularCities[1]!),
  destination: { place: null, text: 'Ro' },
  departureDate: '2099-04-10',
  returnDate: '2099-04-17',
  adults: 3,
  children: 2,
  infants: 1,
  travelClass: 'BUSINESS' as const,
};
afterEach(() => localStorage.clear());

test('a draft comes back as it was stored', () => {
  storeDraft(draft);
  expect(readDraft()).toEqual(draft);
});

test('without one the form is empty', () => expect(readDraft()).toEqual(emptyDraft));

test.each([null, 7, 'text', []])('%j is read as an empty form', (value) => expect(stored(value)).toEqual(emptyDraft));

test('what does not fit is left out, and the rest stays', () => {
  const broken = {
    tripType: 'both',
    origin: 7,
    adults: '3',
    children: 1.5,
    infants: null,
    travelClass: 'DECK',
    returnDate: 5,
  };
  expect(stored({ ...draft, ...broken })).toEqual({
    ...emptyDraft,
    destination: draft.destination,
    departureDate: '2099-04-10',
  });
});

test('a place that is none is lost, and its text stays', () => {
  const { origin } = stored({ ...draft, origin: { place: { iataCode: 'LON' }, text: 'London' } });
  expect(origin).toEqual({ place: null, text: 'London' });
});

test('days that have passed are left out', () => {
  expect(stored({ ...draft, departureDate: '2020-01-01' })).toMatchObject({
    departureDate: '',
    returnDate: '2099-04-17',
  });
});
