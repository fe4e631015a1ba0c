import { landscapeOf } from './landscape.model';
import { quarterOf } from './quarter.model';

const place = {
  position: { latitude: 40, longitude: 15 },
  population: 8,
  quarters: [quarterOf(['Playa', 28.08, -16.73, 1, 'S']), quarterOf(['Old hill', 28.48, -16.31])],
};
const shoreAt = (km: number) => ({ from: [0, 0], to: [km, Infinity] });

test.each([
  ['beach', { season: 'med-beach' }, 0.6],
  ['beach', { season: 'canaries', population: 0, within: ['Playa'] }, undefined],
  ['old-town', { season: 'canaries', population: 90, within: ['Old hill'] }, undefined],
  ['old-town', { season: 'med-beach' }, 12],
  ['beach', { season: 'gulf-beach' }, undefined],
  ['old-town', { season: 'phuket-mild' }, undefined],
  ['mountain', { season: 'alps' }, undefined],
  ['lake', { season: 'alps-summer' }, 0.1],
  ['lake', { season: 'med-beach', position: { latitude: 45.5, longitude: 10.6 } }, 0.2],
  ['desert', { season: 'canyon' }, undefined],
  ['beach', { season: 'city' }, 0.5],
  ['old-town', { season: 'city', population: 120 }, 0.5],
  ['old-town', { season: 'northern-summer', position: { latitude: 62, longitude: 7 } }, 0.5],
  [undefined, { season: 'med-beach', population: 1600 }, 0.5],
  [undefined, { season: 'city', population: 0, isRegion: true }, 0.5],
] as const)('shows %s for %o by the shore in %s km', (landscape, change, km) => {
  expect(landscapeOf({ ...place, ...change }, km === undefined ? undefined : shoreAt(km))).toBe(landscape);
});
