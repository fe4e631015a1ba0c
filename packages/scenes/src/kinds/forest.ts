import { mix } from '../parts/colour';
import { silhouetteOf } from '../parts/landmarks';
import { heightAt } from '../parts/ridge';
import { drawRidge } from '../parts/hills';
import { path } from '../parts/shapes';
import { drawBackdrop, drawForeground, type Stage } from '../parts/stage';
import { growth, plantOf } from '../parts/growth';
import { crowns } from '../parts/trees';

/** Wood behind wood, each paler in the mist, and tall trees that frame the view. */
export const drawForest = (stage: Stage) => {
  const { c, h, w, horizon } = stage;
  const random = stage.random('frame');
  const far = drawRidge(stage, 'hill-far', {
    y: horizon - h * 0.03,
    swing: h * 0.16,
    roughness: 0.5,
    colour: mix(c.far, c.horizon, 0.25),
    foot: h * 0.8,
    mist: 0.6,
  });
  const roofs = mix('#a5432f', c.near, stage.isDark ? 0.7 : 0.3);
  const hasFalls = stage.backdrop === 'waterfall';
  // Conifers do not grow by volcanoes of the tropics, by rice or by such falls.
  const isTropical = hasFalls || stage.backdrop === 'volcano' || stage.foreground !== undefined;
  const grow = isTropical ? crowns : growth;
  const layers = [
    { y: 0.6, swing: 0.11, tall: [16, 34] as const, step: 9, colour: mix(c.far, c.mid, 0.6), mist: 0.5 },
    { y: 0.7, swing: 0.1, tall: [30, 62] as const, step: 15, colour: mix(c.mid, c.near, 0.3), mist: 0.38 },
    { y: 0.81, swing: 0.1, tall: [52, 104] as const, step: 26, colour: mix(c.mid, c.near, 0.85), mist: 0.25 },
    { y: 0.93, swing: 0.08, tall: [70, 130] as const, step: 44, colour: c.ground, mist: 0 },
  ].map((layer, i) => {
    const land = drawRidge(stage, `wood-${i}`, {
      y: h * layer.y,
      swing: h * layer.swing,
      roughness: 0.45,
      colour: layer.colour,
      foot: Math.min(h, h * (layer.y + 0.26)),
      mist: layer.mist,
    });
    const trees = grow(stage, land.points, { name: `trees-${i}`, tall: layer.tall, step: layer.step, bare: 0.45 });
    const x = stage.across(0.63);
    const mark =
      i === 1 ? silhouetteOf(stage.landmark, stage.scenery)?.(x, heightAt(land.points, x) + 14, h * 0.34) : undefined;
    return (mark ? path(mark, roofs) : '') + path(trees, layer.colour) + land.svg;
  });
  const plant = plantOf(stage);
  let frame = '';
  for (let i = 0; i < 4; i += 1) {
    frame += plant(
      stage.across(0.97 - i * 0.06) + random.between(-14, 14),
      h + 12,
      h * random.between(0.42, 0.68) * (1 - i * 0.16),
    );
  }
  frame += plant(stage.across(0.015), h + 16, h * 0.34) + plant(stage.across(0.07), h + 16, h * 0.24);
  const backdrop = drawBackdrop(stage, h * (hasFalls ? 0.9 : 0.68));
  const foreground = drawForeground(stage, h * 0.72);
  const hasSteps = stage.foreground === 'terraces';
  // Before falling water, or steps of rice, only the nearest wood stands.
  const woods = hasFalls ? layers.slice(3) : hasSteps ? layers.slice(0, 2) : layers;
  return (
    far.svg +
    backdrop +
    woods.join('') +
    (foreground || path(isTropical ? '' : frame, mix(c.ground, '#000000', w > 700 ? 0.12 : 0.06)))
  );
};
