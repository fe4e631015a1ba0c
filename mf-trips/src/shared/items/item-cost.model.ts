/** What the line of something in a plan says that it costs. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { oncePer } from '@sojourn/travel';
import type { PlannedItem } from '@sojourn/trip';

type Costed = Pick<PlannedItem, 'id' | 'planned' | 'bookingId' | 'day' | 'start'>;

const placeInTime = ({ id, day, start }: Pick<Costed, 'id' | 'day' | 'start'>) => `${day}${start ?? ''}${id}`;

/** Where each booking begins, as ids of items by those of bookings: found once for all lines of a plan. */
const beginningsIn = oncePer((items: TripPlan['items']): ReadonlyMap<string, string> => {
  const first = new Map<string, { id: string; at: string }>();
  for (const [id, item] of Object.entries(items)) {
    if (item.bookingId === null) continue;
    const at = placeInTime({ ...item, id });
    const before = first.get(item.bookingId);
    if (!before || at < before.at) first.set(item.bookingId, { id, at });
  }
  return new Map([...first].map(([bookingId, { id }]) => [bookingId, id]));
});

/**
 * US cents: its own, or those of its booking, which are said once, where the booking begins; null where nothing is known
 * or another line says it.
 */
export function costCentsOf(plan: Pick<TripPlan, 'items' | 'bookings'>, item: Costed): number | null {
  const { id, bookingId } = item;
  if (item.planned || bookingId === null) return item.planned?.usCents ?? null;
  return beginningsIn(plan.items).get(bookingId) === id ? (plan.bookings[bookingId]?.planned?.usCents ?? null) : null;
}
