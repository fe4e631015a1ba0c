/** One destination looked at for one person: how it fits, part by part, from 0 to 1. */
import type { CatalogueEntry, Position, Preferences } from '@sojourn/contracts';
import {
  daysOfLength,
  estimateFlight,
  monthAfter,
  monthOf,
  proposeDates,
  type FlightEstimate,
  type Party,
} from '@sojourn/travel';
import { bestCost, stylesToTry, type Cost } from './cost.model';
import { budgetFit, choiceFit, durationFit, flightFit, monthToGo, seasonFit, styleFit } from './fit.model';
import { rankStrength } from './vocabulary.model';
import type { Refinement } from './refinement.model';

/** What every candidate is scored against. `today` is `YYYY-MM-DD`. */
export type MatchCriteria = {
  preferences: Preferences;
  refinement: Refinement;
  party: Party;
  origin: Position | null;
  today: string;
};

export type Candidate = {
  entry: CatalogueEntry;
  flight: FlightEstimate;
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

export function scoreCandidate(entry: CatalogueEntry, criteria: MatchCriteria): Candidate {
  const { preferences, refinement, party, origin, today } = criteria;
  const days = daysOfLength[preferences.duration];
  const comingMonth = monthAfter(monthOf(today));
  const travelMonth = monthToGo(bestFor(entry, refinement), refinement.months, comingMonth);
  const dates = proposeDates({ months: [travelMonth], days, today });
  const flight = estimateFlight({ from: origin, to: entry.position, ...dates, today });
  const styles = stylesToTry(preferences.travelStyle, {
    cheaper: refinement.directions.has('cheaper'),
    pricier: refinement.directions.has('pricier'),
  });
  const cost = bestCost(styles, preferences.budget, { entry, fare: flight.fare, days, party });
  const high = entry.highs[travelMonth - 1] ?? 0;
  const parts: Part[] = [
    { weight: 26, fit: choiceFit(preferences.vacationType, entry.vacationTypes) },
    { weight: preferences.interests.length > 0 ? 18 : 0, fit: choiceFit(preferences.interests, entry.interests) },
    { weight: 6, fit: styleFit(preferences.travelStyle, entry.travelStyles) },
    { weight: 24, fit: budgetFit(cost.total, preferences.budget) },
    { weight: 8, fit: durationFit(days, entry.idealDays) },
    { weight: days <= 3 ? 22 : 12, fit: flightFit(flight.minutes / 60, days) },
    { weight: refinement.months.length > 0 ? 20 : 8, fit: seasonFit(entry.bestMonths, refinement.months, comingMonth) },
    { weight: party.hasChildren ? 10 : 0, fit: rankStrength(entry.vacationTypes, 'family') },
    { weight: party.isCouple ? 4 : 0, fit: rankStrength(entry.vacationTypes, 'romantic') },
    { weight: 4, fit: Math.min(1, Math.max(0, (entry.rating - 4.3) / 0.6)) },
    ...refinementParts(entry, refinement, high),
  ];
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const score = (parts.reduce((sum, { weight, fit }) => sum + weight * fit, 0) / weights) * 100;
  return { entry, flight, cost, days, travelMonth, high, score };
}

/** Whether the refinement rules a destination out. */
export function isRuledOut(entry: CatalogueEntry, refinement: Refinement): boolean {
  return (
    refinement.notPlaces.some((place) => place.has(entry)) ||
    refinement.unwanted.some((facet) => facet.strength(entry) >= 0.6)
  );
}

function refinementParts(entry: CatalogueEntry, { wanted, unwanted, places }: Refinement, high: number): Part[] {
  return [
    ...wanted.map((facet) => ({
      weight: 16,
      fit: facet.strength(entry) * (facet.needsCold && high > SNOW_STAYS_BELOW ? 0.1 : 1),
    })),
    ...unwanted.map((facet) => ({ weight: 10, fit: 1 - facet.strength(entry) })),
    ...(places.length > 0 ? [{ weight: 60, fit: places.some((place) => place.has(entry)) ? 1 : 0 }] : []),
  ];
}

/** Its best months; for somebody who wants snow, those that may have it, where there are such. */
function bestFor(entry: CatalogueEntry, { wanted }: Refinement): readonly number[] {
  if (!wanted.some((facet) => facet.needsCold)) return entry.bestMonths;
  const cold = entry.bestMonths.filter((month) => (entry.highs[month - 1] ?? 0) <= SNOW_STAYS_BELOW);
  return cold.length > 0 ? cold : entry.bestMonths;
}
