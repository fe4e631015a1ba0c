import type { City } from '../place/place.model';
import { decodeShore } from './spread.model';
import type { KnownMarket } from './market.model';
import { beachSeason, seasonOfPlace, type SeasonParts } from './place-season.model';

const alps = [1.5, 1.7];
const position = { latitude: 46.2, longitude: -1.4 };
const byTheSea = decodeShore(`9${'z'.repeat(15)}`);
const village = (more: Partial<City> = {}): City => ({
  ...{ name: 'La Flotte', countryCode: 'FR', countryName: 'France', position, timeZone: 'Europe/Paris' },
  ...{ population: 3, weight: 150, otherNames: [] },
  ...more,
});
const resort = (latitude: number): KnownMarket => ({
  ...{ key: 'Ski FR', name: 'Ski', names: ['ski'], countryCode: 'FR', position: { ...position, latitude } },
  ...{ population: 9, propertyCount: 30, isRegion: false, quarters: [] },
  market: { base: 200, months: alps, weekend: 1, events: [] },
});
const seasonOf = (more: Partial<SeasonParts> = {}) =>
  seasonOfPlace({ city: village(), shore: undefined, known: [], seasons: { alps }, ...more });

test('has the season of its beach, and is dear, when a village people travel to lies by the sea', () => {
  const season = seasonOf({ shore: byTheSea });
  expect(season.name).toBe('med-beach');
  expect(season.factor).toBeGreaterThan(seasonOf({ shore: byTheSea, city: village({ weight: 3 }) }).factor);
  expect(seasonOf({ shore: byTheSea, city: village({ weight: 3 }) }).factor).toBeGreaterThan(1);
});

test('keeps the season of a city when it is too large to live by its beach', () =>
  expect(seasonOf({ shore: byTheSea, city: village({ population: 900 }) })).toEqual({ name: 'city', factor: 1 }));

test('shares the snow of a resort when that is in the next valley, and not farther away', () => {
  expect(seasonOf({ known: [resort(46.4)] }).name).toBe('alps');
  expect(seasonOf({ known: [resort(46.7)] }).name).toBe('city');
  expect(seasonOf({ known: [resort(46.4)], city: village({ population: 80 }) }).name).toBe('city');
});

test.each([
  ['med-beach', 41, 3],
  ['us-beach', 41, -70],
  ['caribbean', 26, -81],
  ['canaries', 28, -16],
  ['winter-sun', 27.9, 34.3],
  ['korea-summer', 35, 129],
  ['northern-summer', 54, -4],
  ['tropics', 8, 98],
  ['southern-summer', -34, 22],
])('is %s when the beach is at %d, %d', (season, latitude, longitude) =>
  expect(beachSeason({ latitude, longitude })).toBe(season),
);
