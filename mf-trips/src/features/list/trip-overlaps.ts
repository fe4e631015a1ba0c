/** Trips that share days, in the words of their cards. */
import { formatCount, formatDate, formatDateRange } from '@sojourn/web-kit';
import { isAhead } from '../../shared/trip-days.model';
import { bySoonestStart, type StoredTrip } from '../../shared/trip.model';

type Days = Pick<StoredTrip, 'startDate' | 'endDate'>;

/** The days that two trips share; null for none. One that ends on the day on which the other begins follows it. */
function sharedDays(one: Days, other: Days): Days | null {
  const startDate = one.startDate > other.startDate ? one.startDate : other.startDate;
  const endDate = one.endDate < other.endDate ? one.endDate : other.endDate;
  const isOneDay = one.startDate === one.endDate || other.startDate === other.endDate;
  return startDate < endDate || (startDate === endDate && isOneDay) ? { startDate, endDate } : null;
}

/** What a card says of a trip that shares days with another one ahead, by the trip's id. Samples stand in nobody's way. */
export function overlapsOf(trips: readonly StoredTrip[], today: string): ReadonlyMap<unknown, string> {
  const ahead = trips.filter((trip) => !trip.isSample && isAhead(trip, today)).toSorted(bySoonestStart);
  const overlaps = new Map<unknown, string>();
  for (const trip of ahead) {
    const found = ahead.flatMap((other) => {
      const days = other.id === trip.id ? null : sharedDays(trip, other);
      return days ? [{ title: other.title, days }] : [];
    });
    const [first] = found;
    if (!first) continue;
    const { title, days } = first;
    const when =
      days.startDate === days.endDate ? formatDate(days.startDate) : formatDateRange(days.startDate, days.endDate);
    const more = found.length > 1 ? `, and with ${formatCount(found.length - 1, 'more trip')}` : '';
    overlaps.set(trip.id, `Overlaps with “${title}”, ${when}${more}`);
  }
  return overlaps;
}
