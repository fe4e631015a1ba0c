/** The days and the types of what is explored. */
import type { CatalogueEntry } from '@sojourn/contracts';
import type { ExploreQuery, ExploreType } from '@sojourn/contracts/explore';
import { addDays, DAYS_ON_SALE, daysBetween } from '@sojourn/travel';
import type { FareDays } from '../flight/fare-grid.model';

/** The first day after a month, `2027-06-01` for `2027-05`. */
function dayAfterMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}

/**
 * Every journey somebody may want, of a month or of all days on sale. They begin tomorrow: what still leaves today changes by
 * the quarter of an hour, and nobody who does not know where wants to be at the airport by then.
 */
export function exploredDays({ month, nights }: Pick<ExploreQuery, 'month' | 'nights'>, today: string): FareDays[] {
  const [tomorrow, end] = [addDays(today, 1), addDays(today, DAYS_ON_SALE)];
  const first = month === undefined || `${month}-01` < tomorrow ? tomorrow : `${month}-01`;
  const lastOfMonth = month === undefined ? end : addDays(dayAfterMonth(month), -1);
  const lastOut = addDays(end, -(nights ?? 0));
  const last = lastOfMonth < lastOut ? lastOfMonth : lastOut;
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => {
    const departureDate = addDays(first, at);
    return { departureDate, returnDate: nights === undefined ? undefined : addDays(departureDate, nights) };
  });
}

type Described = Pick<CatalogueEntry, 'sceneKind' | 'vacationTypes' | 'keywords'>;

const byType: Readonly<Record<ExploreType, (place: Described) => boolean>> = {
  beach: ({ sceneKind, keywords }) => sceneKind === 'beach' || keywords.some((word) => /\bbeach(es)?\b/.test(word)),
  city: ({ sceneKind, vacationTypes }) => sceneKind === 'city' || vacationTypes.includes('urban'),
  nature: ({ vacationTypes }) => vacationTypes.includes('nature'),
  mountains: ({ sceneKind }) => sceneKind === 'mountain' || sceneKind === 'winter',
  culture: ({ vacationTypes }) => vacationTypes.includes('cultural'),
  adventure: ({ vacationTypes }) => vacationTypes.includes('adventure'),
  romantic: ({ vacationTypes }) => vacationTypes.includes('romantic'),
  family: ({ vacationTypes }) => vacationTypes.includes('family'),
};

/** What of all that people look for a place is. */
export const typesOf = (place: Described): ExploreType[] =>
  (Object.keys(byType) as ExploreType[]).filter((type) => byType[type](place));
