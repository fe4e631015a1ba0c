import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { area, box, dot, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { cypress } from '../parts/trees';
import { arched, centred, chosen, lit, oval, shaded } from './parts/a-frame';
import { cloaked } from './parts/a-people';

const BLOOMS = ['#e0556a', '#f0b63c', '#f6e6ee', '#a85aa6', '#ea7f4a'];

/** A clipped tree: a cone, a ball on a stem, or balls one on the other. */
const clipped = (stage: Stage, [x, foot, tall]: readonly [number, number, number], shape: number) => {
  const green = mix(lit(stage, '#4f8a4a', 0.4), stage.c.near, 0.3);
  const dark = mix(green, stage.c.ground, 0.4);
  const stem = path(box(x - 7, foot - tall * 0.4, [14, tall * 0.4]), shaded(stage, '#6b4a33'));
  if (shape === 0)
    return (
      path(
        area([
          [x - tall * 0.26, foot],
          [x, foot - tall],
          [x + tall * 0.26, foot],
        ]),
        green,
      ) +
      path(
        area([
          [x, foot],
          [x, foot - tall],
          [x + tall * 0.26, foot],
        ]),
        dark,
      )
    );
  const balls: readonly (readonly [number, number])[] =
    shape === 1
      ? [[0.72, 0.28]]
      : [
          [0.24, 0.26],
          [0.62, 0.2],
          [0.9, 0.13],
        ];
  const ball = (grow: number, shift: number) =>
    balls.map(([up, r]) => oval(x + tall * r * shift, foot - tall * up, [tall * r * grow, tall * r * grow])).join('');
  return stem + path(ball(1, 0), dark) + path(ball(0.82, -0.16), green);
};

const fountain = (stage: Stage) => {
  const stone = lit(stage, '#e6dcc8', 0.3);
  const water = lit(stage, '#9ad4dc', 0.24);
  return (
    path(oval(0, 548, [250, 58]), mix(stone, stage.c.near, 0.3)) +
    path(oval(0, 532, [250, 58]), stone) +
    path(oval(0, 530, [220, 44]), water) +
    path(
      area([
        [-22, 380],
        [22, 380],
        [44, 540],
        [-44, 540],
      ]),
      stone,
    ) +
    path('M-130 380H130Q100 430 0 434T-130 380Z', stone) +
    path(box(-12, 270, [24, 110]), stone) +
    path('M-62 268H62Q44 304 0 304T-62 268Z', stone) +
    stroke(
      'M0 264V196M0 214Q-70 170 -96 372M0 214Q70 170 96 372M-120 388Q-190 400 -196 520M120 388Q190 400 196 520',
      mix(water, '#ffffff', 0.5),
      { 'stroke-width': 11 },
    )
  );
};

const pavilion = (stage: Stage) => {
  const stone = lit(stage, '#f1e8d8', 0.26);
  const posts = [-170, -62, 46, 154];
  return (
    path(
      arched(0, 540, [330, 290]),
      stage.isDark ? mix(stage.lamp, stage.c.near, 0.45) : mix(stage.c.mid, stage.c.horizon, 0.35),
    ) +
    path(posts.map((x) => box(x, 290, [18, 250])).join('') + box(-190, 268, [380, 30]), stone) +
    path('M-206 270Q-190 130 0 120T206 270Z', lit(stage, '#4f8f8c', 0.3)) +
    path('M30 122Q190 140 206 270H110Q110 170 30 122Z', shaded(stage, '#4f8f8c', 0.3)) +
    path(oval(0, 112, [14, 20]), stone) +
    path(box(-220, 536, [440, 18]) + box(-250, 552, [500, 20]), mix(stone, stage.c.near, 0.12))
  );
};

const pond = (stage: Stage) => {
  const red = lit(stage, '#c9503f', 0.24);
  const water = mix(lit(stage, '#8ccbd2', 0.3), stage.c.sky, 0.25);
  const lily = (x: number, y: number) =>
    path(oval(x, y, [46, 13]), lit(stage, '#5f9a55', 0.3)) +
    stroke(dot(x + 6, y - 8), lit(stage, '#f3a8bd', 0.1), { 'stroke-width': 24 });
  return (
    path(oval(0, 560, [430, 88]), mix(lit(stage, '#cdbb9a', 0.4), stage.c.near, 0.2)) +
    path(oval(0, 560, [410, 78]), water) +
    path('M-300 520Q0 250 300 520H236Q0 330 -236 520Z', red) +
    path('M-236 520Q0 330 236 520H206Q0 364 -206 520Z', mix(water, stage.c.ground, 0.5)) +
    stroke('M-296 440Q0 190 296 440M-296 440V512M-190 362V434M-66 312V390M66 312V390M190 362V434M296 440V512', red, {
      'stroke-width': 13,
    }) +
    lily(-190, 590) +
    lily(-60, 612) +
    lily(170, 588)
  );
};

const bed = (stage: Stage, to: number, [a, b]: readonly [string, string]) => {
  const random = stage.random(`garden/bed${to}`);
  let [one, two] = ['', ''];
  for (let i = 0; i < 22; i += 1) {
    const part = i / 22;
    const spot = dot(
      to * (210 + part * 330) + random.between(-16, 16),
      612 + (i % 3) * 24 + random.between(-5, 5) - part * 20,
    );
    if (i % 2) one += spot;
    else two += spot;
  }
  const green = mix(lit(stage, '#5a9450', 0.4), stage.c.near, 0.2);
  return (
    path(`M${to * 180} 690Q${to * 190} 600 ${to * 330} 586T${to * 580} 560V690Z`, green) +
    stroke(one, lit(stage, a, 0.2), { 'stroke-width': 26 }) +
    stroke(two, lit(stage, b, 0.2), { 'stroke-width': 20 })
  );
};

/** A garden: a path to a fountain, a pavilion or a bridge over a pond, clipped trees, beds of flowers and a bench. */
export const drawGarden = (stage: Stage): string => {
  const { c, h } = stage;
  const half = stage.w / 2 + 10;
  const random = stage.random('garden/beds');
  const lawn = mix(lit(stage, '#8fb85f', 0.46), c.mid, 0.35);
  const hedge = mix(lit(stage, '#4f8a4a', 0.4), c.near, 0.45);
  const gravel = mix(lit(stage, '#ecd9ae', 0.34), c.horizon, 0.1);
  const shape = chosen(stage, 'garden/theme', [0, 1, 2]);
  const [a, b] = [random.pick(BLOOMS), random.pick(BLOOMS)];
  const trees: readonly Point[] = [
    [-300, 210],
    [300, 210],
    [-430, 290],
    [430, 290],
  ];
  const back = [-500, -440, -250, 240, 330, 480].map((x) => cypress(x, 440, random.between(130, 230))).join('');
  return (
    drawRidge(stage, 'garden-hills', { y: stage.horizon - 20, swing: 90, roughness: 0.42, colour: c.far, foot: h })
      .svg +
    centred(
      stage,
      'garden/place',
      [
        path(back, mix(c.mid, c.near, 0.5)),
        path(box(-half, 400, [half * 2, 80]), hedge),
        path(box(-half, 396, [half * 2, 14]), mix(hedge, c.light, 0.2)),
        path(box(-half, 468, [half * 2, h]), lawn),
        path('M-60 470H60L190 690H-190Z', gravel),
        ...trees.map(([x, tall]) => clipped(stage, [x, 470 + tall * 0.26, tall], shape)),
        chosen(stage, 'garden/act', [fountain, pavilion, pond])(stage),
        path(cloaked(random.pick([-300, 270]), 596, 168), c.ground),
        bed(stage, -1, [a, b]),
        bed(stage, 1, [b, a]),
        path(
          box(330, 520, [170, 12]) +
            box(330, 482, [170, 12]) +
            box(330, 500, [170, 10]) +
            box(344, 482, [10, 84]) +
            box(476, 482, [10, 84]),
          shaded(stage, '#7a5236', 0.3),
        ),
      ].join(''),
    )
  );
};
