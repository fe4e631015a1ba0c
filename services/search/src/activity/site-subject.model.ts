/** What the picture of a historical site shows: what people built looks different wherever they did. */
import { viewOf, type PlaceLook, type View } from './place-look.model';

/**
 * Where people mourn: camps, killings, wars and those who were enslaved. Nothing cheerful is drawn there; a monument to a poet
 * and a cemetery one strolls through are none.
 */
const MOURNED =
  /\b(holocaust|shoah|genocide|auschwitz|birkenau|dachau|buchenwald|mauthausen|sachsenhausen|ravensbruck|bergen belsen|terezin|theresienstadt|treblinka|majdanek|stutthof|concentration camp|(death|extermination|prison|internment) camp|killing fields?|tuol sleng|massacres?|atomic (bomb|dome)|a bomb|peace (memorial|park|museum)|war (cemetery|graves|memorial|remnants|dead)|remembrance|srebrenica|lidice|oradour|babi yar|slave (market|fort|castle|dungeons|house|museum)|slavery|enslaved|lynching|gulag|stasi|9 11|ground zero|pearl harbor|uss arizona|battlefields?|robben island|himeyuri|arlington|un memorial|cellular jail|penal|hoa lo|coconut prison|apartheid)\b/;

/** Whether the picture has to be quiet; a tour or a place of nature is named after it and not described so by the way. */
export const isMourned = ([name, sentence]: readonly [string, string], type: string): boolean =>
  MOURNED.test(name) || (type === 'Museums' && /\b(holocaust|genocide|enslaved)\b/.test(sentence));

/** What is drawn of them. */
export const siteSubjects = [
  ...([
    'ruins',
    'castle',
    'palace',
    'town-hall',
    'memorial',
    'remembrance',
    'shrine',
    'stupa',
    'shikhara',
    'iwan',
  ] as const),
  ...(['step-pyramid', 'pharaohs', 'tower', 'iron-tower', 'minar', 'gate', 'mausoleum', 'basilica', 'house'] as const),
  ...(['stone-bridge', 'lighthouse', 'church', 'mosque'] as const),
  ...(['fountain', 'cave', 'show', 'train', 'museum', 'bridge', 'lantern-street', 'medina'] as const),
] as const;

/** See {@link siteSubjects}. */
export type SiteSubject = (typeof siteSubjects)[number];

/** Without `elsewhere` what lies around is shown where `here` does not say. */
type Kind = { words: RegExp; here?: Partial<Record<PlaceLook['style'], SiteSubject>>; elsewhere?: SiteSubject };

const PRAYED = {
  ...({ eastern: 'shrine', siamese: 'stupa', indian: 'shikhara', egyptian: 'pharaohs' } as const),
  ...({ mesoamerican: 'step-pyramid', islamic: 'mosque' } as const),
};

/** The most telling first: a temple in a cave is a temple, a saint's castle a castle. */
const kinds = {
  remembrance: {
    words: /\b(memorial|cemetery|prison|gaol|monument|statue|column)\b/,
    elsewhere: 'memorial',
  },
  quarter: { words: /\b(jewish quarter|ghetto)\b/ },
  lighthouse: { words: /\blighthouse\b/, elsewhere: 'lighthouse' },
  fountain: { words: /\b(fountains?|fontana)\b/, elsewhere: 'fountain' },
  bridge: { words: /\b(bridge|ponte|pont|puente|aqueduct)\b/, here: { eastern: 'bridge' }, elsewhere: 'stone-bridge' },
  'iron-tower': { words: /\beiffel\b/, elsewhere: 'iron-tower' },
  mosque: { words: /\b(masjid|mosques?|camii)\b/, elsewhere: 'mosque' },
  madrasa: { words: /\b(madrasas?|medersa|registan|caravanserai)\b/, elsewhere: 'iwan' },
  church: {
    words:
      /\b(cathedral|church(es)?|basilica|monaster(y|ies)|abbey|chapel|minster|duomo|sagrada|convent|convento|cloister|synagogues?|chapelle|charterhouse|iglesia|igreja)\b/,
    elsewhere: 'church',
  },
  wall: { words: /\b(city walls|great wall|walls|walled|bastions?|garrison|ramparts?)\b/, elsewhere: 'castle' },
  castle: {
    words:
      /\b(castles?|castel(lo)?|castillo|burg|schloss|fort|fortress|citadel(le)?|alcazaba|kasbah|tower of london|morro)\b/,
    here: { eastern: 'shrine' },
    elsewhere: 'castle',
  },
  palace: {
    words:
      /\b(palaces?|palacio|palazzo|palais|villa|chateaux?|royal|residenz|hofburg|alcazar|retreat|capitol|capitolio|state house|parliament)\b/,
    here: { eastern: 'shrine', siamese: 'stupa', islamic: 'iwan' },
    elsewhere: 'palace',
  },
  tomb: {
    words: /\b(mausoleum|tombs?|taj|gur)\b/,
    here: { indian: 'mausoleum', islamic: 'mausoleum', eastern: 'shrine', egyptian: 'pharaohs' },
    elsewhere: 'ruins',
  },
  prayer: {
    words: /\b(temples?|shrines?|wat|pagoda|stupas?|buddhas?|taisha|ji|jingu|mandir|gurdwara|pura|chedi)\b/,
    here: { ...PRAYED, european: 'ruins' },
    elsewhere: 'shrine',
  },
  gate: {
    words: /\b(gates?|gateway|arch|arc de|arco|porta|puerta)\b/,
    here: { eastern: 'shrine' },
    elsewhere: 'gate',
  },
  tower: {
    words: /\b(towers?|torres?|campanile|belfry|minar|minaret|turm|astronomical clock)\b/,
    here: { eastern: 'shrine', indian: 'minar', islamic: 'minar', egyptian: 'minar' },
    elsewhere: 'tower',
  },
  cave: {
    words: /\b(caves?|grotto|mines?|tunnels?|underground|catacombs|hypogeum|cavern)\b/,
    elsewhere: 'cave',
  },
  ancient: {
    words:
      /\b(ruins?|romans?|greek|ancient|antique|antica|excavations?|archaeolog(y|ical|ists)|acropolis|forum|amphitheatre|agora|mosaics|minoan|maya|aztec|inca|zapotec|pyramids?|pharaohs?|necropolis|colosseum|antiquity|bronze age|oracle|pompeii|herculaneum|ostia|machu|sacsayhuaman|chichen itza|lamanai|pantheon|baths of|(aspendos|epidaurus|epidavros|odeon|roman|greek|ancient) theatre)\b/,
    here: { ...PRAYED, islamic: 'ruins' },
    elsewhere: 'ruins',
  },
  square: {
    words: /\b(square|plaza|piazza|praca|platz|\w+platz|grand place|rynek|zocalo|town hall|city hall|guild|old town)\b/,
    here: {
      ...({ eastern: 'lantern-street', siamese: 'stupa', indian: 'medina', islamic: 'medina' } as const),
      ...({ egyptian: 'medina', european: 'town-hall' } as const),
    },
  },
  house: { words: /\b(house|houses|home|birthplace|mansion|manor|plantation|farm)\b/, elsewhere: 'house' },
  hall: { words: /\b(library|long room)\b/, elsewhere: 'museum' },
  stage: { words: /\b(opera|auditorium|playhouse|theatre royal)\b/, elsewhere: 'show' },
  station: { words: /\b(railway|station|terminal)\b/, elsewhere: 'train' },
  basilica: {
    words:
      /\b(st|saint|sainte|san|santa|santo|sant|notre dame|sacre|oratory|compania|\w+kirche|\w+kirken?|chora|mission)\b/,
    elsewhere: 'basilica',
  },
} satisfies Record<string, Kind>;

/** What a sentence tells of its site: it may speak of the saint, the house and the square beside it. */
const inSentence = [
  'wall',
  'castle',
  'mosque',
  'madrasa',
  'tomb',
  'prayer',
  'ancient',
  'cave',
  'palace',
  'tower',
] as const satisfies readonly (keyof typeof kinds)[];
/** In a sentence a wall is any wall, and a tomb somebody's in a church. */
const spoken: Partial<Record<keyof typeof kinds, RegExp>> = {
  wall: /\b(city walls|ramparts?|bastions?)\b/,
  castle: /\b(castle|fort|fortress|citadel)\b/,
  ancient:
    /\b(ruins?|romans?|excavated|amphitheatre|bronze age|maya|inca|aztec|pyramids?|pharaohs?|antiquity|oracle)\b/,
  tomb: /\bmausoleum\b/,
  palace: /\bpalaces?\b(?! (square|walls|gardens?|hotel))/,
  tower: /\bminaret\b/,
  cave: /\b(underground|tunnels|caverns?)\b/,
};

const isTold = (words: string, kind: keyof typeof kinds) => kinds[kind].words.test(words);
const isSpoken = (words: string, kind: keyof typeof kinds) => (spoken[kind] ?? kinds[kind].words).test(words);

/** What most sites of a place are of which no word tells more; elsewhere they have the view of the place. */
const USUAL: Partial<Record<PlaceLook['style'], SiteSubject>> = {
  ...{ eastern: 'shrine', siamese: 'stupa', egyptian: 'pharaohs' },
};

/** What the picture of a site shows, from its name and its sentence in small letters. */
export function siteOf([name, sentence]: readonly [string, string], look: PlaceLook): SiteSubject | View {
  const all = Object.keys(kinds) as (keyof typeof kinds)[];
  // Of 'the palace and the bridge of sighs' the first is what one comes for.
  const part = name.split(' and ').find((each) => all.some((kind) => isTold(each, kind))) ?? '';
  const told =
    all.find((kind) => isTold(part, kind)) ??
    inSentence.find((kind) => (kind !== 'prayer' || look.style !== 'european') && isSpoken(sentence, kind));
  if (told === undefined) return USUAL[look.style] ?? viewOf(look, 'built');
  const { here, elsewhere }: Kind = kinds[told];
  return here?.[look.style] ?? elsewhere ?? viewOf(look, 'built');
}
