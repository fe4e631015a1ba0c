import { distanceKm } from '../great-circle';
import { crossings, ports } from './index';

test('crosses in both directions when a line is known', () => {
  const between = (one: string, other: string) =>
    crossings.find(({ from, to }) => from.name === one && to.name === other);
  expect(between('Dover', 'Calais')).toMatchObject({ minutes: 90, dollars: 45, carDollars: 120 });
  expect(between('Calais', 'Dover')).toMatchObject({ minutes: 90, dollars: 45, carDollars: 120 });
  expect(between('Seattle', 'Victoria')?.carDollars).toBeNull();
});

test('sails at the speed of a ship on every line when ports lie where they stand', () => {
  const speeds = crossings.map(({ from, to, minutes }) => ({
    line: `${from.name} ${to.name}`,
    kmAnHour: distanceKm(from.position, to.position) / (minutes / 60),
  }));
  expect(speeds.filter(({ kmAnHour }) => kmAnHour < 3 || kmAnHour > 95)).toEqual([]);
});

test('calls at every port that has a position', () =>
  expect(ports.filter((port) => !crossings.some(({ from }) => from === port))).toEqual([]));
