/** A budget as somebody types it. */
import { MAX_PLANNED_BUDGET } from '@sojourn/contracts';
import { readAmount } from '@sojourn/travel';

const CENTS = 100;

/**
 * Reads a budget: whole US dollars, cents are cut. What is no amount is 0 (spec, section 9), which sets no limit, and
 * the sentence says so.
 */
export function readBudget(typed: string): { value: number; fault?: string } {
  const read = readAmount(typed, 'USD');
  if ('fault' in read) {
    const isQuestion = read.fault.endsWith('?');
    return {
      value: 0,
      fault: `${isQuestion ? read.fault : `\u201c${shown(typed)}\u201d is not taken. ${read.fault}`} ${UNTIL_THEN}`,
    };
  }
  const value = Math.trunc(read.amount / CENTS);
  return value > MAX_PLANNED_BUDGET ? { value: 0, fault: `That budget is too large. ${UNTIL_THEN}` } : { value };
}

const UNTIL_THEN = 'Until then no budget limits the search.';
const MOST_SHOWN = 20;

const shown = (typed: string): string => {
  const letters = Array.from(typed.trim());
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join('')}\u2026` : letters.join('');
};
