import { travelClasses } from '@sojourn/contracts';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { canConnect, carriers, carriersBasedAt, connectingHubs, isSkyOpen } from './carrier.model';
import { aCarrier } from './flight.fake';

const catalogue = createAirportCatalogue();
const carrier = (code: string) => carriers.find((one) => one.code === code);

describe('carriers', () => {
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

  test('stand at their bases', () => {
    expect(carriersBasedAt('LGW').map(({ code }) => code)).toEqual(['BA', 'U2']);
    expect(carriersBasedAt('QQQ')).toEqual([]);
  });

  test('change planes where a network carrier is at home, each place once', () => {
    expect(connectingHubs).toEqual(expect.arrayContaining(['LHR', 'FRA', 'DOH', 'ATL']));
    expect(connectingHubs).not.toContain('STN');
    expect(new Set(connectingHubs).size).toBe(connectingHubs.length);
  });

  test('are based at airports that exist', () => {
    const missing = carriers.flatMap(({ hubs }) => hubs.filter((hub) => catalogue.airportsOf(hub).length !== 1));
    expect(missing).toEqual([]);
  });
});

describe('one ticket', () => {
  const [star, oneworld] = [aCarrier({ code: 'AA', alliance: 'S' }), aCarrier({ code: 'BB', alliance: 'O' })];
  const [alone, cheap] = [aCarrier({ code: 'CC' }), aCarrier({ code: 'DD', alliance: 'S', kind: 'low-cost' })];

  test.each([
    ['of one alliance', star, { ...star, code: 'ZZ' }, true],
    ['of two alliances', star, oneworld, false],
    ['of one carrier without alliance', alone, alone, true],
    ['of two carriers without alliance', alone, { ...alone, code: 'EE' }, false],
    ['with a low-cost carrier first', cheap, star, false],
    ['with a low-cost carrier second', star, cheap, false],
    ['of one low-cost carrier', cheap, cheap, false],
  ])('%s: %p', (...[, one, other, expected]) => expect(canConnect(one, other)).toBe(expected));
});

describe('the sky', () => {
  test.each([
    ['GB', 'IT', true],
    ['UA', 'PL', false],
    ['SY', 'AE', false],
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
