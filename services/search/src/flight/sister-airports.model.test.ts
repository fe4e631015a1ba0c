import { anAirport, aRoute } from './flight.fake';
import type { Network } from './network.model';
import { createSisterAirports } from './sister-airports.model';

const [kef, rkv, aey, lhr] = [
  anAirport('KEF', { countryCode: 'IS' }),
  anAirport('RKV', { countryCode: 'IS' }),
  anAirport('AEY', { countryCode: 'IS' }),
  anAirport('LHR'),
];
const network: Network = {
  airports: [kef, rkv, aey, lhr],
  between: (from, to) => (from === rkv && to === aey ? [aRoute({ from, to })] : []),
  destinationsOf: () => new Map(),
};
const codesOf = (hasWay: boolean, from = kef, to = aey) => {
  const { origins, destinations } = createSisterAirports(
    network,
    () => hasWay,
  )({ origins: [from], destinations: [to] });
  return [...origins, ...destinations].map(({ iataCode }) => iataCode);
};

test('leaves from the other airport of the city when flights inside the country do', () =>
  expect(codesOf(false)).toEqual(['RKV', 'AEY']));

test('stays at the airport asked for when a way leads from it, and abroad', () => {
  expect(codesOf(true)).toEqual(['KEF', 'AEY']);
  expect(codesOf(false, kef, lhr)).toEqual(['KEF', 'LHR']);
});
