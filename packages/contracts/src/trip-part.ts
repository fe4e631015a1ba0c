/** What the parts of a trip have in common: each has an id, a version and a content of its own. */
import { calendarDateSchema } from './basics';
import { atMost, atMostCharacters, manyLines, oneLine } from './text';
import { z } from './zod';

/**
 * Names a part within its trip; whoever makes the part makes its id, such as `crypto.randomUUID()`, so that it has one
 * before any server answers. It holds a digit, and so is never the name of a property that every object has.
 */
export const partIdSchema = z
  .string('Please give an id.')
  .check(z.regex(/^(?=.*\d)[a-z\d][a-z\d-]{0,79}$/, 'An id has small letters, hyphens and at least one digit.'));

/** Names one content of a part; in a command the one that was read, and another one is a conflict. */
export const partVersionSchema = z.int('Please give a version.').check(z.minimum(1), z.maximum(1_000_000_000));

/**
 * What every part has beside its content. Each change gives it the `version` after the `latest` one it has had; an undo gives
 * it the version back whose content it has again. So a version never names two contents.
 */
export const partVersions = { version: partVersionSchema, latest: partVersionSchema };

/** How much a trip may hold (GROW-1): how many of each part, and how many changes its history remembers. */
export const tripPartLimits = {
  travellers: 20,
  bookings: 500,
  items: 1_000,
  expenses: 2_000,
  rates: 60,
  packing: 1_000,
  documents: 500,
  history: 1_000,
} as const;

/** The longest that a trip may last, in days, both ends included. */
export const MAX_TRIP_DAYS = 366;

const DAY = 'Please choose a day from 2000 to 2199.';

/** A day that somebody gives a trip or a part of it. */
export const tripDaySchema = calendarDateSchema.check(z.refine((day) => day >= '2000' && day < '2200', DAY));

/** A text of one line that must be there. */
export const lineOf = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), atMostCharacters(max), oneLine);

/** A text of one line that may be empty. */
export const optionalLineOf = (max: number) => z.string().check(z.trim(), atMostCharacters(max), oneLine);

/** A text of several lines that may be empty. */
export const linesOf = (max: number) => z.string().check(atMostCharacters(max), manyLines);

/** The address of a page outside. */
export const webAddressSchema = z
  .string()
  .check(
    atMost(2_000, 'That address is too long.'),
    z.regex(/^https?:\/\/[^\s"<>\\]+$/, 'Please give an address that begins with https://.'),
  );
