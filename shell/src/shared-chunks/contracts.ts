/**
 * The schemas that remotes take of the contracts, for those that were built with the same contracts and these very lists:
 * they are part of the key (packages/config/src/sharing.ts). A name more costs every visitor its schema;
 * packages/config/law/shared-chunks.test.ts holds the lists to what is used. What one area alone asks for stands apart,
 * in `contracts-….ts`.
 */
export {
  GOOGLE_MAPS_META,
  GOOGLE_SIGN_IN_META,
  MAX_BUDGET_USD,
  MOST_STAY_NIGHTS,
  activityCategories,
  activityListSchema,
  airportSearchAnswerSchema,
  attractionTypes,
  childAgeLimits,
  continents,
  destinationListSchema,
  errorBodySchema,
  fieldFaultSchema,
  flightSearchAnswerSchema,
  flightSearchQuerySchema,
  guestLimits,
  hotelRatesSchema,
  hotelSearchAnswerSchema,
  hotelSearchQuerySchema,
  iataCodeSchema,
  isCalendarDate,
  nearestAirportSchema,
  passengerLimits,
  placeSearchAnswerSchema,
  roomLimits,
  safeReturnTo,
  sceneKinds,
  travelClasses,
} from '@sojourn/contracts';
