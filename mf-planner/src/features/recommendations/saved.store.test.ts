import type { BrowserTrip } from '@sojourn/contracts';
import { addBrowserTrip, browserTripIds, readMarks, writeMark, type Mark } from './saved.store';

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const trip: Omit<BrowserTrip, 'id'> = {
  name: 'A week in Lisbon',
  destination: 'Lisbon, Portugal',
  startDate: '2027-04-03',
  endDate: '2027-04-09',
  imageUrl: '',
  activities: [],
  accommodation: '',
  flight: '',
  totalBudget: 2_480,
  notes: '',
  status: 'planning',
  sample: false,
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('marks of what was saved', () => {
  const mark: Mark = { storage: 'ana', idempotencyKey: 'k1', tripId: 12 };

  test('come back under their proposal, the last one counting', () => {
    expect(readMarks()).toEqual({});
    expect(writeMark('a', { ...mark, tripId: null })).toEqual({ a: { ...mark, tripId: null } });
    expect(writeMark('b', mark)).toEqual({ a: { ...mark, tripId: null }, b: mark });
    expect(writeMark('a', mark)).toEqual({ a: mark, b: mark });
    expect(readMarks()).toEqual({ a: mark, b: mark });
    expect(stored('aiRecommendationsSaved')).toEqual([
      ['b', mark],
      ['a', mark],
    ]);
  });

  test('are a hundred at most, the newest', () => {
    for (let at = 0; at <= 100; at += 1) writeMark(`p${at}`, mark);
    const names = Object.keys(readMarks());
    expect(names).toHaveLength(100);
    expect([names[0], names.at(-1)]).toEqual(['p1', 'p100']);
  });

  test.each([
    ['no list', { a: mark }],
    ['a mark that is no pair', ['a']],
    ['nothing for a mark', [['a', null]]],
    ['a storage that is a number', [['a', { ...mark, storage: 1 }]]],
    ['a key that is missing', [['a', { storage: 'ana', tripId: 1 }]]],
    ['a trip id in words', [['a', { ...mark, tripId: '12' }]]],
    ['a trip id that is no whole number', [['a', { ...mark, tripId: 1.5 }]]],
    ['no trip id at all', [['a', { storage: 'ana', idempotencyKey: 'k' }]]],
  ])('leave %s out', (_name, value) => {
    store('aiRecommendationsSaved', value);
    expect(readMarks()).toEqual({});
  });

  test('leave out what cannot be read, and nothing else', () => {
    store('aiRecommendationsSaved', [
      ['a', null],
      ['b', mark],
    ]);
    expect(readMarks()).toEqual({ b: mark });
  });
});

describe('trips of this browser', () => {
  test('get a number far above an account’s, and leave others as they are', () => {
    store('trips', [{ id: 'x' }]);
    const added = addBrowserTrip(trip);
    expect(stored('trips')).toEqual([{ id: 'x' }, added]);
    expect(added).toMatchObject(trip);
    expect(added.id).toBeGreaterThan(1_000_000_000_000);
    expect(browserTripIds()).toEqual([added.id]);
  });

  test('get a number that no other trip has, deleted ones included', () => {
    jest.spyOn(Date, 'now').mockReturnValue(5);
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    store('trips', [{ ...trip, id: 5_500 }]);
    store('deletedTrips', [{ trip: { ...trip, id: 5_501 } }, null, { trip: { id: 'x' } }]);
    expect(addBrowserTrip(trip).id).toBe(5_502);
  });

  test('fail with a sentence when there is no room', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => addBrowserTrip(trip)).toThrow('This browser has no room left to keep trips.');
  });
});
