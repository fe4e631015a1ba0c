/** How well one side of a destination fits one side of a person, from 0 (not at all) to 1 (as well as can be). */
import type { CatalogueEntry } from '@sojourn/contracts';
import { monthsUntil } from '@sojourn/travel';
import { rankStrength } from './topic.model';

/** How much of what was chosen a place has: mostly the average over the choices, a little the strongest one. */
export function choiceFit<T>(chosen: readonly T[], offered: readonly T[]): number {
  if (chosen.length === 0) return 0;
  const fits = chosen.map((choice) => rankStrength(offered, choice));
  const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
  return mean * 0.75 + Math.max(...fits) * 0.25;
}

/** Whether one of the chosen styles is at home there; nothing chosen fits everywhere. */
export function styleFit<T>(chosen: readonly T[], offered: readonly T[]): number {
  return chosen.length === 0 || chosen.some((style) => offered.includes(style)) ? 1 : 0.3;
}

/** Within the budget is good, well used is best; above it falls quickly, to nothing at a fifth more. */
export function budgetFit(total: number, budget: number): number {
  if (budget <= 0) return 0.5;
  const ratio = total / budget;
  return ratio <= 1 ? 0.8 + 0.2 * Math.min(1, ratio / 0.7) : Math.max(0, 0.6 - (ratio - 1) * 3);
}

/** Short of the ideal days each missing one costs three tenths; two days too many are none too many. */
export function durationFit(days: number, ideal: CatalogueEntry['idealDays']): number {
  if (days < ideal.min) return Math.max(0, 1 - (ideal.min - days) * 0.3);
  return days <= ideal.max + 2 ? 1 : 0.4 + 0.6 * Math.min(1, ideal.max / 10);
}

/** A weekend bears few hours in the air, a week some more, longer trips nearly any flight. */
export function flightFit(hours: number, days: number): number {
  const [easy, hard] = days <= 3 ? [2.5, 6] : days <= 8 ? [5, 16] : [14, 34];
  return Math.min(1, Math.max(0, (hard - hours) / (hard - easy)));
}

/** The next of its best months from the coming one on. */
export function monthToGo(best: readonly number[], from: number): number {
  return best.reduce((next, month) => (monthsUntil(from, month) < monthsUntil(from, next) ? month : next));
}

/** The share of the named months that are good; without any, how soon the next good month comes after `from`. */
export function seasonFit(best: readonly number[], named: readonly number[], from: number): number {
  if (named.length > 0) return named.filter((month) => best.includes(month)).length / named.length;
  const wait = monthsUntil(from, monthToGo(best, from));
  return wait <= 4 ? 1 : 1 - (wait - 4) * 0.1;
}

/** The highs, in °C, from where a thing is no pleasure to where it is one, and on to where it is none again. */
const PLEASANT: Readonly<Record<string, readonly [none: number, from: number, until: number, tooMuch: number]>> = {
  beaches: [19, 24, 34, 40],
  hiking: [2, 10, 28, 36],
  cycling: [4, 12, 29, 36],
  sailing: [12, 18, 34, 42],
  snow: [-60, -40, 3, 10],
  skiing: [-60, -40, 4, 12],
};

/** What nobody does on days that are no pleasure for it; one walks in any weather. */
const NEVER_OTHERWISE = ['beaches', 'cycling', 'sailing'];

/** Whether days of so many °C leave nothing of what something to do is about most. */
export const isNoWeatherFor = (topic: string | undefined, high: number): boolean =>
  topic !== undefined && NEVER_OTHERWISE.includes(topic) && weatherFit(topic, high) === 0;

/** How pleasant days of so many °C are for a thing; undefined for what goes on in any weather. */
export function weatherFit(thing: string, high: number): number | undefined {
  const range = PLEASANT[thing];
  if (!range) return undefined;
  const [none, from, until, tooMuch] = range;
  const rising = (high - none) / (from - none);
  const falling = (tooMuch - high) / (tooMuch - until);
  return Math.min(1, Math.max(0, Math.min(rising, falling)));
}
