import type { Airport } from '../../airport/airport.model';
import { aCarrier, anAirport } from '../flight.fake';
import { lifelinesOf } from './lifeline.model';

const home = aCarrier({ code: 'XH', hubs: ['CAP'] });
const foreign = aCarrier({ code: 'XF', country: 'FR', hubs: ['ABR'] });
const cheap = aCarrier({ code: 'XL', kind: 'low-cost', hubs: ['CAP'] });
const isle = anAirport('ISL', { weight: 50 });
const next = anAirport('NXT', { weight: 40 });
const capital = anAirport('CAP', { weight: 20_000 });
const abroad = anAirport('ABR', { weight: 90_000, countryCode: 'FR' });
const pair = (carrier: typeof home, one: Airport, other: Airport) => ({ carrier, one, other, km: 500 });

test('keeps the flight from an island to its capital', () => {
  const [trunk, side] = [pair(home, isle, capital), pair(foreign, isle, next)];
  const found = lifelinesOf([trunk, side]);
  expect(found.has(trunk)).toBe(true);
});

test('keeps one carrier of a route: one at home, with a network before a cheap one', () => {
  const rivals = [pair(foreign, isle, capital), pair(cheap, isle, capital), pair(home, isle, capital)];
  expect([...lifelinesOf(rivals)]).toEqual([rivals[2]]);
});

test('keeps the flight abroad of the greatest airport of a country', () => {
  const [trunk, out] = [pair(home, isle, capital), pair(home, abroad, capital)];
  expect([...lifelinesOf([trunk, out])]).toEqual([trunk, out]);
});

test('keeps each short flight to a hub of who flies it when an airport has few destinations', () => {
  const [short, far, ofNobody] = [
    pair(foreign, isle, abroad),
    { ...pair(foreign, next, abroad), km: 3_000 },
    pair(aCarrier({ code: 'XN' }), isle, next),
  ];
  const trunks = [pair(home, isle, capital), pair(home, next, capital)];
  const found = lifelinesOf([...trunks, short, far, ofNobody]);
  expect(found.has(short)).toBe(true);
  expect(found.has(ofNobody)).toBe(false);
});
