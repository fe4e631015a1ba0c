/** What the picture of an activity shows, read from its kind and its words. */
import type { ActivityCategory, AttractionType, CatalogueActivity } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';

/** What tells a subject in folded words; those without are shown where nothing else is told (`otherwise`). */
const toldBy = {
  museum: /\b(museums?|museo|musee|galler(y|ies)|exhibitions?)\b/,
  monument: undefined,
  sanctuary:
    /\b(temples?|cathedral|church(es)?|mosque|basilica|shrines?|monaster(y|ies)|abbey|pagoda|wat|synagogue|chapel|minster|stupas?|duomo|sagrada|buddha|convent|cloister)\b/,
  walk: /\b(walk|on foot|lanes|alleys|street art|murals|graffiti)\b/,
  show: /\b(shows?|opera|theatre|concert|jazz|flamenco|fado|tango|blues|danc(e|es|ing)|music)\b/,
  market: /\b(markets?|bazaars?|souks?|souq|mercado|marche|shops|shopping|mall|boutiques)\b/,
  meal: undefined,
  tasting:
    /\b(wines?|winer(y|ies)|vineyards?|bodegas?|cellars?|brewer(y|ies)|beers?|whisky|distiller(y|ies)|rum (?!camp)|tequila|mezcal|pisco|champagne|sake|cider|coffee|teas?|pubs?|bars?|guinness|bacardi|cava|cognac)\b/,
  bath: /\b(spas?|hammam|baths?|thermal|onsen|hot springs?|hot pool|mud pools|saunas?|massage|hot tubs)\b/,
  garden: /\b(gardens?|botanical|parks?|picnic|arboretum|fountains|blossom|conservatory|villa)\b/,
  beach: /\b(beach(es)?|playas?|praia|plage|spiaggia|bay|cove|sands?|swim)\b/,
  boat: /\b(boats?|cruises?|sail|catamaran|ferry|felucca|steamer|speedboat|dhow|vaporetto|canals?|yacht|junk|islands by|hydrofoil|schooner|gulet|barge|fishing)\b/,
  dive: /\b(div(e|es|ing)|snorkel(ling)?|scuba|reef|aquarium|cenotes?|manta|underwater|oceanografic)\b/,
  paddle: /\b(kayaks?|kayaking|canoe|raft|rafting|paddle|outrigger|rapids|white water|river float)\b/,
  surf: /\b(surf|surfing|surfers|kitesurf|windsurf|wakeboard|jet ski)\b/,
  trail: undefined,
  waterfall: /\b(waterfalls?|falls|cascades)\b/,
  wildlife:
    /\b(safari|whales?|humpbacks?|orca|dolphins?|elephants?|penguins?|bears?|gorillas?|monkeys?|wildlife|zoo|sanctuary|birds?|turtles?|seals|sea lions?|rhinos?|orangutans?|deer|koalas?|kangaroos|puffins|sloths?|game drive|tigers?|flamingos|crocodiles?|pandas?|lemurs|chimpanzees|komodo|waterholes?|conservation|giraffes?|horses?|aves|gatorland|iguanas|tortoises|leopards?)\b/,
  lookout:
    /\b(observatory|lookout|viewpoint|tower|skypoint|rooftop|panorama|needle|skybridge|sky building|burj khalifa|mirador|skydeck|skypark|sunset)\b/,
  'cable-car': /\b(cable car|funicular|cableway|chairlift|gondola(?! through)|aerial tram|skyrail|skycab)\b/,
  cycling: /\b(cycle|cycling|bikes?|bicycles?|velo)\b/,
  ropes:
    /\b(ziplines?|zip|canopy|ferrata|climb(ing)?|bungee|abseil|canyoning|ziptrek|edgewalk|bridgeclimb|tower walk)\b/,
  ride: /\b(universal|disney(land)?|legoland|water ?park|atlantis|magic kingdom|ferrari world|movie world|luge|roller|coasters?|siam park|aqualand|tivoli|ferris wheel|theme park)\b/,
  ski: /\b(skis?|skiing|ski jump|snowboard|sled|sledding|snowshoe|snowmobile|husk(y|ies)|reindeer|powder|skating|toboggan run)\b/,
  dunes: /\b(dunes?|camels?|sahara|sandboard|wahiba|desert(?! view))\b/,
  flight: /\b(balloon|paragliding|helicopter|scenic flight|flight|skydive)\b/,
  drive: /\b(drive|road|4x4|jeep|quad|tuk|vespa|train|rail(way)?|trolley|tram)\b/,
  craft: /\b(weav(ers|ing)|pottery|crafts?|ceramics|tailor|lacquer|batik|workshop|lesson)\b/,
} satisfies Record<string, RegExp | undefined>;

/** What there is a picture of: the illustrator of packages/scenes draws each, and infra/pictures holds the two together. */
export type ActivitySubject = keyof typeof toldBy;

/** See {@link ActivitySubject}. */
export const activitySubjects = Object.keys(toldBy) as readonly ActivitySubject[];

const outdoors: readonly ActivitySubject[] = [
  ...(['flight', 'ski', 'cable-car', 'cycling', 'paddle', 'surf', 'dive', 'waterfall', 'wildlife', 'dunes'] as const),
];

/** What an activity of a type may show, what is looked for first first. */
const likely: Record<AttractionType, readonly ActivitySubject[]> = {
  Museums: ['dive', 'museum'],
  'Historical Sites': ['sanctuary'],
  'Food & Drink': ['market', 'tasting'],
  Shopping: ['market', 'craft'],
  Entertainment: [
    'dive',
    'bath',
    'ride',
    'cable-car',
    'ski',
    'ropes',
    'show',
    'wildlife',
    'lookout',
    'tasting',
    'beach',
  ],
  Tours: [
    ...outdoors,
    'boat',
    'tasting',
    'market',
    'craft',
    'drive',
    'walk',
    'lookout',
    'sanctuary',
    'museum',
    'garden',
  ],
  Nature: [...outdoors, 'beach', 'bath', 'garden', 'boat', 'lookout', 'drive', 'sanctuary', 'market'],
  'Water Sports': ['dive', 'surf', 'paddle', 'boat', 'beach'],
  Hiking: ['waterfall', 'cable-car', 'wildlife', 'dunes', 'ski'],
  Adventure: [...outdoors, 'ropes', 'ride', 'drive', 'boat'],
};

/** Types whose sentences speak of the thing itself; those of the others tell what is eaten or seen on the way. */
const speaking = new Set<AttractionType>(['Entertainment', 'Tours', 'Nature', 'Water Sports', 'Adventure']);

/** What is shown where no word tells; a trail where this says nothing, either. */
const otherwise: Record<AttractionType, Partial<Record<ActivityCategory, ActivitySubject>>> = {
  Museums: { cultural: 'museum' },
  'Historical Sites': { cultural: 'monument', adventure: 'monument' },
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
  Tours: { cultural: 'walk', water: 'boat', food: 'tasting', nature: 'drive', adventure: 'drive', relaxation: 'boat' },
  Nature: { water: 'beach', relaxation: 'garden', cultural: 'garden' },
  'Water Sports': { adventure: 'surf', water: 'boat', nature: 'paddle' },
  Hiking: {},
  Adventure: { water: 'paddle', relaxation: 'cycling' },
};

const toldIn = (text: string, subjects: readonly ActivitySubject[]) => {
  const words = foldWords(text);
  return subjects.find((subject) => toldBy[subject]?.test(words));
};

/** What an activity's picture shows: its name tells before its sentence does, and both before its kind. */
export function subjectOf(
  activity: Pick<CatalogueActivity, 'name' | 'description' | 'category' | 'attractionType'>,
): ActivitySubject {
  const { name, description, category, attractionType } = activity;
  const subjects = likely[attractionType];
  const inSentence = speaking.has(attractionType) ? toldIn(description, subjects) : undefined;
  return toldIn(name, subjects) ?? inSentence ?? otherwise[attractionType][category] ?? 'trail';
}
