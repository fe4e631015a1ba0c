/** What there is to do at a place, narrowed by filters that stand in the page's address. */
import {
  activityCategories,
  type Activity,
  type ActivityCategory,
  type AttractionType,
  attractionTypes,
} from '@sojourn/contracts';
import { parseIsoDuration } from '@sojourn/travel';
import { isOpenOn, weekdays, type Weekday } from '../../shared/opening-hours.model';

/** What somebody looks for; null means anything. `price` is whole dollars a person at most, `hours` how long at most. */
export type ThingFilters = {
  category: ActivityCategory | null;
  type: AttractionType | null;
  day: Weekday | null;
  price: number | null;
  hours: number | null;
};

export const PRICES = [0, 25, 50, 100];
export const HOURS = [1, 2, 4];
const ANYTHING: ThingFilters = { category: null, type: null, day: null, price: null, hours: null };
const names = Object.keys(ANYTHING) as (keyof ThingFilters)[];

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | null =>
  choices.find((each) => each === text) ?? null;
const numberOf = (choices: readonly number[], text: string | null): number | null =>
  choices.find((each) => String(each) === text) ?? null;

/** Parses the filters of an address; what makes no sense is left out. */
export const parseThings = (query: URLSearchParams): ThingFilters => ({
  category: oneOf(activityCategories, query.get('category')),
  type: oneOf(attractionTypes, query.get('type')),
  day: oneOf(weekdays, query.get('day')),
  price: numberOf(PRICES, query.get('price')),
  hours: numberOf(HOURS, query.get('hours')),
});

/** The filters as they stand in an address; the inverse of {@link parseThings}. */
export const thingsQuery = (filters: ThingFilters): URLSearchParams =>
  new URLSearchParams(
    names.flatMap((name) => (filters[name] === null ? [] : [[name, String(filters[name])] as [string, string]])),
  );

const passes: Readonly<Record<keyof ThingFilters, (activity: Activity, filters: ThingFilters) => boolean>> = {
  category: (activity, { category }) => category === null || activity.category === category,
  type: ({ attractionType }, { type }) => type === null || attractionType === type,
  day: ({ openingHours }, { day }) => day === null || isOpenOn(openingHours, day),
  price: (activity, { price }) => price === null || activity.price <= price,
  hours: ({ duration }, { hours }) => hours === null || (parseIsoDuration(duration) ?? 0) <= hours * 60,
};

/** What passes every filter, or every one but `but`. */
export const thingsShown = (activities: readonly Activity[], filters: ThingFilters, but?: keyof ThingFilters) =>
  activities.filter((activity) => names.every((name) => name === but || passes[name](activity, filters)));

/** How many of each value of a field are left by the other filters. */
export function countsOf<Field extends 'category' | 'attractionType'>(
  activities: readonly Activity[],
  filters: ThingFilters,
  field: Field,
): (value: Activity[Field]) => number {
  const others = thingsShown(activities, filters, field === 'category' ? 'category' : 'type');
  return (value) => others.filter((activity) => activity[field] === value).length;
}

export const isFiltered = (filters: ThingFilters): boolean => names.some((name) => filters[name] !== null);
