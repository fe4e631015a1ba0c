/** Live fares by Duffel (https://duffel.com/docs/api/v2/offer-requests). Not verified live: tested against its documented shapes. */
import { AppError } from '@sojourn/node-kit';
import { createDuffelOutbound } from '../duffel/duffel-outbound';
import { addressOf } from '../provider-address';
import { duffelAnswerSchema, duffelOfferSchema, offerFrom, offerRequestOf } from './duffel-offers';
import type { FlightProvider } from './flight.provider';

/** `token` is a Duffel access token; its account has to be billed in US dollars. */
export type DuffelOptions = { url: string; token: string; now?: () => number };

/** What Duffel waits for an airline; we wait longer, so that the airlines that answered are heard. */
const AIRLINE_MS = 15_000;
const MAX_OFFERS = 200;

const unavailable = (message: string) => new AppError('unavailable', message, { retryAfterSeconds: 30 });

export function createDuffelFlightProvider({ url, token, now = Date.now }: DuffelOptions): FlightProvider {
  const outbound = createDuffelOutbound({ name: 'flight', url, token });
  const address = addressOf(url, '/air/offer_requests', { return_offers: 'true', supplier_timeout: AIRLINE_MS });

  return {
    name: 'duffel',
    source: 'live',
    sellsToParties: true,

    async search(query) {
      const { data } = await outbound.postJson(address, offerRequestOf(query), duffelAnswerSchema);
      const read = data.offers.map((offer) => duffelOfferSchema.safeParse(offer).data);
      const known = read.filter((offer) => offer !== undefined);
      const inDollars = known.filter(({ total_currency: currency }) => currency === 'USD');
      const valid = inDollars.filter(({ expires_at: until }) => Date.parse(until) > now());
      // An answer of which nothing can be used is no answer without flights.
      if (data.offers.length > 0 && known.length === 0)
        throw unavailable('The flight provider answered in a way we cannot read.');
      if (known.length > 0 && inDollars.length === 0) {
        throw unavailable(`The flight provider sells in ${known[0]?.total_currency}, and Sojourn in US dollars.`);
      }
      if (inDollars.length > 0 && valid.length === 0) {
        throw unavailable('The fares had run out before they arrived. Please search again.');
      }
      const fares = valid.map((offer) => offerFrom(offer, query.asked.party, query.travelClass));
      const offers = fares.toSorted((one, other) => one.totalPrice - other.totalPrice).slice(0, MAX_OFFERS);
      const isWhole = valid.length === data.offers.length;
      return isWhole ? offers : { offers, note: 'Some airlines sent offers that we cannot show; they are left out.' };
    },
  };
}
