/** The packing list as its tab shows it: what it is made from, what a filter leaves, how far it has come. */
import {
  packingCategories,
  type PackingCategory,
  type PackingItem,
  type TripCommand,
  type TripPlan,
} from '@sojourn/contracts/plan';
import {
  climateOf,
  childThings,
  climates,
  durationInDays,
  generatePackingList,
  packingThings,
  packingChildren,
  packingTripTypes,
  type Climate,
  type PackingChild,
  type PackingTripType,
} from '@sojourn/trip';

/** An entry with its id. */
export type PackedItem = PackingItem & { id: string };

/** What a list is made from. */
export type ListSeed = { days: number; climate: Climate; tripType: PackingTripType; child: PackingChild };

/** What is shown: all, what is still to pack, or what is packed. */
export type PackingShow = 'all' | 'to-pack' | 'packed';

/** `travellerId`: null everybody's and everyone's own, else one traveller's with what is everybody's. */
export type PackingFilter = { show: PackingShow; category: PackingCategory | null; travellerId: string | null };

/** Entries of one category. */
export type PackingGroup = { category: PackingCategory; items: PackedItem[] };

const keysOf = (seed: ListSeed) => new Set(generatePackingList(seed).map(({ key }) => key));

/** 1 for the same keys, 0 for none in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((key) => other.has(key)).length;
  return common / (one.size + other.size - common);
}

/** The climate that the place and the month of a trip say. */
export function climateOfTrip({ head }: Pick<TripPlan, 'head'>): Climate {
  const { name, position } = head.destination;
  return climateOf(name, head.dates.startDate, position?.latitude ?? null);
}

const CHILD_WORDS: readonly [PackingChild, RegExp][] = [
  ['baby', /\b(baby|infant|newborn)\b/i],
  ['toddler', /\btoddler\b/i],
  ['child', /\b(kids?|child|children)\b/i],
];

/** The child of a trip as its owner wrote of it: in the name of a traveller, the title or the notes. */
export function childOfTrip({ head, travellers }: Pick<TripPlan, 'head' | 'travellers'>): PackingChild {
  const names = Object.values(travellers).map(({ name }) => name);
  const words = [...names, head.title.text, head.notes.text].join('\n');
  return CHILD_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'none';
}

/** The child whose things are on a list; the one with most of them there. */
function childOn(keys: ReadonlySet<string>): PackingChild {
  const shares = packingChildren.map((child) => {
    const things = childThings(child);
    const found = things.filter(({ key }) => keys.has(key)).length;
    return { child, score: things.length === 0 ? 0.5 : found / things.length };
  });
  return shares.reduce((best, each) => (each.score > best.score ? each : best)).child;
}

/**
 * What the list of a trip was made from, told from what is on it, because a plan stores only the list; for a trip without
 * one, what its place and dates say.
 */
export function seedOf(plan: Pick<TripPlan, 'head' | 'packing' | 'travellers'>): ListSeed {
  const days = durationInDays(plan.head.dates);
  const usual: ListSeed = { days, climate: climateOfTrip(plan), tripType: 'vacation', child: childOfTrip(plan) };
  const keys = new Set(Object.values(plan.packing).flatMap(({ key }) => (key === null ? [] : [key])));
  if (keys.size === 0) return usual;
  const child = childOn(keys);
  const others = climates.flatMap((climate) =>
    packingTripTypes.map((tripType) => ({ days, climate, tripType, child })),
  );
  const scored = [{ ...usual, child }, ...others].map((seed) => ({ seed, score: likeness(keysOf(seed), keys) }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).seed;
}

/** Whether anything on the list was made by the generator. */
export const isGenerated = ({ packing }: Pick<TripPlan, 'packing'>): boolean =>
  Object.values(packing).some(({ key }) => key !== null);

/** Whether the generator would write other counts by now, or for other people: the trip has changed since. */
export function isOutdated(plan: Pick<TripPlan, 'head' | 'packing' | 'travellers'>): boolean {
  const wanted = generatePackingList({ ...seedOf(plan), travellerIds: Object.keys(plan.travellers) });
  const byId = new Map(wanted.map(({ id, label }) => [id, label]));
  const made = Object.entries(plan.packing).filter(([, { key }]) => key !== null);
  return made.some(([id, { label }]) => byId.get(id) !== label);
}

/** The command that makes the list, or makes it again: once for everybody, or the same for each of several travellers. */
export function makeList(plan: Pick<TripPlan, 'travellers'>, seed: ListSeed): TripCommand {
  const travellerIds = Object.keys(plan.travellers);
  const things = packingThings(seed);
  if (travellerIds.length <= 1) {
    return { type: 'packing.make', things: [...things, ...childThings(seed.child)], travellerIds: [] };
  }
  // What a child needs is packed once, not by everybody, so that the lists are not the same.
  if (seed.child !== 'none')
    return { type: 'packing.generate', entries: generatePackingList({ ...seed, travellerIds }) };
  return { type: 'packing.make', things, travellerIds };
}

const isOf = (travellerId: string | null, item: PackingItem) =>
  travellerId === null || item.travellerId === null || item.travellerId === travellerId;

const isShown = (show: PackingShow, { checked }: PackingItem) => show === 'all' || checked === (show === 'packed');

/** Everything that one traveller packs, or everybody. */
export const itemsOf = ({ packing }: Pick<TripPlan, 'packing'>, travellerId: string | null): PackedItem[] =>
  Object.entries(packing)
    .filter(([, item]) => isOf(travellerId, item))
    .map(([id, item]) => ({ ...item, id }));

/** What is left by a filter, by category in the specification's order; within one in the order of adding. */
export function groupsOf(items: readonly PackedItem[], { show, category }: PackingFilter): PackingGroup[] {
  return packingCategories
    .filter((each) => category === null || each === category)
    .map((each) => ({
      category: each,
      items: items.filter((item) => item.category === each && isShown(show, item)),
    }))
    .filter((group) => group.items.length > 0);
}

/** How many of each category there are; those that are empty are left out. */
export const countsOf = (items: readonly PackedItem[]): { category: PackingCategory; count: number }[] =>
  packingCategories
    .map((category) => ({ category, count: items.filter((item) => item.category === category).length }))
    .filter(({ count }) => count > 0);

/** How far packing has come: `percent` is rounded, 0 for an empty list (spec, section 4). */
export function progressOf(items: readonly Pick<PackingItem, 'checked'>[]) {
  const packed = items.filter(({ checked }) => checked).length;
  const total = items.length;
  return { packed, total, percent: total === 0 ? 0 : Math.round((packed / total) * 100) };
}
