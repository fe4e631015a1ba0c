/** Lowest fares of many days, through the cache: for calendars and grids of browsers, and batches of other services. */
import { createHash } from 'node:crypto';
import type { FareBatchAnswer, FareBatchQuery, FareGridAnswer, FareGridQuery } from '@sojourn/contracts/fare';
import { type PricePoint, watchLimits, type WatchedSearch } from '@sojourn/contracts/watch';
import { AppError } from '@sojourn/node-kit';
import { addDays, DAYS_ON_SALE, daysBetween } from '@sojourn/travel';
import pTimeout from 'p-timeout';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import { canonicalKey, staleNote } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import { groupBy } from '../group-by.model';
import { daysOfGrid, fareForParty, type StoredFare, totalFor } from './fare-grid.model';
import { earliestOn } from './flight.model';
import type { FareProvider, FareQuery } from './flight.provider';
import { endsOf, originOf } from './journey-ends';
import type { PartyFares } from './market.model';

export type FareService = {
  /** @throws AppError `bad-input` for unknown places */
  grid(query: FareGridQuery): Promise<FareGridAnswer>;
  batch(question: FareBatchQuery): Promise<FareBatchAnswer>;
  /**
   * What a party would have paid for a journey on each of the days before today, oldest first, as far as it was on sale.
   * @throws AppError `bad-input` for unknown places
   */
  history(search: WatchedSearch): Promise<PricePoint[]>;
};

export type FareServiceParts = {
  catalogue: AirportCatalogue;
  provider: Omit<FareProvider, 'lowest'>;
  cache: Cache;
  now?: () => number;
};

/** Raised whenever what is stored changes, so that nothing old is read as new. */
const SHAPE_VERSION = 6;
const LIFETIME = { softMs: 10 * 60_000, hardMs: 24 * 3_600_000 };
const ANSWER_MS = 5_000;
/** Hundreds of journeys take seconds on a machine that has just started, and a list without them is a guess. */
const BATCH_MS = 12_000;
const PROVIDER_MS = 30_000;

type StoredGrid = { fares: StoredFare[]; timestamp: string };
/** What is known of one journey of a batch; null where nobody flies. */
type StoredJourney = { fares: PartyFares; minutes: number; changes: number } | null;
type BatchJourney = FareBatchQuery['journeys'][number];

const tooLate = () => {
  const message = 'The lowest fares take longer than usual. Please ask again in a moment.';
  throw new AppError('overloaded', message, { retryAfterSeconds: 3 });
};
const isDead = () => {
  throw new AppError('timed-out', 'The fares took too long. Please try again.');
};

export function createFareService({ catalogue, provider, cache, now = Date.now }: FareServiceParts): FareService {
  const asked = (query: FareQuery) => pTimeout(provider.fares(query), { milliseconds: PROVIDER_MS, fallback: isDead });
  async function stored<Value>(key: string, compute: () => Promise<Value>, milliseconds = ANSWER_MS) {
    const answer = cache.getOrCompute({ key, lifetime: LIFETIME, compute });
    const { body, staleMs } = await pTimeout(answer, { milliseconds, fallback: tooLate });
    return { value: JSON.parse(body.toString()) as Value, staleMs };
  }

  async function faresOfGrid(query: FareGridQuery): Promise<StoredGrid> {
    const { travelClass } = query;
    const ends = endsOf(catalogue, query, now());
    const days = daysOfGrid(query, ends.today, now());
    const { fares } = await asked({ ...ends, travelClass, days });
    const found = days.flatMap(({ departureDate, returnDate }, at): StoredFare[] => {
      const fare = fares[at];
      return fare ? [{ departureDate, ...(returnDate && { returnDate }), ...fare }] : [];
    });
    return { fares: found, timestamp: new Date(now()).toISOString() };
  }

  /** One destination after the other, so that searches have the threads in between. */
  async function faresOfBatch({ origin, travelClass, journeys }: FareBatchQuery): Promise<StoredJourney[]> {
    const { origins, today } = originOf(catalogue, origin, now());
    const answers = new Map<BatchJourney, StoredJourney>();
    for (const [code, group] of groupBy(journeys, ({ destination }) => destination)) {
      const destinations = catalogue.airportsOf(code);
      const days = group.map(({ departureDate, returnDate }) => ({
        ...{ departureDate, returnDate, earliest: earliestOn(departureDate, today, now()) },
      }));
      const route = { origins, destinations, today, travelClass };
      const { fares, minutes, changes } = await asked({ ...route, days, isEstimate: true });
      for (const [at, journey] of group.entries()) {
        const found = fares[at];
        answers.set(journey, found ? { fares: found, minutes, changes } : null);
      }
    }
    return journeys.map((journey) => answers.get(journey) ?? null);
  }

  async function faresBefore(search: WatchedSearch, today: string): Promise<(PartyFares & { day: string })[]> {
    const { departureDate, returnDate, travelClass } = search;
    const last = returnDate ?? departureDate;
    const days = Array.from({ length: watchLimits.historyDays }, (_, at) =>
      addDays(today, at - watchLimits.historyDays),
    )
      .filter((day) => daysBetween(day, last) <= DAYS_ON_SALE)
      .map((boughtOn) => ({ departureDate, returnDate, boughtOn }));
    const { fares } = await asked({ ...endsOf(catalogue, search, now()), travelClass, days, isEstimate: true });
    return days.flatMap(({ boughtOn }, at) => {
      const fare = fares[at];
      return fare ? [{ day: boughtOn, ...fare }] : [];
    });
  }

  return {
    async history(search) {
      const { origin, destination, departureDate, returnDate, travelClass } = search;
      const { today } = endsOf(catalogue, search, now());
      const route = { provider: provider.name, origin, destination, departureDate, returnDate, travelClass, today };
      const key = canonicalKey('fares-before', SHAPE_VERSION, route);
      const { value } = await stored(key, () => faresBefore(search, today));
      return value.map(({ day, ...fares }) => ({ day, price: totalFor(search, fares) }));
    },
    async grid(query) {
      const { adults, children, infants, ...route } = query;
      const { today } = endsOf(catalogue, query, now());
      const isOfToday = query.departureFrom <= today && today <= query.departureUntil;
      const earliest = isOfToday ? earliestOn(today, today, now()) : undefined;
      const key = canonicalKey('fares', SHAPE_VERSION, { provider: provider.name, ...route, today, earliest });
      const { value, staleMs } = await stored(key, () => faresOfGrid(query));
      const note = staleNote('fares', staleMs);
      return {
        data: value.fares.map((fare) => fareForParty(fare, { adults, children, infants })),
        meta: { source: provider.source, ...(staleMs > 0 && { note }) },
        timestamp: value.timestamp,
      };
    },
    async batch(question) {
      const { origin, travelClass, journeys, ...party } = question;
      const { today } = originOf(catalogue, origin, now());
      const days = createHash('sha256').update(JSON.stringify(journeys)).digest('base64url');
      const asked = { provider: provider.name, origin, travelClass, days, today };
      const key = canonicalKey('fare-batch', SHAPE_VERSION, asked);
      const { value } = await stored(key, () => faresOfBatch(question), BATCH_MS);
      return {
        data: value.map(
          (known) =>
            known && {
              fare: known.fares.adult,
              partyTotal: totalFor(party, known.fares),
              minutes: known.minutes,
              changes: known.changes,
            },
        ),
      };
    },
  };
}
