/** A budget as somebody types it. */
import { MAX_PLANNED_BUDGET } from '@sojourn/contracts';
import { readAmount } from '@sojourn/travel';

const CENTS = 100;

/**
 * Reads a budget: whole US dollars, cents are cut. What is no amount is 0 (spec, section 9), and the
 * sentence says why.
 */
export function readBudget(typed: string): { value: number; fault?: string } {
  const read = readAmount(typed, 'USD');
  if ('fault' in read) {
    const isQuestion = read.fault.endsWith('?');
    const fault = isQuestion ? read.fault : `We could not read \u201c${shown(typed)}\u201d. ${read.fault}`;
    return { value: 0, fault };
  }
  const value = Math.trunc(read.amount / CENTS);
  return value > MAX_PLANNED_BUDGET ? { value: 0, fault: 'That budget is too large.' } : { value };
}

const MOST_SHOWN = 20;

const shown = (typed: string): string => {
  const letters = Array.from(typed.trim());
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join('')}\u2026` : letters.join('');
};
