import { travelClasses } from '@sojourn/contracts';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { areRivals, canConnect, carriers, fliesRoundRussia, isSkyOpen } from './carrier.model';
import table from './carriers.json' with { type: 'json' };
import { aCarrier } from './flight.fake';

const catalogue = createAirportCatalogue();
const carrier = (code: string) => carriers.find((one) => one.code === code);

test.each([
  ['DE', true],
  ['JP', true],
  ['CN', false],
  ['TR', false],
])('carriers of %s fly round Russia: %p', (country, expected) => expect(fliesRoundRussia(country)).toBe(expected));

describe('carriers', () => {
  test('have a row of seven fields with known letters each, and a code of their own', () => {
    for (const row of table.carriers) {
      expect(row).toMatch(/^[A-Z0-9]{2}\|[^|]+\|[A-Z]{2}\|[SOT]?\|[NMWLKR]\|[EPBF]+\|[A-Z]{3}( [A-Z]{3})*$/);
    }
    expect(new Set(carriers.map(({ code }) => code)).size).toBe(carriers.length);
  });

  test('are read from their rows', () => {
    expect(carrier('BA')).toEqual({
      code: 'BA',
      name: 'British Airways',
      country: 'GB',
      alliance: 'O',
      kind: 'network',
      nearestKm: 110,
      rangeKm: 15_500,
      cabins: travelClasses,
      hubs: ['LHR', 'LGW'],
    });
  });

  test.each([
    ['A3', 'network', 110, 6_500],
    ['TN', 'network', 3_000, 15_500],
    ['FR', 'low-cost', 150, 4_600],
    ['TR', 'low-cost', 150, 10_500],
    ['LM', 'regional', 110, 3_000],
  ])('%s is a %s carrier that flies %d to %d km', (...[code, kind, nearestKm, rangeKm]) => {
    expect(carrier(code)).toMatchObject({ kind, nearestKm, rangeKm });
  });

  test('are based at airports that exist', () => {
    const missing = carriers.flatMap(({ hubs }) => hubs.filter((hub) => catalogue.airportsOf(hub).length !== 1));
    expect(missing).toEqual([]);
  });
});

describe('one ticket', () => {
  const [star, oneworld] = [aCarrier({ code: '1A', alliance: 'S' }), aCarrier({ code: '1B', alliance: 'O' })];
  const [alone, cheap] = [aCarrier({ code: '1C' }), aCarrier({ code: '1D', alliance: 'S', kind: 'low-cost' })];
  const feeder = aCarrier({ code: '1E', kind: 'regional' });
  const known = (code: string) => carrier(code) ?? alone;

  test.each([
    ['of one alliance', star, { ...star, code: '1Z' }, true],
    ['of two alliances', star, oneworld, false],
    ['of one carrier without alliance', alone, alone, true],
    ['of two carriers without alliance', alone, { ...alone, code: '1Y' }, false],
    ['with a low-cost carrier first', cheap, star, false],
    ['with a low-cost carrier second', star, cheap, false],
    ['of one low-cost carrier', cheap, cheap, false],
    ['of a regional carrier and one it feeds', feeder, oneworld, true],
    ['of a regional carrier and a low-cost one', feeder, cheap, false],
    ['of a low-cost carrier that sells connections', known('WN'), known('WN'), true],
    ['of one that does not', known('FR'), known('FR'), false],
    ['of partners', known('EK'), known('FZ'), true],
    ['of partners of different kinds', known('SQ'), known('TR'), true],
    ['of carriers that only share a partner', known('FZ'), known('QF'), false],
    ['of one with each of its partners', known('4Z'), known('EK'), true],
    ['of two partners of one', known('BA'), known('EK'), false],
    ['of two partners of one, in Bangkok', known('SQ'), known('EK'), false],
    ['of rival alliances that a third carrier sells', known('TG'), known('QR'), false],
  ])('%s: %p', (...[, one, other, expected]) => {
    expect(canConnect(one, other)).toBe(expected);
    expect(canConnect(other, one)).toBe(expected);
  });
});

test.each([
  ['BA', 'UA', true],
  ['AF', 'LH', true],
  ['AA', 'UA', true],
  ['BA', 'AA', false],
  ['BA', 'EK', false],
  ['EK', 'UA', false],
])('tells whether %s and %s are rivals when both are in alliances', (one, other, expected) => {
  const [a, b] = [carrier(one), carrier(other)];
  expect(a && b && [areRivals(a, b), areRivals(b, a)]).toEqual([expected, expected]);
});

describe('the sky', () => {
  test.each([
    ['GB', 'IT', true],
    ['UA', 'PL', false],
    ['SY', 'AE', true],
    ['SY', 'IL', false],
    ['MA', 'DZ', false],
    ['IR', 'DE', false],
    ['IR', 'TR', true],
    ['RU', 'DE', false],
    ['BY', 'US', false],
    ['RU', 'TR', true],
    ['RU', 'BY', true],
    ['IL', 'IR', false],
    ['IL', 'AE', true],
    ['IL', 'GB', true],
    ['IR', 'IQ', true],
  ])('between %s and %s, both ways: %p', (one, other, expected) => {
    expect([isSkyOpen(one, other), isSkyOpen(other, one)]).toEqual([expected, expected]);
  });
});
