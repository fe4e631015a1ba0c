/** The port to providers of stays and nightly rates. Adapters convert foreign failures to `AppError`. */
import type { Hotel, HotelRate, HotelSearchQuery } from '@sojourn/contracts';
import type { StayPlace } from './market.model';

/** A query with the place it was understood to be, asked on a day. */
export type HotelProviderQuery = { query: HotelSearchQuery; place: StayPlace; today: string };

/**
 * What a provider found; `missing` says that it knows of more than it could answer with, `event` what fills the place on
 * these nights, and which share of its houses is taken.
 */
export type HotelFindings = { hotels: Hotel[]; missing?: boolean; event?: { name: string; taken: number } };

/** `source` says whether its rates can be booked: those of a `sample` cannot. `rates` are all of a property by its `ratesKey`. */
export type HotelProvider = {
  name: string;
  source: 'sample' | 'live';
  search(query: HotelProviderQuery): Promise<HotelFindings>;
  rates?(key: string): Promise<HotelRate[]>;
};
