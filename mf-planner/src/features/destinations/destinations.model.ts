/** Browsing the catalogue: the filters in the address bar, and what fits them. */
import { continents, sceneKinds, type Continent, type SceneKind } from '@sojourn/contracts';

/** What somebody looks for; null or '' means anything. `month` is 1 to 12, `price` whole US dollars at most. */
export type DestinationFilters = {
  text: string;
  kind: SceneKind | null;
  continent: Continent | null;
  month: number | null;
  price: number | null;
  order: 'rating' | 'price';
};

const oneOf = <T extends string>(list: readonly T[], text: string | null) => list.find((each) => each === text) ?? null;
const wholeNumber = (text: string | null, max: number) => {
  const value = Number(text);
  return text !== null && /^\d+$/.test(text) && value >= 1 && value <= max ? value : null;
};

/** Parses the filters of an address; what does not make sense is left out. */
export function parseFilters(query: URLSearchParams): DestinationFilters {
  return {
    text: query.get('q') ?? '',
    kind: oneOf(sceneKinds, query.get('kind')),
    continent: oneOf(continents, query.get('continent')),
    month: wholeNumber(query.get('month'), 12),
    price: wholeNumber(query.get('price'), 1_000_000),
    order: query.get('order') === 'price' ? 'price' : 'rating',
  };
}

const MEANT = { kind: 'kind of place', continent: 'continent', month: 'month', price: 'price' } as const;

/** The filters of an address that make no sense, as a sentence; undefined when there are none. */
export function filterFault(query: URLSearchParams): string | undefined {
  const filters = parseFilters(query);
  const faulty = (Object.keys(MEANT) as (keyof typeof MEANT)[]).filter((name) => query.get(name) && !filters[name]);
  if (faulty.length === 0) return undefined;
  const words = faulty.map((name) => `“${query.get(name)}” is no ${MEANT[name]}`);
  return `${words.join(', ')} that we can look for, so it is left out.`;
}

/** The filters as they stand in an address; the inverse of {@link parseFilters}. */
export function toQuery(filters: DestinationFilters): URLSearchParams {
  const said = {
    q: filters.text,
    kind: filters.kind,
    continent: filters.continent,
    month: filters.month,
    price: filters.price,
    order: filters.order === 'price' ? filters.order : null,
  };
  return new URLSearchParams(Object.entries(said).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])));
}
