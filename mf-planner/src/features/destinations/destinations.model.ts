/** Browsing the catalogue: the question in the address bar, and what fits it. */
import { continents, sceneKinds, type Continent, type Destination, type SceneKind } from '@sojourn/contracts';
import { fold } from '../../shared/folding.model';

/** What somebody looks for; null or '' means anything. `month` is 1 to 12, `price` whole US dollars at most. */
export type Wish = {
  text: string;
  kind: SceneKind | null;
  continent: Continent | null;
  month: number | null;
  price: number | null;
  order: 'esteem' | 'price';
};

const oneOf = <T extends string>(list: readonly T[], text: string | null) => list.find((each) => each === text) ?? null;
const wholeNumber = (text: string | null, max: number) => {
  const value = Number(text);
  return text !== null && /^\d+$/.test(text) && value >= 1 && value <= max ? value : null;
};

/** Reads a wish from the address; what does not make sense counts as not said. */
export function wishOf(query: URLSearchParams): Wish {
  return {
    text: query.get('q') ?? '',
    kind: oneOf(sceneKinds, query.get('kind')),
    continent: oneOf(continents, query.get('continent')),
    month: wholeNumber(query.get('month'), 12),
    price: wholeNumber(query.get('price'), 1_000_000),
    order: query.get('order') === 'price' ? 'price' : 'esteem',
  };
}

/** Writes a wish into an address; the inverse of {@link wishOf}. */
export function queryOf(wish: Wish): URLSearchParams {
  const said = {
    q: wish.text,
    kind: wish.kind,
    continent: wish.continent,
    month: wish.month,
    price: wish.price,
    order: wish.order === 'price' ? wish.order : null,
  };
  return new URLSearchParams(Object.entries(said).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])));
}

/** The destinations that fit, in the order that was asked for. The list comes in order of esteem. */
export function destinationsFor(wish: Wish, destinations: readonly Destination[]): Destination[] {
  const text = fold(wish.text.trim());
  const fitting = destinations.filter(
    ({ name, country, sceneKind, continent, bestMonths, price }) =>
      fold(`${name} ${country}`).includes(text) &&
      (wish.kind === null || sceneKind === wish.kind) &&
      (wish.continent === null || continent === wish.continent) &&
      (wish.month === null || bestMonths.includes(wish.month)) &&
      (wish.price === null || price <= wish.price),
  );
  return wish.order === 'price' ? fitting.toSorted((one, other) => one.price - other.price) : fitting;
}
