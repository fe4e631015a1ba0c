import { mix } from '../parts/colour';
import { dim } from '../parts/plants';
import { n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { plantOf } from '../parts/growth';
import { drawWater } from '../parts/water';
import { bright, BRIGHT, distance, turned } from './parts/outdoors';

/** Somebody who sits and paddles, by the seat. */
const paddler = (x: number, y: number, [vest, dark]: readonly [string, string]) =>
  path(`M${n(x - 34)} ${n(y)}q-6 -70 10 -104q24 -20 48 0q18 36 12 104Z`, vest) +
  `<circle cx="${n(x)}" cy="${n(y - 142)}" r="27" fill="${dark}"/>` +
  path(`M${n(x - 30)} ${n(y - 146)}q30 -46 60 0Z`, vest) +
  stroke(`M${n(x - 24)} ${n(y - 84)}l50 38M${n(x + 24)} ${n(y - 84)}l-40 46`, dark, { 'stroke-width': 15 });

/** A kayak or a raft near, between wooded banks. */
export const drawPaddle = (stage: Stage) => {
  const { c, w, h } = stage;
  const random = stage.random('paddle');
  const isRaft = random.odds(0.4);
  const hull = bright(stage, 'hull');
  const dark = mix(c.ground, '#000000', 0.1);
  const [x, y] = [w * random.between(0.42, 0.5), h * 0.84];
  const vest = dim(stage, random.pick(BRIGHT), 0.02);
  const other = dim(stage, random.pick(BRIGHT), 0.02);
  const blade = mix('#fff3df', c.mid, stage.isDark ? 0.4 : 0.05);
  const bank = (side: 1 | -1) =>
    Array.from({ length: 5 }, (_, i) =>
      plantOf(stage)(
        side === 1 ? w - i * 62 : i * 62,
        h * 0.68 - i * 12 + random.between(0, 16),
        random.between(150, 260) - i * 22,
      ),
    ).join('');
  const paddles = isRaft
    ? `M${n(x - 150)} ${n(y - 100)}l-120 130M${n(x + 150)} ${n(y - 100)}l120 130`
    : `M${n(x - 220)} ${n(y - 150)}L${n(x + 230)} ${n(y + 18)}`;
  const blades = isRaft
    ? `M${n(x - 262)} ${n(y + 20)}l-34 40M${n(x + 262)} ${n(y + 20)}l34 40`
    : `M${n(x - 270)} ${n(y - 170)}l46 18M${n(x + 222)} ${n(y + 14)}l46 18`;
  return (
    distance(stage, 0.56) +
    turned(
      stage,
      drawWater(stage, h * 0.6) +
        path(bank(1) + bank(-1), mix(c.near, c.ground, 0.35)) +
        path(
          `M-4 ${n(h * 0.66)}q160 10 300 -40v-20H-4ZM${w + 4} ${n(h * 0.66)}q-160 10 -300 -40v-20h300Z`,
          mix(c.near, c.ground, 0.35),
        ) +
        (isRaft
          ? path(`M${n(x - 250)} ${n(y - 24)}q-10 -60 60 -66h380q70 6 60 66q-10 70 -90 70h-320q-80 0 -90 -70Z`, hull)
          : path(`M${n(x - 330)} ${n(y - 30)}q330 -54 660 0q-120 84 -330 84t-330 -84Z`, hull)) +
        (isRaft
          ? paddler(x - 130, y - 40, [vest, dark]) +
            paddler(x, y - 46, [other, dark]) +
            paddler(x + 130, y - 40, [vest, dark])
          : paddler(x, y - 22, [vest, dark])) +
        (isRaft
          ? path(`M${n(x - 250)} ${n(y - 10)}h500q-10 56 -90 56h-320q-80 0 -90 -56Z`, mix(hull, c.ground, 0.3))
          : path(`M${n(x - 300)} ${n(y - 12)}q300 50 600 0q-110 66 -300 66t-300 -66Z`, mix(hull, c.ground, 0.3))) +
        stroke(paddles, dark, { 'stroke-width': 11 }) +
        stroke(blades, blade, { 'stroke-width': 30 }) +
        stroke(`M${n(x - 380)} ${n(y + 66)}h180m70 14h260m60 -10h160`, blade, { 'stroke-width': 7, opacity: 0.6 }),
    )
  );
};
