/** The file of a document: where its bytes are, and when somebody looks whether it is still needed. */
import { ACCOUNT_FILE_BYTES, RESTORABLE_DAYS, type documentTypes, type TripPlan } from '@sojourn/contracts/plan';

/** What a file may be. */
export type MediaType = (typeof documentTypes)[number];

/**
 * A file that is stored. `id` is the random name of its bytes, `digest` that of the bytes as they were sent. It is `isWhole`
 * once all of them are stored. `checkAt`: when to look whether a plan still describes it, `missingSince` since when none does.
 */
export type TripFile = {
  id: string;
  tripId: number;
  documentId: string;
  ownerId: string;
  mediaType: MediaType;
  bytes: number;
  digest: string;
  isWhole: boolean;
  createdAt: Date;
  checkAt: Date;
  missingSince: Date | null;
};

/** The name of a picture's file among those of documents; no id of a document has a slash. */
export const pictureFileName = (pictureId: string): string => `picture/${pictureId}`;

/** The names of the files that a plan describes; none without a plan. */
export function filesOfPlan(plan: TripPlan | undefined): ReadonlySet<string> {
  const picture = plan?.head.cover.picture;
  return new Set([...Object.keys(plan?.documents ?? {}), ...(picture === undefined ? [] : [pictureFileName(picture)])]);
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** So long an upload may be under way, or its description. */
const UPLOAD_HOURS = 1;

export const firstCheck = (now: Date): Date => new Date(now.getTime() + UPLOAD_HOURS * HOUR_MS);

/** What becomes of a file that is looked at: it stays until another look, or goes (null). */
export function afterCheck(file: TripFile, isDescribed: boolean, now: Date): TripFile | null {
  if (!file.isWhole) return null;
  const checkAt = new Date(now.getTime() + RESTORABLE_DAYS * DAY_MS);
  if (isDescribed) return { ...file, checkAt, missingSince: null };
  return file.missingSince === null ? { ...file, checkAt, missingSince: now } : null;
}

/** Why an account has no room for a file, as a sentence; undefined when it has. */
export function roomRefusal(stored: number, bytes: number): string | undefined {
  if (stored + bytes <= ACCOUNT_FILE_BYTES) return undefined;
  return 'Your account has room for 200 MB of files. Please remove some that you no longer need.';
}

const EXTENSIONS: Record<MediaType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'application/msword': /\.doc$/i,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': /\.docx$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};
const EXTENSION: Record<MediaType, string> = {
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};

/** A name under which a file is downloaded as what it is, whatever the document is called. */
export const downloadName = (name: string, mediaType: MediaType): string =>
  EXTENSIONS[mediaType].test(name) ? name : `${name}${EXTENSION[mediaType]}`;
