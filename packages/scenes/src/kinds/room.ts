import { mix } from '../parts/colour';
import { area, box, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';

const PAINTS = ['#e9e2d4', '#dfe5e1', '#ead9c9', '#d5dde6', '#e8d6d2', '#dcdcc8'];
const CLOTHS = ['#0b6e6e', '#b3563a', '#3d5a80', '#8a5a7a', '#5f7a4a', '#c08a3e'];
const WOODS = ['#8a6242', '#6b4a33', '#a87f58'];

/** A window on the sky that the scene has, with its curtains. */
const drawWindow = (stage: Stage, x: number, { wall, cloth }: { wall: string; cloth: string }) => {
  const { c } = stage;
  const [y, wide, tall] = [88, 300, 300];
  const hills = area([
    [x, y + tall],
    [x, y + tall * 0.72],
    [x + wide * 0.3, y + tall * 0.58],
    [x + wide * 0.55, y + tall * 0.74],
    [x + wide * 0.8, y + tall * 0.6],
    [x + wide, y + tall * 0.7],
    [x + wide, y + tall],
  ]);
  const curtain = (at: number, lean: number) =>
    `M${n(at)} ${y - 20}h84q${lean} 190 0 ${tall + 50}h-84q${lean} -160 0 ${-(tall + 50)}Z`;
  return (
    path(box(x - 14, y - 14, [wide + 28, tall + 28]), mix(wall, '#ffffff', 0.6)) +
    path(box(x, y, [wide, tall]), mix(c.sky, c.horizon, 0.55)) +
    path(hills, c.mid) +
    stroke(`M${n(x + wide / 2)} ${y}V${y + tall}M${n(x)} ${n(y + tall * 0.45)}h${wide}`, mix(wall, '#ffffff', 0.6), {
      'stroke-width': 10,
    }) +
    path(curtain(x - 70, 16) + curtain(x + wide - 14, -16), mix(cloth, wall, 0.35))
  );
};

/** A room with a bed, a lamp, and a window on the light of the place. */
export const drawRoom = (stage: Stage) => {
  const { w, h, c } = stage;
  const random = stage.random('room');
  const dim = stage.isDark ? 0.3 : 0;
  const wall = mix(random.pick(PAINTS), c.ground, dim);
  const cloth = mix(random.pick(CLOTHS), c.ground, dim * 0.7);
  const wood = mix(random.pick(WOODS), c.ground, dim);
  const linen = mix('#fbfaf6', c.ground, dim * 0.7);
  const floor = h * 0.8;
  const isLeft = random.odds(0.5);
  const bed = w * (isLeft ? 0.3 : 0.66) - 230 + random.between(-20, 20);
  const pane = w * (isLeft ? 0.7 : 0.28) - 150 + random.between(-20, 20);
  const lamp = bed + (isLeft ? -70 : 530);
  const stripes = random.odds(0.5)
    ? Array.from({ length: Math.ceil(w / 60) }, (_, at) => `M${at * 60 + 30} 0V${n(floor)}`).join('')
    : '';
  const head = random.pick([
    box(bed, floor - 250, [460, 200]),
    `M${n(bed)} ${n(floor - 50)}v-150q230 -110 460 0v150Z`,
    box(bed - 20, floor - 210, [500, 160]),
  ]);
  const frame = box(bed + 130, 110, [200, 130]);
  return [
    path(box(0, 0, [w, floor]), wall),
    stroke(stripes, mix(wall, '#ffffff', 0.25), { 'stroke-width': 14, opacity: 0.5 }),
    drawWindow(stage, pane, { wall, cloth }),
    path(box(0, floor, [w, h - floor]), mix(wood, wall, 0.25)),
    path(box(0, floor - 12, [w, 12]), mix(wall, '#ffffff', 0.4)),
    path(frame, wood),
    path(box(bed + 142, 122, [176, 106]), mix(c.horizon, c.sky, random.between(0.1, 0.9))),
    path(area([[bed + 142, 228], [bed + 200, 170], [bed + 246, 206], [bed + 290, 160], [bed + 318, 228]]), mix(c.far, c.mid, 0.5)), // prettier-ignore
    path(head, mix(wood, cloth, random.odds(0.5) ? 0.75 : 0)),
    path(`M${n(bed + 6)} ${n(floor + 60)}v-120q0 -26 26 -26h396q26 0 26 26v120Z`, linen),
    path(`M${n(bed - 4)} ${n(floor + 70)}v-84q120 -34 234 -8t234 0v92Z`, cloth),
    path(`M${n(bed + 40)} ${n(floor - 66)}q0 -52 52 -52h84q52 0 52 52ZM${n(bed + 234)} ${n(floor - 66)}q0 -52 52 -52h84q52 0 52 52Z`, mix(linen, '#ffffff', 0.5)), // prettier-ignore
    path(box(lamp - 40, floor - 90, [80, 150]), wood),
    stroke(`M${n(lamp)} ${n(floor - 90)}v-50`, mix(wood, c.ground, 0.4), { 'stroke-width': 8 }),
    path(area([[lamp - 44, floor - 138], [lamp - 28, floor - 204], [lamp + 28, floor - 204], [lamp + 44, floor - 138]]), stage.isDark ? stage.lamp : mix(linen, cloth, 0.2)), // prettier-ignore
  ].join('');
};
