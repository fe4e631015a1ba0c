import type { BrowserTrip, Trip } from '@sojourn/contracts';
import {
  bySoonestStart,
  entryOf,
  fromAccount,
  fromBrowser,
  toBrowserFields,
  toDraft,
  TripConflict,
  type StoredTrip,
  type TripEntry,
} from './trip.model';

const entry: TripEntry = {
  title: 'Lisbon',
  destination: 'Lisbon, Portugal',
  startDate: '2027-05-01',
  endDate: '2027-05-04',
  budget: 900,
  notes: 'Pack light.',
  status: 'confirmed',
  imageUrl: 'https://example.com/lisbon.jpg',
  activities: ['Food Tour'],
  accommodation: 'A flat in Alfama',
  flight: 'TP 1363',
};
const stored: BrowserTrip = { ...toBrowserFields(entry), id: 7, sample: false };
const ofAccount = {
  id: 4,
  userId: 'u1',
  title: 'Lisbon',
  destination: 'Lisbon, Portugal',
  startDate: '2027-05-01',
  endDate: '2027-05-04',
  budget: 900,
  notes: null,
  status: 'planning',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
} as unknown as Trip;

describe('a trip of this browser', () => {
  it('is stored in the words of the specification', () => {
    expect(toBrowserFields(entry)).toEqual({
      name: 'Lisbon',
      destination: 'Lisbon, Portugal',
      startDate: '2027-05-01',
      endDate: '2027-05-04',
      imageUrl: 'https://example.com/lisbon.jpg',
      activities: ['Food Tour'],
      accommodation: 'A flat in Alfama',
      flight: 'TP 1363',
      totalBudget: 900,
      notes: 'Pack light.',
      status: 'confirmed',
    });
    expect(toBrowserFields({ ...entry, budget: null }).totalBudget).toBe(0);
  });

  it('is read as what was entered, with what only the pages need', () => {
    expect(fromBrowser({ ...stored, importKey: 'abc' })).toEqual({
      ...entry,
      id: 7,
      storage: 'browser',
      version: 1,
      isSample: false,
      importedAs: null,
    });
    expect(fromBrowser({ ...stored, sample: true, importedAs: 12 })).toMatchObject({ isSample: true, importedAs: 12 });
  });

  it.each([
    [0, null],
    [1, 1],
  ])('with a total of %s dollars has a budget of %s', (totalBudget, budget) => {
    expect(fromBrowser({ ...stored, totalBudget }).budget).toBe(budget);
  });

  it('gives back what was entered', () => {
    expect(entryOf(fromBrowser(stored))).toEqual(entry);
  });
});

describe('a trip of an account', () => {
  it('is read with empty plans, which only browsers store', () => {
    expect(fromAccount(ofAccount)).toEqual({
      id: 4,
      storage: 'account',
      version: 3,
      importedAs: null,
      isSample: false,
      title: 'Lisbon',
      destination: 'Lisbon, Portugal',
      startDate: '2027-05-01',
      endDate: '2027-05-04',
      budget: 900,
      notes: '',
      status: 'planning',
      imageUrl: '',
      activities: [],
      accommodation: '',
      flight: '',
    });
    expect(fromAccount({ ...ofAccount, notes: 'Quiet room' } as Trip).notes).toBe('Quiet room');
  });

  it('is sent without plans, and without notes where they are blank', () => {
    const { title, destination, startDate, endDate, budget, notes } = entry;
    expect(toDraft(entry)).toEqual({ title, destination, startDate, endDate, budget, notes });
    expect(toDraft({ ...entry, notes: ' \n' }).notes).toBeNull();
    expect(toDraft({ ...entry, notes: ' x ' }).notes).toBe(' x ');
  });
});

it('a conflict carries the trip as it is now', () => {
  const current = fromAccount(ofAccount);
  const conflict = new TripConflict(current);
  expect(conflict.current).toBe(current);
  expect(conflict).toMatchObject({
    name: 'TripConflict',
    message: 'This trip was changed somewhere else in the meantime.',
  });
});

it('trips are listed by their first day, then by number', () => {
  const trip = (id: number, startDate: string) => ({ id, startDate }) as StoredTrip;
  const trips = [trip(3, '2027-05-01'), trip(9, '2027-04-01'), trip(1, '2027-05-01'), trip(2, '2027-06-01')];
  expect(trips.sort(bySoonestStart).map(({ id }) => id)).toEqual([9, 1, 3, 2]);
});
