import { mix } from '../parts/colour';
import { area, box, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, inTurn, oval } from './parts/a-frame';
import { stander } from './parts/a-people';

const STONE = '#8d9095';

/** Rows of plain blocks, as high as people. */
const blocks = (half: number): string =>
  [0, 1, 2]
    .map((row) => {
      const [foot, wide] = [500 + row * 54, 78 + row * 30];
      const count = Math.ceil((half * 2) / (wide * 1.5)) + 1;
      const all = Array.from({ length: count }, (_, i) => {
        const tall = 48 + row * 22 + ((i * 37 + row * 53) % 40);
        const x = -half + i * wide * 1.5 - row * 30;
        return [box(x, foot - tall, [wide, tall]), box(x + wide * 0.72, foot - tall, [wide * 0.28, tall])] as const;
      });
      const face = mix(STONE, '#5d636b', row * 0.35);
      return (
        path(all.map(([front]) => front).join(''), face) +
        path(all.map(([, side]) => side).join(''), mix(face, '#3c424a', 0.4))
      );
    })
    .join('');

/** A bare wall of names, and a flame before it. */
const wall = (half: number): string => {
  const lines = Array.from({ length: 6 }, (_, i) => {
    const y = 376 + i * 22;
    return `M-300 ${y}h${130 - ((i * 31) % 40)}M-130 ${y}h${120 - ((i * 17) % 50)}M40 ${y}h${126 - ((i * 23) % 44)}M200 ${y}h${90 - ((i * 19) % 30)}`;
  }).join('');
  return (
    path(`M${n(-half)} 540H${n(half)}V700H${n(-half)}Z`, '#7c8187') +
    path(
      area([
        [-350, 330],
        [350, 330],
        [368, 548],
        [-368, 548],
      ]),
      '#6f757c',
    ) + // prettier-ignore
    path(box(-356, 322, [712, 12]), '#888d93') +
    stroke(lines, '#a4a9ad', { 'stroke-width': 5, opacity: 0.7 }) +
    path(oval(0, 600, [74, 16]), '#565c63') +
    path('M-12 592Q-18 566 0 546Q18 566 12 592Z', '#d9b27a')
  );
};

/** A lawn with rows of white stones. */
const field = (half: number): string => {
  const stones = [0, 1, 2, 3]
    .map((row) => {
      const [foot, size] = [498 + row * 40 + row * row * 5, 15 + row * 9];
      const gap = size * 3.4;
      const stone = (x: number) => `M${n(x - size / 2)} ${n(foot)}v${n(-size * 1.3)}a${n(size / 2)} ${n(size / 2)} 0 0 1 ${n(size)} 0v${n(size * 1.3)}Z`; // prettier-ignore
      return path(
        Array.from({ length: Math.ceil((half * 2) / gap) + 1 }, (_, i) => stone(-half + i * gap + (row % 2) * gap * 0.5)).join(''), // prettier-ignore
        mix('#d9dcdc', '#8d9095', 0.5 - row * 0.15),
      );
    })
    .join('');
  return path(`M${n(-half)} 470Q0 452 ${n(half)} 474V700H${n(-half)}Z`, '#7f8a7c') + stones;
};

/**
 * A place of mourning: stone, a grey sky without a sun, and somebody who stands still. It has the colours of no hour: what
 * happened there asks for none.
 */
export const drawRemembrance = (stage: Stage): string => {
  const { w, h } = stage;
  const half = w / 2 + 10;
  const random = stage.random('remembrance');
  const bareTree = (x: number, foot: number, s: number) =>
    stroke(
      `M${n(x)} ${n(foot)}V${n(foot - 120 * s)}M${n(x)} ${n(foot - 60 * s)}l${n(-34 * s)} ${n(-56 * s)}M${n(x)} ${n(foot - 78 * s)}l${n(38 * s)} ${n(-64 * s)}M${n(x - 20 * s)} ${n(foot - 92 * s)}l${n(-26 * s)} ${n(-16 * s)}M${n(x + 22 * s)} ${n(foot - 114 * s)}l${n(26 * s)} ${n(-8 * s)}`,
      '#6b737a',
      { 'stroke-width': 5 * s },
    );
  const shown = inTurn(stage, 'remembrance/which', [blocks, wall, field]);
  const light = {
    dawn: '#d3d6d6',
    noon: '#dcdfe0',
    dusk: '#c3c6cb',
    night: '#aeb3bb',
    snow: '#e2e5e8',
    desert: '#d8d4cc',
  };
  return (
    path(box(0, 0, [w, h]), '#aab0b5') +
    path(box(0, 0, [w, 200]), '#9fa6ac', { opacity: 0.6 }) +
    path(box(0, 200, [w, 270]), light[stage.mood], { opacity: 0.6 }) +
    centred(
      stage,
      'remembrance/place',
      [
        path(`M${n(-half)} 440Q-200 408 60 436T${n(half)} 426V700H${n(-half)}Z`, '#939a9e'),
        bareTree(random.between(-470, -400), 462, 1.3),
        bareTree(random.between(380, 460), 466, 1),
        path(`M${n(-half)} 474Q0 458 ${n(half)} 476V700H${n(-half)}Z`, '#838a8c'),
        shown(half),
        path(box(-half, 628, [half * 2, 60]), '#6a7075'),
        path(stander(random.between(150, 230), 648, 132), '#31363d'),
      ].join(''),
    )
  );
};
