import type { Foreground } from '../scene-kinds';
import { drawLocalBoat } from './boats';
import { drawArchBridge, drawRedBridge } from './bridges';
import { mix } from './colour';
import { figure } from './figure';
import { dim, linden, palms, cacti, deadwood, rows, steps, type DrawnBefore } from './plants';
import { fade, n, path, stroke } from './shapes';
import type { Stage } from './stage';
import { ramparts, row, huts, boulders, torii } from './waterfronts';

const ruins: DrawnBefore = (stage) => {
  const { c, h } = stage;
  const stone = dim(stage, '#cbbd9f', 0.15);
  const at: Parameters<ReturnType<typeof figure>> = [stage.across(0.64), h * 0.78, [h * 0.56, stage.side]];
  const peak =
    'M-110 0Q-84 8 -72 26Q-64 40 -54 36Q-38 34 -30 62Q-24 92 -12 100Q2 100 8 82Q16 56 30 44Q52 30 62 14L92 0Z';
  const shade = 'M-110 0Q-84 8 -72 26Q-64 40 -54 36Q-38 34 -30 62Q-24 92 -12 100Q-16 70 -4 54Q-20 34 -8 18L-14 0Z';
  const house = figure(
    'M-60 0L-60 40L-34 74L-8 40L-8 0L-18 0L-18 24L-28 24L-28 0ZM-4 0L-4 36L22 70L48 36L48 0L38 0L38 22L28 22L28 0ZM54 0L54 26L96 26L96 0Z',
  );
  const walls = [
    [0.14, 0.8, 0.1],
    [0.34, 0.795, 0.085],
    [0.5, 0.83, 0.11],
    [0.76, 0.81, 0.1],
    [0.26, 0.885, 0.13],
    [0.62, 0.92, 0.14],
  ] as const;
  return (
    path(
      figure(peak)(...at),
      fade(stage, 'peak', [
        [0, mix(c.mid, c.near, 0.45)],
        [1, mix(c.mid, c.horizon, 0.3)],
      ]),
    ) +
    path(figure(shade)(...at), mix(c.near, c.ground, 0.25), { opacity: 0.6 }) +
    steps(stage, [h * 0.77, dim(stage, '#7da05a', 0.2), stone]) +
    path(walls.map(([part, up, size]) => house(stage.across(part), h * up, h * size)).join(''), stone)
  );
};

/** A string across the sky with things that hang on it. */
const strung = (stage: Stage, [colours, piece]: readonly [readonly string[], (x: number, y: number) => string]) => {
  const { h, w } = stage;
  let [line, hung] = ['', colours.map(() => '')];
  [0.1, 0.2].forEach((drop, k) => {
    const [from, to, sag] = [h * (drop - 0.06), h * (drop + 0.06 * (k ? -1 : 1)), h * 0.12];
    line += `M-5 ${n(from)}Q${n(w / 2)} ${n((from + to) / 2 + sag * 2)} ${n(w + 5)} ${n(to)}`;
    for (let i = 1; i < 18; i += 1) {
      const t = i / 18;
      const y = (1 - t) ** 2 * from + 2 * t * (1 - t) * ((from + to) / 2 + sag * 2) + t * t * to;
      hung[(i + k) % colours.length] += piece(w * t, y);
    }
  });
  return (
    stroke(line, stage.c.ground, { 'stroke-width': 2.5, opacity: 0.7 }) +
    hung.map((d, i) => path(d, dim(stage, colours[i] ?? '', stage.isDark ? -0.3 : 0))).join('')
  );
};

const cableCars: DrawnBefore = (stage) => {
  const { h, c } = stage;
  const [low, high] = [stage.across(0.02), stage.across(1)];
  const line = `M${n(low)} ${n(h * 0.62)}L${n(high)} ${n(h * 0.12)}`;
  const cars = [0.22, 0.5, 0.78].map((t) =>
    figure('M-46 -24Q-56 -90 -40 -110L40 -110Q56 -90 46 -24ZM-4 -24L-4 0L4 0L4 -24Z')(
      low + (high - low) * t,
      h * (0.62 - 0.5 * t),
      h * 0.055,
    ),
  );
  return stroke(line, c.ground, { 'stroke-width': 3 }) + path(cars.join(''), dim(stage, '#c8452f', 0.05));
};

const boat =
  (name: Parameters<typeof drawLocalBoat>[1], size: number, far = 0.45): DrawnBefore =>
  (stage, bank) =>
    drawLocalBoat(stage, name, [stage.across(0.74), bank + (stage.h - bank) * far * 0.35, stage.h * size * 0.45]) +
    drawLocalBoat(stage, name, [stage.across(0.36), bank + (stage.h - bank) * far, stage.h * size]);

const northern = ['#b5442f', '#c98a2e', '#e9dcc3', '#8c3b2c', '#d9b26a'] as const;

const pastel = ['#f2a48d', '#8fc7bd', '#f3d58e', '#e9e2d0', '#9db9dc', '#eab7c0'] as const;

const drawn: Record<Foreground, DrawnBefore> = {
  linden,
  palms,
  cacti,
  deadwood,
  ramparts,
  wharf: (stage, bank) => row(stage, bank, [northern, true]),
  shopfronts: (stage, bank) => row(stage, bank, [pastel, false]) + palms(stage, bank),
  vines: (stage, bank) => rows(stage, bank, [dim(stage, '#6f8d3d', 0.15), dim(stage, '#b08a55', 0.3)]),
  lavender: (stage, bank) => rows(stage, bank, [dim(stage, '#8468b8', 0.05), dim(stage, '#a9a05c', 0.3)]),
  terraces: (stage) =>
    steps(stage, [stage.h * 0.72, dim(stage, '#6f9e52', 0.2), mix(stage.c.horizon, stage.c.sky, 0.4)]),
  ruins,
  huts,
  boulders,
  'red-bridge': drawRedBridge,
  'arch-bridge': drawArchBridge,
  torii,
  gondola: boat('gondola', 0.11, 0.66),
  junk: boat('junk', 0.24),
  dhow: boat('dhow', 0.22),
  longtail: boat('longtail', 0.12, 0.55),
  houseboat: (stage, bank) => boat('houseboat', 0.13, 0.5)(stage, bank) + palms(stage, bank),
  lanterns: (stage) =>
    strung(stage, [
      ['#e2533a', '#f0b04a', '#d9743c'],
      (x, y) => `M${n(x - 6)} ${n(y + 4)}h12q13 14 0 28h-12q-13 -14 0 -28Z`,
    ]),
  flags: (stage) =>
    strung(stage, [
      ['#3f78b8', '#f3efe4', '#c9402f', '#4f9a5c', '#e6b53c'],
      (x, y) => `M${n(x - 13)} ${n(y)}h26v24h-26Z`,
    ]),
  'cable-cars': cableCars,
};

/** What stands before the place; '' where there is nothing of its own. */
export const foreground = (stage: Stage, bank: number) =>
  stage.foreground ? drawn[stage.foreground](stage, bank) : '';
