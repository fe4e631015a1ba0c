import type { CataloguePlace } from './catalogue-place';
import { cataloguePlaces } from './catalogue-places';
import { gazetteer, landscapeWords } from './gazetteer';
import type { HousePosition } from './kinds/houses/house-region';
import type { SceneMood } from './parts/moods';
import { seededRandom } from './parts/seeded-random';
import { buildAt, landmarkOfBuild, lands, type Land } from './place-lands';
import {
  type Backdrop,
  type Biome,
  type Build,
  type Foreground,
  type Landmark,
  type SceneHouse,
  type SceneKind,
  type SceneSubject,
} from './scene-kinds';

/** What else is known about a place. */
export interface PlaceHints {
  /** The landscape to show when the name itself says nothing. */
  kind?: SceneKind | undefined;
  country?: string | undefined;
  /** Words about it: tags, a vacation type, a region. */
  tags?: readonly string[] | undefined;
}

/** What somebody may ask of a scene besides its place. */
export interface AskedScene {
  /** Shows this landscape, whatever suits the place. */
  kind?: SceneKind | undefined;
  /** Shows this from near; the place says which one, and in which light. */
  subject?: SceneSubject | undefined;
  /** What the house is that a `facade` shows; by default any that stands in such a place. */
  house?: SceneHouse | undefined;
  /** Where it is, in degrees north and east: houses and towns are built as one builds there. */
  at?: HousePosition | undefined;
  /** Another picture of the same place: its hour and all that chance decides follow this word, too. */
  variant?: string | undefined;
  /** Shows this hour, whatever suits the place. */
  mood?: SceneMood | undefined;
  /** What grows there, and whether snow lies on its peaks; a place of the catalogue has its own picture of both. */
  biome?: Biome | undefined;
  hasSnow?: boolean | undefined;
  hints?: PlaceHints | undefined;
}

/** How a place is drawn: `seed` decides everything that is left to chance. */
export interface PlaceScene {
  seed: string;
  kind: SceneKind;
  mood: SceneMood;
  landmark?: Landmark | undefined;
  backdrop?: Backdrop | undefined;
  foreground?: Foreground | undefined;
  build?: Build | undefined;
  biome?: Biome | undefined;
  hasSnow?: boolean | undefined;
}

/** The hours and airs that suit a kind; one that comes twice is twice as likely. */
const moodsOf: Record<SceneKind, readonly SceneMood[]> = {
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

/** Houses from near are seen at all hours, or a list of them would be one picture; snow and desert stay what they are. */
const NEAR_MOODS: readonly SceneMood[] = ['noon', 'dusk', 'dawn', 'noon', 'dusk', 'night', 'dawn'];
const hoursOf = (kind: SceneKind, asked: AskedScene) =>
  asked.subject && kind !== 'desert' && kind !== 'winter' ? NEAR_MOODS : moodsOf[kind];

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** `Ubud, Bali` and `Cusco and Machu Picchu` are known by each of their names. */
const namesIn = (text: string) => fold(text).split(/\s*,\s*|\s+and\s+(?:the\s+)?/);

const known = new Map<string, Partial<CataloguePlace>>([
  ...gazetteer.flatMap(([kind, names, landmark]) => names.map((name) => [name, { kind, landmark }] as const)),
  ...cataloguePlaces.flatMap((place) => namesIn(place.name).map((name) => [name, place] as const)),
]);

/** What an unknown town looks like: those that nobody has heard of have no towers; in a range with snow it is the range. */
const usualKind = (hasSnow: boolean | undefined): SceneKind => (hasSnow ? 'mountain' : 'old-town');

const kindInWords = (words: string) =>
  landscapeWords.find(([, list]) => list.some((word) => words.includes(` ${word} `)))?.[0];

const randomFor = (text: string, thing: string) => seededRandom(`${text.trim().toLowerCase()}/${thing}`);

/** Light of a clear winter day is of peaks with snow. */
const hourWithoutSnow = (mood: SceneMood, kind: SceneKind, hasSnow: boolean | undefined): SceneMood =>
  mood === 'snow' && kind === 'mountain' && hasSnow === false ? 'noon' : mood;

type Entry = Partial<CataloguePlace> & Pick<PlaceScene, 'backdrop' | 'foreground'>;

/** What is known of the names of a text: of the first that is a place, and of the land that it is in or is itself. */
function entryOf(names: readonly string[]): { entry: Entry; isThatPlace: boolean; land: Land | undefined } {
  const land = lands.get(names.findLast((name) => lands.has(name)) ?? '');
  const first = known.has(names[0] ?? '') ? undefined : lands.get(names[0] ?? '');
  if (first) return { entry: first, isThatPlace: true, land: first };
  const found = names.find((name) => known.has(name));
  return { entry: known.get(found ?? '') ?? {}, isThatPlace: found === names[0], land };
}

/**
 * How a place is drawn, by one rule for every text. A text whose first name (between commas and around 'and') is a place of
 * the catalogue or the gazetteer, or a land, means that very place, and has its kind, landmark, mood and seed: 'Rome, Italy'
 * is Rome, 'Hotel Aurora, Rome' is another picture of it. Any other follows the hints' kind, then a later name, words of
 * landscapes in the text, the country and the tags. Where nothing is known it is an old town, or the mountains of a range with
 * snow. Towns are built, and plants grow, as they do where `at` and `biome` say, or in its land.
 */
export const sceneOf = (place: string, { hints = {}, ...asked }: AskedScene = {}): PlaceScene => {
  const names = namesIn(place);
  const { entry, isThatPlace, land } = entryOf(names);
  const own = (isThatPlace && entry.name) || place;
  const seed = asked.variant ? `${own}/${asked.variant}` : own;
  const words = fold([place, hints.country ?? '', ...(hints.tags ?? [])].join(' ')).replace(/[^a-z0-9]+/g, ' ');
  const suited =
    (isThatPlace ? entry.kind : undefined) ??
    hints.kind ??
    entry.kind ??
    kindInWords(` ${words} `) ??
    usualKind(asked.hasSnow);
  const kind = asked.kind ?? suited;
  // Mud and northern lights are of the place itself: they have no other hour.
  const isItsAir = (isThatPlace && !asked.variant) || entry.mood === 'desert' || entry.backdrop === 'aurora';
  const ownMood = isItsAir && kind === entry.kind ? entry.mood : undefined;
  // The catalogue says all of its own places.
  const isDescribed = isThatPlace && entry.name !== undefined;
  const build = isDescribed ? undefined : asked.at ? buildAt(asked.at) : land?.build;
  const biome = isDescribed ? undefined : (asked.biome ?? (asked.at ? undefined : land?.biome));
  const hasSnow = isDescribed ? undefined : asked.hasSnow;
  const ownLandmark = isThatPlace || kind === entry.kind ? entry.landmark : undefined;
  return {
    seed,
    kind,
    mood: asked.mood ?? ownMood ?? hourWithoutSnow(randomFor(seed, 'mood').pick(hoursOf(kind, asked)), kind, hasSnow),
    landmark: ownLandmark ?? (kind === 'old-town' && build ? landmarkOfBuild[build] : undefined),
    ...(build && { build }),
    ...(biome && { biome }),
    ...(hasSnow !== undefined && { hasSnow }),
    // They belong to the landscape: Rio's sugarloaf stands by its bay, not among asked-for woods.
    ...(kind === entry.kind && {
      ...(entry.backdrop && { backdrop: entry.backdrop }),
      ...(entry.foreground && { foreground: entry.foreground }),
    }),
  };
};

/** Whether a text names a place of the catalogue, of which nobody need be asked what is there. */
export const isKnownPlace = (place: string): boolean => known.get(namesIn(place)[0] ?? '')?.name !== undefined;

/** Whether a scene shows anything that only some places have, which is code of its own. */
export const hasScenery = (place: string, asked: AskedScene): boolean => {
  const { landmark, backdrop, foreground } = sceneOf(place, asked);
  return asked.subject === undefined && Boolean(landmark ?? backdrop ?? foreground);
};
