/** What the amounts of a clause limit; the same rules as in the other languages decide what they mean. */
import { isMoney } from '../currencies';
import { amountMeaning } from '../meanings';
import type { Part } from '../parts';
import type { Meant } from '../wish';
import type { Bound, Unit } from '../vocabulary';
import type { Item } from './scan-clause';
import type { ScriptRole } from './script-language';

// Rough rates in US dollars of moneys that only these languages name.
const DOLLARS: Partial<Record<string, number>> = { TWD: 0.031, HKD: 0.128 };
const TRADITIONAL = /[個們這裡過還時國點預萬與麼歐灣]/;

/** `isFlight` when the clause, or the one before it, speaks of flying; `has` whether it has a role. */
export type AmountContext = {
  text: string;
  items: readonly Item[];
  has: (role: ScriptRole) => boolean;
  isFlight: boolean;
  isOnGround: boolean;
  hasUnknown: boolean;
  people: number;
  isPair: boolean;
};

const isSumUnit = (unit: string | null) => unit !== null && (isMoney(unit as Unit) || unit in DOLLARS);

/** The bound beside an amount; undefined where there are two. */
function boundOf({ items, has }: AmountContext): Bound | null | undefined {
  const [isUnder, isOver] = [has('under'), has('over')];
  if (!isUnder && !isOver) return null;
  const counted = items.filter(({ amount }) => amount && amount.unit !== 'people').length;
  return (isUnder && isOver) || counted > 1 ? undefined : isUnder ? 'under' : 'over';
}

function sharersOf({ items, has, people, isPair }: AmountContext): number {
  if (has('each')) return 1;
  const counted = items.find(({ amount }) => amount?.unit === 'people')?.amount?.value;
  if (counted !== undefined) return Math.max(1, counted || 1);
  if (has('total')) return people > 0 ? people : 4;
  return isPair ? 2 : 1;
}

/** What one amount says; null for what is not sure. */
export function meantBy({ amount }: Item, context: AmountContext): Meant | null {
  if (!amount || !(amount.value > 0)) return null;
  const { has, isFlight, isOnGround, hasUnknown, text } = context;
  const { unit, value } = amount;
  const bound = boundOf(context);
  if (bound === undefined) return null;
  const isNegated = has('not');
  if (isSumUnit(unit)) {
    const parts = (['night', 'flight', 'other'] as const).filter((part) => has(part));
    if (parts.length > 1 || parts[0] === 'other' || (!parts[0] && has('elsewhere')) || isNegated) return null;
    if (unit === 'yuan' && TRADITIONAL.test(text)) return null;
    const rate = DOLLARS[unit ?? ''];
    const part: Part = parts[0] ?? 'trip';
    const sum = rate === undefined ? { unit: unit as Unit, value } : { unit: 'dollars' as const, value: value * rate };
    return amountMeaning(sum, { bound, isNegated: false, isFlight, sharers: sharersOf(context), part });
  }
  // Hours in a train or to a hotel limit no flight.
  if (unit === 'hours' && (isOnGround || (!isFlight && (hasUnknown || bound === null)))) return null;
  if (unit === 'degrees' && value < 5) return null;
  if (isNegated && bound !== 'over') return null;
  return amountMeaning({ unit: unit as Unit, value }, { bound, isNegated, isFlight, sharers: 1, part: 'trip' });
}
