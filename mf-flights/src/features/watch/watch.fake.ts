import type { PriceHistory, Watch } from '@sojourn/contracts/watch';
import { addDays } from '@sojourn/travel';
import type { WatchSubject } from './watch.model';

/** London to Rome and back in April, for two. */
export const aSubject: WatchSubject = {
  search: {
    ...{ origin: 'LHR', destination: 'FCO', departureDate: '2027-04-10', returnDate: '2027-04-17' },
    ...{ adults: 2, children: 0, infants: 0, travelClass: 'ECONOMY' },
  },
  flight: null,
  places: { origin: 'London', destination: 'Rome' },
};

/** Thirty days from $390 to $419, and $400 today. */
export const aHistory = (more: Partial<PriceHistory> = {}): PriceHistory => ({
  ...{ price: 400, level: 'usual', usual: { from: 396, to: 413 }, own: [], source: 'sample' },
  lowest: [
    ...Array.from({ length: 30 }, (_, at) => ({ day: addDays('2026-10-24', at), price: 390 + at })),
    { day: '2026-11-23', price: 400 },
  ],
  places: aSubject.places,
  ...more,
});

/** A watch of an account, begun at $400. */
export const aWatch = (more: Partial<Watch> = {}): Watch => ({
  ...aHistory(),
  ...{ id: 'w1', search: aSubject.search, flight: null, startPrice: 400, state: 'watching', drop: null },
  ...{ since: '2026-11-20T12:00:00.000Z', checkedAt: '2026-11-23T12:00:00.000Z' },
  ...more,
});
