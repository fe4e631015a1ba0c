/** By thing that can be wished for: the facts of the catalogue that tell that a place has it. */
import type { CatalogueEntry, SceneKind } from '@sojourn/contracts';
import { isOnIsland } from './mainlands.model';

/** What tells that a place has a topic. */
export type Signs = {
  interest?: CatalogueEntry['interests'][number];
  type?: CatalogueEntry['vacationTypes'][number];
  scenes?: readonly SceneKind[];
  keywords?: readonly string[];
  /** Tells beside a trait, and before all else; undefined of a place of which it knows nothing. */
  isThere?: (entry: CatalogueEntry) => boolean | undefined;
  /** A trait alone tells: rare things are listed place by place. */
  isListed?: boolean;
};

/** See {@link Signs}; the names are those of `@sojourn/wishes`. */
export const topicSigns: Readonly<Record<string, Signs>> = {
  beaches: {
    interest: 'Beaches',
    scenes: ['beach'],
    keywords: ['beach', 'palms', 'lagoon'],
  },
  mountains: {
    interest: 'Mountains',
    scenes: ['mountain'],
    keywords: ['alps', 'himalaya', 'andes', 'atlas'],
  },
  cities: {
    type: 'urban',
    scenes: ['city'],
    keywords: ['skyline', 'skyscraper'],
  },
  islands: {
    isThere: isOnIsland,
    scenes: ['island'],
    keywords: ['island', 'islands'],
  },
  desert: {
    scenes: ['desert'],
    keywords: ['desert', 'outback', 'salt flat'],
  },
  forest: {
    scenes: ['forest'],
    keywords: ['rainforest', 'jungle', 'forest', 'redwoods'],
  },
  lakes: { scenes: ['lake'], keywords: ['lake', 'lakes'] },
  'old-towns': {
    scenes: ['old-town'],
  },
  snow: {
    scenes: [],
    keywords: ['snow', 'ski', 'skiing', 'powder'],
  },
  skiing: { isListed: true, keywords: ['ski', 'skiing'] },
  hiking: {
    keywords: ['hiking', 'trekking', 'coastal walk'],
  },
  climbing: { keywords: ['climbing'] },
  safari: {
    isListed: true,
    keywords: ['safari', 'big five', 'lions', 'elephants'],
  },
  whales: { isListed: true, keywords: ['whales'] },
  wildlife: {
    interest: 'Wildlife',
    keywords: ['wildlife', 'animals', 'safari', 'penguins', 'elephants', 'sloth', 'reindeer', 'turtles', 'bears'],
  },
  diving: { isListed: true, keywords: ['diving', 'great barrier reef', 'reef'] },
  snorkelling: {
    isListed: true,
    keywords: ['snorkel', 'reef', 'great barrier reef'],
  },
  surfing: { isListed: true, keywords: ['surf'] },
  sailing: { keywords: ['sailing', 'boat'] },
  kayaking: { keywords: ['kayak', 'canoe'] },
  rafting: { isListed: true, keywords: ['rafting'] },
  ziplines: { isListed: true, keywords: ['zipline'] },
  bungee: {
    isListed: true,
    keywords: ['bungee', 'paragliding', 'hang gliding'],
  },
  cycling: { keywords: ['cycling', 'bikes', 'mountain bike'] },
  golf: { isListed: true, keywords: ['golf'] },
  wine: { isListed: true, keywords: ['wine'] },
  beer: { keywords: ['beer', 'pubs'] },
  food: {
    interest: 'Food & Wine',
    keywords: ['food', 'street food', 'cooking'],
  },
  'street-food': {
    keywords: ['street food', 'night market', 'hawker', 'tacos', 'markets'],
  },
  museums: {
    interest: 'Art',
    keywords: ['museum', 'louvre'],
  },
  history: {
    interest: 'History',
    keywords: ['ruins', 'ancient', 'castle', 'history', 'palace', 'palaces', 'forts'],
  },
  temples: {
    keywords: ['temples', 'angkor', 'monastery'],
  },
  architecture: {
    interest: 'Architecture',
    keywords: ['gaudi', 'art deco'],
  },
  music: {
    interest: 'Music',
    keywords: ['jazz', 'opera', 'music', 'salsa', 'tango', 'flamenco', 'fado', 'samba', 'k-pop', 'classical'],
  },
  nightlife: {
    type: 'party',
    keywords: ['nightlife', 'clubs', 'party', 'ruin bars', 'techno'],
  },
  shopping: {
    interest: 'Shopping',
    keywords: ['shopping', 'markets', 'bazaar', 'souk', 'night market', 'market'],
  },
  photography: { interest: 'Photography' },
  festivals: {
    interest: 'Festivals',
    keywords: ['festival', 'carnival', 'fiesta', 'mardi gras', 'winter carnival', 'day of the dead', 'lanterns'],
  },
  carnival: {
    isListed: true,
    keywords: ['carnival', 'mardi gras', 'winter carnival'],
  },
  'christmas-markets': { isListed: true, keywords: ['christmas'] },
  'cherry-blossom': { isListed: true, keywords: ['cherry blossom'] },
  'northern-lights': {
    isListed: true,
    keywords: ['northern lights', 'aurora'],
  },
  'autumn-leaves': { isListed: true, keywords: ['maple'] },
  wellness: {
    keywords: ['yoga', 'wellness', 'spa', 'hot springs', 'baths', 'onsen', 'ayurveda', 'hammam', 'thermal', 'massage'],
  },
  yoga: { isListed: true, keywords: ['yoga', 'ayurveda'] },
  'hot-springs': {
    isListed: true,
    keywords: ['hot springs', 'onsen', 'thermal', 'baths'],
  },
  volcanoes: {
    keywords: ['volcano', 'geyser', 'geysers'],
  },
  waterfalls: { keywords: ['waterfall', 'waterfalls'] },
  glaciers: { keywords: ['glacier', 'ice'] },
  fjords: { isListed: true, keywords: ['fjord'] },
  stars: { keywords: ['stars', 'astronomy'] },
  'national-parks': {
    keywords: ['national park', 'big five'],
  },
  'scenic-trains': { keywords: ['trains'] },
  cruise: {
    keywords: ['cruise', 'ferry', 'boat', 'houseboat', 'canals'],
  },
  romance: {
    type: 'romantic',
    keywords: ['honeymoon', 'couple', 'romantic'],
  },
  adventure: { type: 'adventure' },
  nature: { type: 'nature' },
  culture: { type: 'cultural' },
  relaxing: { type: 'relaxing', keywords: ['slow', 'spa', 'wellness', 'quiet'] },
  luxury: { keywords: ['luxury', 'overwater', 'resort'] },
  sports: {
    interest: 'Sports',
    keywords: ['football', 'ski', 'surf', 'golf', 'cycling', 'climbing', 'kite'],
  },
  'theme-parks': { keywords: ['zoo', 'tivoli'] },
  children: { type: 'family', keywords: ['kids', 'family'] },
};
