import { nearestAirportSchema, type NearestAirport } from '@sojourn/contracts';
import { positionQuery, type Position } from '@sojourn/travel';
import { apiRequest } from '@sojourn/web-kit';

/** The airport to start from at a position. */
export const nearestAirport = (position: Position): Promise<NearestAirport> =>
  apiRequest({ path: '/api/airports/nearest', query: positionQuery(position), schema: nearestAirportSchema });
