/** Tips of a destination: a board that anybody reads and whoever is signed in writes on. A comment is a tip below another. */
import { idempotencyKeySchema, instantSchema } from './basics';
import { atMost, atMostCharacters, manyLines, oneLine } from './text';
import { lineOf, partVersionSchema } from './trip-part';
import { z } from './zod';

/**
 * How long a tip may be, in UTF-16 code units, and how much of all there may be (GROW-1): on a page, by an account on a
 * day, and by an account in all. A tip that so many accounts have reported is hidden for everybody.
 */
export const tipLimits = {
  content: 2_000,
  tag: 40,
  tags: 10,
  perPage: 20,
  tipsPerDay: 10,
  commentsPerDay: 50,
  likesPerDay: 500,
  reportsPerDay: 50,
  perAccount: 1_000,
  reportsToHide: 3,
} as const;

const TAGS = `Please use at most ${tipLimits.tags} tags.`;
const tagSchema = z.string().check(atMost(tipLimits.tag, `A tag has at most ${tipLimits.tag} characters.`), oneLine);

const cleanTags = (tags: string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== '')),
];

/** Tags as they are typed between commas: trimmed, in small letters; empty ones and doubles are dropped (spec, section 5). */
export const tipTagsSchema = z.pipe(
  z.pipe(z.array(z.string(), 'Please give tags as a list.'), z.transform(cleanTags)),
  z.array(tagSchema).check(z.maxLength(tipLimits.tags, TAGS)),
);

/** The words of a tip or of a comment. */
export const tipContentSchema = z
  .string('Tip content cannot be empty')
  .check(z.trim(), z.minLength(1, 'Tip content cannot be empty'), atMostCharacters(tipLimits.content), manyLines);

const destinationSchema = lineOf(120, 'Please name a destination.');
const contentFields = { content: tipContentSchema, tags: tipTagsSchema };

/** `POST /api/tips`, under an optional `Idempotency-Key`. */
export const tipDraftSchema = z.object({ destination: destinationSchema, ...contentFields });

/** `POST /api/tips/{id}/comments`, under an optional `Idempotency-Key`. */
export const tipCommentDraftSchema = z.object({ content: tipContentSchema });

/** What the bff adds to what somebody posts: the name that is shown, which is the account's and not the sender's to choose. */
const signedFields = {
  author: z.string().check(z.minLength(1), atMost(200, 'That name is too long.')),
  key: z.nullable(idempotencyKeySchema),
};

/** A tip as the bff passes it on. */
export const signedTipSchema = z.extend(tipDraftSchema, signedFields);
/** A comment as the bff passes it on. */
export const signedCommentSchema = z.extend(tipCommentDraftSchema, signedFields);

/** `PUT /api/tips/{id}`: one's own tip or comment, with the version that was read. */
export const tipChangeSchema = z.object({ ...contentFields, version: partVersionSchema });

/** `PUT /api/tips/{id}/like`: gives or takes back the one like that an account has. */
export const tipLikeSchema = z.object({ liked: z.boolean('Please say whether you like it.') });

/** `PUT /api/tips/{id}/report`: hides it from whoever reports it; `false` takes that back. */
export const tipReportSchema = z.object({ reported: z.boolean('Please say whether you report it.') });

/** Between bff and trips: only reports of accounts whose address is proven can hide a tip from others. */
export const signedReportSchema = z.object({ ...tipReportSchema.shape, isProven: z.boolean() });

/** A tip, or a comment (`parentId` is then the tip's), as its reader sees it. `isHidden` is told its author alone. */
export const tipSchema = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  destination: z.string(),
  author: z.object({ name: z.string() }),
  content: z.string(),
  tags: z.array(z.string()),
  createdAt: instantSchema,
  version: partVersionSchema,
  likes: z.int(),
  comments: z.int(),
  userHasLiked: z.boolean(),
  isOwn: z.boolean(),
  isHidden: z.boolean(),
});

/** `GET /api/tips` and `GET /api/tips/{id}/comments`: newest first; `next` is where the page after it begins. */
export const tipPageSchema = z.object({ tips: z.array(tipSchema), next: z.nullable(z.string()) });

const CURSOR = 'A cursor is what the page before said.';
const cursorSchema = z.pipe(
  z.string('Please give one cursor.').check(z.regex(/^\d{1,14}_[\da-f-]{36}$/, CURSOR)),
  z.transform((cursor: string) => {
    const [at = '', id = ''] = cursor.split('_');
    return { createdAt: new Date(Number(at)), id };
  }),
);

/** Where the page after a tip begins. */
export const tipCursorOf = ({ createdAt, id }: TipCursor): string => `${createdAt.getTime()}_${id}`;

/** `GET /api/tips/{id}/comments` as query text. */
export const tipCommentsQuerySchema = z.object({ after: z.optional(cursorSchema) });

/** `GET /api/tips` as query text. */
export const tipQuerySchema = z.object({ destination: destinationSchema, after: z.optional(cursorSchema) });

/** `DELETE /api/tips/{id}`; `POST /api/tips/{id}/restore` brings it back until then. */
export const tipDeletedSchema = z.object({ id: z.string(), restorableUntil: instantSchema });

/** See {@link tipCursorOf}. */
export type TipCursor = { createdAt: Date; id: string };
/** See {@link tipSchema}. */
export type Tip = z.infer<typeof tipSchema>;
/** See {@link tipPageSchema}. */
export type TipPage = z.infer<typeof tipPageSchema>;
/** See {@link tipDraftSchema}. */
export type TipDraft = z.output<typeof tipDraftSchema>;
/** See {@link tipChangeSchema}. */
export type TipChange = z.output<typeof tipChangeSchema>;
/** See {@link signedTipSchema}. */
export type SignedTip = z.output<typeof signedTipSchema>;
/** See {@link signedCommentSchema}. */
export type SignedComment = z.output<typeof signedCommentSchema>;
/** See {@link tipReportSchema}. */
export type TipReport = z.infer<typeof tipReportSchema>;
/** See {@link signedReportSchema}. */
export type SignedReport = z.infer<typeof signedReportSchema>;
/** See {@link tipDeletedSchema}. */
export type TipDeleted = z.infer<typeof tipDeletedSchema>;
