import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { silhouetteOf, standing } from '../parts/landmarks';
import { drawRange } from '../parts/peaks';
import { heightAt } from '../parts/ridge';
import { path } from '../parts/shapes';
import { drawBackdrop, drawForeground, type Stage } from '../parts/stage';
import { growth, snowWhere } from '../parts/growth';

/** High peaks with snow and shadowed sides, foothills in the mist, and a dark wood in front. */
export const drawMountain = (stage: Stage) => {
  const { c, h } = stage;
  const snow = mix(mix(c.light, '#ffffff', 0.35), c.far, stage.mood === 'night' ? 0.5 : 0);
  const foot = h * 0.74;
  const hills = drawRidge(stage, 'hills', {
    y: h * 0.71,
    swing: h * 0.12,
    roughness: 0.5,
    colour: mix(c.mid, c.near, 0.5),
    foot: h * 0.97,
    mist: 0.24,
  });
  const wood = drawRidge(stage, 'wood', {
    y: h * 0.83,
    swing: h * 0.09,
    roughness: 0.45,
    colour: c.near,
    foot: h,
    mist: 0.06,
  });
  const front = drawRidge(stage, 'front', {
    y: h * 0.94,
    swing: h * 0.07,
    roughness: 0.4,
    colour: c.ground,
    foot: h,
    mist: 0,
  });
  const backdrop = drawBackdrop(stage, foot);
  const foreground = drawForeground(stage, h * 0.8);
  const x = stage.across(0.62);
  const mark = silhouetteOf(stage.landmark, stage.scenery)?.(x, heightAt(wood.points, x) + 12, h * 0.3);
  return [
    stage.backdrop === 'volcano'
      ? ''
      : drawRange(stage, {
          name: 'far',
          foot,
          tall: [h * 0.2, h * 0.38],
          count: 7,
          colour: mix(c.far, c.horizon, 0.3),
          snow: snowWhere(stage, mix(snow, c.horizon, 0.35)),
          cover: 0.3,
          mist: 0.6,
        }),
    backdrop ||
      drawRange(stage, {
        name: 'range',
        foot,
        tall: [h * 0.16, h * 0.5],
        count: 4,
        colour: mix(c.far, c.mid, 0.55),
        snow: snowWhere(stage, snow),
        cover: 0.42,
        mist: 0.5,
      }),
    hills.svg,
    path(
      growth(stage, hills.points, { name: 'far-pines', tall: [13, 26], step: 16, bare: 0.9 }),
      mix(c.mid, c.near, 0.75),
    ),
    mark ? path(mark, standing(stage)) : '',
    wood.svg,
    path(growth(stage, wood.points, { name: 'pines', tall: [28, 62], step: 26, bare: 0.8 }), c.near),
    ...(foreground
      ? [foreground]
      : [
          front.svg,
          path(growth(stage, front.points, { name: 'front-pines', tall: [60, 125], step: 50, bare: 0.9 }), c.ground),
        ]),
  ].join('');
};
