import type { Biome } from '../scene-kinds';
import { n, type Point } from './shapes';
import type { Stage } from './stage';
import { along, cypress, palmOf, pine, roundTree, type Grove } from './trees';

/** One plant as a piece of path, standing on (x, y). */
export type Plant = (x: number, y: number, tall: number) => string;

/** Leaves of a palm that stands there, always the same ones. */
const palmAt: Plant = (x, y, tall) => {
  const turn = Math.abs(Math.sin(x * 12.9 + tall * 7.3));
  return palmOf({ between: (from, to) => from + (to - from) * turn }, { x, y, tall, lean: turn * 1.6 - 0.8 });
};

/** A pine with a flat crown on a bare trunk, as stand by the Mediterranean. */
const umbrellaPine: Plant = (x, y, tall) => {
  const [r, trunk] = [tall * 0.36, Math.max(2, tall * 0.045)];
  return `M${n(x - trunk)} ${n(y)}L${n(x - trunk * 0.5)} ${n(y - tall * 0.7)}H${n(x + trunk * 0.9)}L${n(x + trunk)} ${n(y)}ZM${n(x - r)} ${n(y - tall * 0.66)}q${n(-r * 0.1)} ${n(-tall * 0.16)} ${n(r * 0.3)} ${n(-tall * 0.2)}q${n(r * 0.2)} ${n(-tall * 0.14)} ${n(r * 0.7)} ${n(-tall * 0.14)}t${n(r * 0.72)} ${n(tall * 0.14)}q${n(r * 0.38)} ${n(tall * 0.04)} ${n(r * 0.28)} ${n(tall * 0.2)}q${n(-r)} ${n(tall * 0.07)} ${n(-r * 2)} 0Z`;
};

/** A low bush. */
const bush: Plant = (x, y, tall) => {
  const [r, up] = [tall * 0.3, tall * 0.26];
  return `M${n(x - r)} ${n(y)}q${n(-r * 0.1)} ${n(-up)} ${n(r * 0.5)} ${n(-up * 0.9)}q${n(r * 0.4)} ${n(-up * 0.6)} ${n(r * 0.8)} 0q${n(r * 0.7)} ${n(-up * 0.1)} ${n(r * 0.7)} ${n(up * 0.9)}Z`;
};

/** Blades of grass in a tuft. */
const tuft: Plant = (x, y, tall) => {
  const [r, up] = [tall * 0.1, tall * 0.22];
  return `M${n(x - r)} ${n(y)}L${n(x - r * 1.5)} ${n(y - up * 0.8)}L${n(x - r * 0.4)} ${n(y - up * 0.3)}L${n(x)} ${n(y - up)}L${n(x + r * 0.4)} ${n(y - up * 0.3)}L${n(x + r * 1.5)} ${n(y - up * 0.75)}L${n(x + r)} ${n(y)}Z`;
};

/** A tree of the savanna: a fork under flat crowns. */
const acaciaAt: Plant = (x, y, tall) => {
  const r = tall * 0.5;
  const crown = (dx: number, up: number, wide: number) =>
    `M${n(x + dx - wide)} ${n(y - up)}q${n(wide * 0.2)} ${n(-tall * 0.16)} ${n(wide)} ${n(-tall * 0.16)}t${n(wide)} ${n(tall * 0.16)}q${n(-wide)} ${n(tall * 0.05)} ${n(-wide * 2)} 0Z`;
  return `M${n(x - tall * 0.03)} ${n(y)}L${n(x - tall * 0.015)} ${n(y - tall * 0.42)}L${n(x - r * 0.5)} ${n(y - tall * 0.76)}L${n(x - r * 0.42)} ${n(y - tall * 0.78)}L${n(x + tall * 0.01)} ${n(y - tall * 0.5)}L${n(x + r * 0.44)} ${n(y - tall * 0.8)}L${n(x + r * 0.5)} ${n(y - tall * 0.77)}L${n(x + tall * 0.04)} ${n(y - tall * 0.4)}L${n(x + tall * 0.04)} ${n(y)}Z${crown(-r * 0.42, tall * 0.74, r * 0.62)}${crown(r * 0.42, tall * 0.77, r * 0.6)}${crown(0, tall * 0.84, r * 0.56)}`;
};

/** One of several by where it stands: neighbors differ, and none moves when another is added. */
const mixed =
  (...plants: readonly [Plant, ...Plant[]]): Plant =>
  (x, y, tall) =>
    (plants[Math.abs(Math.round(x / 9 + tall)) % plants.length] ?? plants[0])(x, y, tall);

const plants: Record<Biome, Plant> = {
  tropical: mixed(palmAt, (x, y, tall) => roundTree(x, y, tall * 0.9)),
  dry: mixed(umbrellaPine, bush, (x, y, tall) => cypress(x, y, tall * 0.8), umbrellaPine, bush),
  desert: mixed(bush, tuft, tuft),
  temperate: (x, y, tall) => roundTree(x, y, tall * 0.85),
  conifer: pine,
  bare: tuft,
  savanna: mixed(acaciaAt, tuft, bush),
};

/** What grows before the eye; firs where nobody said what does. */
export const plantOf = ({ biome }: Pick<Stage, 'biome'>): Plant => (biome ? plants[biome] : pine);

/** The same far away, where a palm is a blot. */
const farPlants: Partial<Record<Biome, Plant>> = {
  tropical: (x, y, tall) => roundTree(x, y, tall),
  dry: mixed(bush, (x, y, tall) => roundTree(x, y, tall * 0.6), umbrellaPine),
};

/** Plants along a skyline. */
export const growth = (stage: Stage, points: readonly Point[], grove: Grove) =>
  along((stage.biome && farPlants[stage.biome]) ?? plantOf(stage))(stage, points, grove);

/** The colour of snow where some lies; undefined leaves a peak as its rock is. */
export const snowWhere = ({ hasSnow }: Pick<Stage, 'hasSnow'>, white: string): string | undefined =>
  hasSnow === false ? undefined : white;
