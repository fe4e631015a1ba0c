/** What somebody answered of their wishes: which were confirmed or taken back, by the ids of the wishes. */
import type { Preferences } from '@sojourn/contracts';

/** The answers as they are sent. */
export type WishAnswers = { confirmedWishes: string[]; withoutWishes: string[] };
/** `open` is none: a wish that was understood counts, one that is asked does not. */
export type Answer = 'yes' | 'no' | 'open';

/** As many as the server takes; the oldest make room. */
const MOST_ANSWERS = 60;
const LONGEST_ID = 80;

export const NO_ANSWERS: WishAnswers = { confirmedWishes: [], withoutWishes: [] };

/** The answers among preferences. */
export const answersOf = ({
  confirmedWishes = [],
  withoutWishes = [],
}: Pick<Preferences, keyof WishAnswers>): WishAnswers => ({
  confirmedWishes,
  withoutWishes,
});

/** The answers with one more, in place of an earlier one about the same wish. */
export function withAnswer({ confirmedWishes, withoutWishes }: WishAnswers, id: string, answer: Answer): WishAnswers {
  const listed = (ids: readonly string[], isIn: boolean) => [
    ...ids.filter((each) => each !== id),
    ...(isIn ? [id] : []),
  ];
  return {
    confirmedWishes: listed(confirmedWishes, answer === 'yes').slice(-MOST_ANSWERS),
    withoutWishes: listed(withoutWishes, answer === 'no').slice(-MOST_ANSWERS),
  };
}

/** The answers of one text after those before it. */
export function withAnswers(before: WishAnswers, { confirmedWishes, withoutWishes }: WishAnswers): WishAnswers {
  const confirmed = confirmedWishes.reduce((answers, id) => withAnswer(answers, id, 'yes'), before);
  return withoutWishes.reduce((answers, id) => withAnswer(answers, id, 'no'), confirmed);
}

/** What a press on the chip of a wish answers: one that was only asked about counts by a yes alone. */
export const toggledAnswer = (isOn: boolean, isAsked = false): Answer => (isOn ? 'no' : isAsked ? 'yes' : 'open');

/** Preferences with these answers. Without any they are as they were before anybody answered, and name the same list. */
export function askWith(
  { confirmedWishes: _, withoutWishes: __, ...others }: Preferences,
  { confirmedWishes, withoutWishes }: WishAnswers,
): Preferences {
  return {
    ...others,
    ...(withoutWishes.length > 0 && { withoutWishes }),
    ...(confirmedWishes.length > 0 && { confirmedWishes }),
  };
}

/** What a browser stored of answers, as far as it can be read. */
export function readAnswers(kept: Record<string, unknown>): WishAnswers {
  const idsOf = (value: unknown) =>
    (Array.isArray(value) ? value : [])
      .filter((each): each is string => typeof each === 'string' && each.length <= LONGEST_ID)
      .slice(-MOST_ANSWERS);
  return { confirmedWishes: idsOf(kept['confirmedWishes']), withoutWishes: idsOf(kept['withoutWishes']) };
}
