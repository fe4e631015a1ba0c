/** Everything that a whole trip and its commands are made of; an entry of its own, because only trips need it. */
export * from './basics';
export type { FlightOffer, Segment } from './flight';
// Of a search for stays only these: its schemas are needed by nobody who plans.
export * from './guest-limits';
export * from './money';
export * from './place';
export * from './text';
export * from './trip';
export * from './trip-addition';
export * from './trip-booking';
export * from './trip-calls';
export * from './trip-command';
export * from './trip-deleted';
export * from './trip-expense';
export * from './trip-file';
export * from './trip-head';
export * from './trip-item';
export * from './trip-needs';
export * from './trip-packing';
export * from './trip-part';
export * from './trip-plan';
export * from './trip-proposal';
export * from './trip-share';
