import { formatDate, formatPassengers } from '@sojourn/web-kit';
import { travelClassLabels } from '../../shared/flight-search.model';
import { unbroken } from '../../shared/unbroken';
import type { WatchSubject } from './watch.model';

/** What is watched, in words. */
export function wordsOf({ search, flight }: Pick<WatchSubject, 'search' | 'flight'>): string {
  const { departureDate, returnDate, travelClass } = search;
  const days = returnDate ? `${formatDate(departureDate)} to ${formatDate(returnDate)}` : formatDate(departureDate);
  const what = flight ? [`${flight.carrier} ${flight.key.split('@')[0]}`] : [];
  return [...what, days, unbroken(formatPassengers(search)), travelClassLabels[travelClass]].join(', ');
}
