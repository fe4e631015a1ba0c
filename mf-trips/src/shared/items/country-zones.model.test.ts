import { countryZones, letteredZones } from './country-zones.model';

const zonesOf = (name: string) => countryZones.find((each) => each.name === name)?.zones;

it.each([
  ['seychelles', ['Indian/Mahe']],
  ['bali', ['Asia/Makassar']],
  ['cote divoire', ['Africa/Abidjan']],
  ['georgia', ['Asia/Tbilisi', 'America/New_York']],
  ['portugal', ['Europe/Lisbon']],
])('knows the zones of %s, those of most people first', (name, zones) => {
  expect(zonesOf(name)?.slice(0, zones.length)).toEqual(zones);
});

it('names nothing twice', () => {
  const names = [...countryZones, ...letteredZones].map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
