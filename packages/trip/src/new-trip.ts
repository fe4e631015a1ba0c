/** A trip from the beginning, and items from what is known of them. */
import { PLAN_SHAPE, type ItemContent, type TripPlan, type TripStatus } from '@sojourn/contracts/plan';

/** What a trip begins with; what is left out is empty. `budgetCents` is whole dollars. */
export type TripStart = {
  title: string;
  destination: string;
  startDate: string;
  endDate: string;
  budgetCents?: number | null;
  notes?: string;
  status?: TripStatus;
  imageUrl?: string;
};

const first = { version: 1, latest: 1 };

/** A trip on which no command was carried out yet. */
export function newTrip(start: TripStart): TripPlan {
  const { title, destination, startDate, endDate, budgetCents = null, notes = '' } = start;
  return {
    shape: PLAN_SHAPE,
    version: 0,
    head: {
      title: { text: title, ...first },
      destination: { name: destination, position: null, timeZone: null, ...first },
      dates: { startDate, endDate, ...first },
      budget: { cents: budgetCents, ...first },
      notes: { text: notes, ...first },
      status: { status: start.status ?? 'planning', ...first },
      cover: { imageUrl: start.imageUrl ?? '', ...first },
      party: { people: null, from: '', ...first },
    },
    travellers: {},
    bookings: {},
    items: {},
    expenses: {},
    rates: {},
    packing: {},
    documents: {},
  };
}

/** An item of which little is known: unscheduled, free of cost, after everything before it. */
export const newItem = (known: Pick<ItemContent, 'type' | 'title'> & Partial<ItemContent>): ItemContent => ({
  notes: '',
  place: null,
  day: null,
  start: null,
  zone: null,
  end: null,
  rank: 'a0',
  bookingId: null,
  planned: null,
  source: null,
  ...known,
});
