import type { Backdrop } from '../scene-kinds';
import { mix } from './colour';
import { figure } from './figure';
import { drawRidge } from './hills';
import { drawRange } from './peaks';
import { softGround } from './ridge';
import { area, box, fade, n, path, stroke, type Point } from './shapes';
import type { Stage } from './stage';

/** Draws what stands far away, down to `foot`. */
type Drawn = (stage: Stage, foot: number) => string;

/** A colour that turns into mist towards the foot. */
const misty = (stage: Stage, name: string, [colour, mist]: readonly [string, number]) =>
  fade(stage, name, [
    [0, colour],
    [0.4, mix(colour, stage.c.horizon, mist * 0.25)],
    [1, mix(colour, stage.c.horizon, mist)],
  ]);

const rock = ({ c }: Stage, part = 0.5) => mix(c.far, c.mid, part);
const snowOf = ({ c, mood }: Stage) => mix(mix(c.light, '#ffffff', 0.35), c.far, mood === 'night' ? 0.5 : 0.06);

/** One silhouette in two tones: the side away from the light lies in shadow. */
const massif = (stage: Stage, foot: number, [lit, dark, tall, at]: readonly [string, string, number, number]) => {
  const [x, high] = [stage.across(at), stage.h * tall];
  const shade = mix(rock(stage, 0.6), stage.c.near, 0.3);
  return (
    path(
      figure(lit)(x, foot, high, stage.side),
      misty(stage, 'massif', [mix(rock(stage, 0.45), stage.c.light, 0.1), 0.4]),
    ) + path(figure(dark)(x, foot, high, stage.side), misty(stage, 'massif-dark', [shade, 0.4]), { opacity: 0.75 })
  );
};

const cone = (stage: Stage, foot: number, isWhite: boolean) => {
  const { c, h } = stage;
  const random = stage.random('cone');
  const [x, tall] = [stage.across(random.between(0.28, 0.36)), h * random.between(0.37, 0.43)];
  const wide = tall * random.between(1.5, 1.75);
  const at = (dx: number, up: number) => `${n(x + dx * wide)} ${n(foot - up * tall)}`;
  const lip = isWhite ? 0.04 : 0.09;
  const body = `M${at(-1, 0)}Q${at(-0.36, 0.2)} ${at(-lip, 1)}Q${at(0, 0.95)} ${at(lip, 0.98)}Q${at(0.36, 0.2)} ${at(1, 0)}Z`;
  const s = stage.side;
  const dark = `M${at(-s, 0)}Q${at(-s * 0.36, 0.2)} ${at(-s * lip, s === 1 ? 1 : 0.98)}Q${at(-s * 0.02, 0.8)} ${at(s * 0.02, 0.6)}Q${at(-s * 0.12, 0.3)} ${at(-s * 0.05, 0)}Z`;
  const cap = `M${at(-0.185, 0.6)}Q${at(-0.1, 0.76)} ${at(-lip, 1)}Q${at(0, 0.95)} ${at(lip, 0.98)}Q${at(0.1, 0.76)} ${at(0.185, 0.6)}L${at(0.12, 0.66)}L${at(0.07, 0.54)}L${at(0.02, 0.67)}L${at(-0.06, 0.56)}L${at(-0.11, 0.66)}Z`;
  const smoke = `M${at(0, 0.98)}q${n(8 * s)} -26 ${n(-14 * s)} -44t${n(-34 * s)} -34t${n(-60 * s)} -16`;
  return (
    (isWhite ? '' : stroke(smoke, mix(c.light, c.sky, 0.45), { 'stroke-width': 17, opacity: 0.5 })) +
    path(body, misty(stage, 'cone', [rock(stage, 0.6), 0.45])) +
    path(dark, misty(stage, 'cone-dark', [mix(rock(stage, 0.7), c.near, 0.4), 0.45]), { opacity: 0.7 }) +
    (isWhite ? path(cap, snowOf(stage)) : '')
  );
};

const karst: Drawn = (stage, foot) => {
  const random = stage.random('karst');
  const { c, h, w } = stage;
  return [0, 1, 2]
    .map((row) => {
      let d = '';
      for (let x = -30; x < w + 30;) {
        const [wide, tall] = [h * random.between(0.09, 0.2), h * random.between(0.12, 0.34) * (1 - row * 0.2)];
        const lean = random.between(-0.12, 0.12) * wide;
        d += `M${n(x)} ${n(foot)}L${n(x + wide * 0.1)} ${n(foot - tall * 0.62)}Q${n(x + wide * 0.3 + lean)} ${n(foot - tall * 1.18)} ${n(x + wide * 0.66 + lean)} ${n(foot - tall * 0.9)}Q${n(x + wide * 0.9)} ${n(foot - tall * 0.7)} ${n(x + wide)} ${n(foot)}Z`;
        x += wide * random.between(0.62, 1.3 + row * 0.7);
      }
      return path(
        d,
        misty(stage, `karst-${row}`, [mix(mix(c.far, c.horizon, 0.3 - row * 0.15), c.mid, row * 0.4), 0.5]),
      );
    })
    .join('');
};

const rockTowers: Drawn = (stage, foot) => {
  const random = stage.random('rock-towers');
  const { h, w } = stage;
  const warm = mix(rock(stage, 0.5), '#c99a86', stage.mood === 'night' ? 0.1 : 0.45);
  let [lit, dark] = ['', ''];
  // The middle one is the highest; all stand on one wall.
  for (const [part, up, wide] of [
    [0.3, 0.62, 0.1],
    [0.86, 0.66, 0.12],
    [0.42, 0.84, 0.1],
    [0.73, 0.8, 0.1],
    [0.57, 1, 0.115],
  ] as const) {
    const [x, tall, half] = [stage.across(part), h * 0.4 * up * random.between(0.95, 1.05), h * wide];
    const s = stage.side;
    const edge = [
      [1.7, 0.12],
      [1.05, 0.4],
      [0.86, 0.62],
      [0.62, 0.7],
      [0.5, 0.92],
    ].map(([dx = 0, y = 0]): Point => [x + s * dx * half * random.between(0.92, 1.08), foot - y * tall]);
    const back = edge.map(([px, py]): Point => [2 * x - px - s * half * 0.1, py + tall * random.between(-0.05, 0.03)]);
    const spine: Point[] = [
      [x + s * half * 0.12, foot - tall],
      [x - s * half * 0.1, foot - tall * 0.66],
      [x + s * half * 0.16, foot - tall * 0.36],
      [x - s * half * 0.05, foot],
    ];
    lit += area([[x + s * half * 2.4, foot], ...edge, ...spine]);
    dark += area([[x - s * half * 2.4, foot], ...back, ...spine]);
  }
  const scree: Point[] = [0, 0.25, 0.5, 0.75, 1].map((part) => [
    part * (w + 20) - 10,
    foot - h * random.between(0.03, 0.09),
  ]);
  return (
    path(lit, misty(stage, 'towers', [mix(warm, stage.c.light, 0.22), 0.4])) +
    path(dark, misty(stage, 'towers-dark', [mix(warm, stage.c.near, 0.42), 0.4])) +
    path(softGround(scree, foot + 4), misty(stage, 'scree', [mix(warm, stage.c.mid, 0.5), 0.3]))
  );
};

const range: Drawn = (stage, foot) =>
  drawRange(stage, {
    ...{ name: 'backdrop', foot, count: 6, cover: 0.34, mist: 0.5, snow: snowOf(stage) },
    tall: [stage.h * 0.14, stage.h * 0.36],
    colour: rock(stage, 0.4),
  });

const bareRange: Drawn = (stage, foot) =>
  [0, 1]
    .map(
      (row) =>
        drawRidge(stage, `bare-${row}`, {
          ...{ y: foot - stage.h * (0.24 - row * 0.11), swing: stage.h * (0.24 - row * 0.08), roughness: 0.6, foot },
          colour: mix(
            mix(rock(stage, 0.25 + row * 0.35), '#a9744f', stage.isDark ? 0.12 : 0.4),
            stage.c.horizon,
            0.15 - row * 0.15,
          ),
          mist: 0.4,
        }).svg,
    )
    .join('');

const hills = (stage: Stage, foot: number, [rise, swing]: readonly [number, number]) =>
  [0, 1]
    .map(
      (row) =>
        drawRidge(stage, `fells-${row}`, {
          ...{ y: foot - stage.h * (rise - row * rise * 0.45), swing: stage.h * swing, roughness: 0.42, foot },
          colour: mix(rock(stage, 0.2 + row * 0.5), stage.c.horizon, 0.15 - row * 0.15),
          mist: 0.4,
        }).svg,
    )
    .join('');

const geysers: Drawn = (stage, foot) => {
  const { c, h, side } = stage;
  const plumes = [
    [0.3, 0.3],
    [0.5, 0.2],
    [0.76, 0.36],
  ].map(([part = 0, tall = 0]) => {
    const at = (dx: number, up: number) => `${n(stage.across(part) + dx * h * side)} ${n(foot - up * tall * h)}`;
    return `M${at(-0.008, 0)}Q${at(-0.02, 0.5)} ${at(-0.05, 0.7)}Q${at(-0.07, 0.9)} ${at(-0.02, 0.96)}Q${at(0.02, 1.1)} ${at(0.06, 0.94)}Q${at(0.1, 0.86)} ${at(0.05, 0.66)}Q${at(0.01, 0.5)} ${at(0.01, 0)}Z`;
  });
  return hills(stage, foot, [0.2, 0.12]) + path(plumes.join(''), mix(c.light, '#ffffff', 0.4), { opacity: 0.75 });
};

const skyline: Drawn = (stage, foot) => {
  const random = stage.random('skyline');
  const { c, h } = stage;
  let [walls, lights] = ['', ''];
  for (let part = 0.34; part < 1; part += random.between(0.02, 0.034)) {
    const [x, wide] = [stage.across(part), random.between(18, 34)];
    const tall = h * random.between(0.07, 0.13) * (1 + 1.1 * Math.exp(-(((part - 0.7) / 0.13) ** 2)));
    walls +=
      box(x, foot - tall, [wide, tall]) +
      (random.odds(0.4) ? box(x + wide * 0.3, foot - tall * 1.1, [wide * 0.4, tall * 0.1]) : '');
    for (let y = foot - tall + 10; y < foot - 8; y += 14)
      if (random.odds(0.5)) lights += `M${n(x + 7)} ${n(y)}h${n(random.between(3, wide - 12))}`;
  }
  const colour = mix(c.far, c.mid, stage.isDark ? 0.75 : 0.45);
  return (
    path(walls, misty(stage, 'skyline', [colour, 0.3])) +
    stroke(lights, stage.isDark ? stage.lamp : mix(c.light, c.horizon, 0.3), {
      'stroke-width': 3,
      opacity: stage.isDark ? 0.7 : 0.55,
    })
  );
};

const cliffs: Drawn = (stage, foot) => {
  const random = stage.random('cliffs');
  const { c, h } = stage;
  return [0, 1, 2]
    .map((row) => {
      const [edge, tall] = [stage.across(0.42 + row * 0.15 + random.between(-0.02, 0.02)), h * (0.17 + row * 0.055)];
      const [end, s] = [stage.across(1.03), stage.side];
      const top = foot - tall;
      const face = `M${n(edge)} ${n(foot + row * 4)}L${n(edge + s * 10)} ${n(top + tall * 0.4)}L${n(edge + s * 22)} ${n(top + 12)}L${n(end)} ${n(top - h * 0.04)}V${n(foot + row * 4)}Z`;
      const turf = `M${n(edge + s * 12)} ${n(top + 26)}Q${n(edge + s * 18)} ${n(top + 6)} ${n(edge + s * 40)} ${n(top + 2)}L${n(end)} ${n(top - h * 0.06)}V${n(top + h * 0.02)}Q${n(edge + s * 120)} ${n(top + h * 0.03)} ${n(edge + s * 12)} ${n(top + 26)}Z`;
      const cracks = [0, 1, 2, 3, 4].map(
        (i) =>
          `M${n(edge + s * (40 + i * 52))} ${n(top + tall * random.between(0.24, 0.4))}l${n(random.between(-7, 7))} ${n(tall * random.between(0.3, 0.5))}`,
      );
      const stone = mix(rock(stage, 0.25 + row * 0.3), '#6d625a', stage.isDark ? 0.1 : 0.25);
      return (
        path(face, misty(stage, `cliff-${row}`, [stone, 0.25])) +
        stroke(cracks.join(''), mix(stone, c.near, 0.5), { 'stroke-width': 3, opacity: 0.35 }) +
        path(turf, mix(mix(c.far, c.mid, 0.35 + row * 0.3), '#7da05a', stage.isDark ? 0.1 : 0.3))
      );
    })
    .join('');
};

const seaArch: Drawn = (stage, foot) => {
  const { c, h } = stage;
  const ochre = mix('#d89a5e', mix(c.far, c.mid, 0.6), stage.isDark ? 0.65 : 0.2);
  const [x, s] = [stage.across(0.84), stage.side];
  const arch = figure(
    'M-118 0L-112 30L-104 58L-84 66L-40 72L10 84L110 92L110 0L-26 0Q-30 38 -52 44Q-76 40 -80 0ZM-170 0L-164 34L-150 46L-140 30L-134 0Z',
  )(x, foot, h * 0.33, s);
  const bands = figure('M-111 34L-82 38L-82 33L-110 29ZM-50 47L110 60L110 52L-46 42ZM-34 22L110 32L110 26L-30 17Z')(
    x,
    foot,
    h * 0.33,
    s,
  );
  return path(arch, misty(stage, 'sea-arch', [ochre, 0.1])) + path(bands, mix(ochre, c.near, 0.35), { opacity: 0.5 });
};

const aurora: Drawn = (stage) => {
  const random = stage.random('aurora');
  const { w, h } = stage;
  return ['#7df0b4', '#58d6c4', '#b59af0']
    .map((colour, i) => {
      const fill = fade(stage, `aurora-${i}`, [
        [0, colour, 0],
        [0.75, colour, 0.42],
        [1, colour, 0],
      ]);
      const lows = Array.from({ length: 6 }, (_, k): Point => [
        (k / 5) * (w + 40) - 20,
        h * (0.34 - i * 0.07) + random.between(-1, 1) * h * 0.06,
      ]);
      const d = softGround(lows, h * 0.03 + i * 4);
      return path(d, fill);
    })
    .join('');
};

const waterfall: Drawn = (stage, foot) => {
  const random = stage.random('waterfall');
  const { c, h, w } = stage;
  const [top, deep] = [stage.horizon + h * 0.01, foot - stage.horizon];
  const stone = mix(mix(c.mid, c.near, 0.6), '#4a3f38', stage.isDark ? 0.1 : 0.3);
  const white = mix('#ffffff', c.horizon, stage.isDark ? 0.45 : 0.12);
  let [falls, strands] = ['', ''];
  for (let x = -20; x < w;) {
    const wide = random.between(24, 110);
    falls += `M${n(x)} ${n(top + random.between(-3, 5))}h${n(wide)}L${n(x + wide * 1.06)} ${n(foot)}H${n(x - wide * 0.06)}Z`;
    for (let k = x + 8; k < x + wide - 4; k += random.between(9, 18))
      strands += `M${n(k)} ${n(top + random.between(6, deep * 0.4))}v${n(deep * random.between(0.25, 0.5))}`;
    x += wide + random.between(10, 70);
  }
  const mist = fade(stage, 'spray', [
    [0, white, 0],
    [0.6, white, 0.7],
    [1, white, 0],
  ]);
  const puffs = Array.from({ length: 9 }, (_, i): Point => [
    (i / 8) * (w + 60) - 30,
    foot - deep * random.between(0.3, 0.75),
  ]);
  return (
    path(box(0, top, [w, deep + 4]), stone) +
    path(falls, white, { opacity: 0.92 }) +
    stroke(strands, mix(c.far, c.mid, 0.4), { 'stroke-width': 2.4, opacity: 0.55 }) +
    path(box(0, foot - 2, [w, h]), mix(c.mid, c.near, 0.35)) +
    path(softGround(puffs, foot + h * 0.08), mist)
  );
};

const glacier: Drawn = (stage, foot) => {
  const random = stage.random('glacier');
  const { h, w, c } = stage;
  const ice = mix('#cfe9f5', c.far, stage.isDark ? 0.5 : 0.15);
  const points: Point[] = [];
  for (let x = -10; x < w + 40; x += random.between(14, 40))
    points.push([x, foot - h * random.between(0.12, 0.17)], [x + 9, foot - h * random.between(0.09, 0.14)]);
  const cracks = points
    .filter((_, i) => i % 2)
    .map(([x, y]) => `M${n(x)} ${n(y)}l${n(random.between(-5, 5))} ${n((foot - y) * random.between(0.5, 1))}`);
  return (
    range(stage, foot) +
    path(
      softGround(
        [
          [-10, foot - h * 0.19],
          [w * 0.5, foot - h * 0.13],
          [w + 10, foot - h * 0.2],
        ],
        foot,
      ),
      mix(ice, '#ffffff', 0.5),
    ) +
    path(
      `${area([...points, [w + 60, foot], [-10, foot]])}`,
      fade(stage, 'ice', [
        [0, mix(ice, '#ffffff', 0.45)],
        [1, mix(ice, '#5aa3cf', 0.55)],
      ]),
    ) +
    stroke(cracks.join(''), '#4f97c4', { 'stroke-width': 3, opacity: 0.5 })
  );
};

/** Landscapes of their own (kinds/canyon.ts, kinds/island.ts). */
type Own = 'canyon' | 'rock-tomb' | 'stacks';

const drawn: Partial<Record<Backdrop, Drawn>> & Record<Exclude<Backdrop, Own>, Drawn> = {
  volcano: (stage, foot) => cone(stage, foot, false),
  'snow-cone': (stage, foot) => cone(stage, foot, true),
  'table-mountain': (stage, foot) =>
    massif(stage, foot, [
      'M-190 0L-150 26L-128 62L-116 66L-100 44L-84 70L-76 100L86 96L96 74L118 52L132 40L150 52L160 66L168 64L178 44L230 0Z',
      'M-84 70L-76 100L-40 99L-46 78L-30 60L-36 36L-10 22L-20 0L-190 0L-150 26L-128 62L-116 66L-106 50L-96 40ZM96 74L86 96L60 97L54 80L70 58L60 40L84 30L80 18L110 40ZM20 98L14 78L26 60L12 50L2 72L6 98ZM168 64L178 44L230 0L160 0L172 30Z',
      0.34,
      0.5,
    ]),
  sugarloaf: (stage, foot) =>
    massif(stage, foot, [
      'M-300 0L-270 34L-246 74L-232 100L-230 106L-238 106L-238 108L-230 108L-230 114L-227 114L-227 108L-219 108L-219 106L-227 106L-225 100L-204 66L-176 40L-130 22L-100 0ZM-70 0L-50 22Q-30 44 0 38L24 26L34 30L46 62Q62 98 84 92Q112 84 122 44L138 0Z',
      'M-300 0L-270 34L-246 74L-232 100L-228 84L-236 60L-222 40L-230 0ZM34 30L46 62Q62 98 84 92Q66 70 70 44L62 20L66 0L-70 0L-50 22Q-30 44 0 38L24 26Z',
      0.36,
      0.72,
    ]),
  karst,
  pitons: (stage, foot) =>
    massif(stage, foot, [
      'M-150 0Q-110 30 -96 60L-78 92Q-70 102 -60 90L-42 54Q-30 34 -14 28L4 40L22 66Q32 80 42 68L62 34Q84 14 120 10L170 0Z',
      'M-150 0Q-110 30 -96 60L-78 92Q-70 102 -66 96L-74 62L-62 44L-76 20L-60 0ZM-14 28L4 40L22 66Q28 76 34 75L24 48L36 32L22 14L30 0L-40 0Z',
      0.36,
      0.56,
    ]),
  'tower-peak': (stage, foot) =>
    massif(stage, foot, [
      'M-170 0Q-120 18 -92 40L-60 52L-46 56L-36 92L-20 100L18 97L30 88L38 58L62 50Q110 30 180 0Z',
      'M-170 0Q-120 18 -92 40L-60 52L-46 56L-36 92L-20 100L-8 98L-18 72L-6 52L-30 30L-14 0Z',
      0.36,
      0.6,
    ]),
  horn: (stage, foot) =>
    massif(stage, foot, [
      'M-150 0L-96 28L-60 44L-34 66L-16 94L-6 98L4 106L10 98L20 72L44 48L80 34L120 22L170 0Z',
      'M-150 0L-96 28L-60 44L-34 66L-16 94L-6 98L4 106L-2 76L-18 52L-8 34L-30 16L-20 0Z',
      0.46,
      0.6,
    ]) +
    path(
      figure(
        'M-16 94L-6 98L4 106L10 98L20 72L12 78L8 62L2 76L-4 66L-10 80ZM-34 66L-48 54L-60 44L-44 46L-30 54ZM20 72L44 48L34 46L22 58L14 54Z',
      )(stage.across(0.6), foot, stage.h * 0.46, stage.side),
      snowOf(stage),
    ),
  'rock-towers': rockTowers,
  'snow-range': range,
  'bare-range': bareRange,
  fells: (stage, foot) => hills(stage, foot, [0.23, 0.17]),
  plain: (stage, foot) => hills(stage, foot, [0.1, 0.05]),
  'crater-ridge': (stage, foot) =>
    massif(stage, foot, [
      'M-190 0L-150 14L-112 36L-86 62L-70 84L-58 92L-44 82L-30 84L10 70L50 66L84 56L104 34L140 18L190 0Z',
      'M-190 0L-150 14L-112 36L-86 62L-70 84L-58 92L-66 62L-54 44L-70 24L-50 0ZM-30 84L10 70L-6 50L6 28L-14 12L-4 0L-34 0L-22 30L-34 54ZM50 66L84 56L66 40L74 18L60 0L38 0L52 24L42 44Z',
      0.26,
      0.64,
    ]),
  geysers,
  skyline,
  cliffs,
  'sea-arch': seaArch,
  waterfall,
  glacier,
  aurora,
};

/** What stands behind the place, down to `foot`; '' where the place has nothing there, or a landscape of its own. */
export const drawBackdrop = (stage: Stage, foot: number) =>
  (stage.backdrop && drawn[stage.backdrop]?.(stage, foot)) ?? '';
