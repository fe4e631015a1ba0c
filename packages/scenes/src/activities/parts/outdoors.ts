/** What several of the pictures of things to do are made of. */
import { mix } from '../../parts/colour';
import { dim } from '../../parts/plants';
import { ground, ridge, softGround } from '../../parts/ridge';
import { path } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';

/** Turned round where the light stands on the left: drawers compose for light on the right. */
export const turned = (stage: Stage, body: string) =>
  stage.side === 1 ? body : `<g transform="matrix(-1 0 0 1 ${stage.w} 0)">${body}</g>`;

/** A line of hills from side to side; `reach` is how high above their middle line they rise. */
export const hills = (stage: Stage, [name, y, reach]: readonly [string, number, number], colour: string) =>
  path(
    softGround(ridge(stage.random(name), { w: stage.w, y, swing: reach, roughness: 0.45, steps: 4 }), stage.h),
    colour,
  );

/** A line of mountains from side to side. */
export const mountains = (stage: Stage, [name, y, reach]: readonly [string, number, number], colour: string) =>
  path(ground(ridge(stage.random(name), { w: stage.w, y, swing: reach, roughness: 0.6, steps: 6 }), stage.h), colour);

/** The far and the middle distance of a landscape, down to `foot` parts of its height. */
export const distance = (stage: Stage, foot = 0.62) =>
  mountains(stage, ['far', stage.h * (foot - 0.1), 150], mix(stage.c.far, stage.c.horizon, 0.35)) +
  hills(stage, ['middle', stage.h * foot, 70], mix(stage.c.far, stage.c.mid, 0.5));

/** A gentle ground, higher on the left by `lean`. */
export const meadow = (stage: Stage, [top, lean]: readonly [number, number], colour: string) => {
  const { w, h } = stage;
  return path(
    softGround(
      [
        [-10, h * top - lean],
        [w * 0.45, h * top + 14],
        [w + 10, h * top + lean],
      ],
      h,
    ),
    colour,
  );
};

/** Bright colours of cloth, awnings and boats; by night they sink into the dark. */
export const BRIGHT = ['#d2553f', '#e0a03a', '#2f7f86', '#3f6aa3', '#7a5a9a', '#4f8a58'] as const;

/** One bright colour of a picture. */
export const bright = (stage: Stage, thing: string, part = 0.02) => dim(stage, stage.random(thing).pick(BRIGHT), part);
