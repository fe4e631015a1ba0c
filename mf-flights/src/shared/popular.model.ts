/** Popular places as they are offered where an airport is looked for. */
import type { AirportSuggestion } from '@sojourn/contracts';
import type { PopularPlace } from '@sojourn/contracts/popular';

/** A popular place as somebody chooses it, with what is said of it. */
export type PopularSuggestion = AirportSuggestion & { popular: PopularPlace };

/** Popular places with what holds for all of them. */
export type PopularPlaces = { heading: { title: string; note: string }; items: readonly PopularSuggestion[] };
