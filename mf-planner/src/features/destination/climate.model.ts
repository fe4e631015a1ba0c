/** A year's weather as bars. */
import { monthName } from '@sojourn/travel';

/** One month: its mean daytime high in °C, and how long its bar is, 0 to 1. */
export type MonthBar = { month: number; name: string; high: number; share: number; isBest: boolean };

/** The shortest bar, so that the coldest month is still one. */
const LEAST = 0.18;

/** @param highs °C, January first */
export function monthBars(highs: readonly number[], bestMonths: readonly number[]): MonthBar[] {
  const coldest = Math.min(...highs);
  const range = Math.max(...highs) - coldest;
  return highs.map((high, at) => ({
    month: at + 1,
    name: monthName(at + 1),
    high,
    share: range === 0 ? 1 : LEAST + ((high - coldest) / range) * (1 - LEAST),
    isBest: bestMonths.includes(at + 1),
  }));
}
