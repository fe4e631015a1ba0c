/** The calls about stays. */
import { hotelRatesQuerySchema, hotelRatesSchema, hotelSearchAnswerSchema, hotelSearchQuerySchema } from './hotel';
import type { Operation } from './operation';

/** See {@link Operation}. */
export const hotelOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/hotels/search',
    summary: 'Search hotels',
    area: 'search',
    auth: 'anyone',
    query: hotelSearchQuerySchema,
    answer: hotelSearchAnswerSchema,
  },
  {
    method: 'get',
    path: '/api/hotels/rates',
    summary: 'All rooms and rates of a property',
    area: 'search',
    auth: 'anyone',
    query: hotelRatesQuerySchema,
    answer: hotelRatesSchema,
  },
];
