/** Stay search: checks the dates, understands the place, and asks the provider through the cache. */
import type { HotelSearchAnswer, HotelSearchQuery } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { daysBetween } from '@sojourn/travel';
import { canonicalKey } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import { detailOf } from '../place/place.model';
import type { HotelProvider } from './hotel.provider';
import type { StayPlaces } from './market.model';

/** Raised whenever an answer's shape changes, so that no old answer is read as a new one. */
const SHAPE_VERSION = 4;
const LIFETIME = { softMs: 10 * 60_000, hardMs: 24 * 3_600_000 };
const MAX_NIGHTS = 90;
const MOST_MEANT = 4;
// Clocks run up to twelve hours behind UTC; what is still today somewhere may be checked into.
const EARLIEST_ZONE_MS = 12 * 3_600_000;

/** Answers with a `HotelSearchAnswer` as UTF-8 JSON: a cached answer is sent as it is stored. */
export type HotelService = { search(query: HotelSearchQuery): Promise<Buffer> };

export type HotelServiceParts = {
  provider: HotelProvider;
  places: StayPlaces;
  /** Cities that are spelt nearly so. */
  alike: (typed: string) => MeantCity[];
  cache: Cache;
  now?: () => number;
};

type MeantCity = NonNullable<HotelSearchAnswer['didYouMean']>[number];

export function createHotelService({
  provider,
  places,
  alike,
  cache,
  now = Date.now,
}: HotelServiceParts): HotelService {
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

  async function answerTo(query: HotelSearchQuery, today: string): Promise<HotelSearchAnswer> {
    const { city: typed, checkIn, checkOut, adults } = query;
    const answer = { searchParams: { city: typed, checkIn, checkOut, adults }, source: provider.source };
    const { place, city, others } = places.resolve(typed);
    const meant = others.map((other) => ({ name: other.name, detail: detailOf(other) }));
    if (!place || !city) {
      const names = new Set<string>();
      const didYouMean = [...meant, ...alike(typed)].filter(({ name, detail }) => {
        const isNew = !names.has(`${name} ${detail}`);
        names.add(`${name} ${detail}`);
        return isNew;
      });
      return { hotels: [], ...answer, didYouMean: didYouMean.slice(0, MOST_MEANT) };
    }
    const hotels = await provider.search({ query, place, today });
    const { name, position } = city;
    return { hotels, ...answer, place: { name, detail: detailOf(city), position }, didYouMean: meant };
  }

  return {
    async search(query) {
      check(query);
      const today = new Date(now()).toISOString().slice(0, 10);
      const { body } = await cache.getOrCompute({
        key: canonicalKey('hotels', SHAPE_VERSION, { provider: provider.name, ...query, today }),
        lifetime: LIFETIME,
        compute: () => answerTo(query, today),
      });
      return body;
    },
  };
}
