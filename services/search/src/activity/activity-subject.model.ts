/** What the picture of an activity shows, read from its kind, its words and how its place looks. */
import type { ActivityCategory, AttractionType, CatalogueActivity } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';
import { isGrown, onGround, subjectsOnGround, type GrownSubject, type SubjectOnGround } from './activity-ground.model';
import { dishes, dishOf, type Dish } from './dish.model';
import { isTown, isWild, streetOf, viewOf, views, type PlaceLook, type View } from './place-look.model';
import { isMourned, siteOf, siteSubjects, type SiteSubject } from './site-subject.model';

/** What tells a subject in folded words. */
const toldBy = {
  museum: /\b(museums?|museo|musee|galler(y|ies)|exhibitions?)\b/,
  church:
    /\b(cathedral|church(es)?|basilica|monaster(y|ies)|abbey|chapel|minster|duomo|sagrada|convent|cloister|synagogue|chapelle|catacombs|spire)\b/,
  mosque: /\b(mosques?|madrasas?|medersa|minaret)\b/,
  walk: /\b(walk|on foot|lanes|alleys|street art|murals|graffiti)\b/,
  show: /\b(shows?|opera|theat(re|er)|concert|jazz|flamenco|fado|tango|blues|danc(e|es|ing)|music)\b/,
  market:
    /\b(markets?|\w*markt|\w*hallerne|boqueria|mercat|halles?|food halls?|hawker|bazaars?|souks?|souq|mercado|marche|shops|shopping|mall|boutiques)\b/,
  wine: /\b(cabernet|riesling|grand cru|malbec|chianti|vouvray|wines?|winer(y|ies)|vineyards?|bodegas?|cellars?|champagne|cava|port lodges?)\b/,
  tea: /\b(coffee|teas?|karak|chocolate)\b/,
  beer: /\b(brau|brauhaus|oktoberfest|lambic|brewer(y|ies)|beers?|cider|pubs?|guinness|ruin bars)\b/,
  spirits: /\b(whisky|whiskey|distiller(y|ies)|rum (?!camp)|tequila|mezcal|pisco|sake|bourbon|bacardi|cognac|balsam)\b/,
  bath: /\b(spas?|hammams?|baths?|thermal|onsen|hot springs?|hot pool|mud pools|saunas?|massage|hot tubs|geothermal)\b/,
  garden:
    /\b(gardens?|botanical|(?<!(national|marine|wildlife|bird|kiwi|historic|water|theme|amusement) )park|arboretum|blossom|conservatory|orchids|tulips)\b/,
  beach:
    /\b(beach(es)?|playas?|praia|plage|spiaggia|bay|cove|coves|sands?|sandbank|swim|sea|lagoons?|isola|luau|lovo|meke)\b/,
  sail: /\b(sail|sailing|sails?|catamaran|yacht|schooner|gulet|dhow|felucca|galleon)\b/,
  longboat:
    /\b(long ?tail|sampan|gondola through|rowing|canals|canal boat|pletna|trajinera|basket boats?|flat boat|mokoro|lantern boat|slow boat|dghajsa|houseboat|floating village|floating villages|abra|mangroves?|ghats)\b/,
  ferry: /\b(boats?|cruises?|ferry|steamer|steamboat|speedboat|vaporetto|islands by|hydrofoil|barge|fishing|zodiac)\b/,
  dive: /\b(div(e|es|ing)|snorkel(ling|ing)?|scuba|reef|manta|rays|underwater)\b/,
  aquarium: /\b(aquariums?|aquarien|oceanari(um|o)|oceanografic|sea life)\b/,
  cave: /\b(caves?(?! beach)|caverns?|grotto(es)?|cenotes?|(?<!land)mines?|lava tubes?|underground (river|lake)|tunnels|cueva|jameos)\b/,
  ice: /\b(glaciers?|icebergs?|\w*jokull?\w*|ice cave|ice lagoon|icefield)\b/,
  geyser: /\b(geysers?|geysir|fumaroles?|golden circle|wai o tapu)\b/,
  penguins: /\b(penguins?)\b/,
  tortoise: /\b(tortoises?|turtle (watch|walk|hatchery|nesting))\b/,
  fountain: /\b(fountains?)\b/,
  bridge: /\b(?<!hanging |cycle |sky |natural )bridges?\b/,
  lighthouse: /\b(lighthouse)\b/,
  modern:
    /\b(concert hall|philharmon\w*|elbphilharmonie|harpa|opera house|library|arena|stadium|ballpark|dam|city of arts|skyscrapers?|modern architecture|bauhaus|expo)\b/,
  paddle: /\b(kayaks?|kayaking|canoe|raft|rafting|paddle|outrigger|rapids|white water|river float)\b/,
  surf: /\b(surf|surfing|surfers|kitesurf|windsurf|wakeboard|jet ski)\b/,
  forest:
    /\b(forests?|rainforest|jungle|redwoods?|woods|bamboo|gorillas?|monkeys?|orangutans?|chimpanzees|lemurs|pandas?|sloths?|butterfl(y|ies)|wildlife park|bird park|aviary|crocodiles?|alligators?|sanctuary|refuge|aves|koalas?|tigers?|bears?|fireflies)\b/,
  waterfall: /\b(waterfalls?|falls|cascades)\b/,
  safari:
    /\b(safari|game drives?|elephants?|giraffes?|rhinos?|(?<!sea )lions?|leopards?|waterholes?|zoo|wildebeest|calving|crater drive)\b/,
  deer: /\b(deer|stags?|reindeer park)\b/,
  whale: /\b(whale (watch|search)\w*|whales?(?! shark)|humpbacks?|orcas?|dolphins?)\b/,
  flamingos: /\b(flamingos?)\b/,
  lookout:
    /\b(observatory|lookout|the view|view at|sky ?view|observation deck|viewpoint|tower|skypoint|rooftop|panorama|needle|skybridge|sky building|burj khalifa|mirador|skydeck|skypark|sunset)\b/,
  'cable-car':
    /\b(cable car|funicular|cableway|chairlift|gondola(?! through)|aerial tram|skyrail|skycab|sky capsule)\b/,
  cycling: /\b(cycle|cycling|bikes?|bicycles?|velo)\b/,
  ropes:
    /\b(ziplines?|zip|canopy|ferrata|climb(ing)?|bungee|abseil|canyoning|ziptrek|edgewalk|bridgeclimb|tower walk|hanging bridges)\b/,
  zoo: /\b(zoos?|zoological|zoologico|bioparc|tierpark|wildlife (park|world)|animal park|bird park|aviary|parrots|crocodile (farm|park)|butterfly (farm|house|park|world))\b/,
  'water-park':
    /\b(water ?parks?|aqua ?parks?|aqualand|aquaventure|aquafan|aquatica|wet n wild|typhoon lagoon|blizzard beach|siam park|slides|lazy river|wave pool)\b/,
  ride: /\b(universal|disney(land)?|legoland|atlantis|magic kingdom|ferrari world|movie world|luge|roller|coasters?|tivoli|(ferris|great|giant|big|observation) wheel|london eye|\w* ?wheel above|theme park|amusement park|luna park)\b/,
  ski: /\b(slopes|falling snow|pistes?|skis?|skiing|ski jump|snowboard|sled|sledding|snowshoe|snowmobile|husk(y|ies)|reindeer|powder|skating|toboggan run)\b/,
  dunes: /\b(dunes?|camels?|sahara|sandboard|wahiba|desert(?! view))\b/,
  flight: /\b(balloon|paragliding|helicopter|scenic flight|flight|skydive|float plane)\b/,
  aurora: /\b(auroras?|northern lights|southern lights)\b/,
  stars: /\b(stars|stargazing|telescopes?|night sky|milky way)\b/,
  train: /\b(trains?|rail(way)?|tram|trolley)\b/,
  volcano: /\b(volcano(es)?|lava (walk|field|flow)s?|crater|etna|vesuvius|fire mountains)\b/,
  gorge: /\b(gorges?|canyons?|ravine|barranco (de|del)|slot|narrows|wadi|siq)\b/,
  'coast-walk':
    /\b(coast|coastal|coast path|sea cliffs?|headlands?|caldera|seaside walk|cliff (path|walk)|clifftop|malecon|cabo|capo|hanging valleys)\b/,
  trail: /\b(cliffs?|valley|highlands|rice terraces|glen|moors?)\b/,
  drive: /\b(drive|road|4x4|jeep|quads?|tuk|vespa|bus|minibus|coach|by car|pickup|convertible)\b/,
  craft: /\b(weav(ers|ing)|pottery|crafts?|ceramics|tailor|lacquer|batik|workshop|lesson)\b/,
} satisfies Record<string, RegExp>;

type Told = keyof typeof toldBy;

/** What there is a picture of: the illustrator of packages/scenes draws each, and infra/pictures holds the two together. */
export type ActivitySubject = Exclude<PlainSubject, GrownSubject> | SubjectOnGround;

/** The same before it is known what grows there. */
type PlainSubject = Told | Dish | View | SiteSubject | 'rock-dive' | 'rainforest';

const plainSubjects: readonly PlainSubject[] = [
  ...new Set([
    ...(Object.keys(toldBy) as Told[]),
    ...dishes,
    ...siteSubjects,
    ...views,
    'rock-dive' as const,
    'rainforest' as const,
  ]),
];

/** See {@link ActivitySubject}. */
export const activitySubjects: readonly ActivitySubject[] = [
  ...plainSubjects.filter((subject) => !isGrown(subject)),
  ...subjectsOnGround,
];

/** What somebody who knows the place says that a picture shows; `land` is what lies around it. */
export const shownSubjects = [...plainSubjects, 'land'] as const;
export type ShownSubject = (typeof shownSubjects)[number];

const outdoors: readonly Told[] = [
  ...(['aurora', 'stars', 'flight', 'ski', 'cable-car', 'cycling', 'paddle', 'surf', 'whale', 'aquarium'] as const),
  ...(['geyser', 'penguins', 'tortoise', 'dive', 'cave', 'ice', 'waterfall', 'safari', 'deer', 'flamingos'] as const),
  ...(['dunes', 'volcano', 'gorge', 'forest'] as const),
];
const afloat: readonly Told[] = ['sail', 'longboat', 'ferry'];
const drinks: readonly Told[] = ['spirits', 'wine', 'beer', 'tea'];

/** What an activity of a type may show, what is looked for first first. */
const likely: Record<AttractionType, readonly Told[]> = {
  Museums: ['aquarium', 'museum'],
  'Historical Sites': [],
  'Food & Drink': ['market', ...drinks],
  Shopping: ['market', 'craft'],
  Entertainment: [
    ...([
      'aquarium',
      'water-park',
      'zoo',
      'fountain',
      'dive',
      'bath',
      'ride',
      'cable-car',
      'ski',
      'ropes',
      'show',
      'safari',
      'forest',
      'lookout',
      'modern',
      'cave',
    ] as const),
    ...drinks,
    'beach',
  ],
  Tours: [
    ...outdoors,
    ...drinks,
    ...afloat,
    ...(['ropes', 'ride', 'bridge', 'fountain', 'lighthouse', 'modern', 'market', 'craft', 'train', 'drive'] as const),
    ...(['walk', 'lookout', 'church', 'mosque', 'museum', 'garden', 'coast-walk', 'trail'] as const),
  ],
  Nature: [
    'zoo',
    ...outdoors,
    'bath',
    ...afloat,
    ...([
      'fountain',
      'lighthouse',
      'garden',
      'beach',
      'lookout',
      'ropes',
      'train',
      'coast-walk',
      'drive',
      'trail',
      'market',
    ] as const),
  ],
  'Water Sports': ['surf', 'paddle', 'cave', 'dive', ...afloat, 'beach'],
  Hiking: ['volcano', 'gorge', 'coast-walk', 'waterfall', 'cable-car', 'dunes', 'ski', 'ice', 'forest'],
  Adventure: [...outdoors, 'ropes', 'ride', ...afloat, 'train', 'drive'],
};

/** Types whose sentences speak of the thing itself; those of the others tell what is eaten or seen on the way. */
const speaking = new Set<AttractionType>(['Entertainment', 'Tours', 'Nature', 'Water Sports', 'Adventure']);

/** What is shown where no word tells; the view of the place where this says nothing, either. */
const otherwise: Record<AttractionType, Partial<Record<ActivityCategory, PlainSubject>>> = {
  Museums: { cultural: 'museum', nature: 'museum' },
  'Historical Sites': {},
  'Food & Drink': {},
  Shopping: { cultural: 'market', food: 'market' },
  Entertainment: {
    relaxation: 'bath',
    adventure: 'ride',
    water: 'ride',
    cultural: 'show',
  },
  Tours: { cultural: 'walk', water: 'ferry', relaxation: 'ferry' },
  Nature: { water: 'beach' },
  'Water Sports': { adventure: 'surf', water: 'ferry', nature: 'paddle' },
  Hiking: { nature: 'trail', adventure: 'trail', cultural: 'trail' },
  Adventure: { water: 'paddle', relaxation: 'cycling' },
};

const toldIn = (words: string, subjects: readonly Told[]) => subjects.find((subject) => toldBy[subject].test(words));

/** A sentence that names these speaks of what lies on the way. */
const beside = new Set<Told>([
  'church',
  'mosque',
  'museum',
  'market',
  'bridge',
  'fountain',
  'lighthouse',
  'modern',
  'cave',
  'coast-walk',
  'gorge',
  'volcano',
]);

/** Seas of the tropics that are cold all the same, and what is dived for where no reef grows. */
const COLD = /\b(kelp|sea lions|seals|dry suit|wreck|freighter|tanker|lake)\b/;

/** Who walks here walks between houses. */
const INHABITED =
  /\b(towns?|streets?|street art|murals|quarter|lanes|villages?|city|market|houses?|harbou?r|cathedral|square)\b/;

type Words = Pick<CatalogueActivity, 'name' | 'description' | 'category' | 'attractionType'>;

/** What an activity's picture shows, on the ground of its place; `shown` goes before what its words tell. */
export function subjectOf(activity: Words, look: PlaceLook, shown?: ShownSubject): ActivitySubject {
  const subject = shown === 'land' ? viewOf(look, 'land') : (shown ?? plainSubjectOf(activity, look));
  return onGround(subject, look.ground);
}

/** Its name tells before its sentence does, and both before its kind. */
function plainSubjectOf(activity: Words, look: PlaceLook): PlainSubject {
  const { category, attractionType } = activity;
  const [name, description] = [foldWords(activity.name), foldWords(activity.description)];
  const subjects = likely[attractionType];
  if (isMourned([name, description], attractionType)) return 'remembrance';
  if (attractionType === 'Historical Sites') return siteOf([name, description], look);
  const inSentence = speaking.has(attractionType)
    ? toldIn(
        description,
        subjects.filter((each) => !beside.has(each)),
      )
    : undefined;
  const usual = otherwise[attractionType][category];
  const subject = toldIn(name, subjects) ?? (category === 'food' ? undefined : inSentence) ?? usual;
  if (subject === undefined && category === 'food')
    return dishOf(activity.name.toLowerCase(), activity.description.toLowerCase());
  // A tour of nature leaves its town.
  if (subject === undefined) return attractionType === 'Tours' && isTown(look) ? 'trail' : viewOf(look, 'land');
  if (subject === 'dive') return look.hasCoral && !COLD.test(`${name} ${description}`) ? 'dive' : 'rock-dive';
  // The elephants and leopards of Asia live in woods.
  const isInWoods = subject === 'forest' || (subject === 'safari' && !look.isAfrica);
  if (isInWoods) return look.ground.biome === 'tropical' ? 'rainforest' : 'forest';
  if (subject === 'bridge') return look.style === 'european' ? 'stone-bridge' : 'bridge';
  if (subject === 'walk' && toldBy.walk.test(name) && isWild(look) && !INHABITED.test(`${name} ${description}`))
    return 'trail';
  return subject === 'walk' ? (streetOf(look) ?? 'walk') : subject;
}
