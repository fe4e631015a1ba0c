/** The kinds of attractions that a list offers to choose from. */
import { attractionTypes, type Activity, type AttractionType } from '@sojourn/contracts';

/** The kinds that a list of attractions always offers (spec, section 2); others only where there are some. */
const ALWAYS: ReadonlySet<AttractionType> = new Set(['Tours', 'Food & Drink', 'Nature', 'Museums', 'Entertainment']);

/** The types to choose from among these, in the specification's order. */
export const typesOf = (activities: readonly Activity[]): AttractionType[] =>
  attractionTypes.filter((type) => ALWAYS.has(type) || activities.some((each) => each.attractionType === type));
