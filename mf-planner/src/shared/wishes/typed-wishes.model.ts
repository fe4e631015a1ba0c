/** What is understood of a text that is being written, with the places of the catalogue. */
import type { Destination } from '@sojourn/contracts';
import { parseWishes, type NamedDestination, type ParsedWishes } from '@sojourn/wishes';

const SHORTEST_NAME = 3;

/** Places by the names that people type: the whole one, and its parts. */
export const namedPlaces = (destinations: readonly Pick<Destination, 'id' | 'name'>[]): NamedDestination[] =>
  destinations.map(({ id, name }) => ({
    id,
    label: name,
    names: [name, id, ...name.split(/,| and the | and /)].filter((each) => each.trim().length >= SHORTEST_NAME),
  }));

/** `today` is `YYYY-MM-DD`. While the places are not known, what is not understood may be one of them: then nothing is said of it. */
export function readTyped(
  text: string,
  destinations: readonly NamedDestination[] | undefined,
  today: string,
): ParsedWishes {
  const { wishes, ...others } = parseWishes(text, destinations ? { destinations, today } : { today });
  return destinations ? { wishes, ...others } : { wishes, questions: [], notUnderstood: [] };
}
