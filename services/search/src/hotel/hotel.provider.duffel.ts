/** Live stays by Duffel (https://duffel.com/docs/api/v2/search). Not verified live: tested against its documented shapes. */
import { createDuffelOutbound } from '../duffel/duffel-outbound';
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
import { byRating, readableOf, strangeAnswer } from './readable';

/** `token` is the access token that flights use; photographs are shown where they have an address of ours. */
export type DuffelStaysOptions = {
  url: string;
  token: string;
  pictureAddress?: PictureAddress | undefined;
  timeoutMs?: number;
  now?: () => number;
};

export function createDuffelHotelProvider(options: DuffelStaysOptions): HotelProvider {
  const { url, pictureAddress, now = Date.now } = options;
  const outbound = createDuffelOutbound({ ...options, name: 'hotels' });

  return {
    name: 'duffel',
    source: 'live',

    async search(question) {
      const address = new URL('/stays/search', url);
      const { data } = await outbound.postJson(address, staySearchOf(question), duffelStaysSchema);
      const { read, isWhole } = readableOf(data.results, duffelStaySchema);
      const hotels = read.map((stay) => hotelOfDuffel(stay, question, pictureAddress));
      hotels.sort(byRating);
      return { hotels, missing: !isWhole };
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
      if (rates.length === 0 && rooms.some(({ rates: given }) => given.length > 0)) throw strangeAnswer(undefined);
      return rates;
    },
  };
}
