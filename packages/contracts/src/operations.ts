/**
 * Every call a browser may make, in one table. The bff's route map (what is proxied, where, for whom) and the OpenAPI
 * document are made from it; a call that is not here does not pass.
 */
import { aboutPlaceQuerySchema, aboutPlaceSchema } from './about-place';
import { accountOperations } from './account-operations';
import { accountLinkOperations } from './account-link-operations';
import {
  airportSearchAnswerSchema,
  airportSearchQuerySchema,
  nearestAirportQuerySchema,
  nearestAirportSchema,
} from './airport';
import { activityListSchema, destinationListSchema } from './destination';
import {
  activitiesFoundSchema,
  activityListQuerySchema,
  activitySearchQuerySchema,
  destinationListQuerySchema,
  destinationNamesSchema,
  destinationSearchQuerySchema,
  destinationsFoundSchema,
} from './catalogue-search';
import { destinationPageSchema } from './destination-page';
import { exploreAnswerSchema, exploreQuerySchema } from './explore';
import { fareGridAnswerSchema, fareGridQuerySchema } from './fare';
import { dataRightsOperations } from './data-rights-operations';
import { flightSearchAnswerSchema, flightSearchQuerySchema } from './flight';
import { mailedOperations } from './mailed-operations';
import { passkeyOperations } from './passkey-operations';
import { houseTipsQuerySchema, houseTipsSchema } from './house-tips';
import { hotelOperations } from './hotel-operations';
import { pictureOperations } from './picture-operations';
import { placeSearchAnswerSchema, placeSearchQuerySchema } from './place';
import { popularAnswerSchema, popularQuerySchema } from './popular';
import { preferencesSchema, recommendationAnswerSchema } from './recommendation';
import { recommendationListOperations } from './recommendation-list';
import { registrySchema } from './release';
import { healthSchema } from './service';
import type { Operation } from './operation';
import { failureReportSchema } from './telemetry';
import { tipOperations } from './tip-operations';
import { tripOperations } from './trip-operations';
import {
  credentialsSchema,
  currentUserSchema,
  newsletterSignupSchema,
  profileChangeSchema,
  registrationSchema,
} from './user';
import { watchOperations } from './watch-operations';
import { weatherQuerySchema, weatherSchema } from './weather';
import { z } from './zod';

const nothing = z.object({});

export type { Operation } from './operation';

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
  ...accountOperations,
  ...accountLinkOperations,
  ...mailedOperations,
  ...passkeyOperations,
  ...dataRightsOperations,
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
    summary: 'Suggest cities and airports, and sights where they are asked for, with their positions',
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
    path: '/api/flights/fares',
    summary: 'Lowest fares of a journey on many days',
    area: 'search',
    auth: 'anyone',
    query: fareGridQuerySchema,
    answer: fareGridAnswerSchema,
  },
  ...watchOperations,
  {
    method: 'get',
    path: '/api/flights/explore',
    summary: 'Where one can fly to, with the lowest fare of a month',
    area: 'search',
    auth: 'anyone',
    query: exploreQuerySchema,
    answer: exploreAnswerSchema,
  },
  {
    method: 'get',
    path: '/api/flights/popular',
    summary: 'Where many people fly to, with what it costs and when it is best',
    area: 'search',
    auth: 'anyone',
    query: popularQuerySchema,
    answer: popularAnswerSchema,
  },
  ...hotelOperations,
  ...pictureOperations,
  {
    method: 'get',
    path: '/api/destinations',
    summary: 'List destinations',
    area: 'search',
    auth: 'anyone',
    query: destinationListQuerySchema,
    answer: destinationListSchema,
  },
  {
    method: 'get',
    path: '/api/destinations/found',
    summary: 'Destinations that fit, and how many',
    area: 'search',
    auth: 'anyone',
    query: destinationSearchQuerySchema,
    answer: destinationsFoundSchema,
  },
  {
    method: 'get',
    path: '/api/destinations/names',
    summary: 'The name of every destination',
    area: 'search',
    auth: 'anyone',
    answer: destinationNamesSchema,
  },
  {
    method: 'get',
    path: '/api/destinations/about',
    summary: 'What is known of a place outside the catalogue',
    area: 'search',
    auth: 'anyone',
    query: aboutPlaceQuerySchema,
    answer: aboutPlaceSchema,
  },
  {
    method: 'get',
    path: '/api/destinations/tips',
    summary: 'What Sojourn knows of a place, in sentences',
    area: 'search',
    auth: 'anyone',
    query: houseTipsQuerySchema,
    answer: houseTipsSchema,
  },
  {
    method: 'get',
    path: '/api/destinations/{id}',
    summary: 'Everything about one destination',
    area: 'search',
    auth: 'anyone',
    answer: destinationPageSchema,
  },
  {
    method: 'get',
    path: '/api/activities',
    summary: 'List activities',
    area: 'search',
    auth: 'anyone',
    query: activityListQuerySchema,
    answer: activityListSchema,
  },
  {
    method: 'get',
    path: '/api/activities/found',
    summary: 'Activities that fit, and how many',
    area: 'search',
    auth: 'anyone',
    query: activitySearchQuerySchema,
    answer: activitiesFoundSchema,
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
  ...tripOperations,
  ...tipOperations,
  {
    method: 'post',
    path: '/api/ai/recommendations',
    summary: 'Recommend vacations; as text/event-stream with progress',
    area: 'ai',
    auth: 'anyone',
    body: preferencesSchema,
    answer: recommendationAnswerSchema,
  },
  ...recommendationListOperations,
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
