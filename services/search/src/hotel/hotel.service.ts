/** Stay search: checks the dates, understands the place, and asks the provider through the cache. */
import type { HotelRates, HotelSearchAnswer, HotelSearchQuery, Position } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { utcDayOf } from '@sojourn/travel';
import { canonicalKey, staleNote } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import type { HotelProvider } from './hotel.provider';
import { landscapeOf } from './landscape.model';
import type { StayPlace, StayPlaces } from './market.model';
import { shoreOf } from './shore.model';

/** Raised whenever an answer's shape changes, so that no old answer is read as a new one. */
const SHAPE_VERSION = 11;
const LIFETIME = { softMs: 10 * 60_000, hardMs: 24 * 3_600_000 };
/** Rates are held for minutes: what is old is not shown at all. */
const RATES_LIFETIME = { softMs: 2 * 60_000, hardMs: 2 * 60_000 };
const MOST_MEANT = 6;
// Clocks run up to twelve hours behind UTC; what is still today somewhere may be checked into.
const EARLIEST_ZONE_MS = 12 * 3_600_000;

/** `search` answers with a `HotelSearchAnswer`, both as UTF-8 JSON: a cached answer is sent as it is stored. */
export type HotelService = {
  search(query: HotelSearchQuery): Promise<Buffer>;
  /** `HotelRates`. @throws AppError `not-found` where the provider has no more rates than it showed */
  rates(key: string): Promise<Buffer>;
};

export type HotelServiceParts = {
  provider: HotelProvider;
  places: StayPlaces;
  /** Cities of airports that are spelt nearly so, where no place is. */
  alike: (typed: string) => MeantCity[];
  /** The airport most people arrive at who go to a city; undefined where it is too far to speak of. */
  airportOf: (city: Position) => StayAirport | undefined;
  cache: Cache;
  now?: () => number;
};

type StayAirport = NonNullable<NonNullable<HotelSearchAnswer['place']>['airport']>;
type MeantCity = NonNullable<HotelSearchAnswer['didYouMean']>[number];

/** What is seen of a place. */
function viewOf(place: StayPlace): NonNullable<HotelSearchAnswer['view']> {
  const landscape = landscapeOf(place, shoreOf(place.position));
  return { ...(landscape && { landscape }), position: place.position };
}

const MISSING = 'Some properties did not answer in time: there are more in this place than are listed here.';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** From this share on a place is as good as full. */
const MOST_TAKEN = 0.6;
/** The place that a quarter is a part of: 'Ubud, Bali' says it already, and the Toronto of 'Toronto and Niagara' is no part. */
const townAround = ({ within, name, town }: StayPlace): string | undefined =>
  within && !town.startsWith(name) && !name.includes(town) ? town : undefined;

const fullText = ({ name, taken }: { name: string; taken: number }) =>
  taken < MOST_TAKEN
    ? `${capital(name)}: many places are taken on these nights, and the rest cost more than usual.`
    : `${capital(name)}: most places are taken on these nights, and the rest cost far more than usual.`;

/** An answer that is older than it should be says so. */
function withAge(body: Buffer, staleMs: number): Buffer {
  const answer = JSON.parse(body.toString()) as HotelSearchAnswer;
  const age = staleNote('rates', staleMs);
  return Buffer.from(JSON.stringify({ ...answer, note: answer.note ? `${age} ${answer.note}` : age }));
}

export function createHotelService(parts: HotelServiceParts): HotelService {
  const { provider, places, alike, airportOf, cache, now = Date.now } = parts;

  function check({ checkIn }: HotelSearchQuery) {
    const refuse = (path: string, message: string) =>
      new AppError('bad-input', message, { details: [{ path, message }] });
    const earliest = utcDayOf(now() - EARLIEST_ZONE_MS);
    if (checkIn < earliest) {
      throw refuse('checkIn', `The check-in date ${checkIn} is in the past. Please choose today or later.`);
    }
  }

  async function answerTo(query: HotelSearchQuery, today: string): Promise<HotelSearchAnswer> {
    const { city: typed, checkIn, checkOut, adults, rooms, childAges } = query;
    const asked = { checkIn, checkOut, adults, rooms, ...(childAges && { childAges }) };
    const answer = { searchParams: { city: typed, ...asked }, source: provider.source };
    const { place, detail, others, region } = places.resolve(typed);
    if (!place) {
      const [first] = others;
      const shown = region && first && places.resolve(`${first.name}, ${first.detail}`).place;
      const names = new Set<string>();
      // Who names a country is asked for a place in it, and what is meant is asked before what an airport is called.
      const didYouMean = [...(region || others.length > 0 ? others : alike(typed))].filter((each) => {
        const isNew = !names.has(`${each.name} ${each.detail}`);
        names.add(`${each.name} ${each.detail}`);
        return isNew;
      });
      return {
        hotels: [],
        ...answer,
        didYouMean: didYouMean.slice(0, MOST_MEANT),
        ...(region && { region }),
        ...(shown && { view: viewOf(shown) }),
      };
    }
    const { hotels, missing, event } = await provider.search({ query, place, today });
    const notes = [...(event ? [fullText(event)] : []), ...(missing ? [MISSING] : [])];
    const { name, position, isNear } = place;
    const town = townAround(place);
    const airport = airportOf(position);
    const understood = {
      name,
      detail,
      position,
      ...(town && { town }),
      ...(isNear && { isNear }),
      ...(airport && { airport }),
    };
    return {
      hotels,
      ...answer,
      place: understood,
      view: viewOf(place),
      didYouMean: [...others],
      ...(notes.length > 0 && { note: notes.join(' ') }),
    };
  }

  return {
    async search(query) {
      check(query);
      const today = utcDayOf(now());
      const { body, staleMs } = await cache.getOrCompute({
        key: canonicalKey('hotels', SHAPE_VERSION, {
          ...{ provider: provider.name, ...query, today },
          childAges: query.childAges?.join(','),
        }),
        lifetime: LIFETIME,
        compute: () => answerTo(query, today),
      });
      return staleMs > 0 ? withAge(body, staleMs) : body;
    },

    async rates(key) {
      const { body } = await cache.getOrCompute({
        key: canonicalKey('hotel-rates', SHAPE_VERSION, { provider: provider.name, key }),
        lifetime: RATES_LIFETIME,
        compute: async () => {
          if (!provider.rates) throw new AppError('not-found', 'There are no more rates of this property.');
          const rates = (await provider.rates(key)).toSorted((one, other) => one.total - other.total);
          return { rates } satisfies HotelRates;
        },
      });
      return body;
    },
  };
}
