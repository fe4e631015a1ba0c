/** What somebody means by what they write about a trip. */

/** Which way a list should move, against what was shown before or, where nothing was, against the usual place. */
export type Direction =
  'cheaper' | 'pricier' | 'closer' | 'farther' | 'colder' | 'warmer' | 'quieter' | 'livelier' | 'safer' | 'different';

/** What somebody needs of a place because of who goes; see {@link Wish}. */
export type Need =
  | 'step-free'
  | 'pregnant'
  | 'dogs'
  | 'children'
  | 'couple'
  | 'alone'
  | 'seniors'
  | 'welcoming'
  | 'safe'
  | 'halal'
  | 'kosher'
  | 'gluten-free'
  | 'vegan'
  | 'vegetarian'
  | 'no-altitude'
  | 'no-malaria'
  | 'public-transport';

/** How somebody will not travel. */
export type Means = 'no-flying' | 'no-car';

/** A part of the world, a country by its ISO 3166 code, or a destination by its id. */
export type PlaceName = { type: 'region' | 'country' | 'destination'; id: string };

/**
 * What is meant; `isWanted` is false for what is not wanted. Costs are US dollars: of the trip and of its flight, there and
 * back, a person, of a night a room. A `move` is `than` a place where one was named. Temperatures are °C, `stops` changes of
 * planes one way; `soon` is within weeks. `days` are those of the trip, as many where nothing bounds them. `dates` are
 * `YYYY-MM-DD`; without `endDate` only the day of departure was said.
 */
export type Meaning =
  | { kind: 'thing'; thing: string; isWanted: boolean }
  | { kind: 'place'; place: PlaceName; isWanted: boolean }
  | { kind: 'similar'; place: PlaceName }
  | { kind: 'months'; months: readonly number[]; isWanted: boolean }
  | { kind: 'need'; need: Need }
  | { kind: 'means'; means: Means }
  | { kind: 'move'; towards: Direction; than?: PlaceName }
  | { kind: 'most-cost'; usd: number }
  | { kind: 'most-fare'; usd: number }
  | { kind: 'most-night'; usd: number }
  | { kind: 'most-hours'; hours: number }
  | { kind: 'most-stops'; stops: number }
  | { kind: 'soon' }
  | { kind: 'least-warmth'; celsius: number }
  | { kind: 'most-warmth'; celsius: number }
  | { kind: 'dates'; startDate: string; endDate?: string }
  | { kind: 'days'; days: number; bound?: 'at-least' | 'at-most' };

/**
 * One wish. `id` names it for as long as its meaning is the same, such as `not-thing:beaches`; a `hard` one rules places
 * out, a `soft` one weighs. `label` is for a chip, `words` are those it came from, as they were typed.
 */
export type Wish = Meaning & { id: string; strength: 'hard' | 'soft'; label: string; words: string };

/** A wish before its words are known. */
export type Meant = { meaning: Meaning; strength: Wish['strength']; label: string };

/**
 * A text taken apart. `questions` are wishes that the writer may mean, with the words around them: they count once somebody
 * says yes. `notUnderstood` are the parts that mean nothing to us, as they were typed but for marks.
 */
export type ParsedWishes = {
  wishes: readonly Wish[];
  questions: readonly Wish[];
  notUnderstood: readonly string[];
};
