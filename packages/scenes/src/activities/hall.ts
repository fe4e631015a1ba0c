import { mix } from '../parts/colour';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, halo, lit, oval, shaded } from './parts/a-frame';
import { cloaked, stander } from './parts/a-people';

const STONES = ['#b89c7c', '#9a8f8a', '#a9785c', '#8d97a0', '#c2ab83'];
const GLASS = ['#e7a33e', '#c9503f', '#3f86a8', '#5c9a6b', '#8a5a9a'];

type Vault = 'round' | 'pointed' | 'keel';

/** An opening in the shape of its vault. */
const vaulted = (vault: Vault, [x, foot]: Point, [wide, tall]: Point) => {
  const half = wide / 2;
  const spring = foot - tall + half * (vault === 'round' ? 1 : 1.5);
  const top = foot - tall;
  const head = {
    round: `a${n(half)} ${n(half)} 0 0 1 ${n(wide)} 0`,
    pointed: `Q${n(x - half)} ${n(top + half * 0.45)} ${n(x)} ${n(top)}Q${n(x + half)} ${n(top + half * 0.45)} ${n(x + half)} ${n(spring)}`,
    keel: `Q${n(x - half)} ${n(top + half * 0.7)} ${n(x - half * 0.4)} ${n(top + half * 0.4)}Q${n(x - half * 0.1)} ${n(top + half * 0.25)} ${n(x)} ${n(top)}Q${n(x + half * 0.1)} ${n(top + half * 0.25)} ${n(x + half * 0.4)} ${n(top + half * 0.4)}Q${n(x + half)} ${n(top + half * 0.7)} ${n(x + half)} ${n(spring)}`,
  }[vault];
  return `M${n(x - half)} ${n(foot)}V${n(spring)}${head}V${n(foot)}Z`;
};

/** A hall of vaults one behind the other, light that falls from its great window, candles and somebody who came in. */
const hall =
  (vaults: readonly Vault[]) =>
  (stage: Stage): string => {
    const { c, h, isDark } = stage;
    const random = stage.random('sanctuary/hall');
    const half = stage.w / 2 + 10;
    const stone = lit(stage, chosen(stage, 'sanctuary/stone', STONES), 0.4);
    const vault = chosen(stage, 'sanctuary/act', vaults);
    const day = isDark ? mix(c.horizon, stage.lamp, 0.3) : mix(c.light, c.horizon, 0.35);
    const layers = [
      { foot: 640, wide: 860, tall: 690 },
      { foot: 592, wide: 640, tall: 560 },
      { foot: 556, wide: 480, tall: 470 },
    ];
    const [a, b] = [random.pick(GLASS), random.pick(GLASS)];
    const isRose = vault === 'pointed';
    const pane = (x: number, wide: number, tall: number) =>
      path(vaulted(vault, [x, 450], [wide, tall]), day) +
      path(vaulted(vault, [x, 450], [wide * 0.62, tall * 0.82]), mix(a, day, 0.4)) +
      path(oval(x, 450 - tall * 0.5, [wide * 0.2, wide * 0.2]), mix(b, day, 0.2));
    const rose =
      path(oval(0, 235, [104, 104]), day) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) =>
          path(
            oval(68 * Math.cos((i * Math.PI) / 4), 235 + 68 * Math.sin((i * Math.PI) / 4), [22, 22]),
            mix(i % 2 ? a : b, day, 0.25),
          ),
        )
        .join('') +
      path(oval(0, 235, [32, 32]), mix(a, day, 0.25)) +
      path(vaulted(vault, [0, 500], [76, 140]), mix(b, day, 0.4));
    // Stone in shade goes towards dark brown by day: the mood's green or teal would make it mouldy.
    const deep = isDark ? c.ground : mix(c.ground, '#4a2c20', 0.8);
    const pillar = (x: number, [foot, thick]: Point) =>
      path(box(x - thick / 2, -4, [thick, foot]), mix(stone, '#ffffff', 0.16)) +
      path(box(x + thick * 0.14, -4, [thick * 0.36, foot]), mix(stone, deep, 0.2)) +
      path(
        box(x - thick * 0.7, 150, [thick * 1.4, 20]) + box(x - thick * 0.7, foot - 18, [thick * 1.4, 20]),
        mix(stone, '#ffffff', 0.3),
      );
    const wide = random.between(280, 420);
    const lamp = (x: number, y: number) =>
      stroke(`M${x} 0V${y}`, mix(stone, c.ground, 0.7), { 'stroke-width': 4 }) +
      halo(stage, [x, y + 18], 90) +
      path(`M${x - 26} ${y}h52l-10 40h-32Z`, isDark ? stage.lamp : lit(stage, '#e2b45c'));
    return centred(
      stage,
      'sanctuary/place',
      [
        path(box(-half, 0, [half * 2, h]), mix(stone, deep, 0.56)),
        ...layers.map(({ foot, wide: w, tall }, i) =>
          path(vaulted(vault, [0, foot], [w, tall]), mix(stone, deep, [0.4, 0.24, 0][i] ?? 0)),
        ),
        [424, 318].map((x, i) => [-1, 1].map((to) => pillar(to * x, [634 - i * 46, 60 - i * 18])).join('')).join(''),
        isRose ? rose : [-124, 0, 124].map((x) => pane(x, 84, x === 0 ? 330 : 260)).join(''),
        path(
          area([
            [-238, 556],
            [238, 556],
            [430, h],
            [-430, h],
          ]),
          mix(lit(stage, '#c9b08a'), stone, 0.3),
        ),
        path(
          area([
            [-60, 556],
            [60, 556],
            [120, h],
            [-120, h],
          ]),
          lit(stage, a, 0.3),
        ),
        path(
          area([
            [-80, 170],
            [80, 170],
            [wide + 110, h],
            [wide - 240, h],
          ]),
          day,
          { opacity: isDark ? 0.2 : 0.34 },
        ),
        lamp(-196, random.whole(150, 230)),
        lamp(196, random.whole(150, 230)),
        // Benches on both sides of the way.
        vault === 'keel'
          ? ''
          : path(
              [-1, 1]
                .map((to) =>
                  [0, 1, 2].map((i) => box(to * (170 + i * 56) - (to < 0 ? 170 : 0), 566 + i * 36, [170, 22])).join(''),
                )
                .join(''),
              shaded(stage, '#6b4a33', 0.4),
            ),
        path((random.odds(0.5) ? stander : cloaked)(random.between(-40, 40), 640, 190), mix(c.ground, '#000000', 0.2)),
      ].join(''),
    );
  };

/** A church, from its door. */
export const drawChurch = hall(['round', 'pointed']);

/** A mosque, from its door. */
export const drawMosque = hall(['keel']);
