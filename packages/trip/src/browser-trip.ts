/** A trip as a browser stores it: the specification's fields, and the plan beside them (spec, section 3). */
import {
  hiddenCharacterFault,
  MAX_BUDGET_USD,
  tripPlanSchema,
  tripTextLimits,
  withoutControlCharacters,
  withoutHiddenCharacters,
  type BrowserTrip,
  type ItemContent,
  type ItemType,
  type TripPlan,
} from '@sojourn/contracts/plan';
import { foldWords, shortened } from '@sojourn/travel';
import { generateKeyBetween } from 'fractional-indexing';
import { isRank } from './day-plan';
import { newItem, newTrip } from './new-trip';

const UNNAMED = 'Unnamed';

const notesFrom = (text: string, longest: number): string => shortened(withoutControlCharacters(text), longest);

type SpecFields = Pick<
  BrowserTrip,
  | 'name'
  | 'destination'
  | 'startDate'
  | 'endDate'
  | 'imageUrl'
  | 'activities'
  | 'accommodation'
  | 'flight'
  | 'totalBudget'
  | 'notes'
  | 'status'
>;

/** What the older shape says of the plan, as titles by type. */
const titlesIn = ({ flight, accommodation, activities }: SpecFields): [ItemType, string][] =>
  [
    ['flight', flight] as const,
    ['stay', accommodation] as const,
    ...activities.map((activity) => ['activity', activity] as const),
  ].filter(([, title]) => title.trim() !== '') as [ItemType, string][];

/** A text of one line as a contract takes it: without hidden characters, and not too long. */
function lineFrom(text: string): string {
  return shortened(withoutHiddenCharacters(text), tripTextLimits.title).trim();
}

const titleFrom = (text: string): string => lineFrom(text) || UNNAMED;

/** A title fits a line; what does not goes on in the notes, so that nothing is lost. */
function liftedItem(type: ItemType, text: string, rank: string): ItemContent {
  const notes = lineFrom(text).length < text.trim().length ? notesFrom(text, tripTextLimits.itemNotes) : '';
  return newItem({ type, title: titleFrom(text), notes, rank, source: { kind: 'lifted', id: type } });
}

const lastRankOf = (items: TripPlan['items']): string | null =>
  Object.values(items)
    .map(({ rank }) => rank)
    .filter(isRank)
    .sort()
    .at(-1) ?? null;

/** Adds what the specification's fields name and the plan does not: an older Sojourn in another tab wrote it. */
function withTitles(trip: TripPlan, titles: readonly [ItemType, string][]): TripPlan {
  let { items } = trip;
  const known = new Set(Object.values(items).map(({ title }) => title));
  // Folding takes a phone a while, and what was stored here says every title as the plan does.
  let folded: Set<string> | undefined;
  const isKnown = (title: string) =>
    known.has(title) || (folded ??= new Set([...known].map(foldWords))).has(foldWords(title));
  // Known only when something is added, as hardly anything ever is: judging hundreds of ranks takes a while, too.
  let rank: string | null | undefined;
  let serial = 0;
  for (const [type, text] of titles) {
    const title = titleFrom(text);
    if (isKnown(title)) continue;
    rank ??= lastRankOf(items);
    rank = generateKeyBetween(rank, null);
    const item = liftedItem(type, text, rank);
    known.add(title);
    folded?.add(foldWords(title));
    do serial += 1;
    while (Object.hasOwn(items, `lifted-${serial}`));
    items = { ...items, [`lifted-${serial}`]: { ...item, version: 1, latest: 1 } };
  }
  return items === trip.items ? trip : { ...trip, items };
}

/** Where the specification's fields say something else than the plan's head, they were written later. */
function withHead({ head, ...trip }: TripPlan, lifted: TripPlan['head']): TripPlan {
  const next = { ...head };
  const take = <Name extends Exclude<keyof TripPlan['head'], 'party'>>(
    name: Name,
    isOther: boolean,
    content: object,
  ) => {
    const latest = head[name].latest + 1;
    if (isOther) next[name] = { ...head[name], ...content, version: latest, latest };
  };
  const { title, destination, dates, budget, notes, status, cover } = lifted;
  take('title', title.text !== head.title.text, { text: title.text });
  take('destination', destination.name !== head.destination.name, {
    name: destination.name,
    position: null,
    timeZone: null,
  });
  take('dates', dates.startDate !== head.dates.startDate || dates.endDate !== head.dates.endDate, dates);
  take('budget', budget.cents !== head.budget.cents, { cents: budget.cents });
  take('notes', notes.text !== head.notes.text, { text: notes.text });
  take('status', status.status !== head.status.status, { status: status.status });
  take('cover', cover.imageUrl !== head.cover.imageUrl, { imageUrl: cover.imageUrl });
  return { ...trip, head: next };
}

/** What the specification's fields alone say, as a trip that keeps the contract. */
function liftedFrom({
  name,
  destination,
  startDate,
  endDate,
  imageUrl,
  totalBudget,
  notes,
  status,
}: SpecFields): TripPlan {
  const budgetCents = totalBudget > 0 ? Math.min(totalBudget, MAX_BUDGET_USD) * 100 : null;
  const title = lineFrom(name);
  const whole = title.length < name.trim().length ? `${name}\n\n${notes}` : notes;
  return newTrip({
    title: title || UNNAMED,
    destination: lineFrom(destination) || UNNAMED,
    startDate,
    endDate,
    imageUrl: imageUrl.length > tripTextLimits.address || hiddenCharacterFault(imageUrl) ? '' : imageUrl.trim(),
    budgetCents,
    notes: notesFrom(whole, tripTextLimits.notes),
    status,
  });
}

/**
 * The trip that a browser stores. One of the older shape has no plan: its flight, stay and activities become items that are
 * not on a day yet, under ids that are the same each time. Null for a plan that cannot be read: a newer Sojourn may have
 * written it, so it must not be written over.
 * @param plan what is stored beside the specification's fields
 */
export function readBrowserTrip(fields: SpecFields, plan?: unknown): TripPlan | null {
  if (plan === undefined) return withTitles(liftedFrom(fields), titlesIn(fields));
  const stored = tripPlanSchema.safeParse(plan);
  return stored.success ? joinSpecFields(fields, stored.data) : null;
}

/** A checked plan with what the specification's fields beside it say otherwise: they were written later. */
export const joinSpecFields = (fields: SpecFields, plan: TripPlan): TripPlan =>
  withTitles(withHead(plan, liftedFrom(fields).head), titlesIn(fields));

/** The specification's fields of a trip, for storing beside its plan. */
export function specFieldsOf({ head, items }: TripPlan): SpecFields {
  const titlesOf = (type: ItemType) =>
    Object.entries(items)
      .filter(([, item]) => item.type === type)
      .sort(([, one], [, other]) => Number(one.rank > other.rank) - Number(one.rank < other.rank))
      .map(([, { title }]) => title);
  return {
    name: head.title.text,
    destination: head.destination.name,
    startDate: head.dates.startDate,
    endDate: head.dates.endDate,
    imageUrl: head.cover.imageUrl,
    activities: titlesOf('activity'),
    accommodation: titlesOf('stay')[0] ?? '',
    flight: titlesOf('flight')[0] ?? '',
    totalBudget: Math.round((head.budget.cents ?? 0) / 100),
    notes: head.notes.text,
    status: head.status.status,
  };
}
