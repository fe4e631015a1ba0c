/** A change as its reader sees it: who did it, and when on their own clock. */
import type { ChangeAuthor } from '@sojourn/contracts/plan';
import { clockOfMinutes, localDayOf } from '@sojourn/travel';

/** Links that are called alike, in the order in which they are met. */
const namesakesOf = (author: ChangeAuthor, all: readonly ChangeAuthor[]): (string | undefined)[] => [
  ...new Set(all.filter(({ role, link }) => role !== 'owner' && link === author.link).map(({ linkId }) => linkId)),
];

/**
 * To the owner, who alone reads a history.
 * @param all everybody in it: links of one name are told apart by numbers
 */
export function formatAuthor(author: ChangeAuthor, all: readonly ChangeAuthor[] = []): string {
  if (author.role === 'owner') return 'You';
  const namesakes = namesakesOf(author, all);
  const number = namesakes.length > 1 ? ` (${namesakes.indexOf(author.linkId) + 1})` : '';
  return author.link ? `Somebody with the link “${author.link}”${number}` : `Somebody with a link${number}`;
}

/** An instant on this computer's clock. */
export function localMoment(at: string): { day: string; time: string } {
  const moment = new Date(at);
  return {
    day: localDayOf(moment),
    time: clockOfMinutes(moment.getHours() * 60 + moment.getMinutes()),
  };
}
