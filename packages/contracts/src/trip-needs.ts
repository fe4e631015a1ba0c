/** What the days of a trip mind for those who go. */
import { z } from './zod';

/**
 * What the days of a trip mind for somebody who goes: `step-free` has no stairs, steep ways and efforts, `naps` leaves the
 * early afternoon of a small child free.
 */
export const tripNeeds = ['step-free', 'naps'] as const;

/** See {@link tripNeeds}. */
export const tripNeedsSchema = z.array(z.enum(tripNeeds)).check(z.maxLength(tripNeeds.length));

/** See {@link tripNeeds}. */
export type TripNeed = (typeof tripNeeds)[number];
