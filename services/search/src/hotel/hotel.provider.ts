/** The port to providers of stays and nightly rates. Adapters convert foreign failures to `AppError`. */
import type { Hotel, HotelSearchQuery } from '@sojourn/contracts';

/** `source` says whether its rates can be booked: those of a `sample` cannot. */
export type HotelProvider = {
  name: string;
  source: 'sample' | 'live';
  search(query: HotelSearchQuery): Promise<Hotel[]>;
};
