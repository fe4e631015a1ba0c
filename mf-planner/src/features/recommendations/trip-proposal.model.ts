/** What is proposed of a recommendation: a whole trip, with its figures. */
import { MAX_BUDGET_USD, type CostSplit, type Preferences, type Recommendation } from '@sojourn/contracts';
// Not of the shared contracts, which hold only what every page needs.
import {
  tripTextLimits,
  withoutControlCharacters,
  withoutHiddenCharacters,
  type TripProposal,
} from '@sojourn/contracts/plan';
import { daysOfLength, formatCount, meansWords, parseParty, youngIn, proposeDates, shortened } from '@sojourn/travel';
import { parseActivity } from './activity-words.model';
import { parseBestTime } from './best-time.model';

type Duration = Preferences['duration'];
/** Of what was asked, what a trip is made with. */
export type TripWishes = Pick<Preferences, 'duration' | 'groupSize'> & {
  userLocation?: { city: string } | undefined;
};

const LONGEST_DETAIL = 500;
const LONGEST_KEY = 1_000;
const MOST_ACTIVITIES = 60;

/** The length in nights, which is the number that every page of the trip says. */
function titleOf(destination: string, duration: Duration, days: number): string {
  const names = { weekend: 'A weekend', week: 'A week', extended: null, month: 'A month' };
  // Another length may have been said in words, or by dates.
  const name = days === daysOfLength[duration] ? names[duration] : null;
  return `${name ?? (days === 1 ? 'A day' : formatCount(days - 1, 'night'))} in ${destination}`;
}

/** Who goes, one when the text does not say, of whom so many are children and infants. */
function travellersIn(groupSize: string): Pick<TripProposal, 'people' | 'children' | 'infants'> {
  const { people } = parseParty(groupSize);
  const { children, infants } = youngIn(groupSize);
  return { people: Math.min(999, Math.max(1, people)), ...(children && { children }), ...(infants && { infants }) };
}

/** Where it is, named once: `Lisbon, Portugal`, but `Singapore`. */
export const placeOf = ({ destination, country }: Pick<Recommendation, 'destination' | 'country'>): string =>
  country === '' || destination.includes(country) ? destination : `${destination}, ${country}`;

/** A text of a language model as a trip takes it: one line, not too long, never empty. */
const lineOf = (text: string, fallback: string, most = tripTextLimits.title) =>
  shortened(withoutHiddenCharacters(text), most).trim() || fallback;

/** Its notes, which may be empty; a character of two halves stays whole, because the contract refuses half of one. */
const linesOf = (text: string, most: number) => shortened(withoutControlCharacters(text), most);

/** What the planner had left says nothing of the trip, whose budget is what it costs. */
const withoutVerdict = (reason: string): string =>
  reason.replace(/, (?:\$[\d,]+ (?:under|over)|exactly) your budget(?=\.)/g, '');

/** Without a division of its own the flight costs what was said of it, and the rest divides as budgets usually do. */
function costsOf({ costSplit, estimatedCost, flightInfo }: Recommendation): CostSplit {
  if (costSplit) return costSplit;
  const flight = Math.min(Math.max(0, flightInfo.approximatePrice), Math.max(0, estimatedCost));
  const rest = Math.max(0, estimatedCost) - flight;
  const [stay, food, activities] = [0.5, 0.19, 0.19].map((share) => Math.round(rest * share)) as [
    number,
    number,
    number,
  ];
  return { flight, stay, food, activities, local: Math.max(0, rest - stay - food - activities) };
}

/** The days it was priced for, as long as they are to come. */
function datesOf({ dates, travelMonth, bestTime }: Recommendation, days: number, today: string) {
  if (dates && dates.startDate >= today) return dates;
  return proposeDates({ months: travelMonth ? [travelMonth] : parseBestTime(bestTime), days, today });
}

/**
 * The trip that a recommendation would be. Without wishes, a week for one; a recommendation with a length or a month was
 * priced for that.
 */
export function proposeTrip(recommendation: Recommendation, wishes: TripWishes | null, today: string): TripProposal {
  const { destination, estimatedCost, bestTime, reason, accommodation } = recommendation;
  const duration = wishes?.duration ?? 'week';
  const days = Math.max(1, recommendation.days ?? daysOfLength[duration]);
  const party = travellersIn(wishes?.groupSize ?? '');
  const { people } = party;
  const city = lineOf(destination, 'Somewhere new');
  const forAll = (usd: number) => Math.min(MAX_BUDGET_USD, Math.max(0, usd * people));
  const costs = costsOf(recommendation);
  return {
    key: shortened(proposalKey(recommendation, wishes), LONGEST_KEY),
    title: lineOf(titleOf(city, duration, days), city),
    destination: lineOf(placeOf(recommendation), city),
    city,
    ...datesOf(recommendation, days, today),
    ...party,
    ...(recommendation.needs && { needs: recommendation.needs }),
    ...(recommendation.position && { position: recommendation.position }),
    ...(recommendation.timeZone && { timeZone: recommendation.timeZone }),
    from: lineOf(wishes?.userLocation?.city ?? '', ''),
    budget: forAll(estimatedCost),
    notes: linesOf(
      [withoutVerdict(reason), bestTime && `Best time: ${bestTime}`].filter(Boolean).join('\n\n'),
      tripTextLimits.notes,
    ),
    flight: {
      duration: lineOf(recommendation.flightInfo.duration, ''),
      ...(recommendation.means && { means: recommendation.means }),
    },
    stay: {
      name: lineOf(accommodation.recommendedType, 'A place to stay'),
      detail: linesOf(accommodation.priceRange, LONGEST_DETAIL),
    },
    costs: {
      flight: forAll(costs.flight),
      stay: forAll(costs.stay),
      food: forAll(costs.food),
      activities: forAll(costs.activities),
      local: forAll(costs.local),
    },
    activities: recommendation.activities.slice(0, MOST_ACTIVITIES).flatMap((text) => {
      const { name, ...facts } = parseActivity(text);
      const line = lineOf(name, '');
      const place = recommendation.activityPlaces?.find((each) => each.name === name);
      const { name: _, ...known } = place ?? { name };
      return line === '' ? [] : [{ name: line, ...facts, ...known }];
    }),
  };
}

/** The parts of the cost in the order they are shown. */
export const splitParts = (
  split: NonNullable<Recommendation['costSplit']>,
  means: Recommendation['means'] = 'plane',
) => [
  { label: meansWords[means].noun, amount: split.flight },
  { label: 'Stay', amount: split.stay },
  { label: 'Food', amount: split.food },
  { label: 'Activities', amount: split.activities },
  { label: 'Getting around', amount: split.local },
];

/** Names a proposal by what it says, so that the same one is not saved twice, and a new one for the same place can be. */
export function proposalKey(recommendation: Recommendation, wishes: TripWishes | null): string {
  const { destination, country, estimatedCost, bestTime, days, travelMonth } = recommendation;
  return [destination, country, estimatedCost, bestTime, days, travelMonth]
    .concat(wishes ? [wishes.duration, travellersIn(wishes.groupSize).people] : [])
    .join('|');
}
