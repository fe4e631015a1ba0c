import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { silhouetteOf, standing } from '../parts/landmarks';
import { drawRange } from '../parts/peaks';
import { heightAt } from '../parts/ridge';
import { box, dot, n, path, stroke } from '../parts/shapes';
import { drawBackdrop, drawForeground, type Stage } from '../parts/stage';
import { pine, pines } from '../parts/trees';

const cabin = (stage: Stage, x: number, [y, s]: readonly [number, number]) => {
  const { c } = stage;
  const wall = mix('#6b4433', c.ground, stage.isDark ? 0.6 : 0.3);
  const snow = mix(c.light, '#ffffff', 0.6);
  const smoke = `M${n(x + s * 0.42)} ${n(y - s * 1.4)}q${n(-s * 0.2)} ${n(-s * 0.25)} 0 ${n(-s * 0.5)}t0 ${n(-s * 0.5)}t${n(s * 0.06)} ${n(-s * 0.4)}`;
  return [
    stroke(smoke, mix(c.horizon, '#ffffff', 0.3), { 'stroke-width': s * 0.14, opacity: 0.4 }),
    path(box(x + s * 0.34, y - s * 1.38, [s * 0.16, s * 0.5]), wall),
    path(
      `M${n(x - s * 0.7)} ${n(y)}v${n(-s * 0.62)}L${n(x)} ${n(y - s * 1.2)}L${n(x + s * 0.7)} ${n(y - s * 0.62)}V${n(y)}Z`,
      wall,
    ),
    path(
      `M${n(x - s * 0.92)} ${n(y - s * 0.5)}L${n(x)} ${n(y - s * 1.36)}L${n(x + s * 0.92)} ${n(y - s * 0.5)}l${n(-s * 0.12)} ${n(s * 0.08)}L${n(x)} ${n(y - s * 1.12)}L${n(x - s * 0.8)} ${n(y - s * 0.42)}Z`,
      snow,
    ),
    path(
      box(x - s * 0.42, y - s * 0.5, [s * 0.24, s * 0.26]) + box(x + s * 0.2, y - s * 0.5, [s * 0.24, s * 0.26]),
      '#ffd88f',
    ),
    path(box(x - s * 0.1, y - s * 0.44, [s * 0.2, s * 0.44]), mix(wall, '#000000', 0.35)),
  ].join('');
};

/** Snow over everything: peaks, laden pines, a cabin with its windows lit, flakes in the air. */
export const drawWinter = (stage: Stage) => {
  const { c, h, w } = stage;
  const random = stage.random('winter');
  const white =
    stage.mood === 'night'
      ? mix('#dfe8f7', c.mid, 0.5)
      : stage.mood === 'dusk'
        ? mix('#f2dfe0', c.mid, 0.32)
        : mix('#ffffff', c.horizon, 0.25);
  const blue = mix(white, c.near, stage.isDark ? 0.55 : 0.3);
  const slope = (name: string, y: number, [from, to]: readonly [string, string]) => {
    const land = drawRidge(stage, name, {
      y: h * y,
      swing: h * 0.08,
      roughness: 0.34,
      steps: 5,
      colour: from,
      foot: h,
      mist: 0,
    });
    return { ...land, svg: land.svg.replace(/fill="[^"]+"/, `fill="${to}"`) };
  };
  const shaded = (name: string, from: string, to: string) =>
    stage.define(
      name,
      (id) =>
        `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
  const one = slope('slope-1', 0.68, [white, shaded('snow-1', mix(white, c.far, 0.35), blue)]);
  const two = slope('slope-2', 0.79, [white, shaded('snow-2', mix(white, c.far, 0.12), mix(blue, c.mid, 0.15))]);
  const three = slope('slope-3', 0.91, [white, shaded('snow-3', white, blue)]);
  const x = stage.across(0.6);
  let [frame, caps] = ['', ''];
  for (let i = 0; i < 5; i += 1) {
    const [px, py, tall] = [
      stage.across(0.98 - i * 0.062) + random.between(-10, 10),
      h * (0.99 - i * 0.012),
      h * random.between(0.24, 0.44) * (1 - i * 0.1),
    ];
    frame += pine(px, py, tall);
    caps += pine(px, py - tall * 0.48, tall * 0.5) + pine(px - stage.side * -tall * 0.03, py - tall * 0.2, tall * 0.36);
  }
  let flakes = '';
  for (let i = 0; i < (w / 1200) * 90; i += 1) flakes += dot(random.between(0, w), random.between(0, h));
  const backdrop = drawBackdrop(stage, h * 0.74);
  const foreground = drawForeground(stage, h * 0.86);
  const mark = silhouetteOf(stage.landmark, stage.scenery)?.(x, heightAt(two.points, x) + h * 0.05, h * 0.3);
  const isRow = stage.foreground === 'wharf';
  const isPolar = stage.backdrop === 'aurora';
  return [
    isPolar ? backdrop : '',
    isPolar && !mark
      ? ''
      : drawRange(stage, {
          name: 'far',
          foot: h * 0.72,
          tall: [h * 0.2, h * 0.36],
          count: 7,
          colour: mix(c.far, c.horizon, 0.25),
          snow: mix(white, c.horizon, 0.3),
          cover: 0.5,
          mist: 0.6,
        }),
    isPolar
      ? ''
      : backdrop ||
        drawRange(stage, {
          name: 'peaks',
          foot: h * 0.74,
          tall: [h * 0.14, h * 0.46],
          count: 4,
          colour: mix(c.far, c.mid, 0.6),
          snow: white,
          cover: 0.6,
          mist: 0.6,
        }),
    path(
      pines(stage, one.points, { name: 'far-pines', tall: [16, 34], step: 13, bare: 0.92 }),
      mix(c.mid, c.near, 0.6),
    ),
    one.svg,
    path(
      pines(stage, two.points, { name: 'pines', tall: [32, 66], step: 24, bare: 0.95 }),
      mix(c.near, c.ground, 0.25),
    ),
    two.svg,
    mark ? path(mark, standing(stage)) : cabin(stage, x, [heightAt(two.points, x) + h * 0.045, h * 0.066]),
    ...(isRow ? [foreground] : [path(frame, mix(c.ground, c.near, 0.12)), path(caps, white, { opacity: 0.22 })]),
    isRow ? '' : three.svg,
    isRow ? '' : foreground,
    stroke(flakes, '#fff', { 'stroke-width': 4, opacity: 0.6 }),
  ].join('');
};
