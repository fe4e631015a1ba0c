/** A sample trip as it is told: what is on which day, what was spent, and where it all is. */
import type { BookingContent, ExpenseCategory, ItemType } from '@sojourn/contracts/plan';

/** A place by its name and its position (WGS 84). */
export type SamplePlace = readonly [name: string, latitude: number, longitude: number];

/** `day` counts from 1, the first day of the trip. Times are local: `zone` is left out where it is the trip's. */
export type SampleItem = {
  type: ItemType;
  title: string;
  day: number;
  start?: string;
  zone?: string;
  end?: { daysLater?: number; time: string; zone?: string };
  place?: SamplePlace;
  notes?: string;
  /** Whole US dollars. */
  planned?: number;
  booking?: string;
};

/** `amount` is in minor units of `currency`. */
export type SampleExpense = {
  day: number;
  description: string;
  category: ExpenseCategory;
  amount: number;
  currency: string;
  booking?: string;
};

export type SampleBooking = Pick<BookingContent, 'kind' | 'title' | 'provider'> & {
  planned: number;
  /** Take-offs and landings on days of the trip, in local times. */
  segments?: readonly {
    flightNumber: string;
    carrierName: string;
    from: readonly [iataCode: string, day: number, time: string];
    to: readonly [iataCode: string, day: number, time: string];
    duration: string;
  }[];
};

export type SampleStory = {
  place: { latitude: number; longitude: number; timeZone: string };
  /** Dollars for one unit of a currency. */
  rates: Readonly<Record<string, string>>;
  bookings: Readonly<Record<string, SampleBooking>>;
  items: readonly SampleItem[];
  expenses: readonly SampleExpense[];
};
