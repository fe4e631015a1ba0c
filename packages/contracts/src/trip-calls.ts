/** How a whole trip travels: read once, then command by command, and what others have done meanwhile. */
import { idempotencyKeySchema, instantSchema } from './basics';
import { tripCommandSchema } from './trip-command';
import { optionalLineOf } from './trip-part';
import { tripPlanSchema, type TripPlan } from './trip-plan';
import { sharedDetailsSchema, type SharedDetails } from './trip-share';
import { z } from './zod';

/** What somebody may be to a trip. Who comments or suggests will stand between viewer and editor. */
export const tripRoles = ['owner', 'editor', 'viewer'] as const;

/** `GET /api/trips/{id}/plan`: the trip as its reader may see it. `includes` says what a link shows of it. */
export const openedPlanSchema = z.object({
  id: z.int(),
  role: z.enum(tripRoles),
  plan: tripPlanSchema,
  includes: z.optional(sharedDetailsSchema),
});

/** The same for who checks the plan apart from what it comes in: a large one takes a phone half a second. */
export const openedPlanEnvelopeSchema = z.extend(openedPlanSchema, { plan: z.unknown() });

/** `version` of a plan, which counts the commands that were carried out on it. */
export const planVersionSchema = z.int('Please give the version that was read.').check(z.minimum(0));

/**
 * Takes a change back that was made under a key, by the inverse that the history has of it: what touched a thousand parts
 * is taken back by a few words.
 */
const undoReferenceSchema = z.object({ type: z.literal('undo'), of: idempotencyKeySchema });

/**
 * Takes a whole trip back to just after the change of one key, as one change: all that was done since is named by the key
 * of the `newest` of it, so that a thousand changes are taken back by a few words, and none that its sender has not seen.
 */
const rewindReferenceSchema = z.object({
  type: z.literal('rewind'),
  after: idempotencyKeySchema,
  newest: idempotencyKeySchema,
  summary: optionalLineOf(300),
});

/**
 * `POST /api/trips/{id}/commands`: one command, under the `Idempotency-Key` that names it. `base` is the version of the
 * plan that its sender knows: the answer has everything since.
 */
export const commandRequestSchema = z.object({
  base: planVersionSchema,
  command: z.discriminatedUnion('type', [...tripCommandSchema.def.options, undoReferenceSchema, rewindReferenceSchema]),
});

/** Who changed a trip: its owner, or somebody with the link that the owner called so. Two links may have one name. */
export const changeAuthorSchema = z.object({
  role: z.enum(tripRoles),
  link: z.nullable(z.string()),
  linkId: z.optional(z.string()),
});

/** One command that was carried out, and the `version` of the plan that it made. `key` is its idempotency key. */
export const planChangeSchema = z.object({
  version: z.int().check(z.minimum(1)),
  key: idempotencyKeySchema,
  command: tripCommandSchema,
  summary: z.string(),
  at: instantSchema,
  by: changeAuthorSchema,
});

/** Most changes that one answer holds; whoever has missed more gets the whole plan. */
export const MOST_CHANGES_SENT = 50;

/**
 * What a plan has become since a version: every change after it in order, and nothing else; or the whole `plan`, where
 * those are too many, or not all for its reader to see. Also `GET /api/trips/{id}/changes?after=`.
 */
export const planNewsSchema = z.object({
  version: planVersionSchema,
  changes: z.array(planChangeSchema),
  plan: z.nullable(tripPlanSchema),
});

/** `GET /api/trips/{id}/changes` as query text. */
export const planNewsQuerySchema = z.object({
  after: z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Please give the version that was read.')), z.transform(Number)),
});

/** One entry of a trip's history. `key` names the change; `inverse` takes the change back, as far as nothing else was built on it. */
export const historyEntrySchema = z.object({
  version: z.int().check(z.minimum(1)),
  key: idempotencyKeySchema,
  summary: z.string(),
  at: instantSchema,
  by: changeAuthorSchema,
  inverse: tripCommandSchema,
});

/** `GET /api/trips/{id}/history`, newest first: a page of {@link HISTORY_PAGE}; a full one may have another before it. */
export const tripHistorySchema = z.array(historyEntrySchema);

/** Entries of the history on one page. */
export const HISTORY_PAGE = 50;

/** `GET /api/trips/{id}/history` as query text: `before` is the version of the last entry of the page before. */
export const tripHistoryQuerySchema = z.object({
  before: z.optional(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Please give a version.')), z.transform(Number)),
  ),
});

/** See {@link openedPlanSchema}. */
export type OpenedPlan = {
  id: number;
  role: (typeof tripRoles)[number];
  plan: TripPlan;
  includes?: SharedDetails | undefined;
};
/** See {@link commandRequestSchema}. */
export type CommandRequest = z.output<typeof commandRequestSchema>;
/** A command as it is sent: itself, or the keys of the changes that it takes back. */
export type RequestedCommand = CommandRequest['command'];
/** What a command is sent as when it takes a trip back to a point of its history. */
export type RewindReference = z.infer<typeof rewindReferenceSchema>;
/** See {@link changeAuthorSchema}. */
export type ChangeAuthor = z.infer<typeof changeAuthorSchema>;
/** See {@link planChangeSchema}. */
export type PlanChange = z.infer<typeof planChangeSchema>;
/** See {@link planNewsSchema}. */
export type PlanNews = { version: number; changes: PlanChange[]; plan: TripPlan | null };
/** See {@link historyEntrySchema}. */
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
