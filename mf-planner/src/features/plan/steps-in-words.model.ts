/** The seven steps as one text says them. */
import { MAX_PLANNED_BUDGET, interestTags, vacationTypes } from '@sojourn/contracts';
import { daysBetween, parseParty } from '@sojourn/travel';
import { parseWishes, partyIn, startIn, type NamedDestination, type Wish } from '@sojourn/wishes';
import { typedLocation } from './location.model';
import { emptyDraft, type Draft } from './plan.model';

type Kind = Draft['vacationType'][number];
type Interest = Draft['interests'][number];

/** The kinds of vacation that a thing somebody wants speaks for. */
const KINDS: Readonly<Record<Kind, readonly string[]>> = {
  adventure: [
    'adventure',
    'hiking',
    'skiing',
    'climbing',
    'diving',
    'surfing',
    'kayaking',
    'ziplines',
    'bungee',
    'cycling',
    'sailing',
    'rafting',
  ],
  relaxing: ['relaxing', 'beaches', 'islands', 'wellness', 'hot-springs', 'yoga', 'snorkelling', 'cruise'],
  party: ['nightlife', 'carnival'],
  cultural: [
    'culture',
    'museums',
    'history',
    'old-towns',
    'food',
    'street-food',
    'wine',
    'temples',
    'christmas-markets',
  ],
  nature: [
    'nature',
    'wildlife',
    'safari',
    'whales',
    'mountains',
    'lakes',
    'forest',
    'desert',
    'volcanoes',
    'waterfalls',
    'northern-lights',
    'stars',
    'national-parks',
    'autumn-leaves',
    'cherry-blossom',
    'fjords',
    'glaciers',
    'snow',
  ],
  urban: ['cities', 'shopping', 'architecture'],
  romantic: ['romance'],
  family: ['theme-parks'],
};

const INTERESTS: Readonly<Partial<Record<Interest, readonly string[]>>> = {
  'Food & Wine': ['food', 'street-food', 'wine'],
  Photography: ['photography'],
  Art: ['museums'],
  Music: ['music'],
  Sports: ['sports', 'golf', 'skiing', 'surfing'],
  Shopping: ['shopping'],
  Architecture: ['architecture'],
  Beaches: ['beaches'],
  Mountains: ['mountains'],
  History: ['history'],
  Wildlife: ['wildlife', 'safari', 'whales'],
  Festivals: ['carnival', 'festivals'],
};

const [WEEKEND_DAYS, WEEK_DAYS, WEEKS_DAYS] = [4, 10, 27];
const durationOf = (days: number): Draft['duration'] =>
  days <= WEEKEND_DAYS ? 'weekend' : days <= WEEK_DAYS ? 'week' : days <= WEEKS_DAYS ? 'extended' : 'month';

function styleIn(text: string, isCheap: boolean): Draft['travelStyle'] {
  if (/\b(?:backpack|hostel|rucksack|mochiler)/i.test(text)) return ['backpacking'];
  if (/\bmid[- ]?(?:range|priced|budget)/i.test(text)) return ['mid-range'];
  return isCheap ? ['budget'] : [];
}

/** `today` is `YYYY-MM-DD`; `destinations` are the places of the catalogue by name, if they are known. */
export type WordsContext = { destinations?: readonly NamedDestination[] | undefined; today: string };

/**
 * A draft as a text says it: what the text is silent of is as in an empty one, `vacationType` too. The text itself is the
 * details, so that nothing in it is lost.
 */
export function stepsIn(text: string, { destinations, today }: WordsContext): Draft {
  const group = partyIn(text);
  const { people } = parseParty(group);
  const { wishes } = parseWishes(text, { today, people, ...(destinations && { destinations }) });
  const find = <K extends Wish['kind']>(kind: K) =>
    wishes.find((wish): wish is Extract<Wish, { kind: K }> => wish.kind === kind);
  const things = new Set(wishes.flatMap((wish) => (wish.kind === 'thing' && wish.isWanted ? [wish.thing] : [])));
  const isNeeded = (need: string) => wishes.some((wish) => wish.kind === 'need' && wish.need === need);
  const has = (list: readonly string[] = []) => list.some((thing) => things.has(thing));
  const kinds = vacationTypes.filter(
    (kind) =>
      has(KINDS[kind]) ||
      (kind === 'family' && isNeeded('children')) ||
      (kind === 'romantic' && isNeeded('couple') && /honeymoon|flitterwochen|lune de miel|luna de miel/i.test(text)),
  );
  const dates = find('dates');
  const days = find('days')?.days ?? (dates?.endDate ? daysBetween(dates.startDate, dates.endDate) + 1 : undefined);
  const months = wishes.flatMap((wish) => (wish.kind === 'months' && wish.isWanted ? wish.months : []));
  const cost = find('most-cost');
  const start = startIn(text);
  const isCheap = wishes.some((wish) => wish.kind === 'move' && wish.towards === 'cheaper');
  return {
    ...emptyDraft,
    // 'Somewhere warm' is a place to lie in the sun until somebody says more.
    vacationType: kinds.length === 0 && find('least-warmth') ? ['relaxing'] : kinds,
    ...(cost && { budget: Math.min(MAX_PLANNED_BUDGET, Math.round(cost.usd)) }),
    ...(days !== undefined && { duration: durationOf(days) }),
    when: dates?.endDate
      ? { kind: 'dates', startDate: dates.startDate, endDate: dates.endDate }
      : months.length === 1 && months[0] !== undefined
        ? { kind: 'month', month: months[0] }
        : emptyDraft.when,
    travelStyle: things.has('luxury') ? ['luxury'] : styleIn(text, isCheap),
    groupSize: group,
    interests: interestTags.filter((tag) => has(INTERESTS[tag])),
    customDetails: text.trim(),
    ...(start && { location: typedLocation(start), locationStatus: 'manual' }),
  };
}
