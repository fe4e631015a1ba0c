/** A trip with its whole plan, and what commands make of it. The plan's head and the trip's fields always say the same. */
import { tripLimits, type TripChange } from '@sojourn/contracts';
import {
  collectionNames,
  MOST_CHANGES_SENT,
  tripDaySchema,
  tripPartLimits,
  type ChangeAuthor,
  type HeadChanges,
  type HistoryEntry,
  type PlanChange,
  type StepOf,
  type TripCommand,
  type TripPlan,
  type TripStep,
} from '@sojourn/contracts/plan';
import { apply, costOf, datesRefusal, isApplied, newTrip, type Refusal } from '@sojourn/trip';
import { touched, type Trip } from '../trip/trip.model';

/** A command that was carried out on a trip. `digest` is that of the command; with another one its key is not used again. */
export type StoredChange = Omit<PlanChange, 'at'> & { tripId: number; digest: string; inverse: TripCommand; at: Date };

/** A trip as it is stored. Its newest change stands in it until the next one, so that one write stores both. `planBytes` is the plan's length as JSON. */
export type TripWithPlan = Trip & { plan: TripPlan; planBytes: number; newest: StoredChange | null };

/** A trip without its plan, and how far the plan is. */
export type TripHead = Trip & { planVersion: number; newest: StoredChange | null };

/** A command on its way, who sent it and under which key. */
export type SentCommand = Pick<StoredChange, 'key' | 'digest' | 'command' | 'by'>;

/** The trip after a command, or why it was not carried out. */
export type CommandOutcome = { trip: TripWithPlan } | { refusal: Refusal };

type PlanFields = Pick<Trip, 'title' | 'destination' | 'startDate' | 'endDate' | 'budgetCents' | 'notes' | 'status'>;

/** The plan of a trip on which no command was carried out: also of one from before there were plans. */
export function firstPlan({
  title,
  destination,
  startDate,
  endDate,
  budgetCents,
  notes,
  status,
}: PlanFields): TripPlan {
  return newTrip({ title, destination, startDate, endDate, budgetCents, notes: notes ?? '', status });
}

/** A trip whose plan is another one now. */
function withPlan({ picture: _, costCents: __, ...trip }: TripWithPlan, plan: TripPlan): TripWithPlan {
  const { title, destination, dates, budget, notes, status, cover } = plan.head;
  const costCents = costOf(plan);
  return {
    ...trip,
    title: title.text,
    destination: destination.name,
    startDate: dates.startDate,
    endDate: dates.endDate,
    budgetCents: budget.cents,
    // A plan has no notes where the trip has none or empty ones.
    notes: notes.text === (trip.notes ?? '') ? trip.notes : notes.text || null,
    status: status.status,
    ...(cover.picture === undefined ? {} : { picture: cover.picture }),
    ...(costCents === undefined ? {} : { costCents }),
    plan,
  };
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The length of a plan, counted part by part, as {@link bytesAfter} goes on counting. */
export const planBytes = (plan: TripPlan): number => bytesAfter(0, {}, plan);

/** The length of a plan after some of its parts have become others. */
function bytesAfter(bytes: number, before: Partial<TripPlan>, after: TripPlan): number {
  let now = bytes;
  for (const name of ['head', ...collectionNames] as const) {
    const [then, next] = [before[name] ?? {}, after[name]] as Record<string, unknown>[];
    if (!then || !next || then === next) continue;
    for (const [id, part] of Object.entries(then)) if (next[id] !== part) now -= bytesOf({ [id]: part });
    for (const [id, part] of Object.entries(next)) if (then[id] !== part) now += bytesOf({ [id]: part });
  }
  return now;
}

/** A document may have 16 MB, and one has the plan, and beside it a change that may take back all of it. */
export const MOST_PLAN_BYTES = tripLimits.bytesEach;

const TOO_LONG: Refusal = {
  reason: 'limit',
  message: 'This trip holds as much as a trip can. Please shorten or remove what you no longer need.',
  conflicts: [],
};

/** Carries a command out. One that changes nothing leaves the trip as it is, and is not remembered. */
export function runCommand(trip: TripWithPlan, sent: SentCommand, now: Date): CommandOutcome {
  const outcome = apply(trip.plan, sent.command);
  if (!isApplied(outcome)) return outcome;
  const { trip: plan, inverse, happened } = outcome;
  if (plan === trip.plan) return { trip };
  const bytes = bytesAfter(trip.planBytes, trip.plan, plan);
  if (bytes > MOST_PLAN_BYTES && bytes > trip.planBytes) return { refusal: TOO_LONG };
  const newest = { ...sent, tripId: trip.id, version: plan.version, inverse, summary: happened.summary, at: now };
  return { trip: { ...touched(withPlan(trip, plan), now), planBytes: bytes, newest } };
}

/** Dates that a trip may not be given by a command any more, but always could by `PUT`. */
function datesAnyway({ version, latest }: { version: number; latest: number }, dates: Dates): StepOf<'restore'> {
  const head = { dates: { ...dates, version, was: latest + 1 } };
  return { type: 'restore', summary: 'Changed the dates', head, put: [], change: [], remove: [] };
}

type Dates = { startDate: string; endDate: string };

const isPlannable = (dates: Dates) =>
  [dates.startDate, dates.endDate].every((day) => tripDaySchema.safeParse(day).success) && !datesRefusal(dates);

/** What `PUT` changes of a trip, as a command; null when everything is so already. What has a day moves with the dates, except what is booked. */
function editCommand({ plan: { head } }: TripWithPlan, change: TripChange): TripCommand | null {
  const parts: HeadChanges = {};
  if (head.title.text !== change.title) parts.title = { text: change.title, version: head.title.version };
  if (head.destination.name !== change.destination) {
    const { version } = head.destination;
    parts.destination = { name: change.destination, position: null, timeZone: null, version };
  }
  const cents = change.budget === null ? null : change.budget * 100;
  if (head.budget.cents !== cents) parts.budget = { cents, version: head.budget.version };
  const notes = change.notes ?? '';
  if (head.notes.text !== notes) parts.notes = { text: notes, version: head.notes.version };
  if (head.status.status !== change.status) {
    parts.status = { status: change.status, version: head.status.version };
  }
  const steps: TripStep[] = Object.keys(parts).length > 0 ? [{ type: 'head.edit', parts }] : [];
  const { startDate, endDate } = change;
  if (head.dates.startDate !== startDate || head.dates.endDate !== endDate) {
    const dates = { startDate, endDate };
    const { version } = head.dates;
    const isUsual = isPlannable(dates);
    steps.push(
      isUsual ? { type: 'dates.change', version, ...dates, policy: 'keep-bookings' } : datesAnyway(head.dates, dates),
    );
  }
  return steps.length > 1 ? { type: 'batch', steps } : (steps[0] ?? null);
}

/** What `PUT` makes of a trip: a command on its plan, and one version more also where nothing is another. */
export function editTrip(
  trip: TripWithPlan,
  change: TripChange,
  { key, now }: { key: string; now: Date },
): CommandOutcome {
  const command = editCommand(trip, change);
  const outcome = command ? runCommand(trip, { key, digest: key, command, by: OWNER }, now) : { trip };
  if ('refusal' in outcome) return outcome;
  const edited = outcome.trip === trip ? touched(trip, now) : outcome.trip;
  return { trip: { ...edited, notes: change.notes } };
}

/** Whether whoever knows an older version is told the changes since; else the whole plan. */
export const isToldInChanges = (planVersion: number, base: number): boolean =>
  base <= planVersion && planVersion - base <= MOST_CHANGES_SENT;

/** The oldest version that a trip's history still has. */
export const oldestRemembered = (planVersion: number): number => Math.max(1, planVersion - tripPartLimits.history + 1);

/** Whether somebody made a change, or owns the trip. Two links with one name are two authors. */
export const isByReader = ({ by }: Pick<StoredChange, 'by'>, reader: ChangeAuthor): boolean =>
  reader.role === 'owner' || (reader.linkId !== undefined && reader.linkId === by.linkId);

/** A change as it travels to somebody who made it, or to the owner. */
export const toPlanChange = ({ version, key, command, summary, at, by }: StoredChange): PlanChange => ({
  version,
  key,
  command,
  summary,
  at: at.toISOString(),
  by,
});

/** A change as an entry of the history. */
export const toHistoryEntry = ({ version, key, summary, at, by, inverse }: StoredChange): HistoryEntry => ({
  version,
  key,
  summary,
  at: at.toISOString(),
  by,
  inverse,
});

/** The owner of a trip, as an author. */
export const OWNER: ChangeAuthor = { role: 'owner', link: null };
