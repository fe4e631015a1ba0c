/** Puts a candidate into words: why it fits, what it costs, when to go. Every sentence states a fact that can be checked. */
import type { CatalogueActivity, Recommendation } from '@sojourn/contracts';
import type { Asked, Candidate } from './candidate.model';
import { tellMinutes } from './journey.model';
import { monthName, tellMonths } from './month-words.model';

/** What the words may refer to: the question, and the list before a refinement. */
export type Told = Asked & { isOriginKnown: boolean; before: readonly Candidate[] };

const bedNames = {
  luxury: 'five-star comfort',
  'mid-range': 'mid-range',
  budget: 'simple and central',
  backpacking: 'hostel or homestay',
} as const;

const typeNames: Record<Asked['preferences']['vacationType'][number], string> = {
  adventure: 'adventure',
  relaxing: 'unhurried days',
  party: 'nightlife',
  cultural: 'culture',
  nature: 'nature',
  urban: 'city life',
  romantic: 'romance',
  family: 'families',
};

export function tell(candidate: Candidate, told: Told): Recommendation {
  const { entry, cost, journey, days, travelMonth } = candidate;
  return {
    id: entry.id,
    destination: entry.name,
    country: entry.country,
    destinationId: entry.id,
    estimatedCost: cost.total,
    reason: reasonFor(candidate, told),
    bestTime: tellMonths(entry.bestMonths),
    flightInfo: { duration: tellMinutes(journey.minutes), approximatePrice: journey.fare },
    highlights: entry.highlights,
    accommodation: {
      recommendedType: cost.style === 'backpacking' ? 'Hostel or family guesthouse' : entry.stay,
      priceRange: `${usd(cost.bedPerNight * 0.8)} to ${usd(cost.bedPerNight * 1.25)} a person a night, ${bedNames[cost.style]}`,
    },
    activities: ordered(entry.activities, told).map(tellActivity),
    sceneKind: entry.sceneKind,
    costSplit: cost.split,
    days,
    travelMonth,
  };
}

function reasonFor(candidate: Candidate, told: Told): string {
  return [fitSentence(candidate, told), seasonSentence(candidate), moneySentence(candidate, told)]
    .concat(moveSentence(candidate, told))
    .filter(Boolean)
    .join(' ');
}

function fitSentence({ entry }: Candidate, { preferences, wish, group }: Told): string {
  const types = preferences.vacationType
    .filter((type) => entry.vacationTypes.includes(type))
    .map((type) => typeNames[type]);
  const wanted = wish.wanted.filter((facet) => facet.strength(entry) >= 0.5).map(({ name }) => name);
  const interests = preferences.interests
    .filter((tag) => entry.interests.includes(tag))
    .map((tag) => tag.toLowerCase());
  const family = group.hasChildren && entry.vacationTypes.includes('family') ? ['families'] : [];
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
  return isBest ? `${warmth}, in its best season.` : `${warmth}; its best season is ${tellMonths(entry.bestMonths)}.`;
}

function moneySentence({ journey, cost, days }: Candidate, { preferences, isOriginKnown }: Told): string {
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
  return `About ${tellMinutes(journey.minutes)} by air${from} and ${usd(cost.total)} a person for ${days} days${verdict}.`;
}

/** Against the list before the refinement: what was asked to change, and by how much it did. */
function moveSentence({ cost, journey, high }: Candidate, { wish, before }: Told): string[] {
  if (before.length === 0) return [];
  const usual = (read: (candidate: Candidate) => number) =>
    before.reduce((sum, candidate) => sum + read(candidate), 0) / before.length;
  const cheaper = usual((each) => each.cost.total) - cost.total;
  const closer = usual((each) => each.journey.minutes) - journey.minutes;
  const colder = usual((each) => each.high) - high;
  return [
    wish.directions.has('cheaper') && cheaper >= 10 ? `${usd(cheaper)} less than the earlier picks on average.` : '',
    wish.directions.has('closer') && closer >= 10
      ? `${tellMinutes(Math.round(closer / 5) * 5)} less in the air than the earlier picks.`
      : '',
    wish.directions.has('colder') && colder >= 1 ? `${Math.round(colder)} °C cooler than the earlier picks.` : '',
    wish.directions.has('warmer') && colder <= -1 ? `${Math.round(-colder)} °C warmer than the earlier picks.` : '',
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
function ordered(activities: readonly CatalogueActivity[], { preferences }: Pick<Told, 'preferences'>) {
  const chosen = [...preferences.vacationType, ...preferences.interests];
  const worth = ({ category }: CatalogueActivity) =>
    chosen.filter((choice) => categoriesOf[choice]?.includes(category)).length;
  return [...activities].sort((one, other) => worth(other) - worth(one));
}

function tellActivity({ name, duration, price }: CatalogueActivity): string {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? [];
  return `${name} (${tellMinutes(Number(hours) * 60 + Number(minutes))}, ${price ? usd(price) : 'free'})`;
}

const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
