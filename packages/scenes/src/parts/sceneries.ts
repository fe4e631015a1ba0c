import { mix } from './colour';
import { figure } from './figure';
import { misty, rock, range, hills, type DrawnBehind } from './mountains';
import { softGround } from './ridge';
import { area, box, fade, n, path, stroke, type Point } from './shapes';

/** Steam over low hills. */
export const geysers: DrawnBehind = (stage, foot) => {
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

/** Towers across the water. */
export const skyline: DrawnBehind = (stage, foot) => {
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

/** Turf on cliffs, step behind step. */
export const cliffs: DrawnBehind = (stage, foot) => {
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

/** An arch that the sea cut into ochre rock. */
export const seaArch: DrawnBehind = (stage, foot) => {
  const { c, h } = stage;
  const ochre = mix('#d89a5e', mix(c.far, c.mid, 0.6), stage.isDark ? 0.65 : 0.2);
  const [x, s] = [stage.across(0.84), stage.side];
  const arch = figure(
    'M-118 0L-112 30L-104 58L-84 66L-40 72L10 84L110 92L110 0L-26 0Q-30 38 -52 44Q-76 40 -80 0ZM-170 0L-164 34L-150 46L-140 30L-134 0Z',
  )(x, foot, [h * 0.33, s]);
  const bands = figure('M-111 34L-82 38L-82 33L-110 29ZM-50 47L110 60L110 52L-46 42ZM-34 22L110 32L110 26L-30 17Z')(
    x,
    foot,
    [h * 0.33, s],
  );
  return path(arch, misty(stage, 'sea-arch', [ochre, 0.1])) + path(bands, mix(ochre, c.near, 0.35), { opacity: 0.5 });
};

/** Northern lights. */
export const aurora: DrawnBehind = (stage) => {
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

/** A rim that a river falls over. */
export const waterfall: DrawnBehind = (stage, foot) => {
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

/** A wall of ice in the water. */
export const glacier: DrawnBehind = (stage, foot) => {
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
