import type { ExploredPlace, ExploreAnswer } from '@sojourn/contracts/explore';

export const aPlace = (id: string, known: Partial<ExploredPlace> = {}): ExploredPlace => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  country: 'Portugal',
  continent: 'Europe',
  sceneKind: 'city',
  types: ['city'],
  position: { latitude: 41.1, longitude: -8.6 },
  airportCode: 'OPO',
  departureDate: '2027-05-04',
  returnDate: '2027-05-11',
  fare: known.partyTotal ?? 60,
  partyTotal: 60,
  minutes: 140,
  changes: 0,
  ...known,
});

export const anExploreAnswer = (data: ExploredPlace[]): ExploreAnswer => ({
  data,
  meta: {
    origin: { iataCode: 'LON', name: 'London', cityName: 'London', position: { latitude: 51.5, longitude: -0.1 } },
    source: 'sample',
  },
  timestamp: '2026-11-23T10:00:00.000Z',
});
