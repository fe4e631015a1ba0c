/** What somebody changes about their own account, beside their names. */
import { atMost, oneLine } from './text';
import { newPasswordSchema } from './user';
import { z } from './zod';

const line = z
  .string('Please give the address as text')
  .check(z.trim(), atMost(200, 'Please use at most 200 characters'), oneLine);
const optionalLine = z.optional(z.nullable(line));

const DEGREES = 'Please give the position in degrees';
/** Degrees as a number or as numeric text, which is what the current user carries. */
const degrees = (most: number) =>
  z
    .union([z.number(), z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/, DEGREES))], DEGREES)
    .check(z.refine((value) => Math.abs(Number(value)) <= most, DEGREES));

/** `PUT /api/user/address`: an address as it was picked (spec, section 3). */
export const addressChangeSchema = z.object({
  formatted_address: line.check(z.minLength(1, 'Please choose an address')),
  latitude: degrees(90),
  longitude: degrees(180),
  street_address: optionalLine,
  city: optionalLine,
  state_region: optionalLine,
  postal_code: optionalLine,
  country: optionalLine,
});

const CURRENT = 'Please enter your current password';

/** `PUT /api/user/password`: both, so that an open page alone changes nothing. */
export const passwordChangeSchema = z.object({
  currentPassword: z.string(CURRENT).check(z.minLength(1, CURRENT), atMost(128, 'At most 128 characters')),
  newPassword: newPasswordSchema,
});

/** `GET /api/google-maps-key`: null where none is set, and then no script of Google's is loaded. */
export const mapsKeySchema = z.object({ apiKey: z.nullable(z.string()) });

/** `GET /api/trips/statistics`: of the account's trips that are not deleted. */
export const travelStatisticsSchema = z.object({ trips: z.int(), countries: z.int(), activities: z.int() });

/** See {@link travelStatisticsSchema}. */
export type TravelStatistics = z.infer<typeof travelStatisticsSchema>;
/** See {@link addressChangeSchema}. */
export type AddressChange = z.infer<typeof addressChangeSchema>;
/** See {@link passwordChangeSchema}. */
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
