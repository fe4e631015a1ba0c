/** Photographs by Wikimedia Commons (https://www.mediawiki.org/wiki/API:Imageinfo). Not verified live: tested against its documented shapes. */
import { createOutbound } from '@sojourn/node-kit';
import { z } from 'zod';
import { addressOf } from '../provider-address';
import { isLandscape, PHOTO_SEARCH_MS, type PhotoProvider, type PhotoProviderOptions } from './photo.provider';

const valueSchema = z.object({ value: z.string() });
const imageSchema = z.object({
  thumburl: z.url(),
  descriptionurl: z.url(),
  width: z.number(),
  height: z.number(),
  mime: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  extmetadata: z.object({ Artist: valueSchema, LicenseShortName: valueSchema, LicenseUrl: valueSchema.optional() }),
});
const pageSchema = z.object({ index: z.number().default(0), imageinfo: z.array(z.unknown()).min(1) });
/** Where nothing is found there is no `query`. */
const answerSchema = z.object({ query: z.object({ pages: z.array(z.unknown()) }).optional() });

const FIELDS = {
  action: 'query',
  format: 'json',
  formatversion: '2',
  generator: 'search',
  gsrnamespace: '6',
  gsrlimit: '20',
  prop: 'imageinfo',
  iiprop: 'url|size|mime|extmetadata',
  iiurlwidth: '1280',
  iiextmetadatafilter: 'Artist|LicenseShortName|LicenseUrl',
};
const MOST_OF_A_NAME = 120;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a piece of HTML: authors come with the markup of their signature. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_OF_A_NAME);

/** @param options `key` is who runs the portal, a web or mail address: Wikimedia asks for it instead of a key */
export function createWikimediaProvider(options: PhotoProviderOptions): PhotoProvider {
  const { url, key: contact, timeoutMs = PHOTO_SEARCH_MS } = options;
  const headers = { 'user-agent': `Sojourn/1.0 (${contact})` };
  const outbound = createOutbound({ name: 'photos', origins: [url], timeoutMs, headers });
  return {
    name: 'wikimedia',

    async find({ name, country }) {
      const asked = { ...FIELDS, gsrsearch: `"${name.replaceAll('"', '')}" ${country} filetype:bitmap` };
      const { query } = await outbound.getJson(addressOf(url, '/w/api.php', asked), answerSchema);
      const images = (query?.pages ?? [])
        .flatMap((page) => pageSchema.safeParse(page).data ?? [])
        .toSorted((one, other) => one.index - other.index)
        .flatMap(({ imageinfo: [image] }) => imageSchema.safeParse(image).data ?? []);
      const image = images.find((each) => isLandscape(each) && wordsOf(each.extmetadata.Artist.value) !== '');
      if (!image) return null;
      const { Artist, LicenseShortName, LicenseUrl } = image.extmetadata;
      const licenseUrl = z.url({ protocol: /^https?$/ }).safeParse(LicenseUrl?.value).data;
      return {
        source: image.thumburl,
        credit: {
          author: wordsOf(Artist.value),
          source: 'Wikimedia Commons',
          sourceUrl: image.descriptionurl,
          license: wordsOf(LicenseShortName.value),
          ...(licenseUrl && { licenseUrl }),
        },
      };
    },
  };
}
