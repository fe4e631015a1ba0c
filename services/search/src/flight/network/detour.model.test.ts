import { aRoute, anAirport } from '../flight.fake';
import { keptAtHome, withoutDetours } from './detour.model';

const at = (code: string, longitude: number, countryCode = 'GB') =>
  anAirport(code, { position: { latitude: 0, longitude }, countryCode });
const [A, B, C] = [at('AAA', 0), at('BBB', 5), at('CCC', 10)];
const leg = (km: number, weekly = 14) => ({ ...aRoute({ from: A, to: C, weekly }), km });

test('leaves out ways abroad when the country has one', () => {
  const abroad = at('FFF', 5, 'FR');
  const [home, foreign] = [
    [aRoute({ from: A, to: B }), aRoute({ from: B, to: C })],
    [aRoute({ from: A, to: abroad }), aRoute({ from: abroad, to: C })],
  ];
  expect(keptAtHome([foreign, home])).toEqual([home]);
  expect(keptAtHome([foreign])).toEqual([foreign]);
});

test('leaves out a way when it is 35 % and 250 km longer than a daily one', () => {
  const [daily, near, far] = [[leg(1_000)], [leg(800), leg(799)], [leg(800), leg(801)]];
  expect(withoutDetours([daily, near, far])).toEqual([daily, near]);
});

test('keeps every nonstop, however long', () => {
  expect(withoutDetours([[leg(1_000)], [leg(5_000)]])).toHaveLength(2);
});

test('keeps all ways when the short ones are not worth a flight a day', () => {
  const far = [leg(4_000), leg(4_000)];
  expect(withoutDetours([[leg(1_000, 6)], far])).toContain(far);
  // Of two flights that must meet half are of use.
  expect(withoutDetours([[leg(500, 13), leg(500, 13)], far])).toContain(far);
  expect(withoutDetours([[leg(500, 14), leg(500, 14)], far])).not.toContain(far);
});

test('measures by no way that is flown in a season', () => {
  const season = { ...aRoute({ from: anAirport('LGW'), to: anAirport('GNB', { countryCode: 'FR' }) }), km: 900 };
  const far = [leg(4_000), leg(4_000)];
  expect(withoutDetours([[season], far])).toContain(far);
});
