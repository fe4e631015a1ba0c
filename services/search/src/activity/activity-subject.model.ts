/** What the picture of an activity shows, read from its kind, its words and how its place builds. */
import type { ActivityCategory, AttractionType, CatalogueActivity } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';
import type { BuildingStyle } from './building-style.model';

/** What tells a subject in folded words; those without are shown where nothing else is told, or by how a place builds. */
const toldBy = {
  museum: /\b(museums?|museo|musee|galler(y|ies)|exhibitions?)\b/,
  church:
    /\b(cathedral|church(es)?|basilica|monaster(y|ies)|abbey|chapel|minster|duomo|sagrada|convent|cloister|synagogue|chapelle|catacombs|spire)\b/,
  mosque: /\b(mosques?|madrasas?|medersa|minaret)\b/,
  ruins: undefined,
  castle: undefined,
  palace: undefined,
  'town-hall': undefined,
  memorial: undefined,
  shrine: undefined,
  stupa: undefined,
  shikhara: undefined,
  iwan: undefined,
  'step-pyramid': undefined,
  pharaohs: undefined,
  walk: /\b(walk|on foot|lanes|alleys|street art|murals|graffiti)\b/,
  'lantern-street': undefined,
  medina: undefined,
  show: /\b(shows?|opera|theat(re|er)|concert|jazz|flamenco|fado|tango|blues|danc(e|es|ing)|music)\b/,
  market: /\b(markets?|bazaars?|souks?|souq|mercado|marche|shops|shopping|mall|boutiques)\b/,
  meal: undefined,
  wine: /\b(wines?|winer(y|ies)|vineyards?|bodegas?|cellars?|champagne|cava|port lodges?)\b/,
  tea: /\b(coffee|teas?|karak|chocolate)\b/,
  beer: /\b(brewer(y|ies)|beers?|cider|pubs?|guinness|ruin bars)\b/,
  spirits: /\b(whisky|whiskey|distiller(y|ies)|rum (?!camp)|tequila|mezcal|pisco|sake|bourbon|bacardi|cognac|balsam)\b/,
  bath: /\b(spas?|hammam|baths?|thermal|onsen|hot springs?|hot pool|mud pools|saunas?|massage|hot tubs|geothermal)\b/,
  garden: /\b(gardens?|botanical|park|picnic|arboretum|blossom|conservatory|orchids)\b/,
  beach:
    /\b(beach(es)?|playas?|praia|plage|spiaggia|bay|cove|coves|sands?|sandbank|swim|sea|lagoons?|isola|luau|lovo|meke)\b/,
  sail: /\b(sail|sailing|sails?|catamaran|yacht|schooner|gulet|dhow|felucca|galleon)\b/,
  longboat:
    /\b(long ?tail|sampan|gondola through|rowing|canals|canal boat|pletna|trajinera|basket boats?|flat boat|mokoro|lantern boat|slow boat|dghajsa|houseboat|floating village|floating villages|abra|mangroves?|ghats)\b/,
  ferry:
    /\b(boats?|cruises?|ferry|steamer|steamboat|speedboat|vaporetto|islands by|hydrofoil|barge|fishing|zodiac|icebergs?)\b/,
  dive: /\b(div(e|es|ing)|snorkel(ling)?|scuba|reef|aquarium|cenotes?|manta|rays|underwater|oceanografic)\b/,
  paddle: /\b(kayaks?|kayaking|canoe|raft|rafting|paddle|outrigger|rapids|white water|river float)\b/,
  surf: /\b(surf|surfing|surfers|kitesurf|windsurf|wakeboard|jet ski)\b/,
  trail: undefined,
  forest:
    /\b(forests?|rainforest|jungle|redwoods?|woods|bamboo|gorillas?|monkeys?|orangutans?|chimpanzees|lemurs|pandas?|sloths?|butterfl(y|ies)|sanctuary|refuge|aves|koalas?|tigers?|bears?|fireflies)\b/,
  waterfall: /\b(waterfalls?|falls|cascades)\b/,
  safari:
    /\b(safari|game drives?|elephants?|giraffes?|rhinos?|lions?|leopards?|waterholes?|zoo|wildebeest|calving|crater drive)\b/,
  deer: /\b(deer|stags?|reindeer park)\b/,
  whale: /\b(whales?|humpbacks?|orcas?|dolphins?)\b/,
  flamingos: /\b(flamingos?)\b/,
  lookout:
    /\b(observatory|lookout|viewpoint|tower|skypoint|rooftop|panorama|needle|skybridge|sky building|burj khalifa|mirador|skydeck|skypark|sunset)\b/,
  'cable-car':
    /\b(cable car|funicular|cableway|chairlift|gondola(?! through)|aerial tram|skyrail|skycab|sky capsule)\b/,
  cycling: /\b(cycle|cycling|bikes?|bicycles?|velo)\b/,
  ropes:
    /\b(ziplines?|zip|canopy|ferrata|climb(ing)?|bungee|abseil|canyoning|ziptrek|edgewalk|bridgeclimb|tower walk|hanging bridges)\b/,
  ride: /\b(universal|disney(land)?|legoland|water ?park|atlantis|magic kingdom|ferrari world|movie world|luge|roller|coasters?|siam park|aqualand|tivoli|ferris wheel|theme park)\b/,
  ski: /\b(skis?|skiing|ski jump|snowboard|sled|sledding|snowshoe|snowmobile|husk(y|ies)|reindeer|powder|skating|toboggan run)\b/,
  dunes: /\b(dunes?|camels?|sahara|sandboard|wahiba|desert(?! view))\b/,
  flight: /\b(balloon|paragliding|helicopter|scenic flight|flight|skydive|float plane)\b/,
  aurora: /\b(auroras?|northern lights|southern lights)\b/,
  stars: /\b(stars|stargazing|telescopes?|night sky|milky way)\b/,
  train: /\b(trains?|rail(way)?|tram|trolley)\b/,
  drive: /\b(drive|road|4x4|jeep|quads?|tuk|vespa|bus|minibus|coach|by car|pickup|convertible)\b/,
  craft: /\b(weav(ers|ing)|pottery|crafts?|ceramics|tailor|lacquer|batik|workshop|lesson)\b/,
} satisfies Record<string, RegExp | undefined>;

/** What there is a picture of: the illustrator of packages/scenes draws each, and infra/pictures holds the two together. */
export type ActivitySubject = keyof typeof toldBy;

/** See {@link ActivitySubject}. */
export const activitySubjects = Object.keys(toldBy) as readonly ActivitySubject[];

/** What people built, which looks different wherever they did: what tells it, what it is here, and what elsewhere. */
const built = {
  remembrance: {
    words: /\b(memorial|cemetery|genocide|prison|gaol|battlefield|penal|jewish quarter|cells|atomic)\b/,
    here: {},
    elsewhere: 'memorial',
  },
  fort: {
    words:
      /\b(castles?|castel(lo)?|fort|fortress|citadel(le)?|city walls|walled|bastions?|garrison|ramparts?|alcazaba|kasbah)\b/,
    here: { eastern: 'shrine' },
    elsewhere: 'castle',
  },
  ancient: {
    words:
      /\b(ruins?|romans?|greek|ancient|antique|excavations?|archaeolog(y|ical|ists)|acropolis|forum|amphitheatre|agora|mosaics|minoan|maya|aztec|inca|zapotec|pyramids?|pharaohs?|tombs?|temples|necropolis|colosseum|antiquity|bronze age|oracle|bc|pompeii|herculaneum|ostia|machu|sacsayhuaman|chichen itza|lamanai)\b/,
    here: {
      eastern: 'shrine',
      siamese: 'stupa',
      indian: 'shikhara',
      egyptian: 'pharaohs',
      mesoamerican: 'step-pyramid',
      other: 'memorial',
    },
    elsewhere: 'ruins',
  },
  residence: {
    words:
      /\b(palaces?|palacio|palazzo|villa|chateaux?|mansion|royal|residenz|hofburg|alcazar|manor|house|home|birthplace|retreat)\b/,
    here: { eastern: 'shrine', siamese: 'stupa', indian: 'shikhara', islamic: 'iwan' },
    elsewhere: 'palace',
  },
  prayer: {
    words: /\b(temples?|shrines?|wat|pagoda|stupas?|buddha|taisha|ji|sanctuary)\b/,
    here: {
      eastern: 'shrine',
      siamese: 'stupa',
      indian: 'shikhara',
      egyptian: 'pharaohs',
      mesoamerican: 'step-pyramid',
      islamic: 'mosque',
      european: 'ruins',
    },
    elsewhere: 'shikhara',
  },
  monument: {
    words: undefined,
    here: {
      eastern: 'shrine',
      siamese: 'stupa',
      indian: 'shikhara',
      islamic: 'iwan',
      egyptian: 'pharaohs',
      european: 'town-hall',
    },
    elsewhere: 'memorial',
  },
  street: {
    words: undefined,
    here: {
      eastern: 'lantern-street',
      siamese: 'lantern-street',
      islamic: 'medina',
      egyptian: 'medina',
      indian: 'medina',
    },
    elsewhere: 'walk',
  },
} satisfies Record<
  string,
  { words: RegExp | undefined; here: Partial<Record<BuildingStyle, ActivitySubject>>; elsewhere: ActivitySubject }
>;

const asBuilt = (kind: keyof typeof built, style: BuildingStyle): ActivitySubject => {
  const here: Partial<Record<BuildingStyle, ActivitySubject>> = built[kind].here;
  return here[style] ?? built[kind].elsewhere;
};

const outdoors: readonly ActivitySubject[] = [
  ...(['aurora', 'stars', 'flight', 'ski', 'cable-car', 'cycling', 'paddle', 'surf', 'dive', 'waterfall'] as const),
  ...(['whale', 'safari', 'deer', 'flamingos', 'dunes', 'forest'] as const),
];
const afloat: readonly ActivitySubject[] = ['sail', 'longboat', 'ferry'];
const drinks: readonly ActivitySubject[] = ['spirits', 'wine', 'beer', 'tea'];

/** What an activity of a type may show, what is looked for first first. */
const likely: Record<AttractionType, readonly ActivitySubject[]> = {
  Museums: ['dive', 'museum'],
  'Historical Sites': ['church', 'mosque'],
  'Food & Drink': ['market', ...drinks],
  Shopping: ['market', 'craft'],
  Entertainment: [
    ...(['dive', 'bath', 'ride', 'cable-car', 'ski', 'ropes', 'show', 'safari', 'lookout'] as const),
    ...drinks,
    'beach',
  ],
  Tours: [
    ...outdoors,
    ...drinks,
    ...afloat,
    ...(['market', 'craft', 'train', 'drive', 'walk', 'lookout', 'church', 'mosque', 'museum', 'garden'] as const),
  ],
  Nature: [
    ...outdoors,
    'bath',
    ...afloat,
    ...(['garden', 'beach', 'lookout', 'ropes', 'train', 'drive', 'market'] as const),
  ],
  'Water Sports': ['dive', 'surf', 'paddle', ...afloat, 'beach'],
  Hiking: ['waterfall', 'cable-car', 'dunes', 'ski', 'forest'],
  Adventure: [...outdoors, 'ropes', 'ride', ...afloat, 'train', 'drive'],
};

/** Types whose sentences speak of the thing itself; those of the others tell what is eaten or seen on the way. */
const speaking = new Set<AttractionType>(['Entertainment', 'Tours', 'Nature', 'Water Sports', 'Adventure']);

/** What is shown where no word tells; a trail where this says nothing, either. */
const otherwise: Record<AttractionType, Partial<Record<ActivityCategory, ActivitySubject>>> = {
  Museums: { cultural: 'museum' },
  'Historical Sites': {},
  'Food & Drink': { food: 'meal' },
  Shopping: { cultural: 'market', food: 'market' },
  Entertainment: {
    relaxation: 'bath',
    food: 'meal',
    adventure: 'ride',
    water: 'ride',
    nature: 'garden',
    cultural: 'show',
  },
  Tours: { cultural: 'walk', water: 'ferry', food: 'meal', relaxation: 'ferry' },
  Nature: { water: 'beach', relaxation: 'garden' },
  'Water Sports': { adventure: 'surf', water: 'ferry', nature: 'paddle' },
  Hiking: {},
  Adventure: { water: 'paddle', relaxation: 'cycling' },
};

const toldIn = (words: string, subjects: readonly ActivitySubject[]) =>
  subjects.find((subject) => toldBy[subject]?.test(words));

const builtIn = (words: string, kinds: readonly Exclude<keyof typeof built, 'monument' | 'street'>[]) =>
  kinds.find((kind) => built[kind].words.test(words));

/** What people built: its sentence may speak of a church beside it, and does not tell that one prays in it. */
const siteOf = (name: string, description: string, style: BuildingStyle) =>
  asBuilt(
    builtIn(name, ['remembrance', 'fort', 'residence', 'prayer', 'ancient']) ??
      builtIn(description, ['remembrance', 'fort', 'residence', 'ancient']) ??
      'monument',
    style,
  );

/** A sentence that names these speaks of what lies on the way. */
const beside = new Set<ActivitySubject>(['church', 'mosque', 'museum', 'market']);

/** What an activity's picture shows: its name tells before its sentence does, and both before its kind. */
export function subjectOf(
  activity: Pick<CatalogueActivity, 'name' | 'description' | 'category' | 'attractionType'>,
  style: BuildingStyle,
): ActivitySubject {
  const { category, attractionType } = activity;
  const [name, description] = [foldWords(activity.name), foldWords(activity.description)];
  const subjects = likely[attractionType];
  const inSentence = speaking.has(attractionType)
    ? toldIn(
        description,
        subjects.filter((each) => !beside.has(each)),
      )
    : undefined;
  const told = toldIn(name, subjects);
  if (attractionType === 'Historical Sites') return told ?? siteOf(name, description, style);
  const subject = told ?? inSentence ?? otherwise[attractionType][category] ?? 'trail';
  return subject === 'walk' ? asBuilt('street', style) : subject;
}
