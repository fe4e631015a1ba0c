import { mix } from '../../parts/colour';
import { footOf, glassOf, leavesOf } from '../../parts/house';
import { area, box, n, path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { palm, roundTree } from '../../parts/trees';
import type { SceneKind } from '../../scene-kinds';

const THATCH = ['#b48a55', '#a27a4b', '#c49a62', '#8f6f4a'];
const WOODS = ['#6b4a33', '#7d5738', '#553b2a', '#8a6242'];

/** A tall soft roof of thatch, open at the sides or with walls of reed. */
const hut = (
  stage: Stage,
  { x, foot, wide, tall, stilts }: { x: number; foot: number; wide: number; tall: number; stilts: number },
) => {
  const { c, isDark } = stage;
  const random = stage.random(`hut${Math.round(x)}`);
  const thatch = mix(random.pick(THATCH), c.near, isDark ? 0.45 : 0.05);
  const wood = mix(random.pick(WOODS), c.near, isDark ? 0.4 : 0.05);
  const floor = foot - stilts;
  const eaves = floor - tall * 0.4;
  const middle = x + wide / 2;
  const posts = [0.04, 0.32, 0.65, 0.93].map((part) => box(x + wide * part, eaves - 4, [wide * 0.035, floor - eaves + 6])).join(''); // prettier-ignore
  const inside = isDark ? stage.lamp : mix(glassOf(stage).unlit, wood, 0.3);
  const edge = `M${n(x - wide * 0.16)} ${n(eaves + 10)}Q${n(middle - wide * 0.2)} ${n(eaves - tall * 0.22)} ${n(middle - wide * 0.07)} ${n(floor - tall)}h${n(wide * 0.14)}Q${n(middle + wide * 0.2)} ${n(eaves - tall * 0.22)} ${n(x + wide * 1.16)} ${n(eaves + 10)}Q${n(middle)} ${n(eaves - 6)} ${n(x - wide * 0.16)} ${n(eaves + 10)}Z`;
  const straws = [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3].map((off) => `M${n(middle + off * wide * 0.24)} ${n(floor - tall + 14)}Q${n(middle + off * wide * 0.8)} ${n(eaves - tall * 0.14)} ${n(middle + off * wide * 1.7)} ${n(eaves - 2)}`).join(''); // prettier-ignore
  const legs = stilts > 12 ? [0.06, 0.35, 0.64, 0.92].map((part) => box(x + wide * part, floor, [wide * 0.03, stilts + 8])).join('') : ''; // prettier-ignore
  return [
    path(box(x + wide * 0.06, eaves, [wide * 0.88, floor - eaves]), inside),
    path(box(x + wide * 0.06, eaves, [wide * 0.2, floor - eaves]) + box(x + wide * 0.74, eaves, [wide * 0.2, floor - eaves]), mix(wood, thatch, 0.45)), // prettier-ignore
    path(box(x - wide * 0.06, floor - 6, [wide * 1.12, 14]) + posts + legs, wood),
    path(
      box(x + wide * 0.36, floor - tall * 0.12, [wide * 0.28, tall * 0.1]),
      mix('#f4efe4', c.near, isDark ? 0.4 : 0.05),
    ),
    path(edge, thatch),
    stroke(straws, mix(thatch, c.ground, 0.28), { 'stroke-width': 2.5 }),
  ].join('');
};

/** Pavilions of thatch in a garden of palms, by a pool, or on stilts over the water. */
export const drawPavilion = (stage: Stage, kind: SceneKind) => {
  const { w, h, c, isDark } = stage;
  const random = stage.random('pavilion');
  const foot = footOf(stage) - 110;
  const isByTheSea = kind === 'beach' || kind === 'island';
  const way = random.pick(['pool', 'garden', isByTheSea ? 'water' : 'pool'] as const);
  const leaves = leavesOf(stage);
  const sea = mix('#35a7b5', c.sky, isDark ? 0.5 : 0.18);
  const wide = random.between(300, 400);
  const x = (w - wide) / 2 + random.between(-110, 110);
  const stilts = way === 'water' ? 70 : 14;
  const others = [x - random.between(190, 260), x + wide + random.between(60, 120)].map((at, index) =>
    hut(stage, { x: at, foot: foot - 34, wide: 150 + index * 24, tall: 150, stilts: way === 'water' ? 50 : 10 }),
  );
  const trees = [0.05, 0.14, 0.84, 0.95].map((part, index) => palm(random, { x: w * part, y: foot + 26, tall: random.between(240, 390), lean: index < 2 ? 0.35 : -0.35, colour: leaves })).join(''); // prettier-ignore
  const bushes = [0.02, 0.1, 0.2, 0.3, 0.7, 0.8, 0.9, 1].map((part) => roundTree(w * part, foot + 14, random.between(110, 190))).join(''); // prettier-ignore
  const hills = `M-4 ${n(foot)}V${n(foot - 120)}Q${n(w * 0.25)} ${n(foot - random.between(200, 320))} ${n(w * 0.52)} ${n(foot - 110)}T${n(w + 4)} ${n(foot - 170)}V${n(foot)}Z`;
  const lawn = mix(leaves, c.horizon, isDark ? 0.08 : 0.28);
  const ripples = stroke([34, 72, 112, 146].map((down, at) => `M${n(w * (0.12 + at * 0.09))} ${n(foot + down)}h${n(w * 0.26)}m70 0h120`).join(''), mix(sea, '#ffffff', 0.5), { 'stroke-width': 4, opacity: 0.6 }); // prettier-ignore
  const middle = x + wide / 2;
  const pool = path(area([[middle - 250, foot + 54], [middle + 250, foot + 54], [middle + 350, foot + 132], [middle - 350, foot + 132]]), mix('#e9dfc8', c.near, isDark ? 0.45 : 0.08)) + path(area([[middle - 226, foot + 62], [middle + 226, foot + 62], [middle + 312, foot + 124], [middle - 312, foot + 124]]), sea); // prettier-ignore
  const walk = path(box(-4, foot - 8, [x + 8, 12]) + [40, 130, 220, 310].map((at) => box(at, foot, [7, 62])).join(''), mix('#6b4a33', c.near, isDark ? 0.45 : 0.1)); // prettier-ignore
  if (way === 'water')
    return [
      path(box(-4, foot - 60, [w + 8, h]), sea),
      path(`M${n(w * 0.6)} ${n(foot - 58)}q90 -26 180 -22q120 -18 320 22Z`, mix(leaves, c.far, 0.4)),
      ...others,
      ripples,
      walk,
      hut(stage, { x, foot: foot + 46, wide, tall: 290, stilts }),
    ].join('');
  return [
    path(hills, mix(c.far, c.mid, 0.5)),
    path(bushes, mix(leaves, c.mid, 0.35)),
    ...others,
    trees,
    path(box(-4, foot - 2, [w + 8, h - foot + 8]), lawn),
    hut(stage, { x, foot: foot + 20, wide, tall: random.between(270, 330), stilts }),
    way === 'pool' ? pool : path([0.14, 0.26, 0.74, 0.88].map((part) => `M${n(w * part - 60)} ${n(foot + 150)}q10 -62 60 -66q54 4 62 66Z`).join(''), mix(leaves, c.ground, 0.3)), // prettier-ignore
  ].join('');
};

/** Round houses of thatch in dry grass, a flat-crowned tree beside them. */
export const drawSafariLodge = (stage: Stage) => {
  const { w, h, c, isDark } = stage;
  const random = stage.random('safari');
  const foot = footOf(stage) - 60;
  const grass = mix('#c9a65c', c.near, isDark ? 0.5 : 0.12);
  const tree = mix('#5d6b3a', c.near, isDark ? 0.5 : 0.15);
  const wide = random.between(300, 380);
  const x = (w - wide) / 2 + random.between(-120, 120);
  const acacia = (at: number, tall: number) =>
    `M${n(at - 5)} ${n(foot + 20)}l-2 ${n(-tall * 0.6)}l-46 ${n(-tall * 0.26)}l6 -6l48 ${n(tall * 0.2)}l42 ${n(-tall * 0.24)}l6 6l-42 ${n(tall * 0.3)}l2 ${n(tall * 0.62)}ZM${n(at - tall * 0.5)} ${n(foot + 20 - tall * 0.84)}q${n(tall * 0.16)} ${n(-tall * 0.16)} ${n(tall * 0.5)} ${n(-tall * 0.17)}q${n(tall * 0.36)} 0 ${n(tall * 0.5)} ${n(tall * 0.17)}q${n(-tall * 0.5)} ${n(tall * 0.07)} ${n(-tall)} 0Z`;
  return [
    path(`M-4 ${n(foot)}V${n(foot - 110)}L${n(w * 0.3)} ${n(foot - 140)}L${n(w * 0.44)} ${n(foot - random.between(190, 260))}h120L${n(w * 0.72)} ${n(foot - 120)}H${n(w + 4)}V${n(foot)}Z`, mix(c.far, c.mid, 0.4)), // prettier-ignore
    path(acacia(random.between(90, 190), random.between(230, 310)) + acacia(w - random.between(90, 190), random.between(250, 340)), tree), // prettier-ignore
    hut(stage, { x: x - random.between(180, 230), foot: foot - 6, wide: 160, tall: 150, stilts: 8 }),
    hut(stage, { x: x + wide + random.between(60, 100), foot: foot - 6, wide: 180, tall: 168, stilts: 8 }),
    path(box(-4, foot, [w + 8, h - foot + 4]), grass),
    hut(stage, { x, foot: foot + 24, wide, tall: random.between(250, 310), stilts: 26 }),
    stroke(Array.from({ length: 44 }, (_, at) => `M${n((at + 0.5) * (w / 44))} ${n(foot + 62 + (at % 5) * 11)}l${(at % 3) * 5 - 5} -26`).join(''), mix(grass, c.ground, 0.35), { 'stroke-width': 3 }), // prettier-ignore
  ].join('');
};
