/** Formats a candidate as a recommendation: why it fits, what it costs, when to go. Every sentence is a checkable fact. */
import type { CatalogueActivity, Recommendation } from '@sojourn/contracts';
import { formatMinutes, monthName, parseIsoDuration } from '@sojourn/travel';
import type { Candidate, MatchCriteria } from './candidate.model';
import { formatMonths } from './month-words.model';

/** What the sentences may refer to: the criteria, and the list before a refinement. */
export type PresentationContext = MatchCriteria & { isOriginKnown: boolean; before: readonly Candidate[] };

const bedNames = {
  luxury: 'five-star comfort',
  'mid-range': 'mid-range',
  budget: 'simple and central',
  backpacking: 'hostel or homestay',
} as const;

const typeNames: Record<MatchCriteria['preferences']['vacationType'][number], string> = {
  adventure: 'adventure',
  relaxing: 'unhurried days',
  party: 'nightlife',
  cultural: 'culture',
  nature: 'nature',
  urban: 'city life',
  romantic: 'romance',
  family: 'families',
};

/** The recommendation as it is sent. */
export function formatRecommendation(candidate: Candidate, context: PresentationContext): Recommendation {
  const { entry, cost, flight, days, travelMonth } = candidate;
  return {
    id: entry.id,
    destination: entry.name,
    country: entry.country,
    destinationId: entry.id,
    estimatedCost: cost.total,
    reason: reasonFor(candidate, context),
    bestTime: formatMonths(entry.bestMonths),
    flightInfo: { duration: formatMinutes(flight.minutes), approximatePrice: flight.fare },
    highlights: entry.highlights,
    accommodation: {
      recommendedType: cost.style === 'backpacking' ? 'Hostel or family guesthouse' : entry.stay,
      priceRange: `${usd(cost.bedPerNight * 0.8)} to ${usd(cost.bedPerNight * 1.25)} a person a night, ${bedNames[cost.style]}`,
    },
    activities: ordered(entry.activities, context).map(formatActivity),
    sceneKind: entry.sceneKind,
    costSplit: cost.split,
    days,
    travelMonth,
  };
}

function reasonFor(candidate: Candidate, context: PresentationContext): string {
  return [fitSentence(candidate, context), seasonSentence(candidate), moneySentence(candidate, context)]
    .concat(moveSentence(candidate, context))
    .filter(Boolean)
    .join(' ');
}

function fitSentence({ entry }: Candidate, { preferences, refinement, party }: PresentationContext): string {
  const types = preferences.vacationType
    .filter((type) => entry.vacationTypes.includes(type))
    .map((type) => typeNames[type]);
  const wanted = refinement.wanted.filter((facet) => facet.strength(entry) >= 0.5).map(({ name }) => name);
  const interests = preferences.interests
    .filter((tag) => entry.interests.includes(tag))
    .map((tag) => tag.toLowerCase());
  const family = party.hasChildren && entry.vacationTypes.includes('family') ? ['families'] : [];
  const named = [...new Set([...wanted, ...types, ...interests, ...family])];
  // 'food' says nothing beside 'food & wine'.
  const subjects = named.filter((one) => !named.some((other) => other !== one && other.includes(one))).slice(0, 4);
  const [first, second] = ordered(entry.activities, { preferences });
  const examples = [first, second].flatMap((activity) => activity?.name ?? []).join(', then ');
  return subjects.length > 0 ? `Good for ${list(subjects)}: ${examples}.` : `Worth it for ${examples}.`;
}

function seasonSentence({ entry, travelMonth, high }: Candidate): string {
  const isBest = entry.bestMonths.includes(travelMonth);
  const warmth = `In ${monthName(travelMonth)} days reach about ${Math.round(high)} °C`;
  return isBest ? `${warmth}, in its best season.` : `${warmth}; its best season is ${formatMonths(entry.bestMonths)}.`;
}

function moneySentence({ flight, cost, days }: Candidate, { preferences, isOriginKnown }: PresentationContext): string {
  const from = isOriginKnown && preferences.userLocation.city ? ` from ${preferences.userLocation.city}` : '';
  const left = preferences.budget - cost.total;
  const verdict =
    preferences.budget <= 0
      ? ''
      : left > 0
        ? `, ${usd(left)} under your budget`
        : left < 0
          ? `, ${usd(-left)} over your budget`
          : ', exactly your budget';
  return `About ${formatMinutes(flight.minutes)} by air${from} and ${usd(cost.total)} a person for ${days} days${verdict}.`;
}

/** Against the list before the refinement: what was asked to change, and by how much it did. */
function moveSentence({ cost, flight, high }: Candidate, { refinement, before }: PresentationContext): string[] {
  if (before.length === 0) return [];
  const usual = (read: (candidate: Candidate) => number) =>
    before.reduce((sum, candidate) => sum + read(candidate), 0) / before.length;
  const cheaper = usual((each) => each.cost.total) - cost.total;
  const closer = usual((each) => each.flight.minutes) - flight.minutes;
  const colder = usual((each) => each.high) - high;
  return [
    refinement.directions.has('cheaper') && cheaper >= 10
      ? `${usd(cheaper)} less than the earlier picks on average.`
      : '',
    refinement.directions.has('closer') && closer >= 10
      ? `${formatMinutes(Math.round(closer / 5) * 5)} less in the air than the earlier picks.`
      : '',
    refinement.directions.has('colder') && colder >= 1 ? `${Math.round(colder)} °C cooler than the earlier picks.` : '',
    refinement.directions.has('warmer') && colder <= -1
      ? `${Math.round(-colder)} °C warmer than the earlier picks.`
      : '',
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

/** Activities with the ones for this person first. */
function ordered(activities: readonly CatalogueActivity[], { preferences }: Pick<PresentationContext, 'preferences'>) {
  const chosen = [...preferences.vacationType, ...preferences.interests];
  const worth = ({ category }: CatalogueActivity) =>
    chosen.filter((choice) => categoriesOf[choice]?.includes(category)).length;
  return [...activities].sort((one, other) => worth(other) - worth(one));
}

function formatActivity({ name, duration, price }: CatalogueActivity): string {
  const minutes = parseIsoDuration(duration);
  const facts = [minutes === null ? '' : formatMinutes(minutes), price ? usd(price) : 'free'];
  return `${name} (${facts.filter(Boolean).join(', ')})`;
}

const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
