import { mix } from '../parts/colour';
import { area, box, fade, n, path, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, oval } from './parts/a-frame';
import { cloaked, stander } from './parts/a-people';
import { land } from './parts/land';

const LIGHTS = ['#6fe3b0', '#8fd0ff', '#b59cf0'];
const NIGHT = { zenith: '#070d26', horizon: '#2b3a74', ground: '#0b1230' };

const star = (x: number, y: number, r: number) => oval(x, y, [r, r]);

/** A curtain of light: a band that waves, thinner with every fold. */
const curtain = (points: readonly Point[], tall: number, colour: string) =>
  [1, 0.62, 0.3]
    .map((part) =>
      path(
        area([
          ...points,
          ...points
            .map(([x, y], i): Point => [x + 20 * part, y - tall * part * (0.86 + 0.14 * Math.cos(i * 1.1))])
            .reverse(),
        ]),
        colour,
        { opacity: 0.2 },
      ),
    )
    .join('');

/** Stars over dark hills, sometimes with northern or southern lights, and two who look up. */
const nightSky =
  (hasAurora: boolean) =>
  (stage: Stage): string => {
    const { w, h } = stage;
    const random = stage.random('night-sky');
    const half = w / 2 + 10;
    const air = fade(stage, 'night', [
      [0, NIGHT.zenith],
      [1, mix(NIGHT.horizon, stage.c.horizon, 0.12)],
    ]);
    const stars = Array.from({ length: 110 }, () =>
      star(random.between(-half, half), random.between(0, h * 0.66), random.between(0.9, 3)),
    ).join('');
    const [light, other] = [chosen(stage, 'night-sky/light', LIGHTS), random.pick(LIGHTS)];
    const wave = (y: number) =>
      Array.from({ length: 15 }, (_, i): Point => {
        const x = -half + (i / 14) * half * 2;
        return [x, y + Math.sin(i * 0.8 + y) * 34 - i * 6];
      });
    const milky = Array.from({ length: 240 }, () => {
      const x = random.between(-half, half);
      return star(x, h * 0.34 - x * 0.34 + random.between(-1, 1) * random.between(8, 70), random.between(0.7, 2));
    }).join('');
    const hill = mix(NIGHT.ground, NIGHT.horizon, 0.35);
    return (
      path(box(0, 0, [w, h]), air) +
      centred(
        stage,
        'night-sky/view',
        [
          path(stars, '#fdf6e0', { opacity: 0.9 }),
          hasAurora
            ? curtain(wave(330), 250, light) + curtain(wave(400), 150, other)
            : path(milky, '#e9e4ff', { opacity: 0.7 }),
        ].join(''),
      ) +
      land(stage, 'far', { up: 30, swing: 22, colour: mix(hill, NIGHT.horizon, 0.4), rough: 0.55, mist: 0.2 }) +
      land(stage, 'near', { up: 18, swing: 8, colour: hill, mist: 0 }) +
      path(stander(w * 0.46, 612, 118) + cloaked(w * 0.46 + random.between(56, 76), 614, 112), NIGHT.zenith) +
      path(`M0 ${n(h * 0.9)}Q${n(w / 2)} ${n(h * 0.86)} ${w} ${n(h * 0.92)}V${h}H0Z`, NIGHT.ground)
    );
  };

/** Stars, as far from towns as one can go. */
export const drawStars = nightSky(false);

/** Northern or southern lights. */
export const drawAurora = nightSky(true);
