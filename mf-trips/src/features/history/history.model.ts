/** A change as its reader sees it: who did it, and when on their own clock. */
import type { ChangeAuthor } from '@sojourn/contracts/plan';
import { clockOfMinutes, localDayOf } from '@sojourn/travel';

/** To the owner, who alone reads a history. */
export function formatAuthor({ role, link }: ChangeAuthor): string {
  if (role === 'owner') return 'You';
  return link ? `Somebody with the link “${link}”` : 'Somebody with a link';
}

/** An instant on this computer's clock. */
export function localMoment(at: string): { day: string; time: string } {
  const moment = new Date(at);
  return {
    day: localDayOf(moment),
    time: clockOfMinutes(moment.getHours() * 60 + moment.getMinutes()),
  };
}
