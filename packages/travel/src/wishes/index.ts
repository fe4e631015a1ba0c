/** What people mean by what they write about a trip: an entry of its own, so that nobody loads five languages unasked. */
export { countryCodeOf, countryNames, liesIn, neighbourRegionOf } from './countries';
export { INSTRUCTION, parseWishes, type WishContext } from './parse-wishes';
export { thingOf } from './things';
export type { NamedDestination } from './vocabulary';
export type { Direction, Meaning, Means, Need, ParsedWishes, PlaceName, Wish } from './wish';
