/** The use cases of a trip's own picture: its owner has it fetched or uploads it, and whoever is shown the trip sees it. */
import type { Readable } from 'node:stream';
import type { StoredFile } from '@sojourn/contracts/plan';
import { AppError } from '@sojourn/node-kit';
import type { PictureClient } from '@sojourn/node-kit/pictures';
import { pictureFileName } from '../document/document.model';
import { digestOf, type DocumentService } from '../document/document.service';
import type { PlanReader, PlanService } from '../plan/plan.service';

/** Which picture of which trip. */
type PictureOf = { tripId: number; pictureId: string };

export type PictureParts = {
  files: Pick<DocumentService, 'keep' | 'find'>;
  planService: Pick<PlanService, 'open'>;
  client: PictureClient;
  /** The picture as JPEG; null for what is none. */
  redraw: (bytes: Buffer) => Promise<Buffer | null>;
};

export type PictureService = {
  upload(userId: string, of: PictureOf, bytes: Buffer): Promise<StoredFile>;
  /** Fetches it once; repeated for a picture that is there it fetches nothing. */
  fetch(userId: string, of: PictureOf, address: string): Promise<StoredFile>;
  read(reader: PlanReader, pictureId: string): Promise<{ bytes: number; mediaType: string; content: Readable }>;
};

/** A decoded picture is 100 MB. */
const MOST_AT_ONCE = 4;

// One sentence for every reason: another one would tell what answers inside.
const NOT_FETCHED =
  'Sojourn could not fetch a picture from that address. It must lead to a picture that anybody can open, of at most 10 MB.';
const NO_PICTURE = 'Please choose a JPEG or PNG picture.';
const TOO_MANY = 'Many pictures are being prepared just now. Please try again in a moment.';

export function createPictureService({ files, planService, client, redraw }: PictureParts): PictureService {
  let underWay = 0;

  /** Takes a place for as long as bytes are fetched and decoded. */
  const drawn = async (bytesOf: () => Promise<Buffer>, refusal: string) => {
    if (underWay >= MOST_AT_ONCE) throw new AppError('overloaded', TOO_MANY, { retryAfterSeconds: 2 });
    underWay += 1;
    try {
      const bytes = await bytesOf();
      const picture = await redraw(bytes);
      if (!picture) throw new AppError('bad-input', refusal);
      return { mediaType: 'image/jpeg', bytes: picture, digest: digestOf(bytes) } as const;
    } finally {
      underWay -= 1;
    }
  };
  const fileOf = ({ tripId, pictureId }: PictureOf) => ({ tripId, documentId: pictureFileName(pictureId) });

  return {
    upload: (userId, of, bytes) => files.keep(userId, fileOf(of), () => drawn(async () => bytes, NO_PICTURE)),

    fetch(userId, of, address) {
      const fetched = () =>
        client.fetch(address).catch((cause: unknown) => {
          throw new AppError('bad-input', NOT_FETCHED, { cause });
        });
      return files.keep(userId, fileOf(of), () => drawn(fetched, NOT_FETCHED));
    },

    async read(reader, pictureId) {
      const { plan } = await planService.open(reader);
      // Its owner sees a picture before the plan names it; a link shows the one that the trip has now.
      const isShown = reader.by.role === 'owner' || plan.head.cover.picture === pictureId;
      const file = isShown ? await files.find(reader.tripId, pictureFileName(pictureId)) : null;
      if (!file) throw new AppError('not-found', 'This picture does not exist.');
      return file;
    },
  };
}
