/** Photographs by Pexels (https://www.pexels.com/api/documentation). Not verified live: tested against its documented shapes. */
import { createOutbound } from '@sojourn/node-kit';
import { z } from 'zod';
import { addressOf } from '../provider-address';
import { isLandscape, PHOTO_SEARCH_MS, type PhotoProvider, type PhotoProviderOptions } from './photo.provider';

const photoSchema = z.object({
  width: z.number(),
  height: z.number(),
  url: z.url(),
  photographer: z.string().min(1),
  photographer_url: z.url().nullish(),
  src: z.object({ large2x: z.url() }),
});
const answerSchema = z.object({ photos: z.array(z.unknown()) });
const SHOWN = '10';

export function createPexelsProvider({ url, key, timeoutMs = PHOTO_SEARCH_MS }: PhotoProviderOptions): PhotoProvider {
  const outbound = createOutbound({ name: 'photos', origins: [url], timeoutMs, headers: { authorization: key } });
  return {
    name: 'pexels',

    async find({ name, country }) {
      const asked = { query: `${name} ${country}`, orientation: 'landscape', size: 'medium', per_page: SHOWN };
      const { photos } = await outbound.getJson(addressOf(url, '/v1/search', asked), answerSchema);
      const photo = photos.flatMap((each) => photoSchema.safeParse(each).data ?? []).find(isLandscape);
      if (!photo) return null;
      const { photographer: author, photographer_url: authorUrl, src, url: sourceUrl } = photo;
      return {
        source: src.large2x,
        credit: { author, ...(authorUrl && { authorUrl }), source: 'Pexels', sourceUrl },
      };
    },
  };
}
