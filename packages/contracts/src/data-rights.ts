/** Data rights: downloading everything that is stored about oneself, and leaving for good. */
import { z } from './zod';

/** How long a download is there once it is made, in ms. */
export const EXPORT_LIFE_MS = 24 * 3_600_000;

/**
 * `none`: never asked for. `preparing`: being made, also when nobody looks. `ready`: can be downloaded until `expiresAt`.
 * `expired`: made, and gone. `failed`: could not be made, and may be asked for again.
 */
export const dataExportStates = ['none', 'preparing', 'ready', 'expired', 'failed'] as const;

/** `GET` and `POST /api/user/data-export`. `percent` is how far it is; `bytes` how large the file is, once it is ready. */
export const dataExportSchema = z.object({
  state: z.enum(dataExportStates),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  askedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.nullable(z.iso.datetime()),
  bytes: z.nullable(z.int()),
});

/** How somebody shows that it is them who leaves: by the password or, in an account without one, by having just signed in. */
export const leavingProofs = ['password', 'fresh-sign-in'] as const;

/** `GET /api/user/leaving`. `leavesAt` is when the account goes for good; `isFresh` whether this sign-in is a fresh one. */
export const leavingSchema = z.object({
  leavesAt: z.nullable(z.iso.datetime()),
  proof: z.enum(leavingProofs),
  isFresh: z.boolean(),
});

/** `POST /api/user/leaving`. */
export const leavingRequestSchema = z.object({
  password: z.optional(
    z.string('Password is required').check(z.maxLength(128, 'Password must be at most 128 characters')),
  ),
});

/** Between bff and accounts: the request, and whether its session began just now by a sign-in. */
export const provenLeavingRequestSchema = z.object({ ...leavingRequestSchema.shape, isFresh: z.boolean() });

/** `POST /api/user/leaving`: until when it can be undone. */
export const leftSchema = z.object({ leavesAt: z.iso.datetime() });

/** Between bff and accounts: where somebody is signed in, which the bff alone knows and a download holds. */
export const exportRequestSchema = z.object({
  sessions: z.array(z.object({ browser: z.string(), signedInAt: z.string(), lastSeenAt: z.string() })),
});

/** Between accounts and trips: every trip of a person, deleted ones too. */
export const personTripListSchema = z.array(z.int());

/** Between accounts and trips: a file of a trip. */
export const personFileSchema = z.object({ id: z.string(), name: z.string(), bytes: z.int() });

/** Between accounts and trips: a trip as it is stored. What is only handed on has no shape here. */
export const personTripSchema = z.object({
  title: z.string(),
  trip: z.unknown(),
  files: z.array(personFileSchema),
});

/** Between accounts and trips: a page of a trip's history, the newest first; `next` is asked for as `before`. */
export const personHistorySchema = z.object({ changes: z.array(z.unknown()), next: z.nullable(z.int()) });

/** Between accounts and trips: which page of a history. */
export const personHistoryQuerySchema = z.object({ before: z.optional(z.coerce.number().check(z.minimum(1))) });

/** Between accounts and trips: whether the links to a person's trips open nothing for now. */
export const personLinksSchema = z.object({ arePaused: z.boolean() });

/** Between accounts and trips: what a person has written on tip boards, and the ids of the tips they like and report. */
export const personTipsSchema = z.object({
  written: z.array(z.unknown()),
  liked: z.array(z.string()),
  reported: z.array(z.string()),
});

/** Between accounts and ai: the recommendations that are stored for a person. */
export const personAnswersSchema = z.array(z.unknown());

/** See {@link dataExportSchema}. */
export type DataExport = z.infer<typeof dataExportSchema>;
/** See {@link leavingSchema}. */
export type Leaving = z.infer<typeof leavingSchema>;
/** See {@link leavingRequestSchema}. */
export type LeavingRequest = z.infer<typeof leavingRequestSchema>;
/** See {@link provenLeavingRequestSchema}. */
export type ProvenLeavingRequest = z.infer<typeof provenLeavingRequestSchema>;
/** See {@link leftSchema}. */
export type Left = z.infer<typeof leftSchema>;
/** See {@link exportRequestSchema}. */
export type ExportRequest = z.infer<typeof exportRequestSchema>;
/** See {@link personTripSchema}. */
export type PersonTrip = z.infer<typeof personTripSchema>;
/** See {@link personTipsSchema}. */
export type PersonTips = z.infer<typeof personTipsSchema>;
/** See {@link personHistorySchema}. */
export type PersonHistory = z.infer<typeof personHistorySchema>;
