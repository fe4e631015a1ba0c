/** What a recommendation becomes when it is saved: a trip of the account, or one of this browser. */
import {
  MAX_BUDGET_USD,
  type BrowserTrip,
  type Preferences,
  type Recommendation,
  type TripDraft,
} from '@sojourn/contracts';
import { peopleIn } from './group.model';
import { monthsIn, travelDates } from './travel-dates.model';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** Whole US dollars in a text: `$1,240`. */
export const usd = (amount: number): string => `$${whole.format(amount)}`;

type Duration = Preferences['duration'];

/** A trip that could be saved, with what is said of it beforehand. `budget` is whole US dollars for all `people`. */
export type PlannedTrip = {
  title: string;
  destination: string;
  startDate: string;
  endDate: string;
  budget: number;
  people: number;
};

const LONGEST_NAME = 120;
const LONGEST_NOTES = 5000;

const daysOf: Record<Duration, number> = { weekend: 3, week: 7, extended: 17, month: 30 };

function titleOf(destination: string, duration: Duration, days: number): string {
  const length = { weekend: 'A weekend', week: 'A week', extended: `${days} days`, month: 'A month' };
  return `${length[duration]} in ${destination}`;
}

/** Where it is, said once: `Lisbon, Portugal`, but `Singapore`. */
export const placeOf = ({ destination, country }: Pick<Recommendation, 'destination' | 'country'>): string =>
  country === '' || destination.includes(country) ? destination : `${destination}, ${country}`;

/** Without preferences, a week for one. A recommendation that says its length or its month was priced for that. */
export function planTrip(recommendation: Recommendation, preferences: Preferences | null, today: string): PlannedTrip {
  const { destination, estimatedCost, bestTime, travelMonth } = recommendation;
  const duration = preferences?.duration ?? 'week';
  const days = Math.max(1, recommendation.days ?? daysOf[duration]);
  const people = peopleIn(preferences?.groupSize ?? '');
  return {
    title: titleOf(destination, duration, days).slice(0, LONGEST_NAME),
    destination: placeOf(recommendation).slice(0, LONGEST_NAME),
    ...travelDates({ months: travelMonth ? [travelMonth] : monthsIn(bestTime), days, today }),
    budget: Math.min(MAX_BUDGET_USD, Math.max(0, estimatedCost * people)),
    people,
  };
}

const stayOf = ({ accommodation: { recommendedType, priceRange } }: Recommendation) =>
  [recommendedType, priceRange].filter(Boolean).join(', ');

const flightOf = ({ flightInfo: { duration, approximatePrice } }: Recommendation) =>
  `About ${usd(approximatePrice)} per person, ${duration}`;

function costOf({ estimatedCost, costSplit }: Recommendation): string {
  const parts = costSplit
    ? ` (${splitParts(costSplit)
        .map(({ label, amount }) => `${label.toLowerCase()} ${usd(amount)}`)
        .join(', ')})`
    : '';
  return `Estimated cost: ${usd(estimatedCost)} per person${parts}`;
}

/** The parts of the cost in the order they are told. */
export const splitParts = (split: NonNullable<Recommendation['costSplit']>) => [
  { label: 'Flight', amount: split.flight },
  { label: 'Stay', amount: split.stay },
  { label: 'Food', amount: split.food },
  { label: 'Activities', amount: split.activities },
  { label: 'Getting around', amount: split.local },
];

/** An account's trip has no fields for plans yet, so its notes tell them. */
export function draftOf(recommendation: Recommendation, trip: PlannedTrip): TripDraft {
  const { people: _, ...fields } = trip;
  const { reason, bestTime, activities } = recommendation;
  const told = [
    reason,
    [
      `Flight: ${flightOf(recommendation)}`,
      `Stay: ${stayOf(recommendation)}`,
      costOf(recommendation),
      `Best time: ${bestTime}`,
    ].join('\n'),
    activities.length > 0 && `Activities:\n${activities.map((activity) => `- ${activity}`).join('\n')}`,
  ];
  return { ...fields, notes: told.filter(Boolean).join('\n\n').slice(0, LONGEST_NOTES) };
}

/** A browser's trip has a place for everything. */
export function browserTripOf(recommendation: Recommendation, trip: PlannedTrip): Omit<BrowserTrip, 'id'> {
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
    .concat(preferences ? [preferences.duration, peopleIn(preferences.groupSize)] : [])
    .join('|');
}
