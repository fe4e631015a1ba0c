/** What the line of something in a plan says that it costs. */
import type { TripPlan } from '@sojourn/contracts/plan';
import type { PlannedItem } from '@sojourn/trip';

type Costed = Pick<PlannedItem, 'id' | 'planned' | 'bookingId' | 'day' | 'start'>;

const isBefore = (one: Costed, other: Costed): boolean =>
  `${one.day}${one.start ?? ''}${one.id}` < `${other.day}${other.start ?? ''}${other.id}`;

/**
 * US cents: its own, or those of its booking, which are said once, where the booking begins; null where nothing is known
 * or another line says it.
 */
export function costCentsOf(plan: Pick<TripPlan, 'items' | 'bookings'>, item: Costed): number | null {
  const { bookingId } = item;
  if (item.planned || bookingId === null) return item.planned?.usCents ?? null;
  const isLater = Object.entries(plan.items).some(
    ([id, other]) => other.bookingId === bookingId && isBefore({ ...other, id }, item),
  );
  return isLater ? null : (plan.bookings[bookingId]?.planned?.usCents ?? null);
}
