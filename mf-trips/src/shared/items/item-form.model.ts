/** The form of an item: what is typed, what it means, and what is wrong with it, by field. */
import {
  itemContentSchema,
  type ItemContent,
  type ItemType,
  type Position,
  type TripPlan,
} from '@sojourn/contracts/plan';
import type { StepOf } from '@sojourn/contracts/plan';
import { isTimeZone, readAmount } from '@sojourn/travel';
import { dollars, faultOf, rankAfterAll, standingOf } from '@sojourn/trip';

/** As it is typed; '' is nothing. `position` is that of the place as it is named now. */
export type ItemValues = {
  type: ItemType;
  title: string;
  day: string;
  start: string;
  startZone: string;
  end: string;
  endZone: string;
  daysLater: string;
  place: string;
  position: Position | null;
  notes: string;
  cost: string;
};
export type ItemField = keyof ItemValues;
export type ItemFaults = Partial<Record<ItemField, string>>;

const NO_ZONE = 'Please choose a time zone from the list.';

/** Fields of the form by where the contract finds their faults. */
const fieldAt: Readonly<Record<string, ItemField>> = {
  type: 'type',
  title: 'title',
  notes: 'notes',
  'place.name': 'place',
  day: 'day',
  start: 'start',
  zone: 'startZone',
  'end.daysLater': 'daysLater',
  'end.time': 'end',
  'end.zone': 'endZone',
};

const costWords = (usCents: number): string =>
  usCents % 100 === 0 ? String(usCents / 100) : (usCents / 100).toFixed(2);

export const valuesOf = ({ type, title, notes, ...content }: ItemContent): ItemValues => ({
  type,
  title,
  notes,
  day: content.day ?? '',
  start: content.start ?? '',
  startZone: content.zone ?? '',
  end: content.end?.time ?? '',
  endZone: content.end?.zone ?? '',
  daysLater: String(content.end?.daysLater ?? 0),
  place: content.place?.name ?? '',
  position: content.place?.position ?? null,
  cost: content.planned ? costWords(content.planned.usCents) : '',
});

/** Whether something of a type goes from one place to another, where another clock may run. */
export const crossesZones = (type: ItemType): boolean => type === 'flight' || type === 'transport';

/** What a chosen place fills in: where something goes from one clock to another, also the one that it leaves by. */
export const withPlace = (
  { type }: Pick<ItemValues, 'type'>,
  { name, position, timeZone }: { name: string; position: Position; timeZone: string | null },
): Partial<ItemValues> => ({
  place: name,
  position,
  ...(timeZone !== null && crossesZones(type) ? { startZone: timeZone } : {}),
});

/** Whether a clock of that name is known here. */
export const isKnownZone = (zone: string): boolean => isTimeZone(zone);

/** `41.8902, 12.4922`, as maps give it. */
export function readPosition(typed: string): Position | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d{1,12})?)\s*[,;]\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*$/.exec(typed);
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  return found && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function endOf({ end, endZone, daysLater }: ItemValues): ItemContent['end'] {
  const later = Number(daysLater);
  return end === '' && later === 0 ? null : { daysLater: later, time: end, zone: endZone || null };
}

function plannedOf(cost: string, { planned }: ItemContent, today: string): ItemContent['planned'] | { fault: string } {
  if (cost.trim() === '') return null;
  // What was planned in another currency stays so until somebody types another amount.
  if (planned && cost === costWords(planned.usCents)) return planned;
  const read = readAmount(cost, 'USD');
  return 'fault' in read ? read : dollars(read.amount, today);
}

function faultsOf(content: ItemContent, values: ItemValues): ItemFaults {
  const faults: ItemFaults = {};
  const parsed = itemContentSchema.safeParse(content);
  for (const { path, message } of parsed.error?.issues ?? []) faults[fieldAt[path.join('.')] ?? 'cost'] ??= message;
  for (const field of ['startZone', 'endZone'] as const) {
    if (values[field] !== '' && !isKnownZone(values[field])) faults[field] = NO_ZONE;
  }
  if (!parsed.success) return faults;
  // With each field alone in order, what is left is about the two times.
  const fault = faultOf('items', content);
  if (fault) faults[values.start === '' ? 'start' : 'end'] ??= fault;
  return faults;
}

/**
 * The content that was typed, or what is wrong with it.
 * @param before what the form was opened with: what it does not show stays so
 */
export function readItem(
  values: ItemValues,
  before: ItemContent,
  today: string,
): { content: ItemContent } | { faults: ItemFaults } {
  const planned = plannedOf(values.cost, before, today);
  const { position } = values;
  const name = values.place.trim();
  const content: ItemContent = {
    ...before,
    type: values.type,
    title: values.title.trim(),
    notes: values.notes,
    place: name === '' ? null : { name, position },
    day: values.day || null,
    start: values.start || null,
    zone: values.startZone.trim() || null,
    end: endOf({ ...values, endZone: values.endZone.trim() }),
    planned: planned && 'fault' in planned ? null : planned,
  };
  const faults = faultsOf(content, values);
  if (planned && 'fault' in planned) faults.cost = planned.fault;
  return Object.keys(faults).length > 0 ? { faults } : { content };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The step that makes of an item what was typed; null when nothing was changed. */
export function editItem(
  plan: Pick<TripPlan, 'items'>,
  { id, version, before }: { id: string; version: number; before: ItemContent },
  content: ItemContent,
): StepOf<'item.edit'> | null {
  const { bookingId: _, rank: __, ...shown } = content;
  const fields: StepOf<'item.edit'>['fields'] = Object.fromEntries(
    Object.entries(shown).filter(([name, value]) => !isSame(value, before[name as keyof ItemContent])),
  );
  if (Object.keys(fields).length === 0) return null;
  // Somebody who says what it is called has chosen it: it is no placeholder any more.
  const wasToChoose = before.bookingId === null && standingOf({ bookings: {} }, before) === 'to-choose';
  if ('title' in fields && wasToChoose) fields.source = null;
  const isElsewhere = 'day' in fields || 'start' in fields;
  const rank = rankAfterAll(plan, { day: content.day, start: content.start, id });
  return { type: 'item.edit', id, version, fields: isElsewhere ? { ...fields, rank } : fields };
}

/** The step that puts a new item where it belongs. */
export function addItem(plan: Pick<TripPlan, 'items'>, id: string, content: ItemContent): StepOf<'item.add'> {
  return { type: 'item.add', id, content: { ...content, rank: rankAfterAll(plan, content) } };
}
