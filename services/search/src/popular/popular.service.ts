/** Popular places from an airport with what they cost, through the cache, one place after the other. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { type PopularAnswer, popularCounts, type PopularPlace, type PopularQuery } from '@sojourn/contracts/popular';
import { AppError } from '@sojourn/node-kit';
import { formatBestMonths } from '@sojourn/travel';
import pTimeout from 'p-timeout';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import { canonicalKey, staleNote } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import { exploredDays } from '../explore/explore.model';
import type { FareProvider } from '../flight/flight.provider';
import { type JourneyOrigin, originOf } from '../flight/journey-ends';
import { createGreatOrigins } from './great-origin.model';
import {
  createRanking,
  type Gateway,
  isInSeason,
  type MonthOfDays,
  monthsOfDays,
  priceRangeOf,
  type Ranked,
} from './popular.model';

export type PopularService = {
  /** @throws AppError `bad-input` for an unknown origin; `overloaded` while it is still computed */
  find(query: PopularQuery): Promise<PopularAnswer>;
};

export type PopularServiceParts = {
  entries: readonly CatalogueEntry[];
  catalogue: AirportCatalogue;
  provider: Omit<FareProvider, 'fares'>;
  cache: Cache;
  now?: () => number;
};

/** Raised whenever what is stored changes, so that nothing old is read as new. */
const SHAPE_VERSION = 5;
const LIFETIME = { softMs: 30 * 60_000, hardMs: 24 * 3_600_000 };
/** What a service may take for a reader (RL-1); the rest is computed all the same, and stored for who asks again. */
const ANSWER_MS = 5_000;
const NIGHTS = 7;

const tooLate = () => {
  const message = 'Popular places take longer than usual. Please ask again in a moment.';
  throw new AppError('overloaded', message, { retryAfterSeconds: 3 });
};

/** Each airport with all passengers of its city, in millions. */
function gatewaysOf({ airports, areas }: AirportCatalogue): (iataCode: string) => Gateway | undefined {
  const byCode = new Map(
    airports.map(({ iataCode, position, weight }) => [iataCode, { position, passengers: weight / 1_000 }]),
  );
  for (const { airports: ofCity } of areas) {
    const passengers = ofCity.reduce((sum, { weight }) => sum + weight, 0) / 1_000;
    for (const { iataCode, position } of ofCity) byCode.set(iataCode, { position, passengers });
  }
  return (iataCode) => byCode.get(iataCode);
}

export function createPopularService(parts: PopularServiceParts): PopularService {
  const { entries, catalogue, provider, cache, now = Date.now } = parts;
  const rankedFrom = createRanking(entries, gatewaysOf(catalogue));
  const greatOriginOf = createGreatOrigins(catalogue);

  async function priceRange(airportCode: string, { origins, today }: JourneyOrigin, months: readonly MonthOfDays[]) {
    const destinations = catalogue.airportsOf(airportCode);
    const priced: Parameters<typeof priceRangeOf>[0][number][] = [];
    for (const { days, isWhole } of months) {
      const found = await provider.lowest({ origins, destinations, today, travelClass: 'ECONOMY', days });
      priced.push({ lowest: found?.fares.adult, isWhole });
    }
    return priceRangeOf(priced);
  }

  /** One place at a time, so that searches have the threads in between; what nobody flies to is passed over. */
  async function placesFrom(start: JourneyOrigin): Promise<PopularPlace[]> {
    const { origins, today } = start;
    const [from] = origins;
    const ranked = from ? rankedFrom(from.position) : [];
    const months = monthsOfDays(exploredDays({ nights: NIGHTS }, today));
    const places = new Map<string, PopularPlace>();
    const add = async (candidates: readonly Ranked<CatalogueEntry>[], trending: boolean, most: number) => {
      for (const { entry, popularityScore } of candidates) {
        if (places.size >= most) return;
        const { id, name, country, airportCode } = entry;
        const range = places.has(id) ? undefined : await priceRange(airportCode, start, months);
        if (!range) continue;
        const said = { id, name, country, airportCode, popularityScore, trending, priceRange: range };
        places.set(id, { ...said, bestTimeToVisit: formatBestMonths(entry.bestMonths) });
      }
    };
    await add(
      ranked.filter(({ entry }) => isInSeason(entry, today)),
      true,
      popularCounts.trending,
    );
    await add(ranked, false, popularCounts.places);
    return [...places.values()];
  }

  return {
    async find({ origin, timeZone }) {
      const iataCode = origin ?? greatOriginOf(timeZone) ?? '';
      const start = originOf(catalogue, iataCode, now());
      const { today } = start;
      const answered = cache.getOrCompute({
        key: canonicalKey('popular', SHAPE_VERSION, { provider: provider.name, origin: iataCode, today }),
        lifetime: LIFETIME,
        compute: () => placesFrom(start),
      });
      const { body, staleMs } = await pTimeout(answered, { milliseconds: ANSWER_MS, fallback: tooLate });
      const cityName = (catalogue.areaOf(iataCode) ?? start.origins[0])?.cityName ?? iataCode;
      const note = staleNote('fares', staleMs);
      return {
        data: JSON.parse(body.toString()) as PopularPlace[],
        meta: { origin: { iataCode, cityName }, source: provider.source, ...(staleMs > 0 && { note }) },
      };
    },
  };
}
