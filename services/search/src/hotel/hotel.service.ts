/** Stay search: checks the dates, and asks the provider through the cache. */
import type { Hotel, HotelSearchAnswer, HotelSearchQuery } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { daysBetween } from '@sojourn/travel';
import { canonicalKey } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import type { HotelProvider } from './hotel.provider';

const SHAPE_VERSION = 1;
const LIFETIME = { softMs: 10 * 60_000, hardMs: 24 * 3_600_000 };
const MAX_NIGHTS = 90;
// Clocks run up to twelve hours behind UTC; what is still today somewhere may be checked into.
const EARLIEST_ZONE_MS = 12 * 3_600_000;

export type HotelService = { search(query: HotelSearchQuery): Promise<HotelSearchAnswer> };

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

  return {
    async search(query) {
      check(query);
      const { value } = await cache.remember<Hotel[]>({
        key: canonicalKey('hotels', SHAPE_VERSION, { provider: provider.name, ...query }),
        lifetime: LIFETIME,
        make: () => provider.search(query),
      });
      const { city, checkIn, checkOut, adults } = query;
      return { hotels: value, searchParams: { city, checkIn, checkOut, adults }, source: provider.source };
    },
  };
}
