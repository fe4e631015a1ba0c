/** What is understood of a text that is being written, with the places of the catalogue. */
import type { DestinationNames } from '@sojourn/contracts/catalogue-search';
import { parseWishes, type NamedDestination, type ParsedWishes, type Wish } from '@sojourn/wishes';
import { withAnswer, type WishAnswers } from './answers.model';

const SHORTEST_NAME = 3;

/** Places by the names that people type: the whole one, and its parts. */
export const namedPlaces = (destinations: DestinationNames): NamedDestination[] =>
  destinations.map(({ id, name, country }) => ({
    id,
    ...(country && { country }),
    label: name,
    names: [name, ...name.split(/,| and the | and /)].filter((each) => each.trim().length >= SHORTEST_NAME),
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

/** A wish on a chip: `answer` is null where the text was sure of it. */
type ShownWish = { wish: Wish; answer: 'yes' | 'no' | null };

/** What is understood with the answers so far, in the order of reading, and the questions that are left. */
export function sortAnswered({ wishes, questions }: ParsedWishes, answers: WishAnswers) {
  const isIn = (ids: readonly string[]) => (wish: Wish) => ids.includes(wish.id);
  const [isConfirmed, isDenied] = [isIn(answers.confirmedWishes), isIn(answers.withoutWishes)];
  const shown: ShownWish[] = [
    ...wishes.map((wish) => ({ wish, answer: null })),
    ...questions.flatMap((wish) =>
      isDenied(wish) ? { wish, answer: 'no' as const } : isConfirmed(wish) ? { wish, answer: 'yes' as const } : [],
    ),
  ];
  return { shown, open: questions.filter((wish) => !isDenied(wish) && !isConfirmed(wish)) };
}

/** The answers without a no to what the text is sure of by now; the very same ones where there is none. */
export const withoutOutdated = (wishes: readonly Wish[], answers: WishAnswers): WishAnswers =>
  wishes
    .filter(({ id }) => answers.withoutWishes.includes(id))
    .reduce((left, { id }) => withAnswer(left, id, 'open'), answers);
