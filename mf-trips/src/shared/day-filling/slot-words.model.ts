/** Things to do as a day's dialogs name them. */
import { formatDollars, formatMinutes } from '@sojourn/travel';
import type { DayActivity, PlannedItem } from '@sojourn/trip';

/** How long it takes and what it costs a person. */
export const formatEffort = ({ minutes, price }: Pick<DayActivity, 'minutes' | 'price'>): string =>
  `${formatMinutes(minutes)}, ${price === 0 ? 'free' : `${formatDollars(price)} a person`}`;

/** What somebody wrote themselves stays unless they say otherwise; what a generator or a list gave can be made anew. */
export const lockedAtFirst = (items: readonly PlannedItem[]): string[] =>
  items.filter(({ source }) => source === null).map(({ id }) => id);
