import { mix } from '../../parts/colour';
import { box, fade, n, path, stroke, type Point } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { arched, oval, within } from './a-frame';

/** An arched window on the hills of the place and its light; `x` is its middle. */
export const viewWindow = (stage: Stage, [x, foot, frame]: readonly [number, number, string], [wide, tall]: Point) => {
  const { c } = stage;
  const random = stage.random('view');
  const air = fade(stage, `air${Math.round(x)}`, [
    [0, mix(c.sky, c.zenith, 0.4)],
    [1, c.horizon],
  ]);
  const hill = (part: number, colour: string) =>
    path(
      `M${n(x - wide)} ${n(foot)}V${n(foot - tall * part)}Q${n(x - wide * 0.3)} ${n(foot - tall * (part + random.between(0.05, 0.3)))} ${n(x)} ${n(foot - tall * part)}T${n(x + wide)} ${n(foot - tall * (part + 0.06))}V${n(foot)}Z`,
      colour,
    );
  return (
    path(arched(x, foot + 12, [wide + 44, tall + 34]), frame) +
    within(stage, `pane${Math.round(x)}`, [
      arched(x, foot, [wide, tall]),
      path(box(x - wide / 2, foot - tall, [wide, tall]), air) +
        path(oval(x + wide * random.between(-0.25, 0.25), foot - tall * 0.6, [wide * 0.11, wide * 0.11]), c.light) +
        hill(0.34, c.far) +
        hill(0.2, c.mid) +
        hill(0.06, c.near),
    ]) +
    stroke(`M${n(x)} ${n(foot - tall)}V${n(foot)}M${n(x - wide / 2)} ${n(foot - tall * 0.45)}h${n(wide)}`, frame, {
      'stroke-width': 9,
    }) +
    path(box(x - wide / 2 - 34, foot, [wide + 68, 18]), mix(frame, c.ground, 0.2))
  );
};
