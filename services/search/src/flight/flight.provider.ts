/** The port to providers of flights and fares. Adapters convert foreign failures to `AppError`. */
import type { FlightSearchQuery, FlownNear, TravelClass } from '@sojourn/contracts';
import type { Airport } from '../airport/airport.model';
import type { FareDays } from './fare-grid.model';
import type { PartyFares } from './market.model';
import type { SoldOffer } from './offer.model';

/** Who travels; infants sit on laps. */
export type Party = Pick<FlightSearchQuery, 'adults' | 'children' | 'infants'>;

/**
 * A query in our own words. A metropolitan code has become its airports; `today` is the day of asking at the origin, and
 * nothing that leaves before `earliest` (ms since 1970) is wanted.
 */
export type JourneyQuery = {
  origins: readonly Airport[];
  destinations: readonly Airport[];
  departureDate: string;
  returnDate: string | undefined;
  travelClass: TravelClass;
  today: string;
  earliest?: number | undefined;
};

/** With the codes as they were asked for, and who travels: for a provider that sells to parties. Any other answers with every offer. */
export type FlightProviderQuery = JourneyQuery & { asked: { origin: string; destination: string; party: Party } };

/** The fares of one journey on many days; with `isEstimate`, days without a flight are given what one would cost. */
export type FareQuery = Omit<JourneyQuery, keyof FareDays> & {
  days: readonly FareDays[];
  isEstimate?: boolean;
};
/** The lowest fares in the order of the days, null where nobody flies; how long the fastest way usually takes, and its changes. */
export type LowestFares = { fares: (PartyFares | null)[]; minutes: number; changes: number };

/** The cheapest of many journeys, the earliest of equals, as {@link LowestFares} says it of each. */
export type LowestJourney = Pick<FareDays, 'departureDate' | 'returnDate'> & { fares: PartyFares } & Pick<
    LowestFares,
    'minutes' | 'changes'
  >;

/** Offers of which some could not be had: `note` says so to a person. */
export type PartialOffers = { offers: SoldOffer[]; note: string };

/** `source` says whether its fares can be bought: those of a `sample` cannot. `sellsToParties`: its offers fit who was asked for only. */
export type FlightProvider = {
  name: string;
  source: 'sample' | 'live';
  sellsToParties?: boolean;
  /** Cheapest first. */
  search(query: FlightProviderQuery): Promise<SoldOffer[] | PartialOffers>;
  /** The days near to those of a search that found nothing, from a provider that knows its timetable. */
  flownNear?(query: JourneyQuery): Promise<FlownNear>;
};

/** Where the fares of many days come from. */
export type FareProvider = Pick<FlightProvider, 'name' | 'source'> & {
  /** What the first offer costs that a search of the same provider finds on each of the days. */
  fares(query: FareQuery): Promise<LowestFares>;
  /** Of the days on which somebody flies the cheapest one; undefined where nobody does on any. */
  lowest(query: Omit<FareQuery, 'isEstimate'>): Promise<LowestJourney | undefined>;
};
