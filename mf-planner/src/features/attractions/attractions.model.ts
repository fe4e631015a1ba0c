/** Which activities belong to a place as somebody typed it. */
import { attractionTypes, type Activity, type AttractionType } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';

const cityOf = (text: string) => foldWords(text.split(',')[0] ?? '');

/**
 * Activities at a place.
 * @param place free text such as 'Rome', 'rome, italy' or 'Reykjavik'; its part before the comma is what counts
 */
export function attractionsOf(place: string, activities: readonly Activity[]): Activity[] {
  const city = cityOf(place);
  if (city === '') return [];
  return activities.filter(({ location }) => cityOf(location) === city);
}

/** The kinds that a list of attractions always offers (spec, section 2); others only where there are some. */
const ALWAYS: ReadonlySet<AttractionType> = new Set(['Tours', 'Food & Drink', 'Nature', 'Museums', 'Entertainment']);

/** The types to choose from among these, in the specification's order. */
export const typesOf = (activities: readonly Activity[]): AttractionType[] =>
  attractionTypes.filter((type) => ALWAYS.has(type) || activities.some((each) => each.attractionType === type));
