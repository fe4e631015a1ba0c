import { mix } from './colour';
import type { SeededRandom } from './seeded-random';
import { box, path, type Point } from './shapes';
import type { Stage } from './stage';

/** Plaster, brick and stone of houses people stay in. */
const WALLS = ['#e9d8b9', '#d9b08c', '#c97b5a', '#e6e0d3', '#b9c4c0', '#d8a7a0', '#a9b79a', '#efe3c8', '#93a6b8'];
const TRIMS = ['#7d3b2d', '#2f4d52', '#3d4f6b', '#5d5348', '#7a2f3c', '#375a45'];

/** Where houses meet the street. */
export const footOf = ({ h }: Stage) => h * 0.9;

/** A wall and what is painted on it, in the light of the scene. */
export const paintsOf = ({ c, isDark }: Stage, random: SeededRandom) => ({
  wall: mix(random.pick(WALLS), c.near, isDark ? 0.42 : 0.06),
  trim: mix(random.pick(TRIMS), c.near, isDark ? 0.35 : 0),
});

/** The colours of windows, with and without a lamp behind. */
export const glassOf = ({ c, isDark, lamp }: Stage) => ({
  lit: isDark ? lamp : mix(c.light, '#ffffff', 0.3),
  unlit: mix(c.near, c.sky, isDark ? 0.15 : 0.3),
});

/** Green of leaves in the light of the scene. */
export const leavesOf = ({ c, isDark }: Stage) => mix('#4f7a52', c.near, isDark ? 0.5 : 0.15);

interface Grid {
  /** The middle of its first window, at the top. */
  from: Point;
  step: Point;
  across: number;
  rows: number;
  pane: (x: number, y: number) => string;
}

/** Windows in rows, some of them lit. */
export const drawWindows = (stage: Stage, random: SeededRandom, { from, step, across, rows, pane }: Grid) => {
  let [lit, unlit] = ['', ''];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < across; column += 1) {
      const one = pane(from[0] + step[0] * column, from[1] + step[1] * row);
      if (random.odds(stage.isDark ? 0.55 : 0.12)) lit += one;
      else unlit += one;
    }
  const glass = glassOf(stage);
  return path(unlit, glass.unlit) + path(lit, glass.lit);
};

/** The street before a house. */
export const drawStreet = (stage: Stage) => {
  const { w, h, c } = stage;
  const foot = footOf(stage);
  return (
    path(box(-4, foot, [w + 8, h * 0.12]), mix(c.ground, c.near, 0.45)) +
    path(box(-4, foot, [w + 8, 8]), mix(c.near, c.horizon, 0.35))
  );
};
