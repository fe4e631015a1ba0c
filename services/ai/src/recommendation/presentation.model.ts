/** Formats a candidate as a recommendation: why it fits, what it costs, when to go. Every sentence is a checkable fact. */
import type { CatalogueActivity, Recommendation } from '@sojourn/contracts';
import {
  foldWords,
  formatDollars,
  formatMinutes,
  isInSeason,
  meansWords,
  monthName,
  parseIsoDuration,
} from '@sojourn/travel';
import type { Direction } from '@sojourn/wishes';
import { answersOf } from './answers.model';
import { breaksOf } from './breaks.model';
import { isNoWeatherFor } from './fit.model';
import { tripNeedsOf } from './trip-needs.model';
import { budgetOf, type Candidate, type MatchCriteria } from './candidate.model';
import { claimsFor, claimSentence } from './claims.model';
import { formatMonths } from './month-words.model';
import { meanOf } from './moves.model';
import { isAbout } from './topic.model';
import { wayTo } from './way.model';

/** What the sentences may refer to: the criteria, and the list before a refinement. */
export type PresentationContext = MatchCriteria & { before: readonly Candidate[] };

const bedNames = {
  luxury: 'five-star comfort',
  'mid-range': 'mid-range',
  budget: 'simple and central',
  backpacking: 'hostel or homestay',
} as const;

/** The recommendation as it is sent. */
export function formatRecommendation(candidate: Candidate, context: PresentationContext): Recommendation {
  const { entry, cost, travel, days, travelMonth, dates, high } = candidate;
  const needs = tripNeedsOf(context);
  const way = wayTo(candidate, context);
  const breaks = breaksOf(candidate, context);
  const inSeason = entry.activities.filter(
    ({ months, about: [topic] }) => isInSeason(months, travelMonth) && !isNoWeatherFor(topic, high),
  );
  // No reason either to go in April is what begins in December.
  // Nor is what somebody does not want.
  const proposed = wanted(inSeason, context);
  const place = { ...entry, activities: proposed };
  const { fits, misses } = answersOf({ ...candidate, entry: place }, context, context.before);
  return {
    id: entry.id,
    destination: entry.name,
    country: entry.country,
    destinationId: entry.id,
    estimatedCost: cost.total,
    reason: reasonFor({ ...candidate, entry: place }, context),
    bestTime: formatMonths(entry.bestMonths),
    flightInfo: { duration: formatMinutes(travel.minutes), approximatePrice: travel.fare },
    highlights: entry.highlights.filter((each) => !isLeftOut(each, entry.activities, proposed)),
    accommodation: {
      recommendedType: cost.style === 'backpacking' ? 'Hostel or family guesthouse' : entry.stay,
      priceRange: `${formatDollars(cost.bedPerNight * 0.8)} to ${formatDollars(cost.bedPerNight * 1.25)} a person a night, ${bedNames[cost.style]}`,
    },
    activities: ordered(proposed, context).map(formatActivity),
    ...placesOf(proposed),
    sceneKind: entry.sceneKind,
    costSplit: cost.split,
    days,
    travelMonth,
    dates,
    means: travel.means,
    fits,
    ...(breaks.length > 0 && { breaks }),
    ...(misses.length > 0 && { misses }),
    ...(way && { way }),
    position: entry.position,
    ...(entry.timeZone && { timeZone: entry.timeZone }),
    ...(needs.length > 0 && { needs }),
  };
}

function reasonFor(candidate: Candidate, context: PresentationContext): string {
  return [
    ...fitSentences(candidate, context),
    seasonSentence(candidate),
    moneySentence(candidate, context),
    ...moveSentence(candidate, context),
  ]
    .filter(Boolean)
    .join(' ');
}

function fitSentences({ entry }: Candidate, context: PresentationContext): string[] {
  const claims = claimsFor(entry, context);
  if (claims.length > 0) return claims.map((claim) => claimSentence(entry, claim));
  const [first, second] = entry.highlights;
  return [`Worth it for: ${[first, second].filter(Boolean).join(', then ')}.`];
}

function seasonSentence({ entry, travelMonth, high }: Candidate): string {
  const isBest = entry.bestMonths.includes(travelMonth);
  const warmth = `In ${monthName(travelMonth)} days reach about ${Math.round(high)} °C`;
  return isBest ? `${warmth}, in its best season.` : `${warmth}; its best season is ${formatMonths(entry.bestMonths)}.`;
}

function moneySentence({ travel, cost, days }: Candidate, context: PresentationContext): string {
  const budget = budgetOf(context);
  const from = context.from ? ` from ${context.from}` : '';
  const left = budget - cost.total;
  const verdict =
    budget <= 0
      ? ''
      : left > 0
        ? `, ${formatDollars(left)} under your budget`
        : left < 0
          ? `, ${formatDollars(-left)} over your budget`
          : ', exactly your budget';
  return `About ${formatMinutes(travel.minutes)} ${waysWords(travel)}${from} and ${formatDollars(cost.total)} a person for ${days} days${verdict}.`;
}

/** `by air`, `by car and ferry (Dover to Calais)`. */
const waysWords = ({ means, line, isDriven }: Candidate['travel']) =>
  line ? `by ${isDriven ? 'car' : 'train'} and ferry (${line})` : meansWords[means].by;

/** Against the list before the refinement: what was asked to change, and by how much it did. */
function moveSentence({ entry, cost, travel, high }: Candidate, { wishes, before }: PresentationContext): string[] {
  // A place that was shown before has not moved.
  if (before.length === 0 || before.some((earlier) => earlier.entry.id === entry.id)) return [];
  const asked = (towards: Direction) =>
    wishes.some((wish) => wish.kind === 'move' && wish.towards === towards && wish.source === 'refinement');
  const cheaper = meanOf(before, (each) => each.cost.total) - cost.total;
  const closer = meanOf(before, (each) => each.travel.minutes) - travel.minutes;
  const colder = meanOf(before, (each) => each.high) - high;
  return [
    asked('cheaper') && cheaper >= 10 ? `${formatDollars(cheaper)} less than the earlier picks on average.` : '',
    asked('closer') && closer >= 10
      ? `${formatMinutes(Math.round(closer / 5) * 5)} less on the way than the earlier picks.`
      : '',
    asked('colder') && colder >= 1 ? `${Math.round(colder)} °C cooler than the earlier picks.` : '',
    asked('warmer') && colder <= -1 ? `${Math.round(-colder)} °C warmer than the earlier picks.` : '',
  ].filter(Boolean);
}

const categoriesOf: Partial<Record<string, CatalogueActivity['category'][]>> = {
  adventure: ['adventure', 'water', 'nature'],
  relaxing: ['relaxation', 'water'],
  cultural: ['cultural', 'food'],
  nature: ['nature', 'adventure', 'water'],
  urban: ['cultural', 'food'],
  party: ['food', 'cultural'],
  romantic: ['relaxation', 'food'],
  family: ['nature', 'water', 'cultural'],
  'Food & Wine': ['food'],
  History: ['cultural'],
  Art: ['cultural'],
  Wildlife: ['nature'],
  Mountains: ['nature', 'adventure'],
  Beaches: ['water'],
};

/** Without what somebody does not want to do, as long as something is left. */
function wanted(activities: CatalogueActivity[], { wishes }: PresentationContext): CatalogueActivity[] {
  const unwanted = wishes.flatMap((wish) => (wish.kind === 'thing' && !wish.isWanted ? [wish.thing] : []));
  const left = activities.filter((activity) => !unwanted.some((thing) => isAbout(activity, thing)));
  return left.length > 0 ? left : activities;
}

/** Whether a sight is that of an activity that is not proposed. */
function isLeftOut(sight: string, all: readonly CatalogueActivity[], proposed: readonly CatalogueActivity[]): boolean {
  const isNamed = ({ name }: CatalogueActivity) => foldWords(name).includes(foldWords(sight));
  return all.some(isNamed) && !proposed.some(isNamed);
}

/** Activities with the ones for this person first. */
function ordered(activities: readonly CatalogueActivity[], { preferences }: Pick<PresentationContext, 'preferences'>) {
  const chosen = [...preferences.vacationType, ...preferences.interests];
  const worth = ({ category }: CatalogueActivity) =>
    chosen.filter((choice) => categoriesOf[choice]?.includes(category)).length;
  return [...activities].sort((one, other) => worth(other) - worth(one));
}

/** When and where the activities are, where that is known. */
function placesOf(activities: readonly CatalogueActivity[]): Pick<Recommendation, 'activityPlaces'> {
  const activityPlaces = activities.map((activity) => {
    const { name, category, openingHours, when, months, position, isIndoors, isStrenuous, isForChildren } = activity;
    return { name, category, openingHours, when, months, position, isIndoors, isStrenuous, isForChildren };
  });
  return activityPlaces.length > 0 ? { activityPlaces } : {};
}

function formatActivity({ name, duration, price }: CatalogueActivity): string {
  const minutes = parseIsoDuration(duration);
  const facts = [minutes === null ? '' : formatMinutes(minutes), price ? formatDollars(price) : 'free'];
  return `${name} (${facts.filter(Boolean).join(', ')})`;
}
