/** Trips and commands for tests of whatever stores or shows trips. */
export { everyCommand, furnishedTrip, hostileValues, leavesOf, withAt, type Path } from './hostile-input';
export { commandFrom, emptyTrip } from './random-command';
export { adding, expense } from './trip-under-test';
export { browserTripOf, FULL_TRIP, LARGE_TRIP, SMALL_TRIP, tripOfSize, type TripSize } from './trip-of-size';
