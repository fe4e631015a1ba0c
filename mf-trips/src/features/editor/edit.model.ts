/** What an edited form means as a command on the trip, and what the trip says of itself in the form's terms. */
import type { DatePolicy, TripCommand, TripHead, TripPlan, TripStep } from '@sojourn/contracts/plan';
import { formatCount } from '@sojourn/travel';
import { hasTicket, headPartOf, previewDates, type DatePreview } from '@sojourn/trip';
import type { TripEntry } from '../../shared/trip.model';

/** With how many go, null while nobody has said. */
type EditedEntry = TripEntry & { people?: number | null | undefined };

/** The steps that make an entry of the head that was read; a place that was named anew has no position yet. */
function headStep(head: TripHead, entry: EditedEntry): TripStep[] {
  const parts: (TripStep & { type: 'head.edit' })['parts'] = {};
  const { title, destination, budget, notes, status, cover } = head;
  const cents = entry.budget === null ? null : entry.budget * 100;
  if (entry.title !== title.text) parts.title = { text: entry.title, version: title.version };
  if (entry.destination !== destination.name) {
    parts.destination = {
      name: entry.destination,
      position: null,
      timeZone: null,
      version: destination.version,
    };
  }
  if (cents !== budget.cents) parts.budget = { cents, version: budget.version };
  if (entry.notes !== notes.text) parts.notes = { text: entry.notes, version: notes.version };
  if (entry.status !== status.status) parts.status = { status: entry.status, version: status.version };
  const { imageUrl, picture } = entry;
  if (imageUrl !== cover.imageUrl || picture !== cover.picture) {
    parts.cover = { imageUrl, ...(picture === undefined ? {} : { picture }), version: cover.version };
  }
  const party = headPartOf(head, 'party');
  const { people = party.people } = entry;
  if (people !== party.people) {
    const { children = 0, infants = 0, needs, from, version } = party;
    // Of fewer people than that nobody knows who stays at home.
    const young = people !== null && children + infants < people ? { children, infants } : {};
    parts.party = { people, ...young, ...(needs && { needs }), from, version };
  }
  return Object.keys(parts).length === 0 ? [] : [{ type: 'head.edit', parts }];
}

/**
 * The command that an edited form stands for, as one step to whoever undoes it; null when nothing is different.
 * @param head as it was when the form was opened: what somebody else changed since is a conflict
 */
export function editCommand(head: TripHead, entry: EditedEntry, policy: DatePolicy): TripCommand | null {
  const { startDate, endDate } = entry;
  const { dates } = head;
  const isMoved = startDate !== dates.startDate || endDate !== dates.endDate;
  const steps: TripStep[] = [
    ...headStep(head, entry),
    ...(isMoved ? [{ type: 'dates.change', version: dates.version, startDate, endDate, policy } as const] : []),
  ];
  if (steps.length < 2) return steps[0] ?? null;
  return { type: 'batch', steps };
}

/** What becomes of what has a day, in words, when the dates change by a policy. */
export function describePreview({ moved, unscheduled, outside }: DatePreview): string {
  const parts = [
    moved.length > 0 && `${formatCount(moved.length, 'thing')} ${moved.length === 1 ? 'moves' : 'move'} along`,
    unscheduled.length > 0 && `${unscheduled.length} to Unscheduled`,
    outside.length > 0 && `${outside.length} outside of the dates`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'Nothing moves.';
  return `${parts.join(', ')}.`;
}

/** What is offered first keeps what is booked: its ticket does not move with a plan. */
export const USUAL_POLICY: DatePolicy = 'keep-bookings';

const MISFITS: [DatePolicy, string] = ['unschedule', 'Move misfits to Unscheduled'];
const policies: [DatePolicy, string][] = [
  ['keep-bookings', 'Keep what is booked or chosen where it is'],
  ['shift', 'Move everything along'],
  MISFITS,
];
/** Nothing is booked: there is nothing to keep. */
const unbooked: [DatePolicy, string][] = [['keep-bookings', 'Move everything along'], MISFITS];

const REBOOK = 'Change the bookings where you made them, too.';

/** The choices that new dates leave, each with what it would do; none where nothing has a day. */
export function dateChoices(plan: TripPlan, dates: { startDate: string; endDate: string }) {
  const { startDate, endDate } = dates;
  const before = plan.head.dates;
  const isMoved = startDate !== before.startDate || endDate !== before.endDate;
  const isReal = startDate !== '' && endDate >= startDate;
  const isDated = Object.values(plan.items).some(({ day }) => day !== null);
  if (!isMoved || !isReal || !isDated) return [];
  const isAnyTicketed = Object.values(plan.items).some((item) => hasTicket(plan, item));
  return (isAnyTicketed ? policies : unbooked).map(([value, label]) => {
    const words = describePreview(previewDates(plan, { startDate, endDate, policy: value }));
    return { value, label, hint: value === 'shift' ? `${words} ${REBOOK}` : words };
  });
}
