/** Pictures of providers under our own address: only those we have signed, fetched, drawn anew and stored. */
import { AppError } from '@sojourn/node-kit';
import type { PictureClient } from '@sojourn/node-kit/pictures';
import { canonicalKey } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import type { PictureSigner } from './picture-signature';

export type PictureService = {
  /** WebP. @throws AppError `not-found` for what we have not signed or cannot show, `overloaded` when many are under way */
  picture(asked: { source: string; signature: string }): Promise<Buffer>;
};

export type PictureServiceParts = {
  /** Undefined where no provider has pictures: then none is ours. */
  signer: PictureSigner | undefined;
  client: PictureClient;
  redraw: (bytes: Buffer) => Promise<Buffer | null>;
  cache: Cache;
};

const SHAPE_VERSION = 1;
const DAY_MS = 24 * 3_600_000;
const LIFETIME = { softMs: 7 * DAY_MS, hardMs: 30 * DAY_MS };
/** A decoded picture is 100 MB. */
const MOST_AT_ONCE = 6;

const unknown = () => new AppError('not-found', 'This picture cannot be shown.');

export function createPictureService({ signer, client, redraw, cache }: PictureServiceParts): PictureService {
  let underWay = 0;

  async function made(source: string): Promise<Buffer> {
    if (underWay >= MOST_AT_ONCE)
      throw new AppError('overloaded', 'Many pictures are being fetched just now.', { retryAfterSeconds: 2 });
    underWay += 1;
    try {
      const picture = await redraw(await client.fetch(source));
      if (!picture) throw unknown();
      return picture;
    } finally {
      underWay -= 1;
    }
  }

  return {
    async picture({ source, signature }) {
      if (!signer?.isOurs(source, signature)) throw unknown();
      const key = canonicalKey('picture', SHAPE_VERSION, { source });
      return (await cache.getOrCompute({ key, lifetime: LIFETIME, compute: () => made(source) })).body;
    },
  };
}
