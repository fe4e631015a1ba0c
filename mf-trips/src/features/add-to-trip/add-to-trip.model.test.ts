import type { StoredTrip } from '../../shared/trip.model';
import { addedWords, newTripEntry, proposedTrip, tripChoices } from './add-to-trip.model';
import { stay, toDo } from './addition.fake';

const today = '2027-04-01';
const trip = (id: number, known: Partial<StoredTrip> = {}): StoredTrip => ({
  id,
  storage: 'browser',
  version: 1,
  isSample: false,
  importedAs: null,
  title: `Trip ${id}`,
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-14',
  budget: null,
  notes: '',
  status: 'planning',
  imageUrl: '',
  activities: [],
  accommodation: '',
  flight: '',
  ...known,
});
const idsOf = (trips: readonly StoredTrip[]) => trips.map(({ id }) => id);

describe('the choice of trips', () => {
  test.each<[string, Partial<StoredTrip>, boolean]>([
    ['a trip that lies ahead', {}, true],
    ['one that ends today', { startDate: '2027-03-28', endDate: today }, true],
    ['one that ended yesterday', { startDate: '2027-03-28', endDate: '2027-03-31' }, false],
    ['one that is cancelled', { status: 'cancelled' }, false],
    ['a sample', { isSample: true }, false],
    ['one that an account has taken over', { importedAs: 7 }, false],
    ['one of an account', { storage: 'account' }, true],
  ])('has %s: %#', (_, known, isThere) => {
    expect(tripChoices([trip(1, known)], toDo('activity'), today)).toHaveLength(isThere ? 1 : 0);
  });

  test('has the same place and days first, then the place, then the days, then the rest', () => {
    const later = { startDate: '2027-06-01', endDate: '2027-06-05' };
    const trips = [
      trip(1, { destination: 'Paris, France', ...later }),
      trip(2, { destination: 'Paris, France' }),
      trip(3, later),
      trip(4),
    ];
    expect(idsOf(tripChoices(trips, stay('2027-04-10', '2027-04-14'), today))).toEqual([4, 3, 2, 1]);
  });

  test.each([
    ['the day before it begins', stay('2027-04-08', '2027-04-09'), [1, 2]],
    ['the day it begins', stay('2027-04-08', '2027-04-10'), [2, 1]],
    ['the day it ends', stay('2027-04-14', '2027-04-16'), [2, 1]],
    ['the day after it ends', stay('2027-04-15', '2027-04-16'), [1, 2]],
  ])('counts the days of a trip up to and with its ends: %s', (_, found, ids) => {
    const trips = [trip(1, { startDate: '2027-06-01', endDate: '2027-06-05' }), trip(2)];
    expect(idsOf(tripChoices(trips, found, today))).toEqual(ids);
  });

  test('keeps the order of trips that fit alike, and leaves the list it was given as it was', () => {
    const trips = [trip(3, { destination: 'Paris' }), trip(1), trip(2)];
    expect(idsOf(tripChoices(trips, toDo('attraction'), today))).toEqual([1, 2, 3]);
    expect(idsOf(trips)).toEqual([3, 1, 2]);
  });
});

describe('the proposed trip', () => {
  test.each([
    ['Rome, Italy', 1],
    ['rome', 1],
    ['Rome, Georgia', 1],
    ['Romeville, Italy', null],
    ['Italy', null],
  ])('goes to the place of what was found, by the name before the comma: %s', (destination, id) => {
    expect(proposedTrip([trip(1, { destination })], toDo('activity'))?.id ?? null).toBe(id);
  });

  test('is the first of the choices', () => {
    expect(proposedTrip([trip(2), trip(1)], toDo('activity'))?.id).toBe(2);
  });

  test('is a new one where only the days meet, or where there is no choice', () => {
    expect(proposedTrip([trip(1)], stay('2027-04-10', '2027-04-14', 'Paris'))).toBeNull();
    expect(proposedTrip([], toDo('activity'))).toBeNull();
  });
});

test('a new trip is named for its place, has the days that were chosen, and is being planned', () => {
  const dates = { startDate: '2027-05-01', endDate: '2027-05-03' };
  expect(newTripEntry(stay('2027-04-10', '2027-04-14'), dates)).toEqual({
    title: 'Trip to Rome',
    destination: 'Rome, Italy',
    ...dates,
    budget: null,
    notes: '',
    status: 'planning',
    imageUrl: '',
    activities: [],
    accommodation: '',
    flight: '',
  });
});

test.each([
  [toDo('attraction'), 'Attraction Added', 'Colosseum has been added to your trip itinerary.'],
  [toDo('activity'), 'Activity added!', 'Colosseum is in Spring.'],
  [stay('2027-04-10', '2027-04-14'), 'Added to trip', 'Colosseum is in Spring.'],
])('of $kind that was added it says: %s', (addition, title, description) => {
  expect(addedWords(addition, 'Colosseum', 'Spring')).toEqual({ title, description });
});
