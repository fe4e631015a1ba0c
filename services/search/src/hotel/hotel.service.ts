/** Stay search: checks the dates, and asks the provider through the cache. */
import type { HotelSearchAnswer, HotelSearchQuery } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { daysBetween } from '@sojourn/travel';
import { canonicalKey } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import type { HotelProvider } from './hotel.provider';

/** Raised whenever an answer's shape changes, so that no old answer is read as a new one. */
const SHAPE_VERSION = 3;
const LIFETIME = { softMs: 10 * 60_000, hardMs: 24 * 3_600_000 };
const MAX_NIGHTS = 90;
// Clocks run up to twelve hours behind UTC; what is still today somewhere may be checked into.
const EARLIEST_ZONE_MS = 12 * 3_600_000;

/** Answers with a `HotelSearchAnswer` as UTF-8 JSON: a cached answer is sent as it is stored. */
export type HotelService = { search(query: HotelSearchQuery): Promise<Buffer> };

export type HotelServiceParts = { provider: HotelProvider; cache: Cache; now?: () => number };

export function createHotelService({ provider, cache, now = Date.now }: HotelServiceParts): HotelService {
  function check({ checkIn, checkOut }: HotelSearchQuery) {
    const refuse = (path: string, message: string) =>
      new AppError('bad-input', message, { details: [{ path, message }] });
    const earliest = new Date(now() - EARLIEST_ZONE_MS).toISOString().slice(0, 10);
    if (checkIn < earliest) {
      throw refuse('checkIn', `The check-in date ${checkIn} is in the past. Please choose today or later.`);
    }
    if (daysBetween(checkIn, checkOut) > MAX_NIGHTS) {
      throw refuse('checkOut', `Please search for at most ${MAX_NIGHTS} nights.`);
    }
  }

  async function answerTo(query: HotelSearchQuery): Promise<HotelSearchAnswer> {
    const { city, checkIn, checkOut, adults } = query;
    const hotels = await provider.search(query);
    return { hotels, searchParams: { city, checkIn, checkOut, adults }, source: provider.source };
  }

  return {
    async search(query) {
      check(query);
      const { body } = await cache.getOrCompute({
        key: canonicalKey('hotels', SHAPE_VERSION, { provider: provider.name, ...query }),
        lifetime: LIFETIME,
        compute: () => answerTo(query),
      });
      return body;
    },
  };
}
