import { mix } from './colour';
import type { SeededRandom } from './seeded-random';
import { dot, fade, n, path, stroke } from './shapes';
import type { Stage } from './stage';

const glow = (stage: Stage) => {
  const { light, c, w } = stage;
  const strength = stage.mood === 'night' ? 0.3 : stage.mood === 'noon' ? 0.6 : 0.85;
  const fill = stage.define(
    'glow',
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="${c.light}" stop-opacity="${strength}"/><stop offset=".35" stop-color="${mix(c.light, c.horizon, 0.5)}" stop-opacity="${n(strength * 0.45)}"/><stop offset="1" stop-color="${c.horizon}" stop-opacity="0"/></radialGradient>`,
  );
  const reach = Math.max(stage.h * 0.5, w * 0.34);
  return `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="${n(reach)}" fill="${fill}"/>`;
};

const disc = (stage: Stage) => {
  const { light, c } = stage;
  const ring = (times: number, opacity: number) =>
    `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="${n(light.r * times)}" fill="${c.light}" opacity="${opacity}"/>`;
  const craters =
    stage.mood === 'night'
      ? stroke(
          dot(light.x - light.r * 0.3, light.y - light.r * 0.25) +
            dot(light.x + light.r * 0.28, light.y + light.r * 0.2),
          mix(c.light, c.horizon, 0.22),
          { 'stroke-width': light.r * 0.42 },
        )
      : '';
  return ring(2.5, 0.1) + ring(1.65, 0.16) + ring(1, 1) + craters;
};

const stars = (stage: Stage) => {
  if (stage.mood !== 'night' && stage.mood !== 'dusk') return '';
  const random = stage.random('stars');
  const count = Math.round((stage.w / 1200) * (stage.mood === 'night' ? 110 : 34));
  let [fine, bright] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const spot = dot(
      random.between(0, stage.w),
      random.between(0, stage.horizon * (stage.mood === 'night' ? 0.82 : 0.4)),
    );
    if (random.odds(0.2)) bright += spot;
    else fine += spot;
  }
  return (
    stroke(fine, '#fff', { 'stroke-width': 1.7, opacity: 0.55 }) +
    stroke(bright, '#fff', { 'stroke-width': 2.8, opacity: 0.8 })
  );
};

/** A cloud with a flat foot and round heaps, highest in the middle. */
const cloud = (random: SeededRandom, x: number, [y, length]: readonly [number, number]) => {
  const heaps = [0.16, 0.26, 0.3, 0.28];
  const sizes = [0.55, 0.95, 1.15, 0.7].map((size) => size * random.between(0.8, 1.15));
  return `M${n(x)} ${n(y)}${heaps
    .map((part, i) => {
      const run = part * length;
      return `a${n(run * 0.56)} ${n(run * 0.5 * (sizes[i] ?? 1))} 0 0 1 ${n(run)} ${n((i < 2 ? -1 : 1) * run * (i === 1 || i === 2 ? 0.14 : 0.05))}`;
    })
    .join(
      '',
    )}a${n(length * 0.05)} ${n(length * 0.045)} 0 0 1 ${n(-length * 0.02)} ${n(length * 0.055)}H${n(x - length * 0.05)}a${n(length * 0.03)} ${n(length * 0.03)} 0 0 1 ${n(length * 0.05)} ${n(-length * 0.05)}Z`;
};

const clouds = (stage: Stage) => {
  const random = stage.random('clouds');
  const { c, w, horizon } = stage;
  let [high, low] = ['', ''];
  const count = Math.max(2, Math.round((w / 1200) * 4));
  for (let i = 0; i < count; i += 1) {
    const part = (i + random.between(0.1, 0.8)) / count;
    const isLow = random.odds(0.55);
    const y = horizon * (isLow ? random.between(0.6, 0.84) : random.between(0.2, 0.48));
    const piece = cloud(random, stage.across(part) - 70, [y, random.between(90, 190) * (isLow ? 1.2 : 1)]);
    if (isLow) low += piece;
    else high += piece;
  }
  const tint = stage.mood === 'night' ? mix(c.horizon, c.sky, 0.4) : mix(c.light, c.horizon, 0.35);
  const streaks = Array.from(
    { length: count + 1 },
    () => `M${n(random.between(0, w))} ${n(horizon * random.between(0.72, 0.95))}h${n(random.between(60, 240))}`,
  );
  return (
    stroke(streaks.join(''), tint, { 'stroke-width': 4, opacity: stage.isDark ? 0.22 : 0.4 }) +
    path(high, tint, { opacity: stage.isDark ? 0.24 : 0.6 }) +
    path(low, tint, { opacity: stage.isDark ? 0.32 : 0.72 })
  );
};

const birds = (stage: Stage) => {
  if (stage.mood === 'night' || stage.mood === 'snow') return '';
  const random = stage.random('birds');
  const [cx, cy] = [stage.across(random.between(0.56, 0.88)), stage.horizon * random.between(0.3, 0.52)];
  let d = '';
  for (let i = 0; i < random.whole(4, 7); i += 1) {
    const [x, y, s] = [cx + random.between(-95, 95), cy + random.between(-34, 34), random.between(6, 11)];
    d += `M${n(x - s)} ${n(y - s * 0.35)}q${n(s * 0.55)} ${n(-s * 0.25)} ${n(s)} ${n(s * 0.4)}q${n(s * 0.45)} ${n(-s * 0.65)} ${n(s)} ${n(-s * 0.4)}`;
  }
  return stroke(d, mix(stage.c.near, stage.c.sky, 0.15), {
    'stroke-width': 2.2,
    'stroke-linejoin': 'round',
    opacity: 0.85,
  });
};

/** The whole sky: colours, glow, stars, the sun or moon with its halo, clouds and birds. */
export const drawSky = (stage: Stage) => {
  const { c, w, h, horizon } = stage;
  const fill = fade(stage, 'sky', [
    [0, c.zenith],
    [0.45, mix(c.sky, c.zenith, 0.15)],
    [0.72, mix(c.sky, c.horizon, 0.45)],
    [1, c.horizon],
  ]);
  const air = path(`M0 0h${w}v${n(horizon + 40)}H0Z`, fill);
  const below = path(`M0 ${n(horizon + 39)}h${w}V${h}H0Z`, c.far);
  return air + below + stars(stage) + glow(stage) + disc(stage) + clouds(stage) + birds(stage);
};
