import { heightAt } from './ridge';
import type { SeededRandom } from './seeded-random';
import { n, path, type Point } from './shapes';
import type { Stage } from './stage';

/** One conifer as a short piece of path in whole units, standing on (x, y). */
export const pine = (x: number, y: number, tall: number) => {
  const tiers = tall > 120 ? 5 : tall > 55 ? 4 : tall > 26 ? 3 : 2;
  const left: [number, number][] = [];
  for (let i = 0; i < tiers; i += 1) {
    const wide = tall * 0.21 * (1 - i / (tiers + 0.35));
    const low = tall * (0.05 + (0.95 * i) / tiers);
    left.push([-wide, low], [-wide * 0.46, low + (0.95 * tall) / tiers - tall * 0.03]);
  }
  left[left.length - 1] = [0, tall];
  const outline = [
    ...left,
    ...left
      .slice(0, -1)
      .reverse()
      .map(([dx, up]): [number, number] => [-dx, up]),
  ];
  let [atX, atY] = [Math.round(x), Math.round(y)];
  let d = `M${atX} ${atY}l`;
  for (const [dx, up] of outline) {
    const [toX, toY] = [Math.round(x + dx), Math.round(y - up)];
    d += `${toX - atX} ${toY - atY} `;
    [atX, atY] = [toX, toY];
  }
  return `${d.trimEnd()}z`.replace(/ -/g, '-');
};

/** How trees stand along a skyline. */
export type Grove = { name: string; tall: readonly [number, number]; step: number; bare?: number };

/** Trees along a skyline, thick in groves and thin between. */
export const along =
  (draw: (x: number, y: number, tall: number) => string) =>
  (stage: Stage, points: readonly Point[], options: Grove) => {
    const random = stage.random(options.name);
    let d = '';
    let grove = random.odds(0.6);
    for (let x = -10; x < stage.w + 10; x += options.step * random.between(0.6, 1.4)) {
      if (random.odds(0.08)) grove = !grove;
      if (!grove && random.odds(options.bare ?? 0.6)) continue;
      d += draw(x, heightAt(points, x) + 4, random.between(...options.tall) * (grove ? 1 : 0.75));
    }
    return d;
  };

type Palm = { x: number; y: number; tall: number; lean: number };

/** A palm with a curved trunk and drooping leaves. */
export const palm = (random: SeededRandom, { colour, ...stands }: Palm & { colour: string }) =>
  path(palmOf(random, stands), colour);

/** The same as a piece of path. */
export const palmOf = (random: Pick<SeededRandom, 'between'>, { x, y, tall, lean }: Palm) => {
  const [tx, ty] = [x + lean * tall * 0.34, y - tall];
  const wide = tall * 0.035;
  const trunk = `M${n(x - wide)} ${n(y)}Q${n(x + lean * tall * 0.02)} ${n(y - tall * 0.55)} ${n(tx - wide * 0.35)} ${n(ty)}L${n(tx + wide * 0.45)} ${n(ty)}Q${n(x + lean * tall * 0.02 + wide * 1.7)} ${n(y - tall * 0.52)} ${n(x + wide)} ${n(y)}Z`;
  let leaves = '';
  const count = 9;
  for (let i = 0; i < count; i += 1) {
    const angle = -Math.PI * 1.16 + (i / (count - 1)) * Math.PI * 1.32 + random.between(-0.1, 0.1);
    const long = tall * random.between(0.36, 0.46);
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.66];
    const fall = long * (0.3 + Math.abs(Math.cos(angle)) * 0.34);
    const rise = -long * 0.24;
    leaves += `M${n(tx)} ${n(ty)}q${n(dx * 0.5)} ${n(dy * 0.75 + rise)} ${n(dx)} ${n(dy + fall)}q${n(-dx * 0.36)} ${n(-fall * 0.62 - long * 0.04)} ${n(-dx)} ${n(-dy - fall)}Z`;
  }
  return trunk + leaves;
};

/** A slender cypress as a piece of path. */
export const cypress = (x: number, y: number, tall: number) =>
  `M${n(x)} ${n(y - tall)}q${n(tall * 0.15)} ${n(tall * 0.42)} ${n(tall * 0.1)} ${n(tall * 0.82)}q${n(-tall * 0.02)} ${n(tall * 0.18)} ${n(-tall * 0.1)} ${n(tall * 0.18)}q${n(-tall * 0.08)} 0 ${n(-tall * 0.1)} ${n(-tall * 0.18)}q${n(-tall * 0.05)} ${n(-tall * 0.4)} ${n(tall * 0.1)} ${n(-tall * 0.82)}Z`;

/** A round tree as a piece of path: a crown of three bumps on a short trunk. */
export const roundTree = (x: number, y: number, tall: number) => {
  const r = tall * 0.3;
  return `M${n(x - r)} ${n(y - tall * 0.3)}a${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(r * 0.25)} ${n(-r)}a${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(r * 1.5)} 0a${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(r * 0.25)} ${n(r)}ZM${n(x - 1.5)} ${n(y - tall * 0.32)}h3v${n(tall * 0.32)}h-3Z`;
};

/** Conifers along a skyline. */
export const pines = along(pine);

/** Leafy trees along a skyline. */
export const crowns = along((x, y, tall) => roundTree(x, y, tall * 0.8));
