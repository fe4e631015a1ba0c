import type { ParsedWishes } from './wish';

/** Wishes as tests write them: their ids, those that must be kept with a `!`. */
export const notationOf = ({ wishes }: ParsedWishes): string =>
  wishes.map(({ id, strength }) => (strength === 'hard' ? `!${id}` : id)).join(' ');

/** {@link notationOf} with the questions behind it, each with a `~`, and what was not understood, each with a `?`. */
export const fullNotationOf = (parsed: ParsedWishes): string =>
  [notationOf(parsed), ...parsed.questions.map(({ id }) => `~${id}`), ...parsed.notUnderstood.map((part) => `?${part}`)]
    .filter(Boolean)
    .join(' ');
