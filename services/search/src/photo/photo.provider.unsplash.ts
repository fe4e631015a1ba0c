/** Photographs by Unsplash (https://unsplash.com/documentation). Not verified live: tested against its documented shapes. */
import { AppError, createOutbound } from '@sojourn/node-kit';
import { z } from 'zod';
import { addressOf } from '../provider-address';
import { isLandscape, PHOTO_SEARCH_MS, type PhotoProvider, type PhotoProviderOptions } from './photo.provider';

const photoSchema = z.object({
  width: z.number(),
  height: z.number(),
  urls: z.object({ regular: z.url() }),
  links: z.object({ html: z.url(), download_location: z.url() }),
  user: z.object({ name: z.string().min(1), links: z.object({ html: z.url() }) }),
});
const answerSchema = z.object({ results: z.array(z.unknown()) });

const SHOWN = '10';
const HOUR_SECONDS = 3_600;
/** Its terms want the links of a credit to say where they come from. */
const withReferral = (address: string) => {
  const url = new URL(address);
  url.searchParams.set('utm_source', 'sojourn');
  url.searchParams.set('utm_medium', 'referral');
  return url.href;
};

export function createUnsplashProvider({ url, key, timeoutMs = PHOTO_SEARCH_MS }: PhotoProviderOptions): PhotoProvider {
  const outbound = createOutbound({
    ...{ name: 'photos', origins: [url], timeoutMs },
    headers: { authorization: `Client-ID ${key}`, 'accept-version': 'v1' },
    // 50 calls an hour until an application is approved; beyond, it answers 403.
    refusalOf: (status, body) =>
      status === 403
        ? new AppError('overloaded', 'The photos provider takes no more questions this hour.', {
            retryAfterSeconds: HOUR_SECONDS,
            cause: new Error(body.slice(0, 200)),
          })
        : undefined,
  });
  return {
    name: 'unsplash',

    async find({ name, country }) {
      const asked = { query: `${name} ${country}`, orientation: 'landscape', content_filter: 'high', per_page: SHOWN };
      const { results } = await outbound.getJson(addressOf(url, '/search/photos', asked), answerSchema);
      const photo = results.flatMap((each) => photoSchema.safeParse(each).data ?? []).find(isLandscape);
      if (!photo) return null;
      const { urls, links, user } = photo;
      return {
        source: urls.regular,
        useReport: links.download_location,
        credit: {
          author: user.name,
          authorUrl: withReferral(user.links.html),
          source: 'Unsplash',
          sourceUrl: withReferral(links.html),
        },
      };
    },

    async reportUse({ useReport }) {
      if (useReport) await outbound.getJson(new URL(useReport), z.unknown());
    },
  };
}
