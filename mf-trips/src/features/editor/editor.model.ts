/** The rules of the trip form: what must be there, what a text means, and what becomes of two people's changes. */
import {
  controlCharacterFault,
  hiddenCharacterFault,
  MAX_BUDGET_USD,
  statusesAfter,
  type TripStatus,
} from '@sojourn/contracts';
import type { TripEntry, TripStorage } from '../../shared/trip.model';

/** The form as it is typed; the budget is text until it is sent. */
export type TripFormValues = Omit<TripEntry, 'budget'> & { budget: string };
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
const LONGEST_NAME = 120;
const LONGEST_NOTES = 5000;

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
  accommodation: '',
  flight: '',
};

export function valuesOf({ budget, ...trip }: TripEntry): TripFormValues {
  const { title, destination, startDate, endDate, notes, status, imageUrl, activities, accommodation, flight } = trip;
  const same = { title, destination, startDate, endDate, notes, status, imageUrl, activities, accommodation, flight };
  return { ...same, budget: budget === null ? '' : String(budget) };
}

/** Up to five, by any part of the name, once more than two characters are typed. */
export function suggestDestinations(typed: string): string[] {
  const text = typed.trim().toLowerCase();
  if (text.length <= SUGGEST_AFTER) return [];
  return suggestedDestinations.filter((name) => name.toLowerCase().includes(text)).slice(0, SUGGEST_AT_MOST);
}

/** Adds an activity, trimmed; a blank one and one that is there already change nothing. */
export function addActivity(activities: string[], typed: string): string[] {
  const name = typed.trim();
  return name === '' || activities.includes(name) ? activities : [...activities, name];
}

/**
 * `2,400` and `$2400` are 2400; null when it is empty. What is no whole number of dollars is NaN for an account's trip;
 * for a browser's it is read as far as it goes, and else 0 (spec, section 5).
 */
function readBudget(text: string, storage: TripStorage): number | null {
  const digits = text.replace(/[\s,$]/g, '');
  if (digits === '') return null;
  if (storage === 'browser') return Math.max(0, Number.parseInt(digits, 10) || 0);
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

function lineFaultOf(text: string, missing: string): string | undefined {
  const line = text.trim();
  if (line === '') return missing;
  return line.length > LONGEST_NAME ? `Please use at most ${LONGEST_NAME} characters.` : hiddenCharacterFault(line);
}

/** What must be mended before it can be sent, by field, in the order of the form. */
export function faultsOf(values: TripFormValues, storage: TripStorage): TripFaults {
  const faults: TripFaults = {};
  const title = lineFaultOf(values.title, `Give the trip a ${storage === 'account' ? 'title' : 'name'}.`);
  if (title) faults.title = title;
  const destination = lineFaultOf(values.destination, 'Say where it goes.');
  if (destination) faults.destination = destination;
  if (values.startDate === '') faults.startDate = 'Choose the first day.';
  if (values.endDate === '') faults.endDate = 'Choose the last day.';
  else if (values.endDate < values.startDate) faults.endDate = 'The end date must not be before the start date.';
  const budget = readBudget(values.budget, storage);
  if (Number.isNaN(budget)) faults.budget = 'Please give the budget in whole dollars.';
  if (budget !== null && budget > MAX_BUDGET_USD) faults.budget = 'That budget is too large.';
  if (values.notes.length > LONGEST_NOTES) faults.notes = 'Please use at most 5,000 characters.';
  const notes = controlCharacterFault(values.notes);
  if (notes) faults.notes = notes;
  return faults;
}

/** Whether a required field is empty, which the spec answers with words of its own. */
export function isMissing(values: TripFormValues): boolean {
  return [values.title, values.destination, values.startDate, values.endDate].some((text) => text.trim() === '');
}

/** The entry of values without faults. */
export function entryFrom(values: TripFormValues, storage: TripStorage): TripEntry {
  const { title, destination, imageUrl, accommodation, flight } = values;
  return {
    ...values,
    title: title.trim(),
    destination: destination.trim(),
    imageUrl: imageUrl.trim(),
    accommodation: accommodation.trim(),
    flight: flight.trim(),
    budget: readBudget(values.budget, storage),
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
