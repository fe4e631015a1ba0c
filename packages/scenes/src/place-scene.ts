import type { CataloguePlace } from './catalogue-place';
import { cataloguePlaces } from './catalogue-places';
import { gazetteer, landscapeWords } from './gazetteer';
import type { HousePosition } from './kinds/houses/house-region';
import type { SceneMood } from './parts/moods';
import { seededRandom } from './parts/seeded-random';
import {
  type Backdrop,
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
  /** Where the house of a `facade` is, in degrees north and east: it is built as one builds there. */
  at?: HousePosition | undefined;
  /** Another picture of the same place: its hour and all that chance decides follow this word, too. */
  variant?: string | undefined;
  /** Shows this hour, whatever suits the place. */
  mood?: SceneMood | undefined;
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

/** What any town in the world may look like: sand, snow and shores are not everywhere. */
const kindsAnywhere: readonly SceneKind[] = ['city', 'old-town', 'old-town'];

const kindInWords = (words: string) =>
  landscapeWords.find(([, list]) => list.some((word) => words.includes(` ${word} `)))?.[0];

const randomFor = (text: string, thing: string) => seededRandom(`${text.trim().toLowerCase()}/${thing}`);

/**
 * How a place is drawn, by one rule for every text. The first of its names (between commas and around 'and') that the
 * catalogue or the gazetteer has gives kind and landmark; when it is the first name of all, the text means that very
 * place, and mood and seed are the catalogue's too: 'Rome, Italy' is Rome, 'Hotel Aurora, Rome' is another picture of
 * it. A text without a known name follows the hints: their kind, then words of landscapes in the text, the country and
 * the tags. Where nothing is known, chance decides by the last name, always the same: all hotels of a town agree.
 */
export const sceneOf = (place: string, { hints = {}, ...asked }: AskedScene = {}): PlaceScene => {
  const names = namesIn(place);
  const found = names.find((name) => known.has(name));
  const entry = known.get(found ?? '') ?? {};
  const isThatPlace = found === names[0];
  const own = (isThatPlace && entry.name) || place;
  const seed = asked.variant ? `${own}/${asked.variant}` : own;
  const words = fold([place, hints.country ?? '', ...(hints.tags ?? [])].join(' ')).replace(/[^a-z0-9]+/g, ' ');
  const suited =
    entry.kind ?? hints.kind ?? kindInWords(` ${words} `) ?? randomFor(names.at(-1) ?? '', 'kind').pick(kindsAnywhere);
  const kind = asked.kind ?? suited;
  // Mud and northern lights are of the place itself: they have no other hour.
  const isItsAir = (isThatPlace && !asked.variant) || entry.mood === 'desert' || entry.backdrop === 'aurora';
  const ownMood = isItsAir && kind === entry.kind ? entry.mood : undefined;
  return {
    seed,
    kind,
    mood: asked.mood ?? ownMood ?? randomFor(seed, 'mood').pick(hoursOf(kind, asked)),
    landmark: entry.landmark,
    // They belong to the landscape: Rio's sugarloaf stands by its bay, not among asked-for woods.
    ...(kind === entry.kind && {
      ...(entry.backdrop && { backdrop: entry.backdrop }),
      ...(entry.foreground && { foreground: entry.foreground }),
    }),
  };
};

/** Whether a scene shows anything that only some places have, which is code of its own. */
export const hasScenery = (place: string, asked: AskedScene): boolean => {
  const { landmark, backdrop, foreground } = sceneOf(place, asked);
  return asked.subject === undefined && Boolean(landmark ?? backdrop ?? foreground);
};
