/** By thing that can be wished for: the facts of the catalogue that tell that a place has it, and those that show it. */
import type { CatalogueActivity, CatalogueEntry, SceneKind } from '@sojourn/contracts';
import { isOnIsland } from './mainlands.model';

/** What tells that a place has a topic. */
export type Signs = {
  interest?: CatalogueEntry['interests'][number];
  type?: CatalogueEntry['vacationTypes'][number];
  scenes?: readonly SceneKind[];
  keywords?: readonly string[];
  /** Words of an activity or highlight that is about it. */
  shows?: RegExp;
  /** Only activities of these categories are about it: Lion Rock is no wildlife, and a boat under a bridge no architecture. */
  shownIn?: readonly CatalogueActivity['category'][];
  /** Only a name shows it: a cable car with a view of beaches is none. */
  isNamed?: boolean;
  /** Activities of these categories are about it, whatever their words. */
  categories?: readonly CatalogueActivity['category'][];
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
    shows: /\b(beach|beaches|cove|coves|cala|playas)\b/i,
    isNamed: true,
  },
  mountains: {
    interest: 'Mountains',
    scenes: ['mountain'],
    keywords: ['alps', 'himalaya', 'andes', 'atlas'],
    // A villa that looks out on them is none.
    isNamed: true,
    shownIn: ['nature', 'adventure', 'relaxation'],
    shows:
      /\b(mount|mountains?|alps?|peaks?|summit|ridge|piton|volcano|glaciers?|himalaya|everest|tatras|atlas|jungfraujoch|midi)\b/i,
  },
  cities: {
    type: 'urban',
    scenes: ['city'],
    keywords: ['skyline', 'skyscraper'],
    shows: /\b(skyline|downtown|city|street|harbou?r|tower|high line)\b/i,
  },
  islands: {
    isThere: isOnIsland,
    scenes: ['island'],
    keywords: ['island', 'islands'],
    // A water park on one shows none.
    isNamed: true,
    shows: /\b(island|islands|île|atoll|lokrum)\b/i,
  },
  desert: {
    scenes: ['desert'],
    keywords: ['desert', 'outback', 'salt flat'],
    shows: /\b(desert|dunes|wadi|outback|valley of the moon)\b/i,
  },
  forest: {
    scenes: ['forest'],
    keywords: ['rainforest', 'jungle', 'forest', 'redwoods'],
    shows: /\b(forest|rainforest|jungle|redwoods|canopy|bamboo)\b/i,
  },
  lakes: { scenes: ['lake'], keywords: ['lake', 'lakes'], shows: /\b(lakes?|lagoons?|lac|laguna|schlachtensee)\b/i },
  'old-towns': {
    scenes: ['old-town'],
    shows: /\b(old town|old quarter|medieval|walled|medina|marais|alfama|old québec|bryggen|hutong)\b/i,
  },
  snow: {
    scenes: [],
    keywords: ['snow', 'ski', 'skiing', 'powder'],
    shows: /\b(snow|snowmobile|snowshoe|powder|toboggan|sled|sleigh|ski)\b/i,
  },
  skiing: { isListed: true, keywords: ['ski', 'skiing'], shows: /\b(ski(?! jump)|powder)\b/i },
  hiking: {
    // No Freedom Trail, and no stairs of a dome.
    shownIn: ['nature', 'adventure'],
    keywords: ['hiking', 'trekking', 'coastal walk'],
    shows:
      /\b(hike|hikes|hiking|trail|trek|ridge walk|ridge|grouse grind|kaibab|climb|(?<!bike )path|summit track|coast trail|plain of six)\b/i,
  },
  climbing: { keywords: ['climbing'], shows: /\bclimb(ing)?\b/i },
  safari: {
    isListed: true,
    keywords: ['safari', 'big five', 'lions', 'elephants'],
    shows: /\b(game drive|crater drive|safari|tarangire)\b/i,
  },
  whales: { isListed: true, keywords: ['whales'], shows: /\b(whales?|orcas)\b/i },
  wildlife: {
    interest: 'Wildlife',
    shownIn: ['nature', 'adventure', 'water'],
    keywords: ['wildlife', 'animals', 'safari', 'penguins', 'elephants', 'sloth', 'reindeer', 'turtles', 'bears'],
    shows:
      /\b(wildlife|animals?|whales?|orcas|penguins?|elephants?|lions?|sea lions?|sloths?|reindeer|turtles?|tortoises?|leopards?|sanctuary|game drive|birds?|mantas?|crater drive|bears?)\b/i,
  },
  diving: { isListed: true, keywords: ['diving', 'great barrier reef', 'reef'], shows: /\b(dive|diving|scuba)\b/i },
  snorkelling: {
    isListed: true,
    keywords: ['snorkel', 'reef', 'great barrier reef'],
    shows: /\b(snorkel|snorkelling|reef)\b/i,
  },
  surfing: { isListed: true, keywords: ['surf'], shows: /\bsurf\b/i },
  sailing: { keywords: ['sailing', 'boat'], shows: /\b(sail|catamaran|felucca|dhow|yacht)\b/i },
  kayaking: { keywords: ['kayak', 'canoe'], shows: /\b(kayak|canoe|raft|paddle)\b/i },
  rafting: { isListed: true, keywords: ['rafting'], shows: /\b(rafting|white-water)\b/i },
  ziplines: { isListed: true, keywords: ['zipline'], shows: /\b(ziplines?)\b/i },
  bungee: {
    isListed: true,
    keywords: ['bungee', 'paragliding', 'hang gliding'],
    shows: /\b(bungee|paragliding|hang gliding)\b/i,
  },
  cycling: { keywords: ['cycling', 'bikes', 'mountain bike'], shows: /\b(bikes?|bicycle|cycle|cycling)\b/i },
  golf: { isListed: true, keywords: ['golf'], shows: /\bgolf\b/i },
  wine: { isListed: true, keywords: ['wine'], shows: /\b(wine|wineries|cellars|vineyards?)\b/i },
  beer: { keywords: ['beer', 'pubs'], shows: /\b(beer|brewery|pubs?)\b/i },
  food: {
    interest: 'Food & Wine',
    keywords: ['food', 'street food', 'cooking'],
    categories: ['food'],
    shows: /\b(food|tasting|tapas|dinner|supper|cooking|market hall)\b/i,
  },
  'street-food': {
    keywords: ['street food', 'night market', 'hawker', 'tacos', 'markets'],
    shows: /\b(street food|night market|hawker|snack walk|food walk|koshari|taco|market)\b/i,
  },
  museums: {
    interest: 'Art',
    keywords: ['museum', 'louvre'],
    shows: /\b(museums?|museo|gallery|galleries|louvre|musée|uffizi|mona|rijksmuseum|the met|digital art|art)\b/i,
  },
  history: {
    interest: 'History',
    keywords: ['ruins', 'ancient', 'castle', 'history', 'palace', 'palaces', 'forts'],
    shows:
      /\b(historical sites|ruins|castle|palace|ancient|temple|acropolis|colosseum|fort|tombs?|walls|excavation)\b/i,
  },
  temples: {
    keywords: ['temples', 'angkor', 'monastery'],
    shows: /\b(temple|temples|wat|sensō-ji|inari|shrine|buddha|karnak|stupa|durbar)\b/i,
  },
  architecture: {
    interest: 'Architecture',
    shownIn: ['cultural'],
    keywords: ['gaudi', 'art deco'],
    shows:
      /\b(architecture|sagrada|cathedral|palace|opera house|alcázar|parliament|tower|mosque|hagia|bridge|dome|skyscraper|houses)\b/i,
  },
  music: {
    interest: 'Music',
    keywords: ['jazz', 'opera', 'music', 'salsa', 'tango', 'flamenco', 'fado', 'samba', 'k-pop', 'classical'],
    shows: /\b(music|concert|opera|jazz|salsa|samba|flamenco|fado|milonga|tango|son|broadway|techno)\b/i,
  },
  nightlife: {
    type: 'party',
    keywords: ['nightlife', 'clubs', 'party', 'ruin bars', 'techno'],
    shows: /\b(nightlife|bars?|pubs?|clubs?|samba night|salsa|music crawl|milonga|jazz|cocktails?|sunset bar)\b/i,
  },
  shopping: {
    interest: 'Shopping',
    keywords: ['shopping', 'markets', 'bazaar', 'souk', 'night market', 'market'],
    shows: /\b(shopping|market|bazaar|souk|tailor|shops|printing)\b/i,
  },
  photography: { interest: 'Photography' },
  festivals: {
    interest: 'Festivals',
    keywords: ['festival', 'carnival', 'fiesta', 'mardi gras', 'winter carnival', 'day of the dead', 'lanterns'],
    shows: /\b(festival|carnival|fiesta|mardi gras)\b/i,
  },
  carnival: {
    isListed: true,
    keywords: ['carnival', 'mardi gras', 'winter carnival'],
    shows: /\b(carnival|mardi gras)\b/i,
  },
  'christmas-markets': { isListed: true, keywords: ['christmas'], shows: /\bchristmas market/i },
  'cherry-blossom': { isListed: true, keywords: ['cherry blossom'], shows: /\bcherry|blossom\b/i },
  'northern-lights': {
    isListed: true,
    keywords: ['northern lights', 'aurora'],
    shows: /\b(aurora|northern lights)\b/i,
  },
  'autumn-leaves': { isListed: true, keywords: ['maple'], shows: /\b(maple|autumn colou?rs)\b/i },
  wellness: {
    keywords: ['yoga', 'wellness', 'spa', 'hot springs', 'baths', 'onsen', 'ayurveda', 'hammam', 'thermal', 'massage'],
    shows:
      /\b(spa|massage|baths?|onsen|hammam|sauna|hot springs?|thermal|ayurvedic|geothermal|mud|jjimjilbang|yoga)\b/i,
  },
  yoga: { isListed: true, keywords: ['yoga', 'ayurveda'], shows: /\byoga\b/i },
  'hot-springs': {
    isListed: true,
    keywords: ['hot springs', 'onsen', 'thermal', 'baths'],
    shows: /\b(hot springs?|hot river|onsen|thermal|geothermal|baths|spa)\b/i,
  },
  volcanoes: {
    keywords: ['volcano', 'geyser', 'geysers'],
    shows: /\b(volcano|geysers?|crater|batur|haleakalā|caldera|lava|wai-o-tapu)\b/i,
  },
  waterfalls: { keywords: ['waterfall', 'waterfalls'], shows: /\b(waterfalls?|falls)\b/i },
  glaciers: { keywords: ['glacier', 'ice'], shows: /\b(glaciers?|vallée blanche|perito moreno|ice)\b/i },
  fjords: { isListed: true, keywords: ['fjord'], shows: /\b(fjords?|nærøyfjord|milford)\b/i },
  stars: { keywords: ['stars', 'astronomy'], shows: /\b(stars|stargazing|telescopes|desert sky)\b/i },
  'national-parks': {
    keywords: ['national park', 'big five'],
    shows: /\bnational park|(arusha|marine) park|tierra del fuego\b/i,
  },
  'scenic-trains': { keywords: ['trains'], shows: /\b(train|railway|tram|skyrail)\b/i },
  cruise: {
    keywords: ['cruise', 'ferry', 'boat', 'houseboat', 'canals'],
    shows: /\b(boat|cruise|ferry|catamaran|felucca|houseboat|steamer|raft|zodiac|trajinera|long-tail|sail)\b/i,
  },
  romance: {
    type: 'romantic',
    keywords: ['honeymoon', 'couple', 'romantic'],
    shows: /\b(sunset|dusk|overwater|candle)\b/i,
  },
  adventure: { type: 'adventure', categories: ['adventure'] },
  nature: { type: 'nature', categories: ['nature'] },
  culture: { type: 'cultural', categories: ['cultural'] },
  relaxing: { type: 'relaxing', categories: ['relaxation'], keywords: ['slow', 'spa', 'wellness', 'quiet'] },
  luxury: { keywords: ['luxury', 'overwater', 'resort'] },
  sports: {
    interest: 'Sports',
    keywords: ['football', 'ski', 'surf', 'golf', 'cycling', 'climbing', 'kite'],
    shows:
      /\b(surf|ski|paddle|kayak|bike|cycle|climb|rafting|dive|muay thai|paragliding|bungee|toboggan|water sports)\b/i,
  },
  'theme-parks': { keywords: ['zoo', 'tivoli'], shows: /\b(zoo|tivoli|night safari|aquarium|theme park)\b/i },
  children: { type: 'family', keywords: ['kids', 'family'] },
};
