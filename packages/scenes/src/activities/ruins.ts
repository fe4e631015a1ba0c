import { cypress } from '../parts/trees';
import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import type { SeededRandom } from '../parts/seeded-random';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { arched, centred, chosen, inTurn, lit, oval } from './parts/a-frame';
import { cloaked, stander } from './parts/a-people';

const STONES = ['#e8d2a8', '#e2bd94', '#d9cbb4', '#d8a583'];

type Stone = { stone: string; shade: string; dark: string };

/** A column: base, fluted shaft that thins upwards, capital; `tall` without a capital where it has broken. */
const column = ([x, foot]: Point, [wide, tall]: Point, { stone, shade, broken }: Stone & { broken: boolean }) => {
  const top = foot - tall;
  const shaft = area([
    [x - wide / 2, foot - 20],
    [x - wide * 0.42, top + (broken ? 26 : 0)],
    [x + wide * 0.1, top - (broken ? 14 : 0)],
    [x + wide * 0.42, top + (broken ? 8 : 0)],
    [x + wide / 2, foot - 20],
  ]);
  const flutes = [-0.14, 0.12].map(
    (part) => `M${n(x + wide * part)} ${n(foot - 24)}L${n(x + wide * part * 0.85)} ${n(top + 30)}`,
  );
  return (
    path(shaft + box(x - wide * 0.62, foot - 22, [wide * 1.24, 22]), stone) +
    path(
      area([
        [x + wide * 0.22, foot - 20],
        [x + wide * 0.18, top + (broken ? 10 : 0)],
        [x + wide * 0.42, top + (broken ? 8 : 0)],
        [x + wide / 2, foot - 20],
      ]),
      shade,
    ) +
    stroke(flutes.join(''), shade, { 'stroke-width': 5, opacity: 0.7 }) +
    (broken
      ? ''
      : path(
          area([
            [x - wide * 0.42, top + 18],
            [x - wide * 0.66, top - 8],
            [x - wide * 0.66, top - 22],
            [x + wide * 0.66, top - 22],
            [x + wide * 0.66, top - 8],
            [x + wide * 0.42, top + 18],
          ]),
          stone,
        ))
  );
};

/** A gate of honour with one great opening between columns. */
const gate = (random: SeededRandom, { stone, shade, dark }: Stone) => {
  const [wide, tall] = [random.between(460, 540), random.between(400, 440)];
  const foot = 590;
  const top = foot - tall;
  const hole = arched(0, foot, [wide * 0.36, tall * 0.66]);
  return (
    path(`${box(-wide / 2, top, [wide, tall])}${hole}`, stone, { 'fill-rule': 'evenodd' }) +
    // The inner side of the vault.
    path(
      `M${n(wide * 0.18)} ${foot}V${n(foot - tall * 0.66 + wide * 0.18)}a${n(wide * 0.18)} ${n(wide * 0.18)} 0 0 0 ${n(-wide * 0.18)} ${n(-wide * 0.18)}q${n(wide * 0.09)} ${n(wide * 0.04)} ${n(wide * 0.11)} ${n(wide * 0.22)}V${foot}Z`,
      dark,
    ) +
    path(
      box(-wide / 2 - 16, top - 24, [wide + 32, 28]) + box(-wide / 2 - 12, top + tall * 0.24, [wide + 24, 18]),
      mix(stone, '#ffffff', 0.25),
    ) +
    path(box(-wide / 2, top + tall * 0.24 + 18, [wide, 12]) + box(-wide * 0.3, top + 26, [wide * 0.6, 46]), shade) +
    [-0.42, -0.27, 0.27, 0.42]
      .map((part) =>
        column([wide * part, foot], [34, tall * 0.66], {
          stone: mix(stone, '#ffffff', 0.22),
          shade,
          dark,
          broken: false,
        }),
      )
      .join('')
  );
};

/** The end of a temple on its steps. */
const temple = (random: SeededRandom, { stone, shade, dark }: Stone) => {
  const count = random.pick([4, 6]);
  const wide = 620;
  const [foot, top] = [540, 250];
  const gap = (wide - 90) / (count - 1);
  return (
    path(box(-wide / 2 + 30, top, [wide - 60, foot - top]), dark) +
    path(
      area([
        [-wide / 2 - 24, top - 36],
        [0, top - 150],
        [wide / 2 + 24, top - 36],
      ]),
      stone,
    ) +
    path(
      area([
        [-wide / 2 + 80, top - 48],
        [0, top - 124],
        [wide / 2 - 80, top - 48],
      ]),
      shade,
    ) +
    Array.from({ length: count }, (_, i) =>
      column([-wide / 2 + 45 + gap * i, foot], [count === 4 ? 66 : 52, foot - top - 20], {
        stone,
        shade,
        dark,
        broken: false,
      }),
    ).join('') +
    path(box(-wide / 2 - 10, top - 38, [wide + 20, 40]), mix(stone, '#ffffff', 0.2)) +
    path(
      box(-wide / 2 - 24, foot, [wide + 48, 18]) + box(-wide / 2 - 80, foot + 36, [wide + 160, 24]),
      mix(stone, '#ffffff', 0.2),
    ) +
    path(box(-wide / 2 - 52, foot + 18, [wide + 104, 18]), shade)
  );
};

/** What an age has left standing: columns of which some still carry their beam, and one that fell. */
const remains = (random: SeededRandom, { stone, shade, dark }: Stone) => {
  const foot = 590;
  const places = [-330, -190, -50, 120, 300];
  const standing = random.whole(2, 3);
  return (
    path(box(-384, 148, [standing * 140 - 40, 40]), mix(stone, '#ffffff', 0.2)) +
    path(box(-384, 186, [standing * 140 - 40, 10]), shade) +
    places
      .map((x, i) =>
        column([x, foot - (i % 2) * 6], [76, i < standing ? 400 - (i % 2) * 6 : random.between(110, 270)], {
          stone,
          shade,
          dark,
          broken: i >= standing,
        }),
      )
      .join('') +
    path(box(150, 560, [160, 62]), shade) +
    path(oval(310, 591, [20, 31]), stone) +
    path(oval(150, 591, [20, 31]), shade)
  );
};

/** Two storeys of arches on a curve that one side has lost, as of a theatre for thousands. */
const arcade = (random: SeededRandom, { stone, shade, dark }: Stone) => {
  const foot = 590;
  const gap = 112;
  const lost = random.whole(2, 3);
  const storey = (count: number, [y, tall]: Point) => {
    const holes = Array.from({ length: count }, (_, i) => arched(-370 + gap * (i + 0.5), y, [66, tall * 0.74])).join(
      '',
    );
    return (
      path(box(-376, y - tall, [count * gap + 12, tall]), stone) +
      path(holes, dark) +
      path(box(-386, y - tall - 8, [count * gap + 32, 20]), mix(stone, '#ffffff', 0.24)) +
      path(box(-376, y - tall + 12, [count * gap + 12, 10]), shade)
    );
  };
  return (
    storey(7, [foot, 168]) +
    storey(7 - lost + 1, [foot - 168, 148]) +
    storey(7 - lost - 1, [foot - 316, 128]) +
    path(
      area([
        [-370 + gap * 7, foot],
        [-370 + gap * 7, foot - 120],
        [-310 + gap * 7, foot - 60],
        [-270 + gap * 7, foot],
      ]),
      shade,
    )
  );
};

/** An old site from near: a gate, a temple, or columns left standing, with people who came to see it. */
export const drawRuins = (stage: Stage): string => {
  const { c, h, isDark } = stage;
  const random = stage.random('ruins/stones');
  const half = stage.w / 2 + 10;
  const raw = chosen(stage, 'ruins/stone', STONES);
  const stone = isDark ? mix(lit(stage, raw, 0.3), stage.lamp, 0.22) : lit(stage, raw);
  const shade = mix(stone, c.near, 0.34);
  const colours = { stone, shade, dark: mix(stone, c.ground, 0.66) };
  const draw = inTurn(stage, 'ruins/kind', [gate, temple, remains, arcade]);
  const trees = [random.between(-520, -420), random.between(400, 470), random.between(480, 540)]
    .map((x) => cypress(x, 592, random.between(190, 330)))
    .join('');
  const earth = mix(lit(stage, '#dcb983', 0.5), c.near, 0.1);
  const people = stander(random.between(-70, 70), 632, 118) + cloaked(random.between(120, 220), 640, 112);
  const blocks = box(-440, 606, [120, 44]) + box(-390, 578, [70, 30]);
  return (
    drawRidge(stage, 'ruins-hills', { y: stage.horizon + 20, swing: 90, roughness: 0.42, colour: c.far, foot: h }).svg +
    centred(
      stage,
      'ruins/view',
      [
        path(trees, mix(c.near, c.ground, 0.5)),
        path(`M${n(-half)} 596Q0 566 ${n(half)} 600V${h}H${n(-half)}Z`, earth),
        // Floodlights stand at the foot after dark.
        isDark ? path(oval(0, 590, [420, 90]), stage.lamp, { opacity: 0.16 }) : '',
        draw(random, colours),
        path(blocks, shade),
        path(box(-440, 606, [120, 12]) + box(-390, 578, [70, 10]), stone),
        path(people, c.ground),
      ].join(''),
    )
  );
};
