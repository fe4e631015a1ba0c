/** The port to providers of flights and fares. Adapters convert foreign failures to `AppError`. */
import type { TravelClass } from '@sojourn/contracts';
import type { Airport } from '../airport/airport.model';
import type { FareDays } from './fare-grid.model';
import type { PartyFares } from './market.model';
import type { SoldOffer } from './offer.model';

/**
 * A query in our own words. A metropolitan code has become its airports; `today` is the day of asking at the origin, and
 * nothing that leaves before `earliest` (ms since 1970) is wanted. Who travels is no part of it: every offer is wanted, with
 * its seats, cheapest first.
 */
export type FlightProviderQuery = {
  origins: readonly Airport[];
  destinations: readonly Airport[];
  departureDate: string;
  returnDate: string | undefined;
  travelClass: TravelClass;
  today: string;
  earliest?: number | undefined;
};

/** The fares of one journey on many days; with `isEstimate`, days without a flight are given what one would cost. */
export type FareQuery = Omit<FlightProviderQuery, keyof FareDays> & { days: readonly FareDays[]; isEstimate?: boolean };
/** The lowest fares in the order of the days, null where nobody flies; how long the fastest way usually takes, and its changes. */
export type LowestFares = { fares: (PartyFares | null)[]; minutes: number; changes: number };

/** `source` says whether its fares can be bought: those of a `sample` cannot. */
export type FlightProvider = {
  name: string;
  source: 'sample' | 'live';
  search(query: FlightProviderQuery): Promise<SoldOffer[]>;
  /** The `totalPrice` of the first offer that {@link search} finds on each of the days. */
  fares(query: FareQuery): Promise<LowestFares>;
};
