import type { WatchDraft } from '@sojourn/contracts/watch';
import { newWatch, type PriceReading, type StoredWatch } from './watch.model';

const DAY_MS = 86_400_000;

/** London to Rome and back in April, for two. */
export const aDraft = (more: Partial<WatchDraft['search']> = {}, flight?: WatchDraft['flight']): WatchDraft => ({
  search: {
    ...{ origin: 'LHR', destination: 'FCO', departureDate: '2027-04-10', returnDate: '2027-04-17' },
    ...{ adults: 2, children: 0, infants: 0, travelClass: 'ECONOMY' },
    ...more,
  },
  ...(flight && { flight }),
});

/** A look at the price: $400 on 23 November 2026, for either of what may be watched. */
export const aReading = (more: Partial<PriceReading> = {}): PriceReading => ({
  ...{ day: '2026-11-23', lowest: 400, own: 400, source: 'sample' },
  places: { origin: 'London', destination: 'Rome' },
  ...more,
});

/** Ana's watch, begun at $400. */
export function aWatch(more: Partial<StoredWatch> = {}, draft = aDraft()): StoredWatch {
  const begun = { id: 'w1', userId: 'ana', now: new Date('2026-11-23T12:00:00Z'), everyMs: DAY_MS };
  return { ...newWatch(draft, { ...begun, price: 400, reading: aReading(), before: [] }), ...more };
}
