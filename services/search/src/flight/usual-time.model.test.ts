import type { Chain } from './connection.model';
import { aRoute, anAirport } from './flight.fake';
import { blockMinutesOf } from './schedule.model';
import { createUsualTimes } from './usual-time.model';

const eastward = (iataCode: string, longitude: number) => anAirport(iataCode, { position: { latitude: 0, longitude } });
const [A, B, C] = [eastward('AAA', 0), eastward('BBB', 10), eastward('CCC', 30)];
const direct: Chain = [aRoute({ from: A, to: C })];
const stop: Chain = [aRoute({ from: A, to: B }), aRoute({ from: B, to: C })];
const finder = (nonstop: Chain[], all: Chain[]) => ({
  nonstopBetween: () => nonstop,
  fewBetween: () => all.filter(({ length }) => length <= 3),
  chainsBetween: () => all,
});
const minutesOf = (chain: Chain) => chain.reduce((sum, route) => sum + blockMinutesOf(route), 0);

test('is that of the nonstop, where there is one', () =>
  expect(createUsualTimes(finder([direct], [direct, stop]))([A], [C])).toEqual({
    minutes: minutesOf(direct),
    changes: 0,
  }));

test('has two hours for each change of planes', () =>
  expect(createUsualTimes(finder([], [stop]))([A], [C])).toEqual({ minutes: minutesOf(stop) + 120, changes: 1 }));

test('is the fastest of all ways', () => {
  const slow: Chain = [...stop, aRoute({ from: C, to: C })];
  expect(createUsualTimes(finder([], [slow, stop]))([A], [C])?.changes).toBe(1);
});

test('counts no way when its season is over, unless all are out of season', () => {
  const at = (code: string, countryCode: string, longitude: number) =>
    anAirport(code, { countryCode, position: { latitude: 45, longitude } });
  const [newark, frankfurt, dubrovnik] = [at('EWR', 'US', -74), at('FRA', 'DE', 8), at('DBV', 'HR', 18)];
  const summer: Chain = [aRoute({ from: newark, to: dubrovnik })];
  const over: Chain = [aRoute({ from: newark, to: frankfurt }), aRoute({ from: frankfurt, to: dubrovnik })];
  const changesOn = (all: Chain[], ...days: string[]) =>
    createUsualTimes(finder([summer], all))([newark], [dubrovnik], days)?.changes;
  expect(changesOn([summer, over], '2027-07-06', '2027-07-13')).toBe(0);
  expect(changesOn([summer, over], '2027-01-05')).toBe(1);
  expect(changesOn([summer, over])).toBe(0);
  expect(changesOn([summer], '2027-01-05')).toBe(0);
});

test('is none where there is no way', () => {
  expect(createUsualTimes(finder([], []))([A], [C])).toBeUndefined();
  expect(createUsualTimes(finder([direct], []))([A], [A])).toBeUndefined();
});
