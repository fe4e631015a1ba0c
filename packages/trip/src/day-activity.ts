/** Something to do, and the day of a trip that it is for. */
import type { Position } from '@sojourn/contracts/plan';
import type { DayFor, DoneActivity } from './day-suits';

/**
 * Something to do. `price` is whole US dollars a person, `minutes` how long it takes, `openingHours` as schema.org writes
 * them; `position` null where nobody knows it: then it is taken for near everything.
 */
export type DayActivity = DoneActivity & {
  id: string;
  location: string;
  category: string;
  rating: number;
  minutes: number;
  price: number;
  months?: readonly number[] | undefined;
  position?: Position | undefined;
};

/** How much one wants to do in a day. */
export const dayPaces = ['easy', 'usual', 'full'] as const;
/** One of {@link dayPaces}. */
export type DayPace = (typeof dayPaces)[number];

/**
 * What a day is filled for. `attempt` counts how often somebody asked to see something else; a day that `keepsOwn` has at
 * first what it had before, as far as that suits.
 */
export type DayFilling = DayFor & {
  day: string;
  lockedIds: readonly string[];
  activities: readonly DayActivity[];
  pace: DayPace;
  attempt: number;
  keepsOwn?: boolean | undefined;
};

/** Something to do from one time (`HH:MM`) on. */
export type FilledSlot = { activity: DayActivity; start: string };

/** What a plan knows something to do by. */
export const foundOf = ({ id, name }: Pick<DayActivity, 'id' | 'name'>) => ({
  title: name,
  source: { kind: 'attraction' as const, id },
});
