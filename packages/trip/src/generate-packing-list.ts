/** The start of a packing list, by the specification's counts (section 9). */
import type { PackingCategory, StepOf } from '@sojourn/contracts/plan';
import type { Climate } from './climate';

/** Kinds of trips that need something of their own. */
export const packingTripTypes = ['vacation', 'business', 'beach', 'hiking', 'adventure'] as const;

/** One of {@link packingTripTypes}. */
export type PackingTripType = (typeof packingTripTypes)[number];

/** Children who go along, by what they need carried for them. */
export const packingChildren = ['none', 'baby', 'toddler', 'child'] as const;

/** One of {@link packingChildren}. */
export type PackingChild = (typeof packingChildren)[number];

/** What a list is made from. `days` null: not known. With several travellers each gets a list; a child's things are there once. */
export type PackingSeed = {
  days: number | null;
  climate: Climate;
  tripType?: PackingTripType;
  child?: PackingChild;
  travellerIds?: readonly string[];
};

type Entry = StepOf<'packing.generate'>['entries'][number];
type Thing = StepOf<'packing.make'>['things'][number];
type Needed = readonly [category: PackingCategory, labels: readonly string[]];

const DAYS_WHEN_UNKNOWN = 7;
const MOST_PIECES = 10;

const essentials: readonly Needed[] = [
  ['Documents', ['Passport or ID', 'Travel insurance', 'Tickets and bookings', 'Bank cards and cash']],
  ['Electronics', ['Phone', 'Phone charger', 'Power adapter', 'Headphones']],
  ['Toiletries', ['Toothbrush', 'Toothpaste', 'Shampoo', 'Deodorant', 'Hairbrush']],
  ['Health', ['Prescription medicine', 'First-aid kit', 'Hand sanitizer', 'Pain reliever']],
];

const swimwear = ['Beach', ['Swimsuit', 'Beach towel', 'Flip-flops']] as const;
const forSun = ['Health', ['Sunscreen', 'After-sun lotion']] as const;
const forClimate: Record<Climate, readonly Needed[]> = {
  tropical: [
    ['Clothing', ['Sun hat', 'Sunglasses', 'Light rain jacket']],
    forSun,
    ['Health', ['Insect repellent']],
    swimwear,
  ],
  hot: [['Clothing', ['Sun hat', 'Sunglasses', 'Sandals']], forSun, ['Health', ['Water bottle']]],
  cold: [['Winter', ['Warm coat', 'Sweaters', 'Thermal underwear', 'Gloves', 'Scarf', 'Winter hat', 'Winter boots']]],
  mild: [],
};

const outdoor: Needed = ['Outdoor', ['Hiking boots', 'Day pack', 'Rain jacket', 'Flashlight', 'Trail snacks']];
const forTripType: Record<PackingTripType, readonly Needed[]> = {
  vacation: [],
  business: [['Business', ['Business suit', 'Dress shoes', 'Laptop', 'Business cards']]],
  beach: [swimwear, forSun, ['Beach', ['Beach bag', 'Snorkel set']]],
  hiking: [outdoor],
  adventure: [outdoor],
};

const changed: Needed = ['Toiletries', ['Diapers', 'Baby wipes', 'Changing mat', 'Diaper cream']];
const seated: Needed = ['Miscellaneous', ['Stroller', 'Child car seat']];
const forChild: Record<PackingChild, readonly Needed[]> = {
  none: [],
  baby: [
    changed,
    seated,
    ['Food', ['Bottles and formula', 'Bibs and baby spoons']],
    ['Clothing', ['Bodysuits', 'Sleep sack']],
    ['Health', ['Baby thermometer']],
    ['Miscellaneous', ['Pacifiers', 'Baby carrier']],
  ],
  toddler: [
    changed,
    seated,
    ['Food', ['Sippy cup', 'Bibs and child cutlery', 'Snacks for the way']],
    ['Clothing', ['Spare sets of child clothes', 'Child sun hat']],
    ['Health', ['Child medicine and thermometer', 'Child sunscreen']],
    ['Entertainment', ['Favorite cuddly toy', 'Picture books and crayons']],
    ['Miscellaneous', ['Night light', 'Travel potty']],
  ],
  child: [
    ['Clothing', ['Spare sets of child clothes', 'Child sun hat']],
    ['Health', ['Child medicine and thermometer', 'Child sunscreen']],
    ['Entertainment', ['Favorite cuddly toy', 'Games and coloring books', 'Child headphones']],
    ['Food', ['Snacks for the way']],
    ['Miscellaneous', ['Booster seat']],
  ],
};

/** Underwear and socks min(days + 2, 10), T-shirts half of that, pants or shorts a third, both rounded up. */
function clothesFor(days: number): [key: string, label: string][] {
  const pieces = Math.min(days + 2, MOST_PIECES);
  return [
    ['underwear', `Underwear (${pieces})`],
    ['socks', `Socks (${pieces} pairs)`],
    ['t-shirts', `T-shirts (${Math.ceil(pieces / 2)})`],
    ['pants', `Pants or shorts (${Math.ceil(pieces / 3)})`],
  ];
}

const keyOf = (label: string): string => label.toLowerCase().replace(/[^a-z]+/g, '-');

/** The id of what the generator wrote: the same for the same thing of the same traveller, so that ticks outlive a new list. */
export const packingId = (key: string, travellerId: string | null): string =>
  `pack-1-${key}${travellerId === null ? '' : `-${travellerId}`}`.slice(0, 80);

const thingsOf = (needed: readonly Needed[]): Thing[] =>
  needed.flatMap(([category, labels]) => labels.map((label) => ({ key: keyOf(label).slice(0, 40), label, category })));

/** What is packed for a child, once for everybody. */
export const childThings = (child: PackingChild): Thing[] => thingsOf(forChild[child]);

/** Everything that one person packs. */
export function packingThings({
  climate,
  tripType = 'vacation',
  ...seed
}: Omit<PackingSeed, 'travellerIds' | 'child'>): Thing[] {
  const days = Math.max(1, seed.days ?? DAYS_WHEN_UNKNOWN);
  const needed = [...essentials, ...forClimate[climate], ...forTripType[tripType]];
  const things = new Map<string, { label: string; category: PackingCategory }>(
    clothesFor(days).map(([key, label]) => [key, { label, category: 'Clothing' }]),
  );
  for (const [category, labels] of needed) {
    for (const label of labels) things.set(keyOf(label), { label, category });
  }
  return [...things].map(([key, thing]) => ({ key, ...thing }));
}

/**
 * Everything to pack, once for everybody or once for each of several travellers. The same seed gives the same entries under
 * the same ids, so that what was ticked stays ticked when a list is made again.
 */
export function generatePackingList({ travellerIds = [], child = 'none', ...seed }: PackingSeed): Entry[] {
  const owners = travellerIds.length > 1 ? travellerIds : [null];
  const entry = (thing: Thing, travellerId: string | null): Entry => ({
    id: packingId(thing.key, travellerId),
    ...thing,
    travellerId,
  });
  const things = packingThings(seed);
  return [
    ...owners.flatMap((travellerId) => things.map((thing) => entry(thing, travellerId))),
    ...childThings(child).map((thing) => entry(thing, null)),
  ];
}
