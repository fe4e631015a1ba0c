/** One destination looked at for one person: how it fits, part by part, from 0 to 1. */
import type { CatalogueEntry, Position, Preferences } from '@sojourn/contracts';
import { bestCost, daysOf, stylesToTry, type Cost } from './cost.model';
import type { Group } from './group.model';
import { journeyTo, type Journey } from './journey.model';
import { rankStrength } from './vocabulary.model';
import type { Wish } from './wish.model';

/** What every candidate is judged against. `month` is the coming one (1 to 12). */
export type Asked = {
  preferences: Preferences;
  wish: Wish;
  group: Group;
  origin: Position | null;
  month: number;
};

export type Candidate = {
  entry: CatalogueEntry;
  journey: Journey;
  cost: Cost;
  days: number;
  travelMonth: number;
  /** Mean daytime high in the travel month, °C. */
  high: number;
  score: number;
};

// Daytime highs in the valley; the slopes above are colder.
const SNOW_STAYS_BELOW = 10;

type Part = { weight: number; fit: number };

export function judge(entry: CatalogueEntry, asked: Asked): Candidate {
  const { preferences, wish, group, origin, month } = asked;
  const days = daysOf[preferences.duration];
  const journey = journeyTo(entry.position, origin);
  const styles = stylesToTry(preferences.travelStyle, {
    cheaper: wish.directions.has('cheaper'),
    dearer: wish.directions.has('dearer'),
  });
  const cost = bestCost(styles, preferences.budget, { entry, fare: journey.fare, days, group });
  const travelMonth = monthToGo(bestFor(entry, wish), wish.months, month);
  const high = entry.highs[travelMonth - 1] ?? 0;
  const parts: Part[] = [
    { weight: 26, fit: choiceFit(preferences.vacationType, entry.vacationTypes) },
    { weight: preferences.interests.length > 0 ? 18 : 0, fit: choiceFit(preferences.interests, entry.interests) },
    { weight: 6, fit: styleFit(preferences.travelStyle, entry.travelStyles) },
    { weight: 24, fit: budgetFit(cost.total, preferences.budget) },
    { weight: 8, fit: durationFit(days, entry.idealDays) },
    { weight: days <= 3 ? 22 : 12, fit: flightFit(journey.minutes / 60, days) },
    { weight: wish.months.length > 0 ? 20 : 8, fit: seasonFit(entry.bestMonths, wish.months, month) },
    { weight: group.hasChildren ? 10 : 0, fit: rankStrength(entry.vacationTypes, 'family') },
    { weight: group.isCouple ? 4 : 0, fit: rankStrength(entry.vacationTypes, 'romantic') },
    { weight: 4, fit: Math.min(1, Math.max(0, (entry.rating - 4.3) / 0.6)) },
    ...wishParts(entry, wish, high),
  ];
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const score = (parts.reduce((sum, { weight, fit }) => sum + weight * fit, 0) / weights) * 100;
  return { entry, journey, cost, days, travelMonth, high, score };
}

/** Whether the wish rules a destination out. */
export function isRuledOut(entry: CatalogueEntry, wish: Wish): boolean {
  return (
    wish.notPlaces.some((place) => place.has(entry)) || wish.unwanted.some((facet) => facet.strength(entry) >= 0.6)
  );
}

function wishParts(entry: CatalogueEntry, { wanted, unwanted, places }: Wish, high: number): Part[] {
  return [
    ...wanted.map((facet) => ({
      weight: 16,
      fit: facet.strength(entry) * (facet.needsCold && high > SNOW_STAYS_BELOW ? 0.1 : 1),
    })),
    ...unwanted.map((facet) => ({ weight: 10, fit: 1 - facet.strength(entry) })),
    ...(places.length > 0 ? [{ weight: 60, fit: places.some((place) => place.has(entry)) ? 1 : 0 }] : []),
  ];
}

/** How much of what was chosen a place has: mostly the average over the choices, a little the strongest one. */
function choiceFit<T>(chosen: readonly T[], offered: readonly T[]): number {
  if (chosen.length === 0) return 0;
  const fits = chosen.map((choice) => rankStrength(offered, choice));
  const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
  return mean * 0.75 + Math.max(...fits) * 0.25;
}

function styleFit<T>(chosen: readonly T[], offered: readonly T[]): number {
  return chosen.length === 0 || chosen.some((style) => offered.includes(style)) ? 1 : 0.3;
}

/** Within the budget is good, well used is best; above it falls to nothing at one and a half times. */
function budgetFit(total: number, budget: number): number {
  if (budget <= 0) return 0.5;
  const ratio = total / budget;
  return ratio <= 1 ? 0.8 + 0.2 * Math.min(1, ratio / 0.7) : Math.max(0, 0.7 - (ratio - 1) * 1.4);
}

function durationFit(days: number, ideal: CatalogueEntry['idealDays']): number {
  if (days < ideal.min) return Math.max(0, 1 - (ideal.min - days) * 0.3);
  return days <= ideal.max + 2 ? 1 : 0.4 + 0.6 * Math.min(1, ideal.max / 10);
}

/** A weekend bears few hours in the air, a week some more, longer trips nearly any flight. */
function flightFit(hours: number, days: number): number {
  const [easy, hard] = days <= 3 ? [2.5, 6] : days <= 8 ? [5, 16] : [14, 34];
  return Math.min(1, Math.max(0, (hard - hours) / (hard - easy)));
}

/** Its best months; for somebody who wants snow, those that may have it, where there are such. */
function bestFor(entry: CatalogueEntry, { wanted }: Wish): readonly number[] {
  if (!wanted.some((facet) => facet.needsCold)) return entry.bestMonths;
  const cold = entry.bestMonths.filter((month) => (entry.highs[month - 1] ?? 0) <= SNOW_STAYS_BELOW);
  return cold.length > 0 ? cold : entry.bestMonths;
}

const monthsAhead = (to: number, from: number) => (to - from + 12) % 12;

/** The next of its best months from the coming one on; of the months named, when there are such. */
function monthToGo(best: readonly number[], named: readonly number[], from: number): number {
  const shared = best.filter((month) => named.includes(month));
  const options = shared.length > 0 ? shared : named.length > 0 ? named : best;
  return options.reduce((next, month) => (monthsAhead(month, from) < monthsAhead(next, from) ? month : next));
}

function seasonFit(best: readonly number[], named: readonly number[], from: number): number {
  if (named.length > 0) return named.filter((month) => best.includes(month)).length / named.length;
  const wait = monthsAhead(monthToGo(best, [], from), from);
  return wait <= 4 ? 1 : 1 - (wait - 4) * 0.1;
}
