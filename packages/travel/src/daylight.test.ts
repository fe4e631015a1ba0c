import { clockOfMinutes } from './clock-time';
import { daylightOn } from './daylight';

const places = {
  Stockholm: { latitude: 59.33, longitude: 18.07, timeZone: 'Europe/Stockholm' },
  Singapore: { latitude: 1.29, longitude: 103.85, timeZone: 'Asia/Singapore' },
  Madrid: { latitude: 40.42, longitude: -3.7, timeZone: 'Europe/Madrid' },
  Sydney: { latitude: -33.87, longitude: 151.21, timeZone: 'Australia/Sydney' },
  'Tahiti, whose clock nobody knows': { latitude: -17.53, longitude: -149.57 },
} as const;
type Place = keyof typeof places;

/** Figures of the almanac (timeanddate.com), to within three minutes. */
test.each<[Place, string, [rises: string, sets: string]]>([
  ['Stockholm', '2027-12-21', ['08:44', '14:48']],
  ['Stockholm', '2027-06-21', ['03:31', '22:08']],
  ['Singapore', '2027-03-21', ['07:09', '19:16']],
  ['Madrid', '2027-06-21', ['06:45', '21:49']],
  ['Sydney', '2027-12-21', ['05:41', '20:05']],
])('the sun of %s on %s rises and sets at %j', (place, day, [rises, sets]) => {
  const { sunrise, sunset, light } = daylightOn(day, places[place]);
  const asMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  expect(Math.abs((sunrise ?? NaN) - asMinutes(rises))).toBeLessThanOrEqual(3);
  expect(Math.abs((sunset ?? NaN) - asMinutes(sets))).toBeLessThanOrEqual(3);
  expect(light.from).toBeLessThan(sunrise ?? NaN);
  expect(light.to).toBeGreaterThan(sunset ?? NaN);
});

test('where no clock is known it is the clock of the longitude', () => {
  const { sunrise } = daylightOn('2027-03-21', places['Tahiti, whose clock nobody knows']);
  expect(clockOfMinutes(sunrise ?? 0)).toMatch(/^0(?:5:5|6:0)\d$/);
});

const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };

test('in the polar night a few hours are light, on the polar day all are, and neither has a sunrise', () => {
  const night = daylightOn('2027-12-21', tromso);
  expect([night.sunrise, night.sunset]).toEqual([null, null]);
  expect(night.light.to - night.light.from).toBeGreaterThan(180);
  expect(night.light.to - night.light.from).toBeLessThan(360);
  const day = daylightOn('2027-06-21', tromso);
  expect(day).toEqual({ light: { from: 0, to: 1_440 }, sunrise: null, sunset: null });
});

test('on Svalbard at Christmas it is never light', () => {
  const { light } = daylightOn('2027-12-24', { latitude: 78.22, longitude: 15.65, timeZone: 'Arctic/Longyearbyen' });
  expect(light.from).toBe(light.to);
});
