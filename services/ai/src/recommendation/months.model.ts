/** In which months a destination can be what somebody wishes for. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { monthToGo } from './fit.model';
import { seasonOf, strengthOf } from './topic.model';
import type { SourcedWish } from './wishes.model';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
// Daytime highs in the valley, °C: with more there is no snow to count on, with less there may be some.
const SNOW_BELOW = 5;
const SNOW_FREE_ABOVE = 8;
/** What is done on foot, on a bicycle or at a lake has no season in the catalogue; days are to be so warm, °C, where they can. */
const OUTDOORS = ['hiking', 'cycling', 'lakes'];
const MILD = { least: 9, most: 33 };

type Wishes = readonly SourcedWish[];

/** Months that were asked for; all when none were. */
export function monthsAsked(wishes: Wishes): number[] {
  const wanted = wishes.flatMap((wish) => (wish.kind === 'months' && wish.isWanted ? wish.months : []));
  const unwanted = wishes.flatMap((wish) => (wish.kind === 'months' && !wish.isWanted ? wish.months : []));
  return (wanted.length > 0 ? [...new Set(wanted)] : ALL).filter((month) => !unwanted.includes(month));
}

/** Whether somebody named months. */
export const hasNamedMonths = (wishes: Wishes): boolean =>
  wishes.some((wish) => wish.kind === 'months' && wish.isWanted);

/** The months in which a place has all the things wished for that have a season there. */
export function monthsInSeason(entry: CatalogueEntry, wishes: Wishes): number[] {
  return ALL.filter((month) =>
    wishes.every((wish) => {
      if (wish.kind !== 'thing' || !wish.isWanted) return true;
      if (wish.thing === 'snow') return strengthOf(entry, 'snow') === 0 || hasSnow(entry, month);
      return seasonOf(entry, wish.thing)?.includes(month) ?? true;
    }),
  );
}

/** The valley is cold, or people ski above it. */
const hasSnow = (entry: CatalogueEntry, month: number): boolean =>
  highIn(entry, month) <= SNOW_BELOW || (seasonOf(entry, 'skiing')?.includes(month) ?? false);

/** Months as warm and as cool as is wished; `isHard` for limits alone, else for preferences too. */
function monthsInComfort(entry: CatalogueEntry, wishes: Wishes, isHard: boolean): number[] {
  return ALL.filter((month) =>
    wishes.every((wish) => {
      if (isHard && wish.strength === 'soft') return true;
      const high = highIn(entry, month);
      if (wish.kind === 'least-warmth') return high >= wish.celsius;
      if (wish.kind === 'most-warmth') return high <= wish.celsius;
      if (wish.kind === 'thing' && wish.isWanted && OUTDOORS.includes(wish.thing)) {
        return isHard || (high >= MILD.least && high <= MILD.most);
      }
      return !(wish.kind === 'thing' && !wish.isWanted && wish.thing === 'snow') || high > SNOW_FREE_ABOVE;
    }),
  );
}

const highIn = (entry: CatalogueEntry, month: number) => entry.highs[month - 1] ?? 0;

/**
 * The month to go, the coming one or the next after it that fits: within the months asked for, in season, in comfort; best
 * months of the place before others. Null when there is none.
 */
export function monthFor(entry: CatalogueEntry, wishes: Wishes, comingMonth: number): number | null {
  const inSeason = monthsInSeason(entry, wishes);
  const comfortable = monthsInComfort(entry, wishes, true);
  const possible = monthsAsked(wishes).filter((month) => inSeason.includes(month) && comfortable.includes(month));
  if (possible.length === 0) return null;
  const comforts = monthsInComfort(entry, wishes, false);
  const pleasant = possible.filter((month) => comforts.includes(month));
  const choice = pleasant.length > 0 ? pleasant : possible;
  const best = choice.filter((month) => entry.bestMonths.includes(month));
  return monthToGo(best.length > 0 ? best : choice, comingMonth);
}
