import type { Backdrop, Biome, Build, Foreground, Landmark } from '../scene-kinds';
import { mix } from './colour';
import { landColours } from './land-colours';
import { moods, type MoodColours, type SceneMood } from './moods';
import { seededRandom, type SeededRandom } from './seeded-random';

/** Every scene is drawn 675 units high; its width follows from the ratio asked for. */
export const HEIGHT = 675;

/** The side, or the foot, that is kept calm and dark for words. */
export type QuietSide = 'left' | 'right' | 'bottom';

/** A silhouette, and how tall it stands among the others. */
export type Sight = readonly [draw: (x: number, foot: number, tall: number) => string, size: number];

/** What only some places have: code of its own, which a scene without any of it need not load. */
export interface Scenery {
  backdrop: (stage: Stage, foot: number) => string;
  foreground: (stage: Stage, bank: number) => string;
  sights: Partial<Record<Landmark, Sight>>;
  /** Landscapes that are nothing but their backdrop. */
  landscapes: Partial<Record<Backdrop, (stage: Stage) => string>>;
}

/** What a kind draws on. */
export interface Stage {
  scenery?: Scenery | undefined;
  landmark?: Landmark | undefined;
  backdrop?: Backdrop | undefined;
  foreground?: Foreground | undefined;
  /** How its towns are built; without it as by the Mediterranean. */
  build?: Build | undefined;
  /** What grows; without it each landscape has the plants it is known by. */
  biome?: Biome | undefined;
  /** Whether peaks are white; without it they are. */
  hasSnow?: boolean | undefined;
  mood: SceneMood;
  w: number;
  h: number;
  /** Where the ground or the water begins. */
  horizon: number;
  light: { x: number; y: number; r: number };
  /** 1 when the light stands right of the middle, else -1. */
  side: 1 | -1;
  quiet: QuietSide | undefined;
  c: MoodColours;
  /** Windows and lamps are lit. */
  isDark: boolean;
  lamp: string;
  /** Random numbers of its own for each thing drawn, so that adding one thing does not move another. */
  random: (thing: string) => SeededRandom;
  /** Adds a definition (a gradient) and returns a reference to it. */
  define: (name: string, body: (id: string) => string) => string;
  /** A point from 0 to 1 across, turned round so that 0 is the quiet (or the dark) side. */
  across: (part: number) => number;
}

interface StageOptions {
  scenery?: Scenery | undefined;
  seed: string;
  landmark?: Landmark | undefined;
  backdrop?: Backdrop | undefined;
  foreground?: Foreground | undefined;
  build?: Build | undefined;
  biome?: Biome | undefined;
  hasSnow?: boolean | undefined;
  mood: SceneMood;
  ratio: number;
  quiet: QuietSide | undefined;
  idPrefix: string;
}

const heights: Record<SceneMood, [number, number]> = {
  dawn: [0.3, 0.38],
  noon: [0.16, 0.24],
  dusk: [0.38, 0.47],
  night: [0.17, 0.27],
  snow: [0.26, 0.34],
  desert: [0.27, 0.36],
};

/** Sets the light, the horizon and the colours for a place. */
export const setStage = ({ seed, mood, ratio, quiet, idPrefix, ...shown }: StageOptions) => {
  const h = HEIGHT;
  const w = Math.round(h * ratio);
  const randomOf = (thing: string) => seededRandom(`${seed.trim().toLowerCase()}/${thing}`);
  const random = randomOf('light');
  const leansRight = random.odds(0.6);
  const side = quiet === 'left' ? 1 : quiet === 'right' ? -1 : leansRight ? 1 : -1;
  const off = quiet === 'left' || quiet === 'right' ? random.between(0.22, 0.32) : random.between(0.08, 0.26);
  const [top, low] = heights[mood];
  const definitions: string[] = [];
  const stage: Stage = {
    ...shown,
    mood,
    w,
    h,
    side,
    quiet,
    random: randomOf,
    horizon: h * random.between(0.53, 0.58),
    light: {
      x: w * (0.5 + side * off),
      y: h * random.between(top, low),
      r: h * random.between(0.058, 0.068) * (mood === 'night' ? 0.8 : 1),
    },
    c: landColours(moods[mood], shown.biome),
    isDark: mood === 'dusk' || mood === 'night',
    lamp: mix('#ffd27a', moods[mood].light, 0.15),
    define: (name, body) => {
      const id = `${idPrefix}${name}`;
      definitions.push(body(id));
      return `url(#${id})`;
    },
    across: (part) => w * (side === 1 ? part : 1 - part),
  };
  return { stage, definitions };
};

/** What stands behind the place, down to `foot`; '' where it has nothing there, or a landscape of its own. */
export const drawBackdrop = (stage: Stage, foot: number) => stage.scenery?.backdrop(stage, foot) ?? '';

/** What stands before the place; '' where there is nothing of its own. `bank` is where its ground or water begins. */
export const drawForeground = (stage: Stage, bank: number) => stage.scenery?.foreground(stage, bank) ?? '';
