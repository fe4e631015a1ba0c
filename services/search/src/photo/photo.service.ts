/** Photographs of the catalogue's places: found once, fetched from public addresses, drawn anew, stored, and credited. */
import { photoCreditSchema, type PhotoCredit } from '@sojourn/contracts/photo';
import type { CatalogueEntry } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import type { PictureClient } from '@sojourn/node-kit/pictures';
import { z } from 'zod';
import { canonicalKey } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import type { FoundPhoto, PhotoProvider } from './photo.provider';

export type PhotoService = {
  /** WebP. @throws AppError `not-found` for a place without a photograph, `overloaded` while the provider wants to rest */
  photo(id: string, width: number): Promise<Buffer>;
  credit(id: string): Promise<PhotoCredit>;
};

export type PhotoServiceParts = {
  /** Undefined where none is set up: then every place has its scene. */
  provider: PhotoProvider | undefined;
  places: readonly Pick<CatalogueEntry, 'id' | 'name' | 'country'>[];
  client: PictureClient;
  redraw: (bytes: Buffer, width: number) => Promise<Buffer | null>;
  cache: Cache;
  onError: (error: unknown) => void;
  now?: () => number;
};

const SHAPE_VERSION = 1;
const DAY_MS = 24 * 3_600_000;
/** Which photograph a place has stays longer than its pixels, which a full cache drops first: searches are what is counted. */
const FOUND_LIFETIME = { softMs: 60 * DAY_MS, hardMs: 90 * DAY_MS };
const PHOTO_LIFETIME = { softMs: 30 * DAY_MS, hardMs: 60 * DAY_MS };
/** After a failure of which nobody says how long it lasts. */
const REST_SECONDS = 60;

const storedSchema = z.object({
  found: z.object({ source: z.string(), credit: photoCreditSchema, useReport: z.string().optional() }).nullable(),
});

/** Where the photograph of a place is served; its scene is drawn where it does not come. */
export const photoAddress = (id: string): string => `/api/photos/${id}`;

const unknown = () => new AppError('not-found', 'There is no photograph of this place.');

export function createPhotoService(parts: PhotoServiceParts): PhotoService {
  const { provider, places, client, redraw, cache, onError, now = Date.now } = parts;
  const known = new Map(places.map((place) => [place.id, place]));
  let restsUntil = 0;

  /** Asks the provider unless it wants to rest: a page of twenty places would ask twenty times for the same refusal. */
  async function ask(asked: PhotoProvider, place: { name: string; country: string }) {
    const restSeconds = Math.ceil((restsUntil - now()) / 1_000);
    if (restSeconds > 0)
      throw new AppError('overloaded', 'No photographs are looked for just now.', { retryAfterSeconds: restSeconds });
    try {
      return await asked.find(place);
    } catch (error) {
      const seconds = error instanceof AppError ? error.retryAfterSeconds : undefined;
      restsUntil = now() + (seconds ?? REST_SECONDS) * 1_000;
      onError(error);
      throw error;
    }
  }

  async function foundOf(id: string): Promise<FoundPhoto> {
    const place = known.get(id);
    if (!provider || !place) throw unknown();
    const { body } = await cache.getOrCompute({
      key: canonicalKey('photo-found', SHAPE_VERSION, { provider: provider.name, id }),
      lifetime: FOUND_LIFETIME,
      compute: async () => ({ found: await ask(provider, place) }),
    });
    const { found } = storedSchema.parse(JSON.parse(body.toString()));
    if (!found) throw unknown();
    return found;
  }

  return {
    async photo(id, width) {
      const found = await foundOf(id);
      const { body } = await cache.getOrCompute({
        key: canonicalKey('photo', SHAPE_VERSION, { source: found.source, width }),
        lifetime: PHOTO_LIFETIME,
        compute: async () => {
          const drawn = await redraw(await client.fetch(found.source), width);
          if (!drawn) throw unknown();
          // Nobody waits for it, and nobody is shown less where it fails.
          provider?.reportUse?.(found).catch(onError);
          return drawn;
        },
      });
      return body;
    },
    credit: async (id) => (await foundOf(id)).credit,
  };
}
