import { mix } from './colour';
import { ground, ridge, type RidgeShape } from './ridge';
import { fade, path, type Point } from './shapes';
import type { Stage } from './stage';

/** A layer of land: its skyline, and the drawing of it with mist at its foot. */
export interface Layer {
  points: Point[];
  svg: string;
}

/** How a layer of land looks. */
export type LayerOptions = Omit<RidgeShape, 'w'> & {
  colour: string;
  foot: number;
  /** How much of the horizon's colour is in its foot; default 0.35. */
  mist?: number;
};

/** Draws a ridge that fades into mist towards `foot`. */
export const drawRidge = (stage: Stage, name: string, options: LayerOptions): Layer => {
  const points = ridge(stage.random(name), { ...options, w: stage.w });
  const haze = mix(options.colour, stage.c.horizon, options.mist ?? 0.35);
  const fill = fade(stage, name, [
    [0, options.colour],
    [0.35, mix(options.colour, haze, 0.25)],
    [1, haze],
  ]);
  return { points, svg: path(ground(points, options.foot), fill) };
};
