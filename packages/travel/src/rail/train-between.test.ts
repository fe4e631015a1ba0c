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
  ['vienna', 'bled', 290, 450],
])('takes the usual time when lines lead from %s to %s', (from, to, ...[least, most]) => {
  const minutes = trainBetween(places[from], places[to])?.minutes;
  expect(minutes).toBeGreaterThanOrEqual(least);
  expect(minutes).toBeLessThanOrEqual(most);
  const back = trainBetween(places[to], places[from])?.minutes ?? 0;
  expect(Math.abs(back - (minutes ?? 0))).toBeLessThanOrEqual(15);
});

/** Usual minutes of the ordinary fast train, from general knowledge; nobody has compared them with timetables. */
const USUAL_TIMES: readonly [string, string, number][] = [
  ['Dublin', 'Belfast', 125],
  ['London', 'Paris', 140],
  ['London', 'Brussels', 120],
  ['London', 'Amsterdam', 235],
  ['Paris', 'Lyon', 120],
  ['Paris', 'Amsterdam', 200],
  ['Paris', 'Marseille', 185],
  ['Paris', 'Bordeaux', 125],
  ['Paris', 'Strasbourg', 106],
  ['Paris', 'Geneva', 190],
  ['Paris', 'Barcelona', 400],
  ['Madrid', 'Barcelona', 150],
  ['Madrid', 'Seville', 150],
  ['Madrid', 'Valencia', 112],
  ['Lisbon', 'Porto', 175],
  ['Rome', 'Milan', 190],
  ['Rome', 'Florence', 95],
  ['Rome', 'Naples', 70],
  ['Rome', 'Venice', 240],
  ['Milan', 'Venice', 147],
  ['Zurich', 'Milan', 197],
  ['Zurich', 'Geneva', 165],
  ['Munich', 'Salzburg', 102],
  ['Berlin', 'Munich', 240],
  ['Berlin', 'Prague', 255],
  ['Vienna', 'Budapest', 160],
  ['Vienna', 'Prague', 240],
  ['Vienna', 'Zagreb', 400],
  ['Vienna', 'Venice', 420],
  ['Warsaw', 'Kraków', 145],
  ['Copenhagen', 'Stockholm', 310],
  ['Oslo', 'Bergen', 400],
  ['London', 'Edinburgh', 260],
  ['London', 'Manchester', 127],
  ['Tokyo', 'Kyoto', 135],
  ['Tokyo', 'Osaka', 148],
  ['Tokyo', 'Hiroshima', 238],
  ['Tokyo', 'Kanazawa', 150],
  ['Beijing', 'Shanghai', 270],
  ['Seoul', 'Busan', 155],
  ['Taipei', 'Kaohsiung', 100],
  ['Delhi', 'Agra', 100],
  ['Tangier', 'Casablanca', 130],
  ['Casablanca', 'Marrakesh', 160],
  ['Tashkent', 'Samarkand', 130],
  ['Samarkand', 'Bukhara', 100],
  ['New York', 'Washington', 175],
  ['New York', 'Boston', 225],
  ['Toronto', 'Montreal', 305],
  ['Istanbul', 'Ankara', 260],
  ['Ankara', 'Konya', 105],
];
const stationOf = (name: string) => {
  const stop = stops.find((each) => each.name === name);
  if (!stop) throw new Error(`${name} has no station`);
  return stop.position;
};

test.each(USUAL_TIMES)('takes within ten minutes the usual time from %s to %s', (from, to, minutes) => {
  const found = trainBetween(stationOf(from), stationOf(to))?.minutes ?? 0;
  expect(Math.abs(found - minutes)).toBeLessThanOrEqual(10);
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
