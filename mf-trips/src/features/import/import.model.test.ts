import type { StoredTrip } from '../../shared/trip.model';
import { isImportable } from './import.model';

const trip: StoredTrip = {
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

describe('what is offered', () => {
  it('is what a person made here and no account has', () => {
    expect(isImportable(trip)).toBe(true);
    expect(isImportable({ ...trip, isSample: true })).toBe(false);
    expect(isImportable({ ...trip, importedAs: 4 })).toBe(false);
    expect(isImportable({ ...trip, isSample: true, importedAs: 4 })).toBe(false);
  });
});
