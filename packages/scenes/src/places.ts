import type { SceneMood } from './parts/moods';
import { chanceFor } from './parts/seed';

/** What a scene shows. */
export type SceneKind = 'mountain' | 'beach' | 'desert' | 'city' | 'forest' | 'lake' | 'island' | 'old-town' | 'winter';

/** All kinds, in the order of the gallery. */
export const sceneKinds: readonly SceneKind[] = [
  'old-town',
  'beach',
  'mountain',
  'city',
  'island',
  'lake',
  'forest',
  'desert',
  'winter',
];

/** What else is known about a place. */
export interface PlaceHints {
  country?: string | undefined;
  /** Words about it: tags, a vacation type, a region. */
  tags?: readonly string[] | undefined;
}

const known: readonly (readonly [RegExp, SceneKind])[] = [
  [
    /santorini|mykonos|naxos|paros|maldives|bali|bora bora|fiji|tahiti|phuket|krabi|ha ?long|mauritius|seychelles|azores|madeira|capri|hawaii|maui|kauai|jeju|zanzibar|phi phi|langkawi|galápagos|galapagos|canary|tenerife|sardinia|sicily|corfu|crete/i,
    'island',
  ],
  [
    /banff|queenstown|zermatt|chamonix|cusco|machu picchu|kathmandu|everest|patagonia|aspen|denver|innsbruck|dolomites|cortina|annecy|la paz|jackson|yosemite|pokhara|interlaken|swiss alps|andes/i,
    'mountain',
  ],
  [
    /reykjav|troms|lapland|rovaniemi|whistler|niseko|sapporo|anchorage|fairbanks|svalbard|greenland|nuuk|st\.? moritz|davos|kiruna/i,
    'winter',
  ],
  [
    /dubai|abu dhabi|doha|petra|wadi rum|sahara|merzouga|uluru|alice springs|atacama|sedona|moab|phoenix|joshua tree|namib|sossusvlei|death valley|giza|luxor|aswan|marrake(sh|ch)/i,
    'desert',
  ],
  [
    /como|garda|bled|lucerne|geneva|zurich|tahoe|hallstatt|lake|loch|bariloche|windermere|killarney|plitvice|ohrid|titicaca/i,
    'lake',
  ],
  [
    /kyoto|nara|black forest|amazon|monteverde|costa rica|olympic|redwood|sequoia|borneo|sumatra|portland|asheville|vancouver island|great smoky|bavaria|ubud|munnar/i,
    'forest',
  ],
  [
    /miami|cancun|cancún|tulum|rio|copacabana|barcelona|nice|cannes|goa|honolulu|waikiki|bondi|gold coast|algarve|faro|malaga|málaga|phan thiet|punta cana|barbados|jamaica|montego|aruba|bahamas|nassau|cabo|acapulco|antalya|san diego|santa monica|los angeles|durban|mombasa|valencia|palma|ibiza|tel aviv|byron|cairns/i,
    'beach',
  ],
  [
    /rome|roma\b|florence|venice|siena|prague|lisbon|porto|paris|vienna|budapest|krak|seville|granada|toledo|dubrovnik|istanbul|jerusalem|fez|athens|edinburgh|bruges|salzburg|heidelberg|tallinn|riga|vilnius|oxford|bath|cordoba|córdoba|verona|milan|naples|bologna|turin|munich|madrid|amsterdam|copenhagen|stockholm|dublin|cartagena|havana|quito|hoi an|san miguel|oaxaca|québec|quebec|charleston|savannah|strasbourg|lyon|bordeaux|ghent|antwerp|brussels|nuremberg|york\b(?<!new york)/i,
    'old-town',
  ],
  [
    /new york|nyc|manhattan|tokyo|osaka|london|singapore|hong kong|shanghai|beijing|seoul|bangkok|kuala lumpur|chicago|toronto|san francisco|seattle|boston|sydney|melbourne|auckland|berlin|frankfurt|dallas|houston|atlanta|las vegas|philadelphia|washington|montreal|vancouver|mexico city|são paulo|sao paulo|buenos aires|bogot|lima|santiago|johannesburg|nairobi|lagos|mumbai|delhi|jakarta|manila|taipei|hanoi|ho chi minh|saigon|moscow|warsaw|helsinki|oslo|manchester|glasgow|panama/i,
    'city',
  ],
];

const words: readonly (readonly [RegExp, SceneKind])[] = [
  [/beach|coast|seaside|surf|party/i, 'beach'],
  [/island|tropical|romantic/i, 'island'],
  [/ski|snow|winter|arctic|nordic|iceland|greenland/i, 'winter'],
  [/mountain|hik|alpine|trek|adventure|nepal|switzerland|peru|bolivia|new zealand/i, 'mountain'],
  [/desert|safari|dune|egypt|jordan|morocco|oman|saudi|emirates|qatar|namibia|algeria/i, 'desert'],
  [/lake|relax|spa|finland|slovenia/i, 'lake'],
  [/forest|jungle|rainforest|nature|wildlife|costa rica|canada|brazil/i, 'forest'],
  [/city|urban|skyline|nightlife|shopping|japan|korea|china|singapore/i, 'city'],
  [
    /old town|histor|culture|cultural|museum|medieval|italy|czech|portugal|austria|spain|france|hungary|croatia/i,
    'old-town',
  ],
  [/greece|maldives|philippines|indonesia|fiji|bahamas|jamaica|thailand/i, 'island'],
];

const climates: Record<SceneKind, readonly SceneMood[]> = {
  mountain: ['dusk', 'dawn', 'snow', 'noon'],
  beach: ['noon', 'dusk', 'dawn'],
  desert: ['desert', 'dusk', 'desert'],
  city: ['dusk', 'night', 'dawn', 'dusk'],
  forest: ['dawn', 'noon', 'dawn'],
  lake: ['dawn', 'dusk', 'noon'],
  island: ['noon', 'dawn', 'dusk'],
  'old-town': ['dusk', 'dawn', 'noon', 'dusk'],
  winter: ['snow', 'night', 'snow', 'dawn'],
};

/** The kind that suits a place: by its name, else by its country and tags, else by chance that is always the same. */
export const sceneKindFor = (place: string, hints: PlaceHints = {}): SceneKind => {
  const byName = known.find(([pattern]) => pattern.test(place));
  if (byName) return byName[1];
  const about = [place, hints.country ?? '', ...(hints.tags ?? [])].join(' ');
  return (
    words.find(([pattern]) => pattern.test(about))?.[1] ??
    chanceFor(`${place.trim().toLowerCase()}/kind`).pick(sceneKinds)
  );
};

/** The hour that suits a kind, always the same for a place. */
export const sceneMoodFor = (place: string, kind: SceneKind): SceneMood =>
  chanceFor(`${place.trim().toLowerCase()}/mood`).pick(climates[kind]);
