import { statusesAfter, type TripStatus } from '@sojourn/contracts';
import type { PlannedTrip } from '../../shared/trip.model';
import { isImportable, stepsTo, toAccountEntry } from './import.model';

const trip: PlannedTrip = {
  id: 7,
  storage: 'browser',
  version: 1,
  isSample: false,
  importedAs: null,
  title: 'Lisbon',
  destination: 'Lisbon, Portugal',
  startDate: '2027-05-01',
  endDate: '2027-05-04',
  budget: 900,
  notes: 'Pack light.',
  status: 'planning',
  imageUrl: '',
  activities: ['Food Tour', 'Fado'],
  accommodation: 'A flat in Alfama',
  flight: 'TP 1363',
};
const statuses = Object.keys(statusesAfter) as TripStatus[];

describe('what is offered', () => {
  it('is what a person made here and no account has', () => {
    expect(isImportable(trip)).toBe(true);
    expect(isImportable({ ...trip, isSample: true })).toBe(false);
    expect(isImportable({ ...trip, importedAs: 4 })).toBe(false);
    expect(isImportable({ ...trip, isSample: true, importedAs: 4 })).toBe(false);
  });
});

describe('what an account is sent', () => {
  it('has all plans in its notes', () => {
    expect(toAccountEntry(trip).notes).toBe(
      'Pack light.\n\nFlight: TP 1363\n\nAccommodation: A flat in Alfama\n\nActivities:\n- Food Tour\n- Fado',
    );
    expect(toAccountEntry({ ...trip, flight: '', activities: [] }).notes).toBe(
      'Pack light.\n\nAccommodation: A flat in Alfama',
    );
    expect(toAccountEntry({ ...trip, notes: '', flight: '', accommodation: '', activities: ['Fado'] }).notes).toBe(
      'Activities:\n- Fado',
    );
    expect(toAccountEntry({ ...trip, notes: '', flight: '', accommodation: '', activities: [] }).notes).toBe('');
  });

  it('fits what an account takes, and has a longer title in its notes', () => {
    const fits = toAccountEntry({ ...trip, title: 'x'.repeat(120), destination: 'y'.repeat(120) });
    expect([fits.title, fits.destination]).toEqual(['x'.repeat(120), 'y'.repeat(120)]);
    expect(fits.notes.startsWith('Pack light.')).toBe(true);
    const long = toAccountEntry({
      ...trip,
      title: 'x'.repeat(121),
      destination: 'y'.repeat(121),
      notes: 'z'.repeat(5001),
    });
    expect([long.title, long.destination]).toEqual(['x'.repeat(120), 'y'.repeat(120)]);
    expect(long.notes).toBe(`${'x'.repeat(121)}\n\n${'z'.repeat(5001)}`.slice(0, 5000));
  });

  it('is only what a person enters', () => {
    expect(toAccountEntry(trip)).not.toHaveProperty('id');
    expect(toAccountEntry(trip)).toMatchObject({ startDate: '2027-05-01', endDate: '2027-05-04', budget: 900 });
  });
});

describe('the steps of a status', () => {
  it.each<[TripStatus, TripStatus, TripStatus[]]>([
    ['planning', 'planning', []],
    ['planning', 'confirmed', ['confirmed']],
    ['planning', 'completed', ['confirmed', 'completed']],
    ['cancelled', 'confirmed', ['planning', 'confirmed']],
  ])('from %s to %s are allowed ones, and as few as can be', (from, to, steps) => {
    expect(stepsTo(from, to)).toEqual(steps);
  });

  it('are each allowed after the one before, or none', () => {
    for (const from of statuses)
      for (const to of statuses) {
        const steps = stepsTo(from, to);
        for (const [at, step] of steps.entries()) expect(statusesAfter[steps[at - 1] ?? from]).toContain(step);
        if (steps.length > 0) expect(steps.at(-1)).toBe(to);
      }
  });
});
