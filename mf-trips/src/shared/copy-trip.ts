/** A trip once more: its plan taken into a new trip of either store. */
import { tripTextLimits, type TripPlan } from '@sojourn/contracts/plan';
import { shortened } from '@sojourn/travel';
import { importCommands } from '@sojourn/trip';
import { newIdempotencyKey } from '@sojourn/web-kit';
import { browserTrips } from './browser-trips.store';
import { browserPlanStore } from './plan/browser-plan.store';
import type { PlanStore } from './plan/plan.store';
import { openPlanAt, remotePlanStore } from './plan/remote-plan.store';
import { copyPicture } from './picture/copy-picture';
import { pathOf, type StoredTrip, type TripEntry, type TripStorage } from './trip.model';
import type { TripStore } from './trip.store';

const CENTS = 100;
const COPY = ' (copy)';

/** Where the plan of a trip is kept. */
export const planStoreOf = (storage: TripStorage, id: number): PlanStore =>
  storage === 'account' ? remotePlanStore(`/api/trips/${id}`, 'account') : browserPlanStore(id);

/** The plan of a trip as it is stored; null where there is no such trip. */
export async function readPlanOf(storage: TripStorage, id: number, signal?: AbortSignal): Promise<TripPlan | null> {
  const kept = storage === 'account' ? await openPlanAt(`/api/trips/${id}`, signal) : await browserTrips.openPlan(id);
  return kept?.plan ?? null;
}

/** What a trip is made with before its plan follows. */
export const entryOfPlan = ({ head }: Pick<TripPlan, 'head'>): TripEntry => ({
  title: head.title.text,
  destination: head.destination.name,
  startDate: head.dates.startDate,
  endDate: head.dates.endDate,
  budget: head.budget.cents === null ? null : Math.round(head.budget.cents / CENTS),
  notes: head.notes.text,
  status: head.status.status,
  imageUrl: head.cover.imageUrl,
  picture: head.cover.picture,
  activities: [],
  accommodation: '',
  flight: '',
});

/** Takes everything of a plan into a trip that has nothing of it, or some: repeated, it adds what is missing. */
export async function carryPlan(plan: TripPlan, to: PlanStore): Promise<void> {
  let base = 0;
  for (const command of importCommands(plan)) {
    // Parts are known by their ids, so that another key carries nothing twice.
    const { version } = await to.send({ base, key: newIdempotencyKey(), command });
    base = version;
  }
}

const mapValues = <Part, Other>(parts: Record<string, Part>, change: (part: Part) => Other): Record<string, Other> =>
  Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, change(part)]));

/** The items of a plan without their bookings, whose cost the first place of each has now. */
function unbooked({ items, bookings }: TripPlan): TripPlan['items'] {
  const costed = new Set<string>();
  return mapValues(items, (item) => {
    const { bookingId } = item;
    if (bookingId === null) return item;
    const planned = costed.has(bookingId) ? null : (bookings[bookingId]?.planned ?? null);
    costed.add(bookingId);
    return { ...item, bookingId: null, planned };
  });
}

/** The plan of another journey to the same place: planned again, nothing booked, spent, packed or filed yet. */
export function planOfCopy(plan: TripPlan): TripPlan {
  const { title, status } = plan.head;
  const text = `${shortened(title.text, tripTextLimits.title - COPY.length)}${COPY}`;
  return {
    ...plan,
    head: { ...plan.head, title: { ...title, text }, status: { ...status, status: 'planning' } },
    bookings: {},
    items: unbooked(plan),
    packing: mapValues(plan.packing, (entry) => ({ ...entry, checked: false })),
    expenses: {},
    documents: {},
  };
}

/** A copy's plan with its picture, where the copy could be given it. */
async function withOwnPicture(plan: TripPlan, from: string, to: string): Promise<TripPlan> {
  const { picture, ...cover } = plan.head.cover;
  if (picture === undefined || (await copyPicture(picture, from, to))) return plan;
  return { ...plan, head: { ...plan.head, cover } };
}

/**
 * Makes another trip of the same plan in a store; one that could not be finished does not stay.
 * @param from where the bff has the trip that is copied, empty for a browser's: its picture lies there
 */
export async function copyTrip(
  store: TripStore,
  plan: TripPlan,
  { idempotencyKey, from = '' }: { idempotencyKey: string; from?: string | undefined },
): Promise<StoredTrip> {
  const copy = planOfCopy(plan);
  const made = await store.create(entryOfPlan(copy), idempotencyKey);
  try {
    await carryPlan(await withOwnPicture(copy, from, pathOf(made)), planStoreOf(store.storage, made.id));
  } catch (error) {
    // What is said is why it failed; a half that cannot be taken away either is in the list.
    await store.remove(made.id).catch(() => undefined);
    throw error;
  }
  return made;
}
