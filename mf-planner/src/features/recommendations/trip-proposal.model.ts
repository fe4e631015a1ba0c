/** What a recommendation becomes when it is saved: a trip of the account, or one of this browser. */
import {
  MAX_BUDGET_USD,
  type BrowserTrip,
  type Preferences,
  type Recommendation,
  type TripDraft,
} from '@sojourn/contracts';
import { daysOfLength, formatDollars, parseParty, proposeDates } from '@sojourn/travel';
import { parseBestTime } from './best-time.model';

type Duration = Preferences['duration'];

/** A trip that could be saved. `budget` is whole US dollars for all `people`. */
export type TripProposal = {
  title: string;
  destination: string;
  startDate: string;
  endDate: string;
  budget: number;
  people: number;
};

const LONGEST_NAME = 120;
const LONGEST_NOTES = 5000;

function titleOf(destination: string, duration: Duration, days: number): string {
  const length = { weekend: 'A weekend', week: 'A week', extended: `${days} days`, month: 'A month' };
  return `${length[duration]} in ${destination}`;
}

/** How many the money must be enough for: one when the text does not say. */
const travellersIn = (groupSize: string): number => Math.max(1, parseParty(groupSize).people);

/** Where it is, named once: `Lisbon, Portugal`, but `Singapore`. */
export const placeOf = ({ destination, country }: Pick<Recommendation, 'destination' | 'country'>): string =>
  country === '' || destination.includes(country) ? destination : `${destination}, ${country}`;

/** Without preferences, a week for one. A recommendation with a length or a month was priced for that. */
export function proposeTrip(
  recommendation: Recommendation,
  preferences: Preferences | null,
  today: string,
): TripProposal {
  const { destination, estimatedCost, bestTime, travelMonth } = recommendation;
  const duration = preferences?.duration ?? 'week';
  const days = Math.max(1, recommendation.days ?? daysOfLength[duration]);
  const people = travellersIn(preferences?.groupSize ?? '');
  return {
    title: titleOf(destination, duration, days).slice(0, LONGEST_NAME),
    destination: placeOf(recommendation).slice(0, LONGEST_NAME),
    ...proposeDates({ months: travelMonth ? [travelMonth] : parseBestTime(bestTime), days, today }),
    budget: Math.min(MAX_BUDGET_USD, Math.max(0, estimatedCost * people)),
    people,
  };
}

const stayOf = ({ accommodation: { recommendedType, priceRange } }: Recommendation) =>
  [recommendedType, priceRange].filter(Boolean).join(', ');

const flightOf = ({ flightInfo: { duration, approximatePrice } }: Recommendation) =>
  `About ${formatDollars(approximatePrice)} per person, ${duration}`;

function costOf({ estimatedCost, costSplit }: Recommendation): string {
  const parts = costSplit
    ? ` (${splitParts(costSplit)
        .map(({ label, amount }) => `${label.toLowerCase()} ${formatDollars(amount)}`)
        .join(', ')})`
    : '';
  return `Estimated cost: ${formatDollars(estimatedCost)} per person${parts}`;
}

/** The parts of the cost in the order they are shown. */
export const splitParts = (split: NonNullable<Recommendation['costSplit']>) => [
  { label: 'Flight', amount: split.flight },
  { label: 'Stay', amount: split.stay },
  { label: 'Food', amount: split.food },
  { label: 'Activities', amount: split.activities },
  { label: 'Getting around', amount: split.local },
];

/** An account's trip has no fields for plans yet, so its notes hold them. */
export function draftOf(recommendation: Recommendation, trip: TripProposal): TripDraft {
  const { people: _, ...fields } = trip;
  const { reason, bestTime, activities } = recommendation;
  const paragraphs = [
    reason,
    [
      `Flight: ${flightOf(recommendation)}`,
      `Stay: ${stayOf(recommendation)}`,
      costOf(recommendation),
      `Best time: ${bestTime}`,
    ].join('\n'),
    activities.length > 0 && `Activities:\n${activities.map((activity) => `- ${activity}`).join('\n')}`,
  ];
  return { ...fields, notes: paragraphs.filter(Boolean).join('\n\n').slice(0, LONGEST_NOTES) };
}

/** A browser's trip has a place for everything. */
export function browserTripOf(recommendation: Recommendation, trip: TripProposal): Omit<BrowserTrip, 'id'> {
  const { title, destination, startDate, endDate, budget } = trip;
  return {
    name: title,
    destination,
    startDate,
    endDate,
    imageUrl: '',
    activities: recommendation.activities,
    accommodation: stayOf(recommendation),
    flight: flightOf(recommendation),
    totalBudget: budget,
    notes: [recommendation.reason, costOf(recommendation)].join('\n\n').slice(0, LONGEST_NOTES),
    status: 'planning',
    sample: false,
  };
}

/** Names a proposal by what it says, so that the same one is not saved twice, and a new one for the same place can be. */
export function proposalKey(recommendation: Recommendation, preferences: Preferences | null): string {
  const { destination, country, estimatedCost, bestTime, days, travelMonth } = recommendation;
  return [destination, country, estimatedCost, bestTime, days, travelMonth]
    .concat(preferences ? [preferences.duration, travellersIn(preferences.groupSize)] : [])
    .join('|');
}
