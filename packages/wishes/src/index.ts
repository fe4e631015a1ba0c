/** What people mean by what they write about a trip. */
export { cleaned } from './cleaned';
export { monthsOfDates } from './dates-said';
export { subjectOf } from './meanings';
export { INSTRUCTION, parseWishes, type WishContext } from './parse-wishes';
export { movedDates } from './moved-dates';
export { partyIn, startIn } from './said-of-trip';
export { thingOf } from './things';
export { peopleNamed } from './people-named';
export { OWN_COUNTRY, type NamedDestination } from './vocabulary';
export type { Direction, Meaning, Means, Need, ParsedWishes, PlaceName, Wish } from './wish';
