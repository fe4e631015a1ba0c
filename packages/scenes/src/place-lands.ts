import type { Backdrop, Biome, Build, Foreground, Landmark, SceneKind } from './scene-kinds';

/** What a country or a region is known by; `kind` and what follows it is the picture of the land itself. */
export interface Land {
  build: Build;
  biome: Biome;
  kind: SceneKind;
  landmark?: Landmark | undefined;
  backdrop?: Backdrop | undefined;
  foreground?: Foreground | undefined;
}

/** Names between slashes, written as `place-scene.ts` compares them; '' where nothing more is shown. */
type Row = readonly [names: string, kind: SceneKind, landmark?: Landmark | '', backdrop?: Backdrop | '', foreground?: Foreground]; // prettier-ignore

const rows: readonly (readonly [Build, Biome, readonly Row[]])[] = [
  ['southern', 'dry', [
    ['italy/toscana/tuscany', 'old-town', 'duomo', '', 'vines'], ['spain/andalusia/andalucia', 'old-town', 'bell-tower', 'fells', 'palms'],
    ['portugal', 'old-town', 'bell-tower', '', 'terraces'], ['greece/cyclades', 'island', 'white-village'], ['croatia/dalmatia', 'old-town', 'bell-tower', 'fells', 'ramparts'],
    ['malta/gozo', 'old-town', '', 'cliffs'], ['cyprus', 'beach', 'temple', 'fells'], ['albania', 'beach', '', 'fells'], ['montenegro', 'old-town', '', 'fells', 'ramparts'],
    ['sicily/sicilia', 'beach', 'amphitheatre', 'volcano'], ['sardinia/corsica', 'beach', '', 'fells', 'boulders'], ['puglia/apulia', 'old-town', 'white-village'],
    ['provence', 'old-town', 'bell-tower', '', 'lavender'], ['canary islands/canaries/gran canaria/la palma/fuerteventura', 'beach', '', 'volcano', 'palms'],
    ['crete/rhodes/kos/lesbos/samos/karpathos', 'beach', 'windmills', 'fells'], ['corfu/kefalonia/zakynthos/ionian islands', 'beach', '', 'cliffs'],
    ['balearic islands/menorca', 'beach', '', 'pitons'], ['israel', 'old-town', 'round-temple'], ['costa del sol/costa blanca/costa brava/algarve', 'beach', '', 'cliffs'],
  ]], // prettier-ignore
  ['northern', 'temperate', [
    ['france', 'old-town', 'chateau', '', 'vines'], ['germany', 'old-town', 'twin-spires', '', 'linden'], ['united kingdom/england/great britain/uk', 'old-town', 'clock-tower', '', 'linden'],
    ['ireland', 'beach', 'castle', 'cliffs', 'boulders'], ['netherlands/holland', 'lake', 'windmills', 'plain'], ['belgium', 'old-town', 'gables', '', 'linden'], ['czechia/czech republic/bohemia', 'old-town', 'castle', '', 'arch-bridge'],
    ['hungary', 'old-town', 'parliament', 'plain'], ['poland', 'old-town', 'brick-towers', 'plain', 'linden'], ['romania/transylvania', 'mountain', 'castle'], ['denmark', 'old-town', 'spires', 'plain', 'wharf'],
    ['bulgaria/serbia/north macedonia', 'old-town', 'onion-towers'], ['luxembourg', 'old-town', 'castle', '', 'arch-bridge'], ['ukraine', 'old-town', 'onion-towers', 'plain'], ['georgia/armenia', 'mountain', 'abbey'],
    ['normandy/brittany', 'beach', 'abbey', 'cliffs'], ['wales/cornwall', 'beach', 'castle', 'cliffs', 'boulders'],
  ]], // prettier-ignore
  ['northern', 'conifer', [
    ['switzerland', 'mountain', 'steeple', 'horn'], ['austria/tyrol/tirol', 'mountain', 'steeple'], ['slovenia', 'lake', 'island-church'], ['norway', 'lake', '', 'cliffs'], ['sweden', 'lake', '', 'fells'],
    ['finland', 'lake', '', 'plain'], ['estonia/latvia/lithuania/baltics/baltic states', 'old-town', 'spires', 'plain', 'linden'], ['russia', 'old-town', 'onion-towers'], ['south tyrol/dolomites', 'mountain', '', 'rock-towers'],
    ['bavaria', 'mountain', 'castle', 'snow-range'], ['scandinavia', 'lake', '', 'cliffs'], ['lapland', 'winter', '', 'aurora'],
  ]], // prettier-ignore
  ['northern', 'bare', [['iceland', 'mountain', 'stepped-church', 'geysers'], ['scotland', 'lake', 'castle', 'fells'], ['faroe islands', 'island', '', 'cliffs'], ['greenland', 'winter', '', 'glacier']]], // prettier-ignore
  ['eastern', 'temperate', [['japan', 'lake', 'pagoda', 'snow-cone', 'torii'], ['china', 'mountain', 'pagoda'], ['south korea/korea', 'old-town', 'gate-tower', 'fells']]], // prettier-ignore
  ['eastern', 'tropical', [['vietnam', 'lake', '', 'karst', 'junk'], ['taiwan', 'mountain', 'pagoda'], ['hong kong', 'city', '', 'skyline', 'junk'], ['macau', 'city']]], // prettier-ignore
  ['siamese', 'tropical', [['thailand', 'island', '', 'karst', 'longtail'], ['laos', 'lake', 'wat', 'karst'], ['cambodia', 'forest', 'prangs'], ['myanmar/burma', 'old-town', 'stupa', '', 'palms'], ['sri lanka', 'forest', 'stupa', '', 'terraces']]], // prettier-ignore
  ['siamese', 'conifer', [['nepal', 'mountain', 'stupa', 'snow-range', 'flags'], ['bhutan/tibet', 'mountain', 'stupa', 'snow-range', 'flags']]], // prettier-ignore
  [
    'indian',
    'dry',
    [
      ['india/rajasthan', 'old-town', 'mausoleum', '', 'palms'],
      ['pakistan', 'old-town', 'iwan'],
    ],
  ],
  ['indian', 'tropical', [['kerala', 'lake', '', 'plain', 'houseboat'], ['goa', 'beach', '', '', 'palms'], ['bangladesh', 'lake', '', 'plain', 'houseboat']]], // prettier-ignore
  ['ottoman', 'dry', [['turkey/turkiye', 'old-town', 'minarets'], ['cappadocia', 'desert', 'balloons'], ['bosnia/bosnia and herzegovina/kosovo', 'old-town', 'minarets', 'fells', 'arch-bridge']]], // prettier-ignore
  ['islamic', 'desert', [
    ['egypt', 'desert', 'pyramids', '', 'palms'], ['morocco', 'desert', 'minarets', 'snow-range', 'palms'], ['tunisia/algeria/libya', 'desert', 'minarets', '', 'palms'], ['jordan', 'desert', '', 'rock-tomb'],
    ['united arab emirates/uae/qatar/kuwait/bahrain', 'city', 'sail-tower', 'skyline', 'dhow'], ['oman/saudi arabia/yemen', 'desert', '', 'bare-range', 'palms'], ['uzbekistan/iran/turkmenistan', 'old-town', 'iwan'],
    ['kazakhstan/kyrgyzstan/tajikistan/mongolia', 'mountain', '', 'snow-range'],
  ]], // prettier-ignore
  ['tropical', 'tropical', [
    ['indonesia', 'forest', '', 'volcano', 'terraces'], ['bali/lombok/java', 'forest', 'pagoda', 'volcano', 'terraces'], ['malaysia', 'city', 'twin-towers', '', 'palms'], ['borneo/sumatra', 'forest', '', 'volcano'],
    ['maldives/tuvalu/kiribati', 'island', '', 'plain'], ['fiji/samoa/tonga/vanuatu/cook islands/seychelles/mauritius/reunion', 'island', '', 'pitons', 'boulders'],
    ['french polynesia/tahiti/bora bora/saint lucia/st lucia', 'island', '', 'pitons'], ['hawaii/oahu/maui/kauai', 'beach', '', 'volcano', 'palms'], ['caribbean/bahamas/turks and caicos/cayman islands/bermuda/antigua/barbados', 'beach'],
    ['jamaica/grenada/dominica/martinique/guadeloupe', 'beach', '', 'fells'], ['papua new guinea/solomon islands', 'island', '', 'volcano'], ['madagascar', 'desert', 'baobab'],
    ['ghana/senegal/ivory coast/gambia/sierra leone', 'beach'], ['rwanda/uganda', 'forest', '', 'volcano'],
  ]], // prettier-ignore
  ['tropical', 'savanna', [['kenya', 'desert', 'giraffes'], ['tanzania', 'desert', 'acacias', 'snow-cone'], ['botswana/zambia/malawi', 'desert', 'acacias'], ['zimbabwe', 'forest', '', 'waterfall'], ['ethiopia', 'mountain']]], // prettier-ignore
  [
    'tropical',
    'desert',
    [
      ['namibia', 'desert', '', '', 'deadwood'],
      ['cape verde', 'beach'],
    ],
  ],
  ['latin', 'dry', [['mexico/oaxaca', 'old-town', 'twin-spires', 'volcano', 'cacti'], ['chile', 'mountain', '', 'snow-range', 'vines'], ['peru', 'mountain', 'step-pyramid', 'horn'], ['bolivia', 'mountain', '', 'snow-range']]], // prettier-ignore
  ['latin', 'tropical', [
    ['cuba', 'old-town', 'capitol', '', 'palms'], ['costa rica/panama/honduras/nicaragua/el salvador', 'forest', '', 'volcano'], ['guatemala', 'old-town', 'gateway', 'volcano'], ['belize/yucatan', 'beach', 'step-pyramid'],
    ['colombia', 'old-town', 'duomo', '', 'palms'], ['venezuela', 'forest', '', 'table-mountain'], ['ecuador', 'mountain', '', 'snow-cone'], ['brazil', 'beach', '', 'sugarloaf'],
    ['dominican republic/puerto rico', 'beach', '', 'fells'], ['philippines', 'island', '', 'stacks', 'longtail'], ['paraguay', 'old-town'],
  ]], // prettier-ignore
  [
    'latin',
    'temperate',
    [
      ['argentina', 'city', 'obelisk'],
      ['uruguay', 'beach'],
    ],
  ],
  ['latin', 'bare', [['patagonia', 'mountain', '', 'tower-peak']]],
  ['anglo', 'temperate', [['united states/usa/us/america', 'city', 'spire-tower', 'skyline'], ['new zealand', 'lake', '', 'horn'], ['new england', 'lake', 'steeple', 'fells'], ['victoria/tasmania', 'beach', '', 'stacks']]], // prettier-ignore
  ['anglo', 'conifer', [['canada', 'lake', '', 'snow-range'], ['alaska', 'winter', '', 'glacier'], ['british columbia/alberta', 'mountain', '', 'glacier'], ['nova scotia/newfoundland/maine', 'beach', 'lighthouse', 'cliffs', 'boulders']]], // prettier-ignore
  ['anglo', 'dry', [['australia', 'desert', 'monolith'], ['south africa', 'mountain', '', 'table-mountain', 'vines'], ['california', 'beach', '', 'cliffs', 'palms']]], // prettier-ignore
  ['anglo', 'tropical', [['florida', 'beach', '', '', 'palms'], ['queensland', 'beach', '', 'fells', 'palms'], ['singapore', 'city', 'deck-towers']]], // prettier-ignore
  ['anglo', 'desert', [['arizona/utah/new mexico/nevada', 'desert', '', 'canyon', 'cacti']]],
];

/** By each name. */
export const lands: ReadonlyMap<string, Land> = new Map(
  rows.flatMap(([build, biome, own]) =>
    own.flatMap(
      ([names, kind, landmark, backdrop, foreground]) =>
      names.split('/').map((name) => [name, { build, biome, kind, landmark: landmark || undefined, backdrop: backdrop || undefined, foreground }] as const), // prettier-ignore
    ),
  ),
);

/** The names of lands in the order of the table, for the test that looks at each. */
export const landNames: readonly string[] = [...lands.keys()];

type Position = readonly [latitude: number, longitude: number];

const builds: readonly (readonly [Build, south: number, north: number, west: number, east: number])[] = [
  ['islamic', 30, 35.95, -13, -1],
  ['islamic', 30, 37.4, -1, 11.6],
  ['tropical', 3, 15, 33, 48],
  ['latin', 4.5, 21, 116.5, 127],
  ['tropical', -11, 7.4, 95, 141],
  ['siamese', 5.8, 10, 79.5, 82],
  ['siamese', 26.3, 36, 80, 99],
  ['siamese', 5.5, 20.8, 92, 105.2],
  ['siamese', 10.4, 14.7, 102.3, 106.2],
  ['siamese', 19, 28, 92, 98.5],
  ['eastern', 8, 54, 99, 147],
  ['indian', 6, 36, 68, 98],
  ['southern', 27, 40, -32, -13],
  ['southern', 34, 45.2, -10, 20.4],
  ['southern', 34.5, 41.8, 19, 26.3],
  ['southern', 35, 36.9, 23.2, 28.3],
  ['southern', 34.4, 35.8, 32.2, 34.7],
  ['southern', 43, 46.6, 6.6, 14],
  ['ottoman', 35.8, 42.2, 26.3, 45],
  ['northern', 40, 72, -25, 60],
  ['northern', 48, 78, 28, 180],
  ['islamic', 12, 37.5, -17.5, 60],
  ['islamic', 30, 47, 46, 76],
  ['eastern', 36, 54, 76, 120],
  ['latin', 17.6, 23.3, -85, -65],
  ['tropical', 10, 27.2, -82, -59],
  ['anglo', 27.2, 32, -98, -75],
  ['latin', -56, 32, -118, -34],
  ['anglo', 24.5, 75, -170, -52],
  ['anglo', -47.5, -10, 112, 180],
  ['anglo', -35, -22, 16, 33],
];

/** How towns are built at a position; as on the islands of warm seas where nobody wrote it down. */
export const buildAt = ([latitude, longitude]: Position): Build =>
  builds.find(
    ([, south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )?.[0] ?? 'tropical'; // prettier-ignore

/** What stands highest in a town that is known by nothing else. */
export const landmarkOfBuild: Partial<Record<Build, Landmark>> = {
  northern: 'steeple',
  eastern: 'pagoda',
  siamese: 'wat',
  indian: 'shikhara',
  ottoman: 'minarets',
  islamic: 'minarets',
  latin: 'twin-spires',
  tropical: 'steeple',
  anglo: 'steeple',
};
