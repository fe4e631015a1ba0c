import { isTimeZone } from '@sojourn/travel';
import { countryZones, letteredZones } from './country-zones.model';
import { zonesLike } from './zone-names.model';
import { todaysName } from './zone-renames.model';

test.each([
  ['Kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
  ['Saigon', 'Asia/Ho_Chi_Minh'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['Yangon', 'Asia/Yangon'],
  ['Kyiv', 'Europe/Kyiv'],
  ['kiev', 'Europe/Kyiv'],
  ['Nuuk', 'America/Nuuk'],
  ['Faroe', 'Atlantic/Faroe'],
  ['UTC', 'UTC'],
  ['India', 'Asia/Kolkata'],
  ['Nepal', 'Asia/Kathmandu'],
  ['China', 'Asia/Shanghai'],
  ['Greenland', 'America/Nuuk'],
  ['new york', 'America/New_York'],
  ['America/New_York', 'America/New_York'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['Buenos', 'America/Argentina/Buenos_Aires'],
  ['Japan', 'Asia/Tokyo'],
  ['Vietnam', 'Asia/Ho_Chi_Minh'],
  ['Ulaan', 'Asia/Ulaanbaatar'],
  ['new zealand', 'Pacific/Auckland'],
  ['Katmandu', 'Asia/Kathmandu'],
  ['Rangoon', 'Asia/Yangon'],
  ['Myanmar', 'Asia/Yangon'],
  ['Godthab', 'America/Nuuk'],
  ['Dacca', 'Asia/Dhaka'],
  ['Ulan Bator', 'Asia/Ulaanbaatar'],
  ['Macao', 'Asia/Macau'],
  ['Ashkhabad', 'Asia/Ashgabat'],
  ['Thimbu', 'Asia/Thimphu'],
  ['Truk', 'Pacific/Chuuk'],
  ['Ponape', 'Pacific/Pohnpei'],
  ['Asmera', 'Africa/Asmara'],
  ['Enderbury', 'Pacific/Kanton'],
  ['Reykjavík', 'Atlantic/Reykjavik'],
  ['Azores', 'Atlantic/Azores'],
  ['Madeira', 'Atlantic/Madeira'],
  ['Canary', 'Atlantic/Canary'],
  ['Easter Island', 'Pacific/Easter'],
  ['Galapagos', 'Pacific/Galapagos'],
  ['Hawaii', 'Pacific/Honolulu'],
  ['Bali', 'Asia/Makassar'],
  ['Tasmania', 'Australia/Hobart'],
  ['Fiji', 'Pacific/Fiji'],
  ['Maldives', 'Indian/Maldives'],
  ['Seychelles', 'Indian/Mahe'],
  ['Tahiti', 'Pacific/Tahiti'],
  ['French Polynesia', 'Pacific/Tahiti'],
  ['Costa Rica', 'America/Costa_Rica'],
  ['Jamaica', 'America/Jamaica'],
  ['Puerto Rico', 'America/Puerto_Rico'],
  ['Dominican Republic', 'America/Santo_Domingo'],
  ['Cape Verde', 'Atlantic/Cape_Verde'],
  ['Hong Kong', 'Asia/Hong_Kong'],
  ['Qatar', 'Asia/Qatar'],
  ['Czech Republic', 'Europe/Prague'],
  ['Türkiye', 'Europe/Istanbul'],
  ['Côte d’Ivoire', 'Africa/Abidjan'],
  ['GMT', 'UTC'],
  ['CET', 'Europe/Berlin'],
  ['ist', 'Asia/Kolkata'],
  ['Tunisia', 'Africa/Tunis'],
  ['Trinidad', 'America/Port_of_Spain'],
  ['Queensland', 'Australia/Brisbane'],
  ['Réunion', 'Indian/Reunion'],
])('offers today’s zone first when %s is typed', (typed, zone) => expect(zonesLike(typed)[0]).toBe(zone));

test.each([
  ['Delhi', 'Asia/Kolkata'],
  ['Mumbai', 'Asia/Calcutta'],
  ['Beijing', 'Asia/Shanghai'],
  ['San Francisco', 'America/Los_Angeles'],
])('offers the zone that %s lies in when a place of that name is found', (typed, zone) =>
  expect(zonesLike(typed, [zone])).toContain(todaysName(zone)),
);

test('offers no name that was given up when its letters are typed', () => {
  for (const typed of ['a', 'asia', 'america', 'i'])
    for (const zone of zonesLike(typed)) expect(todaysName(zone)).toBe(zone);
});

test('offers only zones that have a clock when a country is typed', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    for (const zone of zonesLike(letter)) expect(isTimeZone(zone)).toBe(true);
});

test('knows the zones of the table when they are looked up in the tz database', () => {
  const named = [...countryZones, ...letteredZones];
  expect(named.flatMap(({ zones }) => zones).filter((zone) => !isTimeZone(zone) || todaysName(zone) !== zone)).toEqual(
    [],
  );
  expect(named.filter(({ name, zones }) => name === '' || zones.length === 0)).toEqual([]);
});

test('offers Indiana as well when India is typed', () => expect(zonesLike('India')).toContain('America/Indiana/Knox'));

test('offers nothing when nothing is typed', () => expect(zonesLike(' ')).toEqual([]));
