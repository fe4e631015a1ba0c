/** One destination looked at for one person: how it fits, part by part, from 0 to 1. */
import type { CatalogueEntry, Position, Preferences } from '@sojourn/contracts';
import { addDays, daysBetween, daysOfLength, monthAfter, monthOf, proposeDates, type Party } from '@sojourn/travel';
import { monthsOfDates, type Direction } from '@sojourn/wishes';
import { bestCost, stylesToTry, type Cost } from './cost.model';
import { budgetFit, choiceFit, durationFit, flightFit, seasonFit, styleFit, weatherFit } from './fit.model';
import { estimateByGround } from './ground-estimate.model';
import { estimateByAir, estimateByRail, isSensibleByRail, type TravelEstimate } from './travel-estimate.model';
import { hasNamedMonths, monthFor, monthsAsked } from './months.model';
import type { FlightFares } from './flight-fares.model';
import { likenessOf } from './likeness.model';
import { isOnlyLiked, meetsNeed } from './needs.model';
import { isIn } from './place-match.model';
import { thingsAsked } from './things-asked.model';
import { hasTrait, rankStrength, strengthOf } from './topic.model';
import { datesOf, type SourcedWish } from './wishes.model';

/** What every candidate is scored against. `today` is `YYYY-MM-DD`. */
export type MatchCriteria = {
  preferences: Preferences;
  wishes: readonly SourcedWish[];
  party: Party;
  origin: Position | null;
  /** The city there, as our index calls it. */
  from?: string | undefined;
  today: string;
  catalogue: readonly CatalogueEntry[];
  flights?: FlightFares | undefined;
};

/** `dates` are the first and last day it is costed for. */
export type Candidate = {
  entry: CatalogueEntry;
  travel: TravelEstimate;
  cost: Cost;
  days: number;
  travelMonth: number;
  dates: { startDate: string; endDate: string };
  /** Mean daytime high in the travel month, °C. */
  high: number;
  score: number;
};

type Part = { weight: number; fit: number };

/** Whoever would rather not fly bears a day on the way, in minutes. */
const LONGEST_LIKED_RIDE = 12 * 60;

/** A place with its month, travel estimate, cost and score; null when none of its months is what was asked for, or nobody flies there. */
export function scoreCandidate(entry: CatalogueEntry, criteria: MatchCriteria): Candidate | null {
  const { preferences, wishes, party, today } = criteria;
  const comingMonth = monthAfter(monthOf(today));
  const month = monthFor(entry, wishes, comingMonth);
  if (month === null) return null;
  const { days, dates } = datesFor(month, criteria);
  const travel = estimateTo(entry, dates, criteria);
  if (!travel) return null;
  const budget = budgetOf(criteria);
  const styles = stylesToTry(isLuxurious(wishes) ? ['luxury'] : preferences.travelStyle, {
    cheaper: isMoved(wishes, 'cheaper'),
    pricier: isMoved(wishes, 'pricier'),
  });
  const night = Math.min(...wishes.flatMap((wish) => (wish.kind === 'most-night' ? [wish.usd] : [])));
  const cost = bestCost(
    styles,
    { budget, ...(Number.isFinite(night) && { night }) },
    {
      ...{ entry, fare: travel.fare, days, party },
      ...{ checkIn: dates.startDate, today },
    },
  );
  const named = hasNamedMonths(wishes) ? monthsAsked(wishes) : [];
  const parts: Part[] = [
    { weight: 26, fit: choiceFit(preferences.vacationType, entry.vacationTypes) },
    { weight: preferences.interests.length > 0 ? 18 : 0, fit: choiceFit(preferences.interests, entry.interests) },
    { weight: 6, fit: styleFit(preferences.travelStyle, entry.travelStyles) },
    { weight: 24, fit: budgetFit(cost.total, budget) },
    { weight: 8, fit: durationFit(days, entry.idealDays) },
    { weight: days <= 3 ? 22 : 12, fit: flightFit(travel.minutes / 60, days) },
    { weight: named.length > 0 ? 20 : 8, fit: seasonFit(entry.bestMonths, named, comingMonth) },
    { weight: 8, fit: entry.bestMonths.includes(month) ? 1 : 0 },
    { weight: party.hasChildren ? 10 : 0, fit: rankStrength(entry.vacationTypes, 'family') },
    { weight: party.isCouple ? 4 : 0, fit: rankStrength(entry.vacationTypes, 'romantic') },
    { weight: 4, fit: Math.min(1, Math.max(0, (entry.rating - 4.3) / 0.6)) },
    ...weatherParts(entry.highs[month - 1], criteria),
    ...wishes.flatMap((wish) => wishPart(entry, wish, { ...criteria, travel })),
  ];
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const score = (parts.reduce((sum, { weight, fit }) => sum + weight * fit, 0) / weights) * 100;
  return { entry, travel, cost, days, travelMonth: month, dates, high: entry.highs[month - 1] ?? 0, score };
}

/** Nobody bathes in the cold or hikes in deep snow: each thing that was asked for, by the days of its month. */
function weatherParts(high: number | undefined, criteria: MatchCriteria): Part[] {
  if (high === undefined) return [];
  return thingsAsked(criteria).flatMap((thing) => {
    const fit = weatherFit(thing, high);
    return fit === undefined ? [] : [{ weight: 24, fit }];
  });
}

/** What may be spent: the sum that a refinement names, else the budget, or a lower one that was named in words. */
export function budgetOf({ preferences, wishes }: Pick<MatchCriteria, 'preferences' | 'wishes'>): number {
  const refined = wishes.find((wish) => wish.kind === 'most-cost' && wish.source === 'refinement');
  if (refined?.kind === 'most-cost') return refined.usd;
  const named = wishes.flatMap((wish) => (wish.kind === 'most-cost' ? [wish.usd] : []));
  const limits = [preferences.budget, ...named].filter((usd) => usd > 0);
  return limits.length > 0 ? Math.min(...limits) : 0;
}

const isMoved = (wishes: readonly SourcedWish[], towards: Direction) =>
  wishes.some((wish) => wish.kind === 'move' && wish.towards === towards);

const isLuxurious = (wishes: readonly SourcedWish[]) =>
  wishes.some((wish) => wish.kind === 'thing' && wish.isWanted && wish.thing === 'luxury');

/** How long, and from when to when, a place is costed for in a month. */
export function datesFor(
  month: number,
  { preferences, wishes, today }: Pick<MatchCriteria, 'preferences' | 'wishes' | 'today'>,
) {
  const { when } = preferences;
  const days = lengthFor(daysOfLength[preferences.duration], wishes);
  const said = datesOf(wishes);
  const isChosen = when && 'startDate' in when && when.startDate > today && when.endDate >= when.startDate;
  const exact = said && monthsOfDates(said).includes(month) ? said : isChosen ? when : undefined;
  if (!exact) return { days, dates: proposeDates({ months: [month], days, today }) };
  const { startDate, endDate = addDays(startDate, days - 1) } = exact;
  return { days: daysBetween(startDate, endDate) + 1, dates: { startDate, endDate } };
}

/** The length that was chosen, unless another one was said in words; of a bound as near to the choice as it lets. */
function lengthFor(chosen: number, wishes: MatchCriteria['wishes']): number {
  const said = wishes.find((wish) => wish.kind === 'days');
  if (said?.kind !== 'days') return chosen;
  if (said.bound === 'at-least') return Math.max(chosen, said.days);
  return said.bound === 'at-most' ? Math.min(chosen, said.days) : said.days;
}

function estimateTo(entry: CatalogueEntry, dates: Candidate['dates'], criteria: MatchCriteria): TravelEstimate | null {
  const { wishes, origin, today, flights } = criteria;
  const grounded = wishes.find((wish) => wish.kind === 'means' && wish.means === 'no-flying');
  const byRail = estimateByRail(origin, entry);
  const byGround = grounded ? estimateByGround(entry, criteria) : null;
  if (origin && grounded?.strength === 'hard') return byGround;
  if (byGround && byGround.minutes <= LONGEST_LIKED_RIDE) return byGround;
  if (byRail && isSensibleByRail(byRail)) return byRail;
  return estimateByAir({ from: origin, to: entry, ...dates, today, flights });
}

/** How a place fits one soft wish. */
function wishPart(
  entry: CatalogueEntry,
  wish: SourcedWish,
  { catalogue, travel }: Pick<MatchCriteria, 'catalogue'> & { travel: TravelEstimate },
): Part[] {
  const { minutes, changes = 0 } = travel;
  switch (wish.kind) {
    case 'thing': {
      const strength = strengthOf(entry, wish.thing);
      return [wish.isWanted ? { weight: 18, fit: strength } : { weight: 12, fit: 1 - strength }];
    }
    case 'similar': {
      const models = catalogue.filter((each) => isIn(each, wish.place));
      return [{ weight: 50, fit: Math.max(0, ...models.map((model) => likenessOf(entry, model))) }];
    }
    case 'most-hours': {
      // 'Short flights' where few are short enough: the shorter, the better.
      const over = Math.max(0, minutes / 60 - wish.hours);
      return [{ weight: 30, fit: Math.max(0, 1 - over / wish.hours) }];
    }
    case 'most-stops':
      return [{ weight: 16, fit: Math.max(0, 1 - Math.max(0, changes - wish.stops) * 0.6) }];
    case 'means':
      if (wish.strength === 'hard') return [];
      return wish.means === 'no-car'
        ? [{ weight: 14, fit: hasTrait(entry, 'needs-car') ? 0 : 1 }]
        : [{ weight: 40, fit: travel.means === 'plane' ? 0 : 1 }];
    case 'need':
      if (isOnlyLiked(wish)) return [{ weight: 16, fit: meetsNeed(entry, wish.need) ? 1 : 0 }];
      return needPart(entry, wish.need, minutes);
    default:
      return [];
  }
}

function needPart(entry: CatalogueEntry, need: string, minutes: number): Part[] {
  const [first] = entry.vacationTypes;
  const near: Part = { weight: 14, fit: flightFit(minutes / 60, 3) };
  switch (need) {
    case 'children':
      return [{ weight: 12, fit: rankStrength(entry.vacationTypes, 'family') }];
    case 'couple':
      return [{ weight: 6, fit: rankStrength(entry.vacationTypes, 'romantic') }];
    case 'seniors':
      return [near, { weight: 8, fit: first === 'adventure' || entry.vacationTypes.includes('party') ? 0 : 1 }];
    case 'pregnant':
    case 'dogs':
      return [near, { ...near, weight: 30 }];
    case 'vegetarian':
      return [{ weight: 10, fit: hasTrait(entry, 'vegan') ? 1 : 0.5 }];
    case 'public-transport':
      return [{ weight: 10, fit: hasTrait(entry, 'public-transport') ? 1 : 0 }];
    default:
      return [];
  }
}
