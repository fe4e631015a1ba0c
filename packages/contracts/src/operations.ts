/**
 * Every call a browser may make, in one table. The bff's route map (what is proxied, where, for whom) and the OpenAPI
 * document are made from it; a call that is not here does not pass.
 */
import {
  airportSearchAnswerSchema,
  airportSearchQuerySchema,
  nearestAirportQuerySchema,
  nearestAirportSchema,
} from './airport';
import { activityListSchema, destinationListSchema } from './destination';
import { flightSearchAnswerSchema, flightSearchQuerySchema } from './flight';
import { hotelSearchAnswerSchema, hotelSearchQuerySchema } from './hotel';
import { placeSearchAnswerSchema, placeSearchQuerySchema } from './place';
import { preferencesSchema, recommendationAnswerSchema } from './recommendation';
import { registrySchema } from './release';
import { healthSchema } from './service';
import { failureReportSchema } from './telemetry';
import {
  tripChangeSchema,
  tripDeletedSchema,
  tripDraftSchema,
  tripListQuerySchema,
  tripListSchema,
  tripSchema,
} from './trip';
import {
  commandRequestSchema,
  openedPlanSchema,
  planNewsQuerySchema,
  planNewsSchema,
  tripHistoryQuerySchema,
  tripHistorySchema,
} from './trip-calls';
import { deletedTripListSchema, deletedTripQuerySchema } from './trip-deleted';
import {
  credentialsSchema,
  currentUserSchema,
  newsletterSignupSchema,
  profileChangeSchema,
  registrationSchema,
} from './user';
import { weatherQuerySchema, weatherSchema } from './weather';
import { z } from './zod';

type Schema = z.core.$ZodType;

/**
 * One call: `path` in OpenAPI form, `auth` whether it needs somebody signed in, schemas of what goes and comes. `area`
 * is the service that answers it; those of `accounts` and `portal` the bff answers itself.
 */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  summary: string;
  area: 'accounts' | 'trips' | 'search' | 'ai' | 'portal';
  auth: 'anyone' | 'user';
  query?: Schema;
  body?: Schema;
  answer: Schema;
};

const nothing = z.object({});

/** See {@link Operation}. */
export const operations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/auth/user',
    summary: 'Who is signed in',
    area: 'accounts',
    auth: 'user',
    answer: currentUserSchema,
  },
  {
    method: 'post',
    path: '/api/login',
    summary: 'Sign in',
    area: 'accounts',
    auth: 'anyone',
    body: credentialsSchema,
    answer: currentUserSchema,
  },
  {
    method: 'post',
    path: '/api/register',
    summary: 'Sign up',
    area: 'accounts',
    auth: 'anyone',
    body: registrationSchema,
    answer: currentUserSchema,
  },
  { method: 'post', path: '/api/logout', summary: 'Sign out', area: 'accounts', auth: 'anyone', answer: nothing },
  { method: 'post', path: '/api/auth/logout', summary: 'Sign out', area: 'accounts', auth: 'anyone', answer: nothing },
  {
    method: 'put',
    path: '/api/user/profile',
    summary: 'Change first and last name',
    area: 'accounts',
    auth: 'user',
    body: profileChangeSchema,
    answer: currentUserSchema,
  },
  {
    method: 'post',
    path: '/api/newsletter',
    summary: 'Subscribe to the newsletter',
    area: 'accounts',
    auth: 'anyone',
    body: newsletterSignupSchema,
    answer: nothing,
  },
  {
    method: 'get',
    path: '/api/airports/search',
    summary: 'Suggest airports and cities',
    area: 'search',
    auth: 'anyone',
    query: airportSearchQuerySchema,
    answer: airportSearchAnswerSchema,
  },
  {
    method: 'get',
    path: '/api/airports/nearest',
    summary: 'Find the airport to start from at a position',
    area: 'search',
    auth: 'anyone',
    query: nearestAirportQuerySchema,
    answer: nearestAirportSchema,
  },
  {
    method: 'get',
    path: '/api/places/search',
    summary: 'Suggest cities and airports with their positions',
    area: 'search',
    auth: 'anyone',
    query: placeSearchQuerySchema,
    answer: placeSearchAnswerSchema,
  },
  {
    method: 'get',
    path: '/api/flights/search',
    summary: 'Search flights',
    area: 'search',
    auth: 'anyone',
    query: flightSearchQuerySchema,
    answer: flightSearchAnswerSchema,
  },
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
    path: '/api/destinations',
    summary: 'List destinations',
    area: 'search',
    auth: 'anyone',
    answer: destinationListSchema,
  },
  {
    method: 'get',
    path: '/api/activities',
    summary: 'List activities',
    area: 'search',
    auth: 'anyone',
    answer: activityListSchema,
  },
  {
    method: 'get',
    path: '/api/weather',
    summary: 'Weather of a place from a day on',
    area: 'search',
    auth: 'anyone',
    query: weatherQuerySchema,
    answer: weatherSchema,
  },
  {
    method: 'get',
    path: '/api/trips',
    summary: 'List my trips, a page at a time',
    area: 'trips',
    auth: 'user',
    query: tripListQuerySchema,
    answer: tripListSchema,
  },
  {
    method: 'post',
    path: '/api/trips',
    summary: 'Create a trip',
    area: 'trips',
    auth: 'user',
    body: tripDraftSchema,
    answer: tripSchema,
  },
  {
    method: 'get',
    path: '/api/trips/deleted',
    summary: 'List my recently deleted trips, a page at a time',
    area: 'trips',
    auth: 'user',
    query: deletedTripQuerySchema,
    answer: deletedTripListSchema,
  },
  { method: 'get', path: '/api/trips/{id}', summary: 'Read a trip', area: 'trips', auth: 'user', answer: tripSchema },
  {
    method: 'put',
    path: '/api/trips/{id}',
    summary: 'Change a trip',
    area: 'trips',
    auth: 'user',
    body: tripChangeSchema,
    answer: tripSchema,
  },
  {
    method: 'delete',
    path: '/api/trips/{id}',
    summary: 'Delete a trip',
    area: 'trips',
    auth: 'user',
    answer: tripDeletedSchema,
  },
  {
    method: 'post',
    path: '/api/trips/{id}/restore',
    summary: 'Bring a deleted trip back',
    area: 'trips',
    auth: 'user',
    answer: tripSchema,
  },
  {
    method: 'get',
    path: '/api/trips/{id}/plan',
    summary: 'Read the whole plan of a trip',
    area: 'trips',
    auth: 'user',
    answer: openedPlanSchema,
  },
  {
    method: 'post',
    path: '/api/trips/{id}/commands',
    summary: 'Carry out a command on a plan, under an Idempotency-Key',
    area: 'trips',
    auth: 'user',
    body: commandRequestSchema,
    answer: planNewsSchema,
  },
  {
    method: 'get',
    path: '/api/trips/{id}/changes',
    summary: 'Read what a plan has become since a version',
    area: 'trips',
    auth: 'user',
    query: planNewsQuerySchema,
    answer: planNewsSchema,
  },
  {
    method: 'get',
    path: '/api/trips/{id}/history',
    summary: 'Read the history of a trip, newest first',
    area: 'trips',
    auth: 'user',
    query: tripHistoryQuerySchema,
    answer: tripHistorySchema,
  },
  {
    method: 'post',
    path: '/api/ai/recommendations',
    summary: 'Recommend vacations; as text/event-stream with progress',
    area: 'ai',
    auth: 'anyone',
    body: preferencesSchema,
    answer: recommendationAnswerSchema,
  },
  {
    method: 'get',
    path: '/mf/registry.json',
    summary: 'The remotes in force',
    area: 'portal',
    auth: 'anyone',
    answer: registrySchema,
  },
  {
    method: 'post',
    path: '/api/telemetry',
    summary: 'Report a part of the page that could not be shown',
    area: 'portal',
    auth: 'anyone',
    body: failureReportSchema,
    answer: nothing,
  },
  {
    method: 'get',
    path: '/healthz',
    summary: 'Health and adapters in use',
    area: 'portal',
    auth: 'anyone',
    answer: healthSchema,
  },
];
