/** Stays of a partner: one JSON feed in a shape of our own (docs/hotels-feed.md). */
import type { Hotel } from '@sojourn/contracts';
import { AppError, createOutbound } from '@sojourn/node-kit';
import { z } from 'zod';
import {
  feedAnswerSchema,
  feedPropertySchema,
  hotelOfFeed,
  type FeedProperty,
  type PictureAddress,
} from './feed-property';
import type { HotelProvider, HotelProviderQuery } from './hotel.provider';

/** `key` is what the feed knows us by, when it wants to; photographs are shown where they have an address of ours. */
export type HotelFeedOptions = {
  url: string;
  key?: string | undefined;
  timeoutMs?: number;
  pictureAddress?: PictureAddress | undefined;
};

const TIMEOUT_MS = 4_000;
/** Some 500 properties of a kilobyte and more. */
const MAX_BYTES = 2_000_000;

const strange = (cause: unknown) => {
  const message = 'The hotels provider answers in a way we do not understand. Please try again later.';
  return new AppError('unavailable', message, { cause, retryAfterSeconds: 60 });
};

/** The properties that can be read; `isWhole` is false when some cannot. */
function readable(listed: readonly unknown[]) {
  const results = listed.map((each) => feedPropertySchema.safeParse(each));
  const read = results.flatMap(({ data }): FeedProperty[] => (data ? [data] : []));
  // Were nothing readable taken for nothing found, an empty town would be shown for a broken feed.
  if (read.length === 0 && listed.length > 0) throw strange(results[0]?.error);
  return { read, isWhole: read.length === listed.length };
}

export function createFeedHotelProvider(options: HotelFeedOptions): HotelProvider {
  const { url, key, timeoutMs = TIMEOUT_MS, pictureAddress } = options;
  const outbound = createOutbound({
    ...{ name: 'hotels', origins: [url], timeoutMs, maxBytes: MAX_BYTES },
    headers: key ? { authorization: `Bearer ${key}` } : {},
  });

  function addressOf({ query, place }: HotelProviderQuery): URL {
    const { name: city, countryCode: country, position } = place;
    const { checkIn, checkOut, adults, rooms } = query;
    const asked = { city, country, ...position, checkIn, checkOut, adults, rooms };
    const address = new URL('/v1/stays', url);
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, String(value));
    return address;
  }

  return {
    name: 'feed',
    source: 'live',

    async search(question) {
      const answer = await outbound.getJson(addressOf(question), z.unknown());
      const { data, error } = feedAnswerSchema.safeParse(answer);
      if (!data) throw strange(error);
      const { read, isWhole } = readable(data.properties);
      const hotels = read.map((property): Hotel => hotelOfFeed(property, question.place, pictureAddress));
      hotels.sort((one, other) => other.rating - one.rating || (one.name < other.name ? -1 : 1));
      return { hotels, missing: !isWhole || data.status === 'partial' };
    },
  };
}
