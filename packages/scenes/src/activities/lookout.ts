import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { area, box, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { drawBoat, drawWater } from '../parts/water';
import { centred, chosen, lit, oval, shaded } from './parts/a-frame';
import { cloaked, stander } from './parts/a-people';

/** A telescope for coins on its post, looking up into the distance. */
const telescope = (stage: Stage, x: number, paint: string) => {
  const [body, dark] = [lit(stage, paint, 0.2), shaded(stage, paint, 0.42)];
  const steel = lit(stage, '#e8e4da', 0.24);
  return (
    path(oval(x, 652, [96, 20]), dark) +
    path(
      area([
        [x - 22, 360],
        [x + 22, 360],
        [x + 34, 652],
        [x - 34, 652],
      ]),
      body,
    ) +
    path(
      area([
        [x + 4, 360],
        [x + 22, 360],
        [x + 34, 652],
        [x + 8, 652],
      ]),
      dark,
    ) +
    path(`M${n(x - 54)} 280h24v66h60v-66h24v100h-108Z`, dark) +
    // Three tubes, each thinner than the one before it, as in a spyglass: a flared one would look like a horn.
    `<g transform="translate(${n(x)} 290) rotate(-13)">${
      path(box(-226, -24, [60, 48]), steel) +
      path(box(-176, -38, [110, 76]), lit(stage, '#e0b65c', 0.2)) +
      path(box(-80, -54, [270, 108]), body) +
      path(box(-80, 18, [270, 36]) + box(-176, 16, [96, 22]), dark) +
      path(box(-92, -60, [20, 120]) + box(176, -64, [34, 128]) + box(-236, -30, [18, 60]), steel) +
      path(oval(4, -4, [34, 34]), steel) +
      path(box(-2, -20, [12, 32]), dark)
    }</g>`
  );
};

/** Rails of stone, of iron and of wood. */
const rails: readonly ((stage: Stage, half: number) => string)[] = [
  (stage, half) => {
    const stone = lit(stage, '#e3d3b6', 0.34);
    const balusters = Array.from(
      { length: 15 },
      (_, i) => `M${n(-half + i * 80 + 8)} 604q-24 -40 0 -84h30q24 44 0 84Z`,
    ).join('');
    return (
      path(balusters, mix(stone, stage.c.near, 0.22)) +
      path(box(-half, 496, [half * 2, 30]), mix(stone, '#ffffff', 0.2)) +
      path(box(-half, 600, [half * 2, 24]), stone)
    );
  },
  (stage, half) => {
    const iron = mix(stage.c.ground, '#20242c', 0.3);
    const bars = Array.from({ length: 27 }, (_, i) => `M${n(-half + i * 42)} 500V620`).join('');
    return (
      stroke(bars, iron, { 'stroke-width': 7 }) +
      path(box(-half, 488, [half * 2, 18]) + box(-half, 592, [half * 2, 12]), iron)
    );
  },
  (stage, half) => {
    const wood = shaded(stage, '#9a6b42', 0.12);
    return (
      path([-520, -300, -80, 140, 360].map((x) => box(x, 470, [34, 170])).join(''), mix(wood, stage.c.ground, 0.25)) +
      path(box(-half, 484, [half * 2, 30]) + box(-half, 556, [half * 2, 22]), wood)
    );
  },
];

/** What lies below: a bay with boats, ranges behind ranges, or a town on its river. */
const views: readonly ((stage: Stage) => string)[] = [
  (stage) => {
    const { c, h, w } = stage;
    const top = stage.horizon - 60;
    return (
      drawRidge(stage, 'lookout-far', { y: top - 24, swing: 70, roughness: 0.45, colour: c.far, foot: top + 4 }).svg +
      drawWater(stage, top, h * 0.8) +
      path(
        `M${n(stage.across(0))} ${n(h)}V${n(top - 60)}Q${n(stage.across(0.16))} ${n(top - 50)} ${n(stage.across(0.26))} ${n(top + 40)}T${n(stage.across(0.5))} ${n(h * 0.8)}V${h}Z`,
        c.mid,
      ) +
      drawBoat(stage, w * 0.5, [top + 50, 58]) +
      drawBoat(stage, w * 0.62, [top + 24, 36])
    );
  },
  (stage) => {
    const { c, h, horizon } = stage;
    const peaks = { swing: 230, roughness: 0.56 };
    return (
      drawRidge(stage, 'lookout-peaks', { y: horizon - 130, ...peaks, colour: mix(c.far, c.horizon, 0.2), foot: h })
        .svg +
      drawRidge(stage, 'lookout-range', {
        y: horizon - 30,
        swing: 120,
        roughness: 0.5,
        colour: mix(c.far, c.mid, 0.5),
        foot: h,
      }).svg +
      drawRidge(stage, 'lookout-wood', { y: horizon + 70, swing: 70, roughness: 0.45, colour: c.mid, foot: h }).svg
    );
  },
  (stage) => {
    const { c, h, horizon, w } = stage;
    const random = stage.random('lookout/town');
    const top = horizon - 70;
    const roof = lit(stage, '#c9654a', 0.4);
    const houses = Array.from({ length: 26 }, (_, i) => {
      const y = top + 90 + Math.floor(i / 9) * 44 + random.between(-10, 10);
      const x = ((i % 9) + (Math.floor(i / 9) % 2) * 0.5) * (w / 8.4) - 30 + random.between(-12, 12);
      const wide = random.between(64, 96);
      return (
        path(box(x, y, [wide, 70]), mix(lit(stage, random.pick(['#f3e0bd', '#e9c79c', '#f6ecd8']), 0.46), c.far, 0.2)) +
        path(
          area([
            [x - 8, y + 2],
            [x + 16, y - 28],
            [x + wide - 16, y - 28],
            [x + wide + 8, y + 2],
          ]),
          roof,
        ) +
        (stage.isDark && random.odds(0.7) ? path(box(x + wide * 0.3, y + 16, [14, 20]), stage.lamp) : '')
      );
    });
    const tower = stage.across(0.66);
    return (
      drawRidge(stage, 'lookout-hills', { y: top - 10, swing: 90, roughness: 0.42, colour: c.far, foot: h }).svg +
      path(`M0 ${n(top + 60)}Q${n(w / 2)} ${n(top + 10)} ${w} ${n(top + 50)}V${h}H0Z`, mix(c.mid, c.far, 0.4)) +
      path(box(tower - 26, top - 70, [52, 240]), mix(lit(stage, '#e9c79c', 0.46), c.far, 0.1)) +
      path(
        area([
          [tower - 34, top - 68],
          [tower, top - 150],
          [tower + 34, top - 68],
        ]),
        roof,
      ) +
      houses.join('')
    );
  },
];

/** A terrace with a coin telescope and a rail, over a wide view. */
export const drawLookout = (stage: Stage): string => {
  const { c, h } = stage;
  const half = stage.w / 2 + 10;
  const random = stage.random('lookout/terrace');
  const floor = mix(lit(stage, '#cdb694', 0.46), c.near, 0.14);
  const at = random.between(-210, -150);
  const person = random.pick([stander, cloaked]);
  return (
    chosen(stage, 'lookout/act', views)(stage) +
    centred(
      stage,
      'lookout/place',
      [
        path(box(-half, 612, [half * 2, h]), floor),
        chosen(stage, 'lookout/cast', rails)(stage, half),
        path(person(random.between(230, 310), 646, 300), c.ground),
        random.odds(0.6) ? path(cloaked(random.between(360, 420), 650, 280), mix(c.ground, '#7a2f3c', 0.5)) : '',
        telescope(stage, at, chosen(stage, 'lookout/goods', ['#c9503f', '#2f7f86', '#d99a35'])),
      ].join(''),
    )
  );
};
