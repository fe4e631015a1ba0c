import { mix } from '../parts/colour';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, lit, oval } from './parts/a-frame';
import { walker } from './parts/a-people';

const BARKS = ['#7a5138', '#8f5a3c', '#5f4a40'];
const LEAVES = ['#3f8a5a', '#5f9a4a', '#2f7a66'];

const trunk = ([x, foot]: Point, wide: number, colour: string) =>
  path(
    `M${n(x - wide / 2)} -10L${n(x - wide * 0.6)} ${n(foot - 60)}Q${n(x - wide * 0.7)} ${n(foot - 14)} ${n(x - wide * 1.1)} ${n(foot)}H${n(x + wide * 1.1)}Q${n(x + wide * 0.7)} ${n(foot - 14)} ${n(x + wide * 0.6)} ${n(foot - 60)}L${n(x + wide / 2)} -10Z`,
    colour,
  );

/** A leaf of a banana plant that stands on (x, y) and leans. */
const broadLeaf = (x: number, y: number, [lean, tall]: Point) =>
  `M${n(x)} ${n(y)}Q${n(x + lean * 0.1)} ${n(y - tall * 0.7)} ${n(x + lean)} ${n(y - tall)}Q${n(x + lean * 1.3)} ${n(y - tall * 0.4)} ${n(x + lean * 0.3)} ${n(y - tall * 0.1)}Z`;

const broadLeaves = (x: number, y: number, size: number) =>
  [-150, -90, -30, 36, 96, 150]
    .map((lean, i) => broadLeaf(x, y, [lean * size, (170 + ((i * 47) % 80)) * size]))
    .join('');

/** A creeper between two trunks. */
const creeper = (x: number, wide: number, hang: number) =>
  `M${n(x)} -10Q${n(x + wide / 2)} ${n(hang * 2)} ${n(x + wide)} -10`;

/** Trunks one behind the other, light that falls between them, and somebody on the path. */
const wood =
  (isRain: boolean) =>
  (stage: Stage): string => {
    const { c, h, w, isDark } = stage;
    const random = stage.random('forest');
    const half = w / 2 + 10;
    const bark = lit(stage, chosen(stage, 'forest/bark', BARKS), 0.4);
    const leaf = mix(lit(stage, chosen(stage, 'forest/leaf', LEAVES), 0.4), c.near, 0.2);
    const air = mix(c.light, leaf, isDark ? 0.55 : 0.4);
    const rows: readonly (readonly [foot: number, wide: number, count: number, mist: number])[] = [
      [470, 22, 12, 0.66],
      [520, 40, 7, 0.4],
      [592, 84, 4, 0.06],
    ];
    const woods = rows.map(([foot, wide, count, mist]) => {
      const colour = mix(bark, air, mist);
      const all = Array.from({ length: count }, (_, i) => {
        const part = (i + 0.5 + random.between(-0.28, 0.28)) / count;
        const x = (part - 0.5) * half * 2;
        // The way stays free.
        const free = Math.abs(x) < wide * 1.5 ? x + Math.sign(x || 1) * wide * 2 : x;
        return trunk([free, foot], wide * random.between(0.8, 1.15), colour);
      });
      const ground = path(`M${n(-half)} ${foot - 26}Q0 ${foot - 44} ${n(half)} ${foot - 22}V${h}H${n(-half)}Z`, mix(leaf, air, mist)); // prettier-ignore
      return ground + all.join('');
    });
    const crowns = Array.from({ length: 13 }, (_, i) =>
      oval(-half + (i / 12) * half * 2, random.between(-30, 46), [random.between(80, 130), random.between(60, 100)]),
    ).join('');
    const beams = [-260, -20, 210].map((x) =>
      area([
        [x, -10],
        [x + random.between(50, 90), -10],
        [x + 330, 600],
        [x + 170, 600],
      ]),
    );
    const fern = (x: number, y: number, size: number) =>
      [-64, -30, 0, 30, 64]
        .map(
          (lean) =>
            `M${n(x)} ${n(y)}q${n(lean * size * 0.4)} ${n(-size * 60)} ${n(lean * size)} ${n(-size * 54)}q${n(-lean * size * 0.5)} ${n(size * 8)} ${n(-lean * size * 0.82)} ${n(size * 54)}Z`,
        )
        .join('');
    const ferns = Array.from({ length: 12 }, (_, i) => fern(-half + 30 + (i / 11) * (half * 2 - 60), 660, random.between(0.8, 1.5))).join(''); // prettier-ignore
    const creepers = [-420, -150, 190]
      .map((x) => creeper(x, random.between(150, 240), random.between(110, 190)))
      .join('');
    const broad = [
      [-480, -300, 330, 500],
      [-560, -400, 250, 430],
    ].map((row, i) => row.map((x) => broadLeaves(x, 690, random.between(0.8, 1.15) + i * 0.15)).join(''));
    return (
      path(box(0, 0, [w, h]), mix(air, c.horizon, 0.35)) +
      centred(
        stage,
        'forest/view',
        [
          woods[0],
          woods[1],
          path(beams.join(''), c.light, { opacity: isDark ? 0.12 : 0.26 }),
          woods[2],
          path(`M-46 560Q10 590 -90 ${h}H190Q70 600 30 560Z`, mix(lit(stage, '#d8bd8a', 0.4), leaf, 0.2)),
          path(crowns, mix(leaf, c.ground, 0.35)),
          path(walker(14, 626, 128) + walker(96, 640, 134), c.ground),
          isRain ? stroke(creepers, mix(bark, c.ground, 0.4), { 'stroke-width': 9 }) : '',
          isRain
            ? path(broad[0] ?? '', mix(leaf, c.ground, 0.25)) + path(broad[1] ?? '', mix(leaf, c.ground, 0.5))
            : '',
          path(ferns, mix(leaf, c.ground, 0.5)),
        ].join(''),
      )
    );
  };

/** A wood of tall trees, with ferns. */
export const drawForest = wood(false);

/** A rainforest, with creepers and broad leaves. */
export const drawRainforest = wood(true);
