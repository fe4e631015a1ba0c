/** The rules of the trip form: what must be there, what a text means, and what becomes of two people's changes. */
import {
  controlCharacterFault,
  hiddenCharacterFault,
  MOST_PEOPLE,
  statusesAfter,
  tripDaySchema,
  tripTextLimits,
  type TripStatus,
} from '@sojourn/contracts/plan';
import { foldWords, formatNumber } from '@sojourn/travel';
import { datesRefusal, readBudget } from '@sojourn/trip';
import { addressFault } from '../../shared/picture/picture.model';
import type { TripEntry, TripStorage } from '../../shared/trip.model';

/** The form as it is typed; the budget and how many go are text until it is sent, and so is an `activity` that is not in the list yet. */
export type TripFormValues = Omit<TripEntry, 'budget'> & { budget: string; activity: string; people: string };
export type TripField = keyof TripFormValues;
export type TripFaults = Partial<Record<TripField, string>>;

/** The spec's own words for what is missing, in either variant (section 5). */
export const missingWords: Record<TripStorage, { title: string; description: string }> = {
  account: { title: 'Error', description: 'Please fill in all required fields' },
  browser: { title: 'Missing information', description: 'Please fill out all required fields.' },
};

export const popularActivities = ['Visit Local Attractions', 'Food Tour', 'Museum Visit'];

const suggestedDestinations = ['Paris', 'Barcelona', 'Rome', 'Tokyo', 'New York', 'London'];
const SUGGEST_AFTER = 2;
const SUGGEST_AT_MOST = 5;
const CENTS = 100;

export const emptyValues: TripFormValues = {
  title: '',
  destination: '',
  startDate: '',
  endDate: '',
  budget: '',
  notes: '',
  status: 'planning',
  imageUrl: '',
  activities: [],
  activity: '',
  people: '',
  accommodation: '',
  flight: '',
};

export function valuesOf({ budget, ...trip }: TripEntry): TripFormValues {
  const { title, destination, startDate, endDate, notes, status, imageUrl, picture } = trip;
  const { activities, accommodation, flight } = trip;
  const head = { title, destination, startDate, endDate, notes, status, imageUrl, picture };
  const same = { ...head, activities, accommodation, flight };
  return { ...same, activity: '', people: '', budget: budget === null ? '' : String(budget) };
}

/**
 * Up to five, once more than two characters are typed: ours by any part of the name, then others that were found for it.
 * @param found cities that the server found, best first
 */
export function suggestDestinations(typed: string, found: readonly string[] = []): string[] {
  const text = foldWords(typed);
  if (text.length <= SUGGEST_AFTER) return [];
  const ours = suggestedDestinations.filter((name) => foldWords(name).includes(text));
  // The first 'Paris, France' is the one that we have; a 'Paris, United States' is another.
  const known = ours.map((own) => found.find((name) => name.startsWith(`${own}, `)));
  return [...ours, ...found.filter((name) => !known.includes(name))].slice(0, SUGGEST_AT_MOST);
}

/** Adds an activity, trimmed; a blank one and one that is there already change nothing. */
export function addActivity(activities: string[], typed: string): string[] {
  const name = typed.trim();
  return name === '' || activities.includes(name) ? activities : [...activities, name];
}

const tooLong = (most: number) => `Please use at most ${formatNumber(most)} characters.`;

/** What cannot be a line of a trip, as a sentence; an empty one can. */
export function lineFaultOf(text: string): string | undefined {
  const line = text.trim();
  return line.length > tripTextLimits.title ? tooLong(tripTextLimits.title) : hiddenCharacterFault(line);
}

const dayFaultOf = (day: string, missing: string): string | undefined =>
  day === '' ? missing : tripDaySchema.safeParse(day).error?.issues[0]?.message;

function dayFaultsOf({ startDate, endDate }: TripFormValues): TripFaults {
  const start = dayFaultOf(startDate, 'Choose the first day.');
  const end = dayFaultOf(endDate, 'Choose the last day.') ?? (start ? undefined : datesRefusal({ startDate, endDate }));
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
}

const PEOPLE = `Please give a whole number from 1 to ${MOST_PEOPLE}.`;

/** How many go, null for none said; undefined where the text is no such number. */
export function peopleIn(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const count = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 ? count : undefined;
}

/** What must be mended before it can be sent, by field, in the order of the form. */
export function faultsOf(values: TripFormValues, storage: TripStorage): TripFaults {
  const budget = readBudget(values.budget);
  const found: [TripField, string | undefined][] = [
    ['title', values.title.trim() === '' ? missingTitle[storage] : lineFaultOf(values.title)],
    ['destination', values.destination.trim() === '' ? 'Say where it goes.' : lineFaultOf(values.destination)],
    ...(Object.entries(dayFaultsOf(values)) as [TripField, string][]),
    ['budget', 'fault' in budget ? budget.fault : undefined],
    ['people', peopleIn(values.people) === undefined ? PEOPLE : undefined],
    ['flight', lineFaultOf(values.flight)],
    ['accommodation', lineFaultOf(values.accommodation)],
    ['activity', lineFaultOf(values.activity)],
    ['imageUrl', addressFault(values.imageUrl)],
    ['notes', notesFaultOf(values.notes)],
  ];
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined));
}

const missingTitle: Record<TripStorage, string> = {
  account: 'Give the trip a title.',
  browser: 'Give the trip a name.',
};

const notesFaultOf = (notes: string): string | undefined =>
  notes.length > tripTextLimits.notes ? tooLong(tripTextLimits.notes) : controlCharacterFault(notes);

/** Whether a required field is empty, which the spec answers with words of its own. */
export function isMissing(values: TripFormValues): boolean {
  return [values.title, values.destination, values.startDate, values.endDate].some((text) => text.trim() === '');
}

/** The entry of values without faults. */
export function entryFrom({ activity, people: _, ...values }: TripFormValues): TripEntry {
  const { title, destination, imageUrl, accommodation, flight, activities } = values;
  const budget = readBudget(values.budget);
  return {
    ...values,
    // What was typed and not added with the button is meant all the same.
    activities: addActivity(activities, activity),
    title: title.trim(),
    destination: destination.trim(),
    imageUrl: imageUrl.trim(),
    accommodation: accommodation.trim(),
    flight: flight.trim(),
    budget: 'cents' in budget && budget.cents !== null ? budget.cents / CENTS : null,
  };
}

/** Where it stands and where it may go from there. */
export function statusChoices(status: TripStatus): TripStatus[] {
  return [status, ...statusesAfter[status]];
}

/** A field that somebody else changed meanwhile. `clash`: so did you, and yours is kept until you say otherwise. */
export type ForeignChange = { field: TripField; theirs: TripFormValues[TripField]; clash: boolean };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Joins what was typed with what is kept now: what only they changed is taken over, what was typed is kept.
 * @param base the trip as it was when the form was opened
 * @param now the trip as it is kept now
 */
export function mergeConflict(
  base: TripFormValues,
  typed: TripFormValues,
  now: TripFormValues,
): { values: TripFormValues; changes: ForeignChange[] } {
  const changes: ForeignChange[] = [];
  const values: Record<string, unknown> = { ...typed };
  for (const field of Object.keys(base) as TripField[]) {
    if (isSame(base[field], now[field]) || isSame(typed[field], now[field])) continue;
    const clash = !isSame(typed[field], base[field]);
    changes.push({ field, theirs: now[field], clash });
    if (!clash) values[field] = now[field];
  }
  // A status that can no longer follow from theirs gives way: it would be refused.
  const kept = values as TripFormValues;
  const isOpen = statusChoices(now.status).includes(kept.status);
  return { values: isOpen ? kept : { ...kept, status: now.status }, changes };
}
