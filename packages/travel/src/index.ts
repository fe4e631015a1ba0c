/** Pure rules of the field that more than one workspace follows. */
export { groundAt, isWithin, reliefOf, sceneryAt, type Biome, type Bounds, type Ground, type Relief } from './biome';
export { comingMonths, formatBestMonths } from './best-months';
export { addDays, dayOf, daysBetween, lastDayOf, monthOf, utcDayOf, weekdayFrom, weekdayOf } from './calendar-day';
export { carFreeAreaOf } from './car-free';
export { clockOfMinutes, minutesOfClock } from './clock-time';
export { countryInSentence, placeWithCountry } from './country-words';
export { minorDigitsOf } from './currency';
export { daylightOn, type Daylight, type SunlitPlace } from './daylight';
export { formatIsoDuration, formatMinutes, parseIsoDuration, parseMinutes } from './duration';
export { easterOf } from './easter';
export { type MovingFeast, movingFeastOf, orthodoxEasterOf } from './moving-feasts';
export {
  bucketFactor,
  cabinFare,
  dayFactor,
  familyFares,
  type CarrierType,
  marketFare,
  oneWayFactor,
  type SeasonCurve,
  seasonFactor,
} from './fare';
export { fareMovement } from './fare-movement';
export { estimateFlight, type FlightEstimate } from './flight-estimate';
export { blockMinutes, type FlightWay, isLongHaul, taxiMinutes } from './flight-time';
export { compareWords, foldWords } from './fold-words';
export { formatBytes } from './format-bytes';
export { formatKm } from './format-km';
export { formatDate, formatDateRange, formatDayOfYear, utcOfLocal } from './format-date';
export { formatList } from './format-list';
export { insideOf } from './inside-rings';
export { distanceKm, EARTH_RADIUS_KM, KM_A_DEGREE, type Position } from './great-circle';
export { driveBetween, groundTravel, type GroundTravel } from './ground-travel';
export { meansWords, type TravelMeans } from './means-words';
export { inRounds } from './in-rounds';
export { localDayOf } from './local-day';
export { formatCount, formatDollars, formatNumber } from './money';
export { monthAfter, monthName, monthNames, monthRuns, monthsFrom, monthsUntil } from './months';
export { oncePer } from './once-per';
export { DAYS_ON_SALE } from './on-sale';
export { parseOpeningHours, type OpeningHours } from './opening-hours';
export { hasNapper, parseParty, partyFault, youngIn, type Party } from './party';
export { isParty, passengerCount, type Passengers } from './passengers';
export { positionQuery } from './position-query';
export { newPriceAlert, type PriceAlert, type PriceDrop, withPrice } from './price-alert';
export { type JudgedPrice, priceLevel, type PriceLevel } from './price-level';
export { hemisphereOf, isInSeason, monthsOfSeason, seasons, type Hemisphere, type Season } from './season';
export { seededInteger, seededRandom } from './seeded-random';
export { shortened } from './shortened';
export { proposeDates } from './travel-dates';
export {
  isDuring,
  ROOMS_ASKED,
  roomsFor,
  stayNights,
  starFactor,
  typicalNight,
  type StayAsked,
  type StayEvent,
  type StayMarket,
} from './stay-rate';
export { daysOfLength } from './trip-length';
export { readAmount, type TypedAmount } from './typed-amount';
export { clockRulesVersion, isTimeZone, minutesAheadOfUtc, timeZoneNames } from './zone-rules';
export { zoneInstant } from './zone-time';
