import { nearestAirportSchema, type NearestAirport } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';

/** The airport to start from at a position. Three decimals are a hundred metres: enough, and no more than is needed. */
export function nearestAirport(position: { latitude: number; longitude: number }): Promise<NearestAirport> {
  const query = { latitude: position.latitude.toFixed(3), longitude: position.longitude.toFixed(3) };
  return apiRequest({ path: '/api/airports/nearest', query, schema: nearestAirportSchema });
}
