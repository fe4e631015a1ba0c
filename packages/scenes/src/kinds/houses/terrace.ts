import { mix } from '../../parts/colour';
import { drawStreet, drawWindows, footOf } from '../../parts/house';
import { area, box, n, path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';

type Look = {
  walls: readonly string[];
  doors: readonly string[];
  /** What stands on the house: chimneys on slate, or a cornice with a water tank. */
  top: 'slate' | 'cornice';
};

const british: Look = { walls: ['#a35a44', '#8f4f3f', '#b8a284', '#c7b392', '#9c8f80', '#b56a4c', '#e9e2d2'], doors: ['#1f3d5c', '#7a1f2b', '#1f4a3a', '#20242c', '#c39a2f'], top: 'slate' }; // prettier-ignore
const newYork: Look = { walls: ['#7c4636', '#8d5340', '#6b3f35', '#a5664c', '#b98b6a'], doors: ['#2b2a2e', '#3b2a24', '#1f3d3a'], top: 'cornice' }; // prettier-ignore

const drawTerrace = (look: Look) => (stage: Stage) => {
  const { w, c, isDark } = stage;
  const random = stage.random('terrace');
  const foot = footOf(stage);
  const pieces: string[] = [];
  const storeys = look.top === 'slate' ? random.whole(3, 4) : random.whole(4, 5);
  const step = look.top === 'slate' ? 104 : 96;
  const isOneWall = random.odds(0.5);
  const shared = random.pick(look.walls);
  for (let x = -random.between(30, 150); x < w;) {
    const wide = look.top === 'slate' ? random.between(190, 220) : random.between(200, 240);
    const wall = mix(isOneWall ? shared : random.pick(look.walls), c.near, isDark ? 0.42 : 0.05);
    const stone = mix('#efe8d8', c.near, isDark ? 0.45 : 0.08);
    const top = foot - storeys * step - (isOneWall ? 26 : random.between(14, 54));
    const gap = wide / 3;
    const door = x + gap * 0.5;
    const hasBay = look.top === 'slate' && random.odds(0.6);
    const slate = mix('#4a5260', c.near, isDark ? 0.5 : 0.12);
    if (look.top === 'slate')
      pieces.push(
        path([0.12, 0.84].map((part) => box(x + wide * part - 22, top - 92, [44, 94]) + [-15, -3, 9].map((off) => box(x + wide * part + off, top - 108, [8, 18])).join('')).join(''), mix(wall, c.ground, 0.25)), // prettier-ignore
        path(
          area([
            [x - 2, top + 2],
            [x + 10, top - 56],
            [x + wide - 10, top - 56],
            [x + wide + 2, top + 2],
          ]),
          slate,
        ),
      );
    else
      pieces.push(
        random.odds(0.35) ? path(box(x + wide * 0.5 - 30, top - 84, [60, 50]) + area([[x + wide * 0.5 - 34, top - 82], [x + wide * 0.5, top - 112], [x + wide * 0.5 + 34, top - 82]]) + box(x + wide * 0.5 - 24, top - 36, [6, 40]) + box(x + wide * 0.5 + 18, top - 36, [6, 40]), mix(c.near, c.ground, 0.3)) : '', // prettier-ignore
        path(box(x - 4, top - 26, [wide + 2, 28]) + Array.from({ length: 9 }, (_, at) => box(x + 6 + at * (wide / 9), top, [8, 16])).join(''), mix(wall, c.ground, 0.35)), // prettier-ignore
      );
    const pane = (middle: number, y: number) => box(middle - 19, y, [38, 62]);
    pieces.push(
      path(box(x, top, [wide - 3, foot - top]), wall),
      path(box(x, foot - step, [wide - 3, 8]), stone),
      path(Array.from({ length: storeys }, (_, row) => [0, 1, 2].map((at) => box(x + gap * (at + 0.5) - 24, foot - step * (row + 1) + 22, [48, 7]) + box(x + gap * (at + 0.5) - 25, foot - step * (row + 1) + 91, [50, 7])).slice(row === 0 ? 1 : 0).join('')).join(''), stone), // prettier-ignore
      drawWindows(stage, random, { from: [x + gap / 2, foot - step * storeys + 29], step: [gap, step], across: 3, rows: storeys - 1, pane }), // prettier-ignore
      hasBay
        ? path(area([[x + gap * 1.08, foot], [x + gap * 1.08, foot - step + 4], [x + gap * 2.92, foot - step + 4], [x + gap * 2.92, foot]]), stone) + drawWindows(stage, random, { from: [x + gap * 1.42, foot - step + 20], step: [gap * 0.58, 1], across: 3, rows: 1, pane: (middle, y) => box(middle - 15, y, [30, 56]) }) // prettier-ignore
        : drawWindows(stage, random, { from: [x + gap * 1.5, foot - step + 29], step: [gap, 1], across: 2, rows: 1, pane }), // prettier-ignore
      stroke(Array.from({ length: storeys - 1 }, (_, row) => [0, 1, 2].map((at) => `M${n(x + gap * (at + 0.5) - 19)} ${n(foot - step * (row + 2) + 60)}h38`).join('')).join(''), stone, { 'stroke-width': 4 }), // prettier-ignore
      path(box(door - 30, foot - 90, [60, 92]), stone),
      path(box(door - 22, foot - 72, [44, 74]), mix(random.pick(look.doors), c.near, isDark ? 0.2 : 0)),
      path(`M${n(door - 22)} ${n(foot - 74)}a22 13 0 0 1 44 0Z`, isDark ? stage.lamp : mix(c.near, '#ffffff', 0.4)),
      look.top === 'cornice'
        ? path([0, 1, 2].map((at) => box(door - 34 - at * 7, foot - 18 + at * 7, [68 + at * 14, 8])).join(''), mix(wall, c.ground, 0.3)) + (random.odds(0.5) ? stroke(Array.from({ length: storeys - 2 }, (_, row) => { const y = foot - step * (row + 2) + 96; return `M${n(x + gap * 1.1)} ${n(y)}h${n(gap * 1.8)}m0 -24h${n(-gap * 1.8)}v24m${n(gap * 0.45)} 0v-24m${n(gap * 0.45)} 24v-24m${n(gap * 0.45)} 24v-24m${n(gap * 0.45)} 24v-24M${n(x + gap * 1.3)} ${n(y)}l${n(gap * 1.2)} ${n(step - 4)}`; }).join(''), mix('#20242c', c.near, 0.25), { 'stroke-width': 3.5 }) : '') // prettier-ignore
        : stroke(Array.from({ length: 14 }, (_, at) => `M${n(x + gap + 8 + at * ((wide - gap - 16) / 13))} ${n(foot + 2)}v-30`).join('') + `M${n(x + gap + 4)} ${n(foot - 26)}H${n(x + wide - 6)}`, mix('#20242c', c.near, 0.2), { 'stroke-width': 3.5 }), // prettier-ignore
    );
    x += wide;
  }
  return pieces.join('') + drawStreet(stage);
};

/** A terrace of brick or stone under slate and chimneys, railings before its doors. */
export const drawBritishTerrace = drawTerrace(british);
/** Brownstones with stoops and fire escapes. */
export const drawBrownstones = drawTerrace(newYork);
