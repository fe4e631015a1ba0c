/** How results are looked at: filters, order, list or map, and what is compared. The address holds all of it. */
import { facetKeys, noFilters, type Filters } from './facets.model';
import { sortKeys, type SortKey } from './order.model';

/** `compared` are ids of properties side by side. */
export type StayView = { sort: SortKey; filters: Filters; isMap: boolean; compared: readonly string[] };

/** So many stand side by side at most. */
export const MOST_COMPARED = 4;
/** An address is written by anybody. */
const MOST_VALUES = 20;
const LONGEST_VALUE = 100;

/** The view an address asks for; best rated first unless it says otherwise. */
export function viewIn(params: URLSearchParams): StayView {
  const valuesOf = (name: string) =>
    [...new Set(params.getAll(name))].filter((value) => value && value.length <= LONGEST_VALUE).slice(0, MOST_VALUES);
  const filters = { ...noFilters, ...Object.fromEntries(facetKeys.map((key) => [key, valuesOf(key)])) };
  return {
    sort: sortKeys.find((key) => key === params.get('sort')) ?? 'rating',
    filters,
    isMap: params.get('view') === 'map',
    compared: valuesOf('compare').slice(0, MOST_COMPARED),
  };
}

/** The same address with another view; what is usual is left out of it. */
export function withView(params: URLSearchParams, { sort, filters, isMap, compared }: StayView): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['sort', 'view', 'compare', ...facetKeys]) next.delete(name);
  if (sort !== 'rating') next.set('sort', sort);
  if (isMap) next.set('view', 'map');
  for (const key of facetKeys) for (const value of filters[key]) next.append(key, value);
  for (const id of compared) next.append('compare', id);
  return next;
}

/** The compared with one more or one less; as they are when there is no room for another. */
export function comparedWith(compared: readonly string[], id: string): readonly string[] {
  if (compared.includes(id)) return compared.filter((each) => each !== id);
  return compared.length < MOST_COMPARED ? [...compared, id] : compared;
}
