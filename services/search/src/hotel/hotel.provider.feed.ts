/** Stays of a partner: one JSON feed in a shape of our own (docs/hotels-feed.md). */
import type { Hotel } from '@sojourn/contracts';
import { createOutbound } from '@sojourn/node-kit';
import { z } from 'zod';
import { addressOf } from '../provider-address';
import { feedAnswerSchema, feedPropertySchema, hotelOfFeed, type PictureAddress } from './feed-property';
import type { HotelProvider, HotelProviderQuery } from './hotel.provider';
import { byRating, readableOf, strangeAnswer } from './readable';

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

export function createFeedHotelProvider(options: HotelFeedOptions): HotelProvider {
  const { url, key, timeoutMs = TIMEOUT_MS, pictureAddress } = options;
  const outbound = createOutbound({
    ...{ name: 'hotels', origins: [url], timeoutMs, maxBytes: MAX_BYTES },
    headers: key ? { authorization: `Bearer ${key}` } : {},
  });

  function addressFor({ query, place }: HotelProviderQuery): URL {
    const { name: city, countryCode: country, position } = place;
    const { checkIn, checkOut, adults, rooms, childAges } = query;
    return addressOf(url, '/v1/stays', {
      ...{ city, country, ...position, checkIn, checkOut, adults, rooms },
      ...(childAges && { childAges: childAges.join(',') }),
    });
  }

  return {
    name: 'feed',
    source: 'live',

    async search(question) {
      const answer = await outbound.getJson(addressFor(question), z.unknown());
      const { data, error } = feedAnswerSchema.safeParse(answer);
      if (!data) throw strangeAnswer(error);
      const { read, isWhole } = readableOf(data.properties, feedPropertySchema);
      const hotels = read.map((property): Hotel => hotelOfFeed(property, question.place, pictureAddress));
      hotels.sort(byRating);
      return { hotels, missing: !isWhole || data.status === 'partial' };
    },
  };
}
