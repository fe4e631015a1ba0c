import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { silhouetteOf, standing } from '../parts/landmarks';
import { drawRange } from '../parts/peaks';
import { ground } from '../parts/ridge';
import { box, n, path, stroke } from '../parts/shapes';
import type { Backdrop } from '../scene-kinds';
import { drawBackdrop, drawForeground, type Stage } from '../parts/stage';
import { growth, plantOf, snowWhere } from '../parts/growth';
import { drawBoat, drawWater } from '../parts/water';

/** A jetty that runs out from the bank on posts. */
const drawJetty = (stage: Stage, y: number) => {
  const { h, c } = stage;
  const [from, to] = [stage.across(0.84), stage.across(0.58)];
  let posts = '';
  for (let i = 0; i < 6; i += 1) posts += box(from + ((to - from) * (i + 0.4)) / 6, y - 9, [5, h * 0.062]);
  const deck = box(Math.min(from, to), y, [Math.abs(to - from), 7]);
  const under = stroke(`M${n(from)} ${n(y + h * 0.05)}H${n(to)}`, c.ground, { 'stroke-width': 8, opacity: 0.18 });
  return (
    under +
    path(posts + deck, mix(c.ground, c.near, 0.2)) +
    path(box(Math.min(from, to), y, [Math.abs(to - from), 2]), mix(c.near, c.light, 0.35))
  );
};

const bare: ReadonlySet<Backdrop> = new Set(['karst', 'pitons', 'cliffs', 'glacier', 'crater-ridge', 'fells']);

/** Still water that mirrors the mountains behind it, with a jetty and a sail. */
export const drawLake = (stage: Stage) => {
  const { c, h, w } = stage;
  const random = stage.random('lake');
  const shore = h * 0.63;
  const snow = mix(c.light, c.far, stage.mood === 'night' ? 0.5 : 0.05);
  const backdrop = drawBackdrop(stage, shore);
  const range =
    backdrop ||
    drawRange(stage, {
      name: 'range',
      foot: shore,
      tall: [h * 0.14, h * 0.4],
      count: 4.5,
      colour: mix(c.far, c.mid, 0.35),
      snow: snowWhere(stage, snow),
      cover: 0.32,
      mist: 0.45,
    });
  const hills = drawRidge(stage, 'hills', {
    y: shore - h * 0.06,
    swing: h * 0.13,
    roughness: 0.5,
    colour: c.mid,
    foot: shore,
    mist: 0.25,
  });
  const mirror = ground(
    hills.points.map(([x, y]) => [x, shore + (shore - y) * 0.8] as const),
    shore,
  );
  const wood = growth(
    stage,
    hills.points.map(([x]) => [x, shore - 3] as const),
    { name: 'shore', tall: [16, 36], step: 14, bare: 0.85 },
  );
  const plant = plantOf(stage);
  let frame = '';
  for (let i = 0; i < 5; i += 1)
    frame += plant(
      stage.across(0.985 - i * 0.045) + random.between(-9, 9),
      h * 0.93 + i * 9,
      h * random.between(0.24, 0.42) * (1 - i * 0.12),
    );
  const bank = `M${n(stage.across(1.02))} ${n(h * 0.85)}Q${n(stage.across(0.84))} ${n(h * 0.86)} ${n(stage.across(0.66))} ${h}H${n(stage.across(1.02))}Z`;
  const boat = drawBoat(stage, stage.across(random.between(0.34, 0.48)), [shore + h * 0.09, h * 0.1]);
  // These reach the water themselves.
  const isBare = stage.backdrop !== undefined && bare.has(stage.backdrop);
  const [x, y] = [stage.across(0.62), shore + h * 0.035];
  const silhouette = silhouetteOf(stage.landmark, stage.scenery)?.(x, y - h * 0.03, h * 0.3);
  const mark = silhouette
    ? path(silhouette, standing(stage)) +
      path(
        `M${n(x - h * 0.3)} ${n(y)}Q${n(x - h * 0.2)} ${n(y - h * 0.05)} ${n(x)} ${n(y - h * 0.045)}T${n(x + h * 0.3)} ${n(y)}Q${n(x)} ${n(y + h * 0.02)} ${n(x - h * 0.3)} ${n(y)}Z`,
        mix(c.near, c.ground, 0.3),
      )
    : '';
  return [
    backdrop
      ? ''
      : drawRange(stage, {
          name: 'far',
          foot: shore,
          tall: [h * 0.16, h * 0.27],
          count: 7,
          colour: mix(c.far, c.horizon, 0.4),
          mist: 0.6,
        }),
    range,
    ...(isBare ? [] : [hills.svg, path(wood, mix(c.mid, c.near, 0.7))]),
    drawWater(stage, shore),
    // The range once more, upside down: the same paths and gradients, so it costs one group.
    `<g transform="matrix(1 0 0 -.55 0 ${n(shore * 1.55)})" opacity=".22">${range}</g>`,
    isBare ? '' : path(mirror, c.near, { opacity: 0.34 }),
    stroke(`M0 ${n(shore)}h${w}`, mix(c.horizon, c.light, 0.4), { 'stroke-width': 2, opacity: 0.45 }),
    mark,
    ...(stage.foreground
      ? [drawForeground(stage, shore)]
      : [boat, drawJetty(stage, h * 0.86), path(bank, c.ground), path(frame, c.ground)]),
  ].join('');
};
