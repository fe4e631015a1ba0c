/** What one sees under a roof of rock or behind glass: caves and aquariums. */
import { mix } from '../parts/colour';
import { figure } from '../parts/figure';
import { box, fade, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { fish } from './dive';
import { centred, chosen, halo, lit, oval } from './parts/a-frame';
import { cloaked, stander } from './parts/a-people';
import { paint } from './parts/paint';

/** A hall of rock with what hangs from it and grows towards it, a pool, and a light. */
export const drawCave = (stage: Stage): string => {
  const { c, h, isDark } = stage;
  const half = stage.w / 2 + 10;
  const random = stage.random('cave/rock');
  const rock = mix(chosen(stage, 'cave/rock', ['#8a6a4e', '#6f6a78', '#93795a']), c.ground, isDark ? 0.3 : 0.1);
  const glow = chosen(stage, 'cave/light', ['#f2c46a', '#8fd6e0', '#f0dcb0']);
  const air = fade(stage, 'cave', [
    [0, mix(rock, '#120c14', 0.7)],
    [0.6, mix(rock, glow, 0.36)],
    [1, mix(rock, '#120c14', 0.5)],
  ]);
  const hung = (count: number, [low, high]: readonly [number, number]) =>
    Array.from({ length: count }, (_, i) => {
      const x = -half + ((i + random.between(0.2, 0.8)) * half * 2) / count;
      const long = random.between(low, high);
      const wide = long * 0.13 + 10;
      return `M${n(x - wide)} -4Q${n(x - wide * 0.3)} ${n(long * 0.5)} ${n(x)} ${n(long)}Q${n(x + wide * 0.3)} ${n(long * 0.5)} ${n(x + wide)} -4Z`;
    }).join('');
  const grown = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = -half + ((i + random.between(0.1, 0.9)) * half * 2) / count;
      if (Math.abs(x) < 200) return '';
      const tall = random.between(70, 210);
      return `M${n(x - tall * 0.26)} 620Q${n(x - 8)} ${n(620 - tall * 0.5)} ${n(x)} ${n(620 - tall)}Q${n(x + 8)} ${n(620 - tall * 0.5)} ${n(x + tall * 0.26)} 620Z`;
    }).join('');
  const pool = mix(chosen(stage, 'cave/pool', ['#2f8f9f', '#3f7f8a', '#2f6f8f']), glow, 0.15);
  const dark = mix(rock, '#120c14', 0.62);
  return (
    path(box(0, 0, [stage.w, h]), air) +
    centred(
      stage,
      'cave/view',
      [
        path(oval(0, 400, [330, 210]), glow, { opacity: 0.22 }),
        path(oval(0, 420, [200, 130]), glow, { opacity: 0.28 }),
        path(hung(14, [90, 190]), mix(rock, glow, 0.12)),
        path(grown(9), mix(rock, glow, 0.2)),
        path(oval(0, 590, [460, 78]), pool),
        stroke('M-260 580h150m60 16h190m-330 20h110m90 6h150', mix(pool, glow, 0.6), {
          'stroke-width': 5,
          opacity: 0.8,
        }),
        path(hung(9, [150, 330]), mix(rock, '#120c14', 0.35)),
        path(`M${n(-half)} ${h}V520Q${n(-half + 190)} 560 ${n(-half + 300)} ${h}ZM${n(half)} ${h}V480Q${n(half - 220)} 550 ${n(half - 330)} ${h}Z`, dark), // prettier-ignore
        halo(stage, [-196, 560], 80),
        path(stander(random.between(-250, -190), 640, 130) + cloaked(random.between(-170, -130), 644, 122), '#120c14'),
      ].join(''),
    )
  );
};

const shark = figure(
  'M-120 50Q-60 84 20 72L34 104L54 68Q100 60 128 40Q80 22 20 28L-4 6L-8 30Q-70 32 -104 44L-150 12L-134 48L-152 88Z',
);
const ray = figure('M0 96Q-50 76 -130 40Q-60 44 -20 22L-4 -60L4 -60L20 22Q60 44 130 40Q50 76 0 96Z');

/** A great window on the sea, and those who stand before it. */
export const drawAquarium = (stage: Stage): string => {
  const { c, h } = stage;
  const half = stage.w / 2 + 10;
  const random = stage.random('aquarium/tank');
  const hall = mix('#0e1c33', c.ground, 0.3);
  const water = fade(stage, 'tank', [
    [0, '#7fd3e6'],
    [0.5, '#2f93c0'],
    [1, '#12507f'],
  ]);
  const kinds = [
    ['#f4b53f', '#fff3d6'],
    ['#e8795a', '#fff3d6'],
    ['#d7e3ea', '#7fa3b8'],
  ] as const;
  const schools = Array.from({ length: 12 }, (_, i) => {
    const [tone, stripe] = kinds[i % 3] ?? kinds[0];
    return paint(stage, [random.between(-58, 58), random.between(34, 82), random.between(5, 9), random.pick([1, -1])], fish(tone, stripe)); // prettier-ignore
  }).join('');
  const big = chosen(stage, 'aquarium/great', [shark, ray]);
  const stands = [-300, -190, -60, 90, 230, 320].filter(() => random.odds(0.72));
  return (
    path(box(0, 0, [stage.w, h]), hall) +
    centred(
      stage,
      'aquarium/glass',
      path(
        `M${n(-half + 90)} 500V130Q${n(-half + 90)} 50 ${n(-half + 170)} 50H${n(half - 170)}Q${n(half - 90)} 50 ${n(half - 90)} 130V500Z`,
        water,
      ),
    ) + // prettier-ignore
    centred(
      stage,
      'aquarium/sea',
      path(big(random.between(-120, 120), 300, 130), mix('#173f5f', '#2f6f95', 0.4)) +
        path('M-260 50L-150 50L-290 500L-430 500ZM40 50L120 50L180 500L40 500Z', '#ffffff', { opacity: 0.1 }),
    ) +
    schools +
    centred(
      stage,
      'aquarium/hall',
      path(`M${n(-half)} 500H${n(half)}V${h}H${n(-half)}Z`, mix(hall, '#2f93c0', 0.24)) +
        path(oval(0, 590, [420, 60]), '#5fb8d8', { opacity: 0.22 }) +
        path(
          stands.map((x, i) => (i % 2 ? cloaked : stander)(x, 640 + (i % 3) * 8, 170 - (i % 3) * 46)).join(''),
          '#08111f',
        ),
    ) +
    path(box(0, h - 6, [stage.w, 8]), lit(stage, '#0e1c33', 0.2))
  );
};
