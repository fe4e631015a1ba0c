import { fakeApi } from '@sojourn/web-kit/testing';
import { popularCities } from '../../shared/airport.model';
import { nearestAirport } from './search.queries';

test('the airport to start from is asked for with three decimals of a position', async () => {
  const nearest = { airport: popularCities[1], distanceKm: 12 };
  const { calls, restore } = fakeApi({ 'GET /api/airports/nearest': () => nearest });
  expect(await nearestAirport({ latitude: 51.50735, longitude: -0.1 })).toEqual(nearest);
  expect(calls.map(({ query }) => query.toString())).toEqual(['latitude=51.507&longitude=-0.100']);
  restore();
});
