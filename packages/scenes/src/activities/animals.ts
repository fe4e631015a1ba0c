/** Animals one walks up to: penguins on their shore, tortoises in the grass. */
import { mix } from '../parts/colour';
import type { Stage } from '../parts/stage';
import { drawWater } from '../parts/water';
import { lit, shaded } from './parts/a-frame';
import { hills, land } from './parts/land';
import { disc, paint, type Mark } from './parts/paint';

const penguin = (back: string, breast: string, beak: string): Mark[] => [
  ['M-12 0L-26 -4L-20 6ZM12 0L26 -4L20 6Z', beak],
  ['M-22 4Q-34 40 -20 68Q-22 96 0 98Q22 96 20 68Q34 40 22 4Q0 -4 -22 4Z', back],
  ['M-15 6Q-24 40 -12 62Q0 70 12 62Q24 40 15 6Q0 0 -15 6Z', breast],
  ['M-22 62Q-38 44 -34 22Q-26 34 -22 40ZM22 62Q38 44 34 22Q26 34 22 40Z', back],
  ['M4 82L24 78L6 75Z', beak],
  [disc(2, 84, 3), breast],
];

/** Penguins between the sea and their burrows. */
export const drawPenguins = (stage: Stage): string => {
  const random = stage.random('penguins/place');
  const sand = lit(stage, random.pick(['#d9c9a8', '#cfc6ae', '#b9b58a']), 0.3);
  const back = mix('#1d2733', stage.c.near, 0.1);
  const marks = penguin(back, lit(stage, '#f7f3ea', 0.2), lit(stage, '#e0933c', 0.1));
  const places = [
    [-58, 22, 26],
    [-40, 18, 30],
    [-14, 10, 40],
    [16, 16, 33],
    [40, 9, 42],
    [62, 20, 27],
  ] as const;
  return (
    hills(stage, 46) +
    drawWater(stage, stage.h * 0.52) +
    land(stage, 'beach', { up: 30, swing: 5, colour: mix(sand, stage.c.near, 0.06), mist: 0 }) +
    places
      .slice(0, random.whole(4, 6))
      .map(([x, up, tall]) => paint(stage, [x + random.between(-5, 5), up, tall, random.pick([1, -1])], marks))
      .join('')
  );
};

const tortoise = (shell: string, skin: string, line: string): Mark[] => [
  ['M-74 0L-70 34L-40 34L-44 0ZM40 0L38 32L68 34L70 0Z', skin],
  ['M60 26Q92 24 96 52Q100 74 122 72Q132 60 120 46Q116 18 70 8Z', skin],
  [disc(116, 62, 3.4), '#1d1a14'],
  ['M-96 22Q-90 92 0 96Q86 92 88 22Q0 8 -96 22Z', shell],
  ['M-60 24L-44 62L-10 92M-44 62L0 58L44 62M0 58L4 24M44 62L18 92M44 62L62 24M-86 44L-44 62M44 62L80 46', line, 5],
];

/** A tortoise or a turtle on land. */
export const drawTortoise = (stage: Stage): string => {
  const random = stage.random('tortoise/place');
  const ground = lit(stage, random.pick(['#8fa05a', '#d9c08a', '#a9a860']), 0.3);
  const shell = lit(stage, random.pick(['#7c6a44', '#6f6f4a', '#8a6a44']), 0.2);
  const marks = tortoise(shell, lit(stage, '#a39a72', 0.2), shaded(stage, '#4d4030', 0.2));
  return (
    hills(stage, 46) +
    land(stage, 'meadow', { up: 40, swing: 6, colour: mix(ground, stage.c.near, 0.2), mist: 0.1 }) +
    land(stage, 'near', { up: 22, swing: 4, colour: ground, mist: 0 }) +
    paint(stage, [random.between(-56, -40), 30, random.between(11, 15), random.pick([1, -1])], marks) +
    paint(stage, [random.between(-6, 18), 12, random.between(34, 42)], marks)
  );
};
