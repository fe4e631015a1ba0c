/** What properties can be filtered by: every facet with its choices, how many each leaves, and what to drop when none is left. */
import { formatDollars } from '@sojourn/travel';
import type { ListedStay } from './listed-stay.model';

/** Facets by their names in the address. */
export const facetKeys = ['max', 'score', 'stars', 'within', 'kind', 'meals', 'cancel', 'has', 'area'] as const;
export type FacetKey = (typeof facetKeys)[number];

/** What is chosen of each facet; nothing chosen leaves nothing out. */
export type Filters = Readonly<Record<FacetKey, readonly string[]>>;

/** A value of a facet: `count` is how many it leaves beside the other filters. */
export type Choice = { value: string; label: string; count: number };

/**
 * `one`: another choice replaces the last; `any`: a property has one of the chosen; `all`: it has every one. `chip` names a
 * choice where its legend is not beside it.
 */
type Facet = {
  legend: string;
  mode: 'one' | 'any' | 'all';
  values: (stays: readonly ListedStay[]) => readonly string[];
  label: (value: string) => string;
  chip?: (value: string) => string;
  passes: (stay: ListedStay, value: string) => boolean;
};

const KINDS: Readonly<Record<string, string>> = {
  ...{ hotel: 'Hotel', guesthouse: 'Guesthouse', apartment: 'Apartment' },
  ...{ resort: 'Resort', hostel: 'Hostel' },
};
const MEALS: Readonly<Record<string, string>> = {
  breakfast: 'Breakfast included',
  'half-board': 'Half board',
  'full-board': 'Full board',
  'all-inclusive': 'All inclusive',
};
const SHARES = [0.25, 0.5, 0.75, 0.9];
const SCORES = ['4.5', '4', '3.5'];
const RADII = ['1', '2', '5'];
const MOST_COMMON = 12;

/** Up to a round figure: two leading digits, in steps of five of the second. */
function roundedUp(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1) * 5;
  return Math.ceil(amount / step) * step;
}

function thresholds(stays: readonly ListedStay[]): string[] {
  const totals = stays.map(({ total }) => total).toSorted((one, other) => one - other);
  const marks = SHARES.map((share) => roundedUp(totals[Math.floor(share * (totals.length - 1))] ?? 0));
  return [...new Set(marks)].map(String);
}

/** What properties have, the most common first, by `of`. */
function common(stays: readonly ListedStay[], of: (stay: ListedStay) => readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of stays.flatMap((stay) => of(stay))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1)).map(([value]) => value);
}

const known = (values: readonly (string | undefined)[], order: readonly string[]) =>
  order.filter((value) => values.includes(value));

const facets: Readonly<Record<FacetKey, Facet>> = {
  max: {
    ...{ legend: 'Total for the stay', mode: 'one' },
    values: thresholds,
    label: (value) => `Up to ${formatDollars(Number(value))}`,
    passes: ({ total }, value) => total <= Number(value),
  },
  score: {
    ...{ legend: 'Guest rating', mode: 'one' },
    values: () => SCORES,
    label: (value) => `${Number(value).toFixed(1)} or better`,
    chip: (value) => `Rated ${Number(value).toFixed(1)} or better`,
    passes: ({ hotel }, value) => hotel.rating >= Number(value),
  },
  stars: {
    ...{ legend: 'Stars', mode: 'any' },
    values: (stays) => known(stays.map(({ hotel }) => String(hotel.stars)), ['5', '4', '3', '2', '1']), // prettier-ignore
    label: (value) => `${value} ${value === '1' ? 'star' : 'stars'}`,
    passes: ({ hotel }, value) => String(hotel.stars) === value,
  },
  within: {
    ...{ legend: 'Distance to the center of its town', mode: 'one' },
    values: (stays) => (stays.some(({ hotel }) => hotel.distanceKm !== undefined) ? RADII : []),
    label: (value) => `Within ${value} km`,
    chip: (value) => `Within ${value} km of the center`,
    passes: ({ hotel }, value) => (hotel.distanceKm ?? Infinity) <= Number(value),
  },
  kind: {
    ...{ legend: 'Kind of place', mode: 'any' },
    values: (stays) => known(stays.map(({ hotel }) => hotel.kind), Object.keys(KINDS)), // prettier-ignore
    label: (value) => KINDS[value] ?? value,
    passes: ({ hotel }, value) => hotel.kind === value,
  },
  meals: {
    ...{ legend: 'Meals', mode: 'any' },
    values: (stays) => known(stays.map(({ hotel }) => hotel.board), Object.keys(MEALS)), // prettier-ignore
    label: (value) => MEALS[value] ?? value,
    passes: ({ hotel }, value) => hotel.board === value,
  },
  cancel: {
    ...{ legend: 'Cancellation', mode: 'one' },
    values: (stays) => (stays.some(({ hotel }) => hotel.refundableUntil) ? ['free'] : []),
    label: () => 'Free cancellation',
    passes: ({ hotel }) => Boolean(hotel.refundableUntil),
  },
  has: {
    ...{ legend: 'Amenities', mode: 'all' },
    values: (stays) => common(stays, ({ hotel }) => hotel.amenities).slice(0, MOST_COMMON),
    label: (value) => value,
    passes: ({ hotel }, value) => hotel.amenities.includes(value),
  },
  area: {
    ...{ legend: 'District', mode: 'any' },
    values: (stays) => common(stays, ({ area }) => [area]),
    label: (value) => value,
    passes: ({ area }, value) => area === value,
  },
};

export const noFilters: Filters = Object.fromEntries(facetKeys.map((key) => [key, []])) as unknown as Filters;

function passesFacet(stay: ListedStay, key: FacetKey, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  const { mode, passes } = facets[key];
  return mode === 'all' ? chosen.every((value) => passes(stay, value)) : chosen.some((value) => passes(stay, value));
}

/** The stays that every filter leaves; `except` is a facet that is not asked. */
export function matching(stays: readonly ListedStay[], filters: Filters, except?: FacetKey): ListedStay[] {
  const asked = facetKeys.filter((key) => key !== except && filters[key].length > 0);
  return stays.filter((stay) => asked.every((key) => passesFacet(stay, key, filters[key])));
}

/** The filters with a choice made or taken back. */
export function toggled(filters: Filters, key: FacetKey, value: string): Filters {
  const chosen = filters[key];
  const rest = chosen.filter((each) => each !== value);
  if (rest.length < chosen.length) return { ...filters, [key]: rest };
  return { ...filters, [key]: facets[key].mode === 'one' ? [value] : [...chosen, value] };
}

/** A facet as a list of choices. */
export type FacetChoices = { key: FacetKey; legend: string; chosen: readonly string[]; choices: Choice[] };

/** Every facet that has something to choose; a choice that was made is there even if no property has it. */
export function facetChoices(stays: readonly ListedStay[], filters: Filters): FacetChoices[] {
  return facetKeys.flatMap((key) => {
    const { legend, mode, values, label, passes } = facets[key];
    const chosen = filters[key];
    const left = matching(stays, filters, mode === 'all' ? undefined : key);
    const offered = [...new Set([...values(stays), ...chosen])];
    const choices = offered.map((value) => ({
      value,
      label: label(value),
      count: left.filter((stay) => passes(stay, value)).length,
    }));
    return choices.length > 0 ? [{ key, legend, chosen, choices }] : [];
  });
}

/** One choice as a word of its own. */
export type ChosenFilter = { key: FacetKey; value: string; label: string };

/** Every choice that was made. */
export function chosenFilters(filters: Filters): ChosenFilter[] {
  return facetKeys.flatMap((key) => {
    const { label, chip = label } = facets[key];
    return filters[key].map((value) => ({ key, value, label: chip(value) }));
  });
}

/** Of filters that leave nothing: the one without which most are left; undefined when it takes more than one. */
export function filterToDrop(
  stays: readonly ListedStay[],
  filters: Filters,
): (ChosenFilter & { count: number }) | undefined {
  const without = chosenFilters(filters).map((each) => ({
    ...each,
    count: matching(stays, toggled(filters, each.key, each.value)).length,
  }));
  const [best] = without.toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 ? best : undefined;
}
