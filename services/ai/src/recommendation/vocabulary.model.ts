/** The words people use for what they want, and how strongly a destination answers to each. */
import type { CatalogueEntry, SceneKind } from '@sojourn/contracts';

/** A refinement that has a name: `words` are what people type for it, `strength` is 0 (not there) to 1 (made of it). */
export type Facet = {
  name: string;
  words: readonly string[];
  /** There is none of it where it is warm. */
  needsCold?: boolean;
  strength(entry: CatalogueEntry): number;
};

/** 1 for the first of a list, a little less for each later one, 0 when it is not there. */
export function rankStrength<T>(list: readonly T[], wanted: T): number {
  const at = list.indexOf(wanted);
  return at < 0 ? 0 : Math.max(0.5, 1 - at * 0.12);
}

type Signs = {
  interest?: CatalogueEntry['interests'][number];
  type?: CatalogueEntry['vacationTypes'][number];
  scenes?: readonly SceneKind[];
  keywords?: readonly string[];
  needsCold?: boolean;
};

function strengthBy({ interest, type, scenes = [], keywords = [] }: Signs): Facet['strength'] {
  return (entry) =>
    Math.max(
      interest ? rankStrength(entry.interests, interest) * 0.8 : 0,
      type ? rankStrength(entry.vacationTypes, type) * 0.8 : 0,
      scenes.includes(entry.sceneKind) ? 1 : 0,
      keywords.some((word) => entry.keywords.includes(word)) ? 0.9 : 0,
    );
}

const facet = (words: string, signs: Signs): Facet => {
  const list = words.split(', ');
  return { name: list[0] ?? words, words: list, needsCold: signs.needsCold ?? false, strength: strengthBy(signs) };
};

/** Every facet with a name of its own; single catalogue keywords come on top. */
export const facets: readonly Facet[] = [
  facet('beaches, beach, seaside, coast, coastal, sea, ocean, sand', {
    interest: 'Beaches',
    scenes: ['beach', 'island'],
    keywords: ['beach'],
  }),
  facet('mountains, mountain, alps, alpine, peaks, summit', { interest: 'Mountains', scenes: ['mountain'] }),
  facet('cities, city, urban, metropolis, skyscrapers', { type: 'urban', scenes: ['city'] }),
  facet('islands, island', { scenes: ['island'], keywords: ['island', 'islands'] }),
  facet('desert, deserts, dunes', { scenes: ['desert'], keywords: ['desert'] }),
  facet('forest, forests, jungle, rainforest, woods', {
    scenes: ['forest'],
    keywords: ['rainforest', 'jungle', 'forest'],
  }),
  facet('lakes, lake', { scenes: ['lake'], keywords: ['lake', 'lakes'] }),
  facet('old towns, old town, medieval, cobbled', { scenes: ['old-town'] }),
  facet('snow, snowy, winter sports', { scenes: ['winter'], keywords: ['snow', 'ski'], needsCold: true }),
  facet('skiing, ski, snowboarding, snowboard', { keywords: ['ski', 'skiing', 'snowboard'], needsCold: true }),
  facet('hiking, hike, hikes, trekking, trek, walking, trails', { keywords: ['hiking', 'trekking'] }),
  facet('wildlife, safari, animals, elephants, lions, whales, penguins', {
    interest: 'Wildlife',
    keywords: ['safari', 'wildlife', 'whales', 'penguins'],
  }),
  facet('diving, dive, snorkelling, snorkeling, snorkel, scuba, reef, reefs', {
    keywords: ['diving', 'snorkel', 'reef', 'great barrier reef'],
  }),
  facet('surfing, surf', { keywords: ['surf'] }),
  facet('food, eating, restaurants, cuisine, foodie, cooking', {
    interest: 'Food & Wine',
    keywords: ['food', 'street food', 'cooking'],
  }),
  facet('wine, wineries, vineyards, vineyard', { keywords: ['wine'] }),
  facet('art, museums, museum, galleries', { interest: 'Art', keywords: ['museum'] }),
  facet('history, historic, historical, ancient, ruins, castles, castle', {
    interest: 'History',
    keywords: ['ruins', 'ancient', 'castle'],
  }),
  facet('architecture, buildings', { interest: 'Architecture' }),
  facet('music, concerts, opera, jazz', { interest: 'Music', keywords: ['jazz', 'opera'] }),
  facet('nightlife, party, parties, clubs, clubbing, bars', {
    type: 'party',
    keywords: ['nightlife', 'clubs', 'party'],
  }),
  facet('shopping, markets, market, bazaar', { interest: 'Shopping', keywords: ['markets', 'night market', 'bazaar'] }),
  facet('photography, photos', { interest: 'Photography' }),
  facet('sports, sport', { interest: 'Sports' }),
  facet('festivals, festival, carnival', { interest: 'Festivals', keywords: ['carnival', 'festival'] }),
  facet('wellness, spa, yoga, hot springs, hot spring, thermal, massage, retreat', {
    keywords: ['yoga', 'wellness', 'spa', 'hot springs', 'baths', 'onsen', 'ayurveda', 'hammam', 'thermal'],
  }),
  facet('northern lights, aurora', { keywords: ['northern lights'] }),
  facet('romance, romantic, honeymoon, anniversary', { type: 'romantic', keywords: ['honeymoon'] }),
  facet('children, kids, kid, family, child, toddler', { type: 'family', keywords: ['kids'] }),
  facet('adventure, adventures, adrenaline', { type: 'adventure' }),
  facet('nature, outdoors, scenery, landscapes, national parks', { type: 'nature' }),
  facet('culture, cultural, temples, temple', { type: 'cultural' }),
  facet('relaxing, relax, relaxation, unwind', { type: 'relaxing' }),
  facet('hot climate, tropical', { scenes: ['island'], keywords: ['warm', 'palms'] }),
];

/** Places without crowds, as far as a catalogue can tell. */
export const quiet: Facet = {
  name: 'quiet',
  words: [],
  strength: (entry) =>
    entry.sceneKind === 'city'
      ? 0
      : 0.4 +
        (entry.keywords.some((word) => word === 'quiet' || word === 'slow') ? 0.4 : 0) +
        (entry.vacationTypes.includes('party') ? -0.4 : 0) +
        (entry.vacationTypes[0] === 'nature' || entry.vacationTypes[0] === 'relaxing' ? 0.2 : 0),
};
