import { mix } from './colour';
import { moods } from './moods';
import { fade, n, path, stroke } from './shapes';
import type { Stage } from './stage';

/** Water from `top` to `foot`, with the sky in it, ripples, and the light's path of glitter. */
export const drawWater = (stage: Stage, top: number, foot = stage.h) => {
  const { w } = stage;
  // The land around may be sand; water has the colours of its hour.
  const c = moods[stage.mood];
  const random = stage.random('water');
  const tone = mix(c.sky, c.mid, 0.5);
  const body = fade(stage, 'sea', [
    [0, mix(c.horizon, tone, 0.5)],
    [0.25, mix(tone, c.mid, 0.3)],
    [1, mix(c.near, c.zenith, 0.35)],
  ]);
  let [ripples, dark, glitter] = ['', '', ''];
  const deep = foot - top;
  const rows = Math.round(deep / 9);
  for (let i = 0; i < rows; i += 1) {
    const part = (i / rows) ** 1.35;
    const y = top + 4 + part * (deep - 8);
    const count = Math.max(2, Math.round((w / 1200) * (9 - part * 5)));
    for (let k = 0; k < count; k += 1) {
      const piece = `M${n(random.between(-40, w))} ${n(y + random.between(-2, 2))}h${n(random.between(14, 40) * (1 + part * 2.4))}`;
      if (random.odds(0.55)) ripples += piece;
      else dark += piece;
    }
    const spread = 12 + part * stage.h * 0.26;
    for (let k = 0; k < 2 + Math.round((1 - part) * 2); k += 1) {
      const off = random.between(-1, 1) * random.between(0.1, 1);
      const long = random.between(8, 28) * (0.6 + part * 1.7) * (1.1 - Math.abs(off));
      glitter += `M${n(stage.light.x + off * spread - long / 2)} ${n(y + random.between(-3, 3))}h${n(long)}`;
    }
  }
  return (
    path(`M0 ${n(top)}h${w}V${n(foot)}H0Z`, body) +
    stroke(dark, c.near, { 'stroke-width': 2, opacity: 0.22 }) +
    stroke(ripples, mix(c.horizon, c.far, 0.3), {
      'stroke-width': 1.8,
      opacity: stage.mood === 'night' ? 0.16 : 0.32,
    }) +
    stroke(glitter, c.light, { 'stroke-width': 3, opacity: stage.mood === 'night' ? 0.42 : 0.62 })
  );
};

/** A sailing boat; `size` is the height of its mast. */
export const drawBoat = (stage: Stage, x: number, [y, size]: readonly [number, number]) => {
  const { c } = stage;
  const sail = mix(c.light, c.horizon, stage.isDark ? 0.5 : 0.1);
  const [s, lean] = [size, stage.side];
  const main = `M${n(x)} ${n(y - s)}q${n(lean * s * 0.5)} ${n(s * 0.5)} ${n(lean * s * 0.52)} ${n(s * 0.84)}h${n(-lean * s * 0.52)}Z`;
  const jib = `M${n(x - lean * s * 0.05)} ${n(y - s * 0.86)}q${n(-lean * s * 0.1)} ${n(s * 0.42)} ${n(-lean * s * 0.36)} ${n(s * 0.7)}h${n(lean * s * 0.36)}Z`;
  const hull = `M${n(x - s * 0.44)} ${n(y - s * 0.1)}h${n(s * 0.98)}q${n(-s * 0.1)} ${n(s * 0.17)} ${n(-s * 0.24)} ${n(s * 0.17)}h${n(-s * 0.5)}q${n(-s * 0.16)} ${n(-s * 0.02)} ${n(-s * 0.24)} ${n(-s * 0.17)}Z`;
  const mirror = `M${n(x - s * 0.3)} ${n(y + s * 0.16)}h${n(s * 0.6)}M${n(x - s * 0.16)} ${n(y + s * 0.28)}h${n(s * 0.42)}M${n(x - s * 0.02)} ${n(y + s * 0.4)}h${n(s * 0.24)}`;
  return (
    stroke(mirror, sail, { 'stroke-width': Math.max(1.5, s * 0.05), opacity: 0.4 }) +
    path(main, sail) +
    path(jib, mix(sail, c.mid, 0.25)) +
    path(hull, mix(c.ground, '#000000', 0.1))
  );
};
