/** A sum of money as a limit: of the trip, of its flight, or of a night. */
import { formatDollars } from '@sojourn/travel';
import type { Part } from './parts';
import type { Bound, Unit } from './vocabulary';
import type { Meant } from './wish';

// Rough rates for a limit that somebody names in their own money; the chip says what it was taken for.
const DOLLARS: Partial<Record<Unit, number>> = {
  ...{ dollars: 1, euros: 1.1, pounds: 1.3, francs: 1.2, canadian: 0.72, australian: 0.65, zealand: 0.59 },
  ...{ singapore: 0.77, ringgit: 0.23, reais: 0.18, yuan: 0.14, danish: 0.15, kronor: 0.1, zloty: 0.26 },
  ...{ dirhams: 0.27, riyals: 0.27, rand: 0.056, rupees: 0.0115, yen: 0.0066, won: 0.0007, naira: 0.00066 },
};
/** The units that are money. */
export const isMoney = (unit: Unit): boolean => unit in DOLLARS;
/** A sum without a currency is money from here on. */
const LEAST_SUM = 150;
/** Nobody means more by a night in a hotel that they limit; then it is the whole stay, which we do not limit. */
const MOST_NIGHT = 1_000;

/** A number with its unit, null where it has none. */
export type Amount = { unit: Unit | null; value: number };

const rateOf = ({ unit, value }: Amount, bound: Bound | null): number | undefined =>
  unit === null ? (bound !== null && value >= LEAST_SUM ? 1 : undefined) : DOLLARS[unit];

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
