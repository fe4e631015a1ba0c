import { mix } from '../../parts/colour';
import { drawRidge } from '../../parts/hills';
import { plantOf, snowWhere } from '../../parts/growth';
import { snowOf } from '../../parts/mountains';
import { drawRange } from '../../parts/peaks';
import { path } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { cypress, palm, roundTree } from '../../parts/trees';

/** A layer of land, in hundredths of the picture's height. */
interface Land {
  up: number;
  swing: number;
  colour: string;
  rough?: number;
  mist?: number;
}

/** Land from a skyline down to the foot of the picture. */
export const land = (stage: Stage, name: string, { up, swing, colour, rough = 0.38, mist = 0.2 }: Land) =>
  drawRidge(stage, name, {
    y: stage.h * (1 - up / 100),
    swing: (stage.h * swing) / 100,
    roughness: rough,
    steps: 5,
    colour,
    foot: stage.h + 4,
    mist,
  }).svg;

/** Peaks with snow, standing at `up`. */
export const peaks = (stage: Stage, up: number, [low, high]: readonly [number, number]) =>
  drawRange(stage, {
    name: 'peaks',
    foot: stage.h * (1 - up / 100),
    tall: [(stage.h * low) / 100, (stage.h * high) / 100],
    count: 4,
    colour: mix(stage.c.far, stage.c.mid, 0.45),
    snow: snowWhere(stage, snowOf(stage)),
  });

/** Two layers of hills in the distance. */
export const hills = (stage: Stage, up: number) =>
  land(stage, 'hill-far', { up: up + 7, swing: 13, colour: mix(stage.c.far, stage.c.horizon, 0.15), mist: 0.4 }) +
  land(stage, 'hill-mid', { up, swing: 9, colour: mix(stage.c.far, stage.c.mid, 0.55), mist: 0.25 });

/** Trees of one sort, or what grows there; each is where it stands and how tall, in hundredths of the picture's height. */
export const trees = (
  stage: Stage,
  sort: 'any' | 'round' | 'cypress' | 'palm',
  [colour, places]: readonly [string, readonly (readonly [x: number, up: number, tall: number])[]],
) => {
  const { w, h } = stage;
  const put = places.map(([x, up, tall]) => [w / 2 + (x * h) / 100, h - (up * h) / 100, (tall * h) / 100] as const);
  if (sort === 'palm')
    return put
      .map(([x, y, tall], i) => {
        const random = stage.random(`palm-${i}`);
        return palm(random, { x, y, tall, lean: random.between(0.3, 0.9) * (x > w / 2 ? -1 : 1), colour });
      })
      .join('');
  const draw = { any: plantOf(stage), round: roundTree, cypress }[sort];
  return path(put.map(([x, y, tall]) => draw(x, y, tall)).join(''), colour);
};
