import type { Preferences } from '@sojourn/contracts';

/** Somebody from Leeds with a week and $2,000, for tests to bend. */
export function aPreference(change: Partial<Preferences> = {}): Preferences {
  return {
    vacationType: ['adventure', 'nature'],
    budget: 2000,
    duration: 'week',
    travelStyle: ['mid-range'],
    groupSize: '2 adults',
    interests: [],
    customDetails: '',
    userLocation: {
      latitude: 53.87,
      longitude: -1.66,
      city: 'Leeds',
      country: 'United Kingdom',
      nearestAirport: 'LBA',
    },
    ...change,
  };
}
