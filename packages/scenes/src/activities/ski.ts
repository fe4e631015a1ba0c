import { mix } from '../parts/colour';
import { peaks, trees } from './parts/land';
import { CLOTHS, d, disc, lampAt, lit, paint, PICTURE, type DrawnActivity, type Mark } from './parts/paint';

type Kit = readonly [jacket: string, trousers: string, skin: string, helmet: string, board: string];

/** On skis, down to the right. */
const skier = ([jacket, trousers, skin, helmet, board]: Kit): Mark[] => [
  ['M-46 20L44 -10Q52 -12 56 -6M-34 28L56 -2Q64 -4 68 2', board, 4.5],
  ['M-22 56L6 36L-8 10M-18 54L20 40L8 12', trousers, 15],
  ['M-24 52Q-12 76 14 84', jacket, 24],
  ['M6 80L30 62L40 70', jacket, 10],
  ['M40 72L-6 36M34 64L12 12', board, 2.2],
  [disc(41, 70, 5), helmet],
  [disc(26, 94, [11, 12]), skin],
  ['M13 93Q10 110 26 110Q40 110 38 97Z', helmet],
  ['M24 98L39 96L38 90L26 90Z', mix(helmet, '#10182c', 0.75)],
];

/** On a snowboard, leaning into the turn. */
const boarder = ([jacket, trousers, skin, helmet, board]: Kit): Mark[] => [
  ['M-46 12L46 -14', board, 8],
  ['M-24 8L-26 34L-4 46M22 -4L26 24L0 46', trousers, 15],
  ['M-4 44Q0 66 -6 82', jacket, 26],
  ['M-8 78Q-32 72 -46 86M-4 78Q20 74 40 58', jacket, 10],
  [disc(-48, 88, 5) + disc(42, 57, 5), helmet],
  [disc(-4, 99, [11, 12]), skin],
  ['M-17 98Q-20 115 -4 115Q10 115 8 102Z', helmet],
  ['M-6 103L9 101L8 94L-4 95Z', mix(helmet, '#10182c', 0.75)],
];

/** A slope with somebody on it in a cloud of snow, a lift, and peaks. */
export const drawSki: DrawnActivity = (stage) => {
  const { c } = stage;
  const random = stage.random('ski');
  const snow = stage.isDark ? mix('#e9d6e6', c.mid, 0.3) : mix('#ffffff', c.sky, 0.06);
  const shade = mix(snow, stage.isDark ? c.near : '#6f9fcf', stage.isDark ? 0.4 : 0.28);
  const dark = mix(c.near, c.ground, 0.6);
  const [coat, other] = [random.pick(CLOTHS), random.pick(CLOTHS)];
  const kit = [lit(stage, coat), lit(stage, '#26324e'), lit(stage, '#e0ad82'), lit(stage, other), lit(stage, '#1d2238')] as const; // prettier-ignore
  const wood = [
    [66, 36, 30],
    [76, 32, 40],
    [57, 38, 20],
    [-74, 46, 18],
    [-66, 47, 24],
    [-57, 45, 15],
  ] as const;
  const capped = wood.map(([x, up, tall]) => d`M${x} ${up + tall}L${x - tall * 0.09} ${up + tall * 0.74}L${x} ${up + tall * 0.78}L${x + tall * 0.09} ${up + tall * 0.74}ZM${x - tall * 0.06} ${up + tall * 0.62}L${x - tall * 0.15} ${up + tall * 0.4}L${x} ${up + tall * 0.46}Z`).join(''); // prettier-ignore
  const cable = (at: number) => 76 - ((at + 80) * 22) / 160;
  const chairs = [-48, -8, 32].map((at) => d`M${at} ${cable(at)}L${at} ${cable(at) - 8}M${at - 4} ${cable(at) - 8}L${at - 4} ${cable(at) - 12}L${at + 4} ${cable(at) - 12}`).join(''); // prettier-ignore
  const [x, up] = [random.between(-20, 2), random.between(17, 22)];
  const tall = random.between(42, 48);
  const isBoard = random.odds(0.4);
  const hasHut = random.odds(0.5);
  return [
    peaks(stage, 42, [16, 40]),
    paint(stage, PICTURE, [
      ['M-120 48Q-60 52 -20 40Q30 32 120 36L120 -2L-120 -2Z', shade],
      ['M-160 80L160 54', dark, 0.6],
      ['M52 28L52 66M46 64L58 62', dark, 1.4],
      [chairs, dark, 1.2],
    ]),
    hasHut
      ? paint(stage, [-34, 41, 20], [['M-50 0L-50 44L50 44L50 0Z', lit(stage, '#8a5a3c')], ...lampAt(stage, [[-22, 22, 9], [22, 22, 9]]), ['M-64 40L0 82L64 40Z', snow]]) // prettier-ignore
      : '',
    trees(stage, 'any', [dark, wood]),
    paint(stage, PICTURE, [
      [capped, snow],
      ['M-120 46Q-70 40 -30 28Q20 12 120 10L120 -2L-120 -2Z', snow],
      ['M-120 30Q-60 24 -10 8Q10 2 20 -2L-120 -2Z', mix(snow, shade, 0.5)],
      [d`M-90 44Q-50 38 -44 30Q-36 22 ${x - 10} ${up + 2}`, shade, 1.6],
    ]),
    paint(
      stage,
      [x, up, tall],
      [
        [disc(-52, 14, 17) + disc(-32, 6, 15) + disc(-74, 22, 13) + disc(-12, -4, 11) + disc(-92, 34, 8), mix(snow, '#ffffff', 0.6), 0, 0.9], // prettier-ignore
        [disc(-100, 50, 5) + disc(-70, 44, 5) + disc(-50, 38, 4), mix(snow, '#ffffff', 0.6), 0, 0.9],
        ...(isBoard ? boarder(kit) : skier(kit)),
      ],
    ),
  ].join('');
};
