import { mix } from './colour';
import { figure } from './figure';
import { drawRidge } from './hills';
import { drawRange } from './peaks';
import { softGround } from './ridge';
import { area, fade, n, path, stroke, type Point } from './shapes';
import type { Stage } from './stage';

/** Draws what stands far away, down to `foot`. */
export type DrawnBehind = (stage: Stage, foot: number) => string;

/** A colour that turns into mist towards the foot. */
export const misty = (stage: Stage, name: string, [colour, mist]: readonly [string, number]) =>
  fade(stage, name, [
    [0, colour],
    [0.4, mix(colour, stage.c.horizon, mist * 0.25)],
    [1, mix(colour, stage.c.horizon, mist)],
  ]);

/** Rock in the light of the hour. */
export const rock = ({ c }: Stage, part = 0.5) => mix(c.far, c.mid, part);

/** Snow in the light of the hour. */
export const snowOf = ({ c, mood }: Stage) => mix(mix(c.light, '#ffffff', 0.35), c.far, mood === 'night' ? 0.5 : 0.06);

/** One silhouette in two tones: the side away from the light lies in shadow. */
export const massif = (
  stage: Stage,
  foot: number,
  [lit, dark, tall, at]: readonly [string, string, number, number],
) => {
  const [x, high] = [stage.across(at), stage.h * tall];
  const shade = mix(rock(stage, 0.6), stage.c.near, 0.3);
  return (
    path(
      figure(lit)(x, foot, [high, stage.side]),
      misty(stage, 'massif', [mix(rock(stage, 0.45), stage.c.light, 0.1), 0.4]),
    ) + path(figure(dark)(x, foot, [high, stage.side]), misty(stage, 'massif-dark', [shade, 0.4]), { opacity: 0.75 })
  );
};

/** A volcano: with smoke, or with snow. */
export const cone = (stage: Stage, foot: number, isWhite: boolean) => {
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

/** Rounded towers of limestone, row behind row. */
export const karst: DrawnBehind = (stage, foot) => {
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

/** Towers of bare rock on one wall, as in the Dolomites. */
export const rockTowers: DrawnBehind = (stage, foot) => {
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

/** Snowy peaks. */
export const range: DrawnBehind = (stage, foot) =>
  drawRange(stage, {
    ...{ name: 'backdrop', foot, count: 6, cover: 0.34, mist: 0.5, snow: snowOf(stage) },
    tall: [stage.h * 0.14, stage.h * 0.36],
    colour: rock(stage, 0.4),
  });

/** Craggy ridges without snow. */
export const bareRange: DrawnBehind = (stage, foot) =>
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

/** Soft hills: how high they stand and how far they swing. */
export const hills = (stage: Stage, foot: number, [rise, swing]: readonly [number, number]) =>
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
