import { stops } from './rail-network';
import { trainBetween } from './train-between';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const places = {
  tokyo: at(35.68, 139.77),
  kyoto: at(35.0, 135.77),
  london: at(51.51, -0.13),
  paris: at(48.86, 2.34),
  edinburgh: at(55.95, -3.19),
  dublin: at(53.34, -6.26),
  oslo: at(59.91, 10.75),
  seattle: at(47.61, -122.34),
  vegas: at(36.12, -115.17),
  berlin: at(52.52, 13.39),
  vienna: at(48.21, 16.37),
  madrid: at(40.42, -3.7),
  amalfi: at(40.63, 14.6),
  rome: at(41.9, 12.48),
  mallorca: at(39.57, 2.65),
  newYork: at(40.75, -73.98),
  washington: at(38.9, -77.03),
  sanSebastian: at(43.32, -1.98),
  bled: at(46.37, 14.11),
} as const;
type Name = keyof typeof places;

test.each<[Name, Name, number, number]>([
  ['tokyo', 'kyoto', 135, 135],
  ['london', 'paris', 135, 140],
  ['london', 'edinburgh', 255, 270],
  ['berlin', 'vienna', 440, 530],
  ['newYork', 'washington', 170, 180],
  ['rome', 'amalfi', 110, 150],
  ['london', 'madrid', 600, 1_000],
  ['paris', 'sanSebastian', 320, 370],
  ['vienna', 'bled', 330, 450],
])('takes the time of timetables when lines lead from %s to %s', (from, to, ...[least, most]) => {
  const minutes = trainBetween(places[from], places[to])?.minutes;
  expect(minutes).toBeGreaterThanOrEqual(least);
  expect(minutes).toBeLessThanOrEqual(most);
  const back = trainBetween(places[to], places[from])?.minutes ?? 0;
  expect(Math.abs(back - (minutes ?? 0))).toBeLessThanOrEqual(15);
});

test.each<[Name, Name, number, number]>([
  ['tokyo', 'kyoto', 150, 210],
  ['london', 'paris', 150, 260],
  ['newYork', 'washington', 120, 200],
])('costs two ordinary tickets when one goes from %s to %s and back', (from, to, ...[least, most]) => {
  const fare = trainBetween(places[from], places[to])?.fare ?? 0;
  expect(fare).toBeGreaterThanOrEqual(least);
  expect(fare).toBeLessThanOrEqual(most);
  expect(fare % 10).toBe(0);
});

test.each<[Name, Name]>([
  ['seattle', 'vegas'],
  ['dublin', 'edinburgh'],
  ['oslo', 'dublin'],
  ['london', 'mallorca'],
  ['tokyo', 'berlin'],
  ['paris', 'paris'],
])('claims no train when no lines lead from %s to %s', (from, to) =>
  expect(trainBetween(places[from], places[to])).toBeNull(),
);

test('keeps every stop apart from the others when the table is read', () => {
  const names = stops.map(({ position: { latitude, longitude } }) => `${latitude} ${longitude}`);
  expect(new Set(names).size).toBe(names.length);
});
