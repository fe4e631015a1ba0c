/** Two versions of one thing side by side: what differs, in a person's words. */
import type { ItemContent, Money, TripPlan } from '@sojourn/contracts/plan';
import { formatCount } from '@sojourn/travel';
import type { Conflict } from '@sojourn/trip';
import { formatCentsShort } from '../../shared/format-money.model';

/** One field in two versions, as text. */
export type Difference = { field: string; yours: string; theirs: string };

const NOTHING = 'nothing';

/** What no person has ever seen: order, positions, where a thing came from. */
const UNSEEN = ['version', 'latest', 'rank', 'source', 'key', 'position', 'timeZone', 'zone', 'rateDay', 'searchPath'];

const NAMES: Readonly<Record<string, string>> = {
  bookingId: 'Booking',
  cents: 'Budget',
  checked: 'Packed',
  endDate: 'Last day',
  from: 'Starting from',
  imageUrl: 'Image URL',
  people: 'Travelers',
  planned: 'Planned cost',
  startDate: 'First day',
  travellerId: 'Whose',
  url: 'Address',
};

/** `paidBy` as a person reads it. */
const formatField = (field: string) =>
  NAMES[field] ??
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const formatMoneyOf = ({ usCents, currency }: Money) =>
  currency === 'USD' ? formatCentsShort(usCents) : `${formatCentsShort(usCents)} (${currency})`;

const formatEnd = ({ time, daysLater }: NonNullable<ItemContent['end']>) =>
  daysLater === 0 ? time : `${time}, ${formatCount(daysLater, 'day')} later`;

type Sayings = Record<string, (value: never, plan: TripPlan) => string>;

const sayings: Sayings = {
  bookingId: (id: string, { bookings }) => bookings[id]?.title ?? 'one that is gone',
  cents: formatCentsShort,
  checked: (checked: boolean) => (checked ? 'yes' : 'no'),
  end: formatEnd,
  money: formatMoneyOf,
  paidBy: (id: string, { travellers }) => travellers[id]?.name ?? 'somebody who is gone',
  picture: () => 'one of its own',
  place: (place: NonNullable<ItemContent['place']>) => place.name,
  planned: formatMoneyOf,
  segments: (segments: unknown[]) => formatCount(segments.length, 'flight'),
  sharedBy: (shares: { travellerId: string; weight: number }[], { travellers }) =>
    shares.map(({ travellerId }) => travellers[travellerId]?.name ?? 'somebody who is gone').join(', ') || NOTHING,
  travellerId: (id: string, { travellers }) => travellers[id]?.name ?? 'somebody who is gone',
};

function inWords(field: string, value: unknown, plan: TripPlan): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  return sayings[field]?.(value as never, plan) ?? String(value);
}

/** What is not the same in both; empty when one of them is that the thing is gone. */
export function differencesOf({ in: name, id, yours, theirs }: Conflict, plan: TripPlan): Difference[] {
  if (typeof yours !== 'object' || yours === null || theirs === null) return [];
  const other = theirs as unknown as Record<string, unknown>;
  return Object.entries(yours)
    .filter(([field, value]) => !UNSEEN.includes(field) && JSON.stringify(value) !== JSON.stringify(other[field]))
    .map(([field, value]) => ({
      field: name === 'head' && field === 'text' ? formatField(id) : formatField(field),
      yours: inWords(field, value, plan),
      theirs: inWords(field, other[field], plan),
    }));
}
