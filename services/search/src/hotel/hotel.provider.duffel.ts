/** Live stays by Duffel (https://duffel.com/docs/api/v2/search). Not verified live: tested against its documented shapes. */
import { AppError, createOutbound } from '@sojourn/node-kit';
import { duffelRefusal } from '../duffel/duffel-refusal';
import {
  duffelRateSchema,
  duffelRatesSchema,
  duffelStaySchema,
  duffelStaysSchema,
  hotelOfDuffel,
  rateOfDuffel,
  staySearchOf,
} from './duffel-stays';
import type { PictureAddress } from './feed-property';
import type { HotelProvider } from './hotel.provider';

/** `token` is the access token that flights use; photographs are shown where they have an address of ours. */
export type DuffelStaysOptions = {
  url: string;
  token: string;
  pictureAddress?: PictureAddress | undefined;
  timeoutMs?: number;
  now?: () => number;
};

const VERSION = 'v2';
/** It asks its own suppliers while we wait. */
const TIMEOUT_MS = 25_000;
/** Some 20 kB a property with its photographs and rooms, several hundred of them. */
const MAX_BYTES = 30_000_000;

const unreadable = () => {
  const message = 'The hotels provider answers in a way we do not understand. Please try again later.';
  return new AppError('unavailable', message, { retryAfterSeconds: 60 });
};

export function createDuffelHotelProvider(options: DuffelStaysOptions): HotelProvider {
  const { url, token, pictureAddress, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  const outbound = createOutbound({
    ...{ name: 'hotels', origins: [url], timeoutMs, maxBytes: MAX_BYTES },
    headers: { authorization: `Bearer ${token}`, 'duffel-version': VERSION },
    refusalOf: duffelRefusal('hotels'),
  });

  return {
    name: 'duffel',
    source: 'live',

    async search(question) {
      const address = new URL('/stays/search', url);
      const { data } = await outbound.postJson(address, staySearchOf(question), duffelStaysSchema);
      const known = data.results.flatMap((each) => duffelStaySchema.safeParse(each).data ?? []);
      // An answer of which nothing can be read is no town without hotels.
      if (data.results.length > 0 && known.length === 0) throw unreadable();
      const hotels = known.map((stay) => hotelOfDuffel(stay, question, pictureAddress));
      hotels.sort((one, other) => other.rating - one.rating || (one.name < other.name ? -1 : 1));
      return { hotels, missing: known.length < data.results.length };
    },

    async rates(key) {
      const address = new URL(`/stays/search_results/${encodeURIComponent(key)}/actions/fetch_all_rates`, url);
      const { data } = await outbound.postJson(address, {}, duffelRatesSchema);
      const { rooms } = data.accommodation;
      const rates = rooms.flatMap(({ name, rates: given }) =>
        given.flatMap((each) => {
          const { data: rate } = duffelRateSchema.safeParse(each);
          return rate ? [rateOfDuffel(rate, name?.trim() || 'Room', now())] : [];
        }),
      );
      if (rates.length === 0 && rooms.some(({ rates: given }) => given.length > 0)) throw unreadable();
      return rates;
    },
  };
}
