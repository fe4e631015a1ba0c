/** A sum of money as a limit: of the trip, of its flight, or of a night. */
import { formatDollars } from '@sojourn/travel';
import type { Part } from './parts';
import type { Bound, Unit } from './vocabulary';
import { dollarsOf } from './currencies';
import type { Meant } from './wish';

/** A sum without a currency is money from here on. */
const LEAST_SUM = 150;
/** Nobody means more by a night in a hotel that they limit; then it is the whole stay, which we do not limit. */
const MOST_NIGHT = 1_000;

/** A number with its unit, null where it has none. */
export type Amount = { unit: Unit | null; value: number };

const rateOf = ({ unit, value }: Amount, bound: Bound | null): number | undefined =>
  unit === null ? (bound !== null && value >= LEAST_SUM ? 1 : undefined) : dollarsOf(unit);

/** Whether an amount is money. */
export const isSum = (amount: Amount, bound: Bound | null): boolean =>
  rateOf(amount, bound) !== undefined && amount.value > 0;

/** `sharers` are those that it is for, but for a night, which is a room's. */
type Said = { bound: Bound | null; sharers: number; part: Part };

/** What a sum says; null for a part that we do not limit. */
export function sumMeaning(amount: Amount, { bound, sharers, part }: Said): Meant | null {
  const usd = Math.min(1_000_000, Math.round(amount.value * (rateOf(amount, bound) ?? 0)));
  const each = Math.max(1, Math.floor(usd / sharers));
  const said =
    sharers > 1
      ? `at most ${formatDollars(each)} each, ${formatDollars(usd)} for ${sharers}`
      : `at most ${formatDollars(usd)}`;
  switch (part) {
    case 'flight':
      return { meaning: { kind: 'most-fare', usd: each }, strength: 'hard', label: `Flight ${said}` };
    case 'night':
      if (usd > MOST_NIGHT) return null;
      return {
        meaning: { kind: 'most-night', usd },
        strength: 'hard',
        label: `Room at most ${formatDollars(usd)} a night`,
      };
    case 'other':
      return null;
    default:
      return { meaning: { kind: 'most-cost', usd: each }, strength: 'hard', label: said.replace('at', 'At') };
  }
}
