/** A trip to Rome from 10 to 17 April 2027, and commands carried out on it one after the other. Only for tests. */
import type { ExpenseContent, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, type Applied } from '../apply';
import { dollars } from '../money';
import { newItem, newTrip } from '../new-trip';
import type { Refusal } from '../refusal';

export const rome = newTrip({
  title: 'Rome',
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
});

/** Carries out commands that must all be allowed; what became of the last one. */
export function doing(trip: TripPlan, ...commands: TripCommand[]): Applied {
  const outcomes = commands.reduce<Applied[]>((done, command) => {
    const outcome = apply(done.at(-1)?.trip ?? trip, command);
    if (!isApplied(outcome)) throw new Error(`${command.type}: ${outcome.refusal.message}`);
    return [...done, outcome];
  }, []);
  return outcomes.at(-1) as Applied;
}

/** Why a command is refused. */
export function refusalOf(trip: TripPlan, command: TripCommand): Refusal {
  const outcome = apply(trip, command);
  if (isApplied(outcome)) throw new Error(`${command.type} was carried out.`);
  return outcome.refusal;
}

/** Adds an item with an id. */
export const adding = (id: string, known: Partial<Parameters<typeof newItem>[0]> = {}): TripCommand => ({
  type: 'item.add',
  id,
  content: newItem({ type: 'activity', title: `Item ${id}`, ...known }),
});

export const going = (id: string, name: string): TripCommand => ({ type: 'traveller.add', id, content: { name } });

export const expense = (usCents: number, known: Partial<ExpenseContent> = {}): ExpenseContent => ({
  description: 'Dinner',
  money: dollars(usCents, '2027-04-10'),
  category: 'food',
  day: '2027-04-10',
  paidBy: null,
  sharedBy: [],
  bookingId: null,
  ...known,
});

/** The days of its items, by id. */
export const daysIn = ({ items }: TripPlan): Record<string, string | null> =>
  Object.fromEntries(Object.entries(items).map(([id, { day }]) => [id, day]));
