import { mix } from '../parts/colour';
import { smooth } from '../parts/ridge';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { drawBoat } from '../parts/water';

/** White houses and blue domes stepping down a cliff into the sea; or pastel ones with tiles and belfries. */
export const drawVillage = (stage: Stage, sea: number, isPastel: boolean) => {
  const { c, h } = stage;
  const random = stage.random('village');
  const white = mix('#fffaf0', c.mid, stage.mood === 'night' ? 0.55 : stage.mood === 'dusk' ? 0.3 : 0.02);
  const shade = mix(white, c.mid, 0.32);
  const blue = mix(isPastel ? '#c4643f' : '#2f6fae', c.near, stage.isDark ? 0.4 : 0.05);
  const cliff = mix('#b0755a', c.near, stage.isDark ? 0.65 : 0.22);
  const crest = (part: number) => sea - h * (0.36 - 0.74 * Math.max(0, 1 - part) ** 1.1) + h * 0.02;
  const edge: Point[] = [1.03, 0.95, 0.87, 0.79, 0.71, 0.63, 0.56].map((part) => [
    stage.across(part),
    Math.min(h, crest(part)) + random.between(-4, 4),
  ]);
  const strata = edge.map(([x, y], i): Point => [x, y + h * 0.1 + (i % 2) * 9]);
  let [walls, tinted, sides, windows, domes, roofs] = ['', '', '', '', '', ''];
  for (let row = 0; row < 6; row += 1) {
    for (let part = 1.01; part > 0.63 + row * 0.035; part -= random.between(0.024, 0.04)) {
      const [wide, tall] = [random.between(26, 46), random.between(20, 40)];
      const [x, y] = [stage.across(part), crest(part) + 8 + row * 29 + random.between(-6, 6)];
      const front = box(x - wide / 2, y - tall, [wide, tall + 14]);
      if (isPastel && Math.round(x + y) % 2) tinted += front;
      else walls += front;
      sides += box(stage.side === 1 ? x - wide / 2 : x + wide * 0.22, y - tall, [wide * 0.28, tall + 14]);
      if (random.odds(0.7)) windows += box(x + random.between(-2, 5), y - tall * 0.62, [5, 8]);
      if (random.odds(0.24)) {
        const r = wide * 0.3;
        domes += `M${n(x - r)} ${n(y - tall)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0Z${box(x - 1, y - tall - r - 8, [2, 9])}`;
      } else if (random.odds(0.3))
        roofs += `M${n(x - wide / 2)} ${n(y - tall)}a${n(wide / 2)} ${n(wide * 0.28)} 0 0 1 ${n(wide)} 0Z`;
    }
  }
  const far = `M${n(stage.across(-0.02))} ${n(sea + 2)}L${n(stage.across(-0.02))} ${n(sea - h * 0.09)}Q${n(stage.across(0.14))} ${n(sea - h * 0.1)} ${n(stage.across(0.24))} ${n(sea - h * 0.045)}T${n(stage.across(0.46))} ${n(sea + 2)}Z`;
  const ledges = [0.2, 0.3, 0.4, 0.5].map((drop, i) =>
    smooth(
      [1.03, 0.9, 0.77, 0.62 - i * 0.012]
        .map((part, k): Point => [stage.across(part), crest(part) + h * drop + random.between(-6, 6) + k * 4])
        .sort((a, b) => a[0] - b[0]),
    ),
  );
  const mills = stage.landmark === 'windmills' ? stage.scenery?.sights.windmills?.[0] : undefined;
  return [
    path(mills?.(stage.across(0.84), sea - h * 0.26, h * 0.2) ?? '', mix(white, c.mid, 0.12)),
    path(far, mix(c.far, c.mid, 0.3)),
    drawBoat(stage, stage.across(0.4), [sea + h * 0.12, h * 0.095]),
    drawBoat(stage, stage.across(0.22), [sea + h * 0.05, h * 0.05]),
    path(area([...edge, [stage.across(0.5), h], [stage.across(1.03), h]]), cliff),
    path(area([...strata, [stage.across(0.53), h], [stage.across(1.03), h]]), mix(cliff, c.near, 0.3)),
    stroke(ledges.join(''), mix(cliff, c.light, 0.3), { 'stroke-width': 3, opacity: 0.35 }),
    path(roofs, shade),
    path(walls, white),
    path(tinted, mix('#eeb08a', c.mid, stage.isDark ? 0.4 : 0.05)),
    path(sides, shade),
    path(domes, blue),
    path(windows, stage.isDark ? stage.lamp : blue),
  ].join('');
};
