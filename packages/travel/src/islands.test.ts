import { isApartBySea, islandOf } from './islands';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['Rarotonga to Aitutaki', at(-21.26, -159.74), at(-18.86, -159.79)],
  ['Papeete to Moorea', at(-17.53, -149.57), at(-17.49, -149.77)],
  ['Honolulu to Maui', at(21.31, -157.86), at(20.87, -156.68)],
  ['Playa del Carmen to Cozumel', at(20.63, -87.07), at(20.51, -86.95)],
  ['Athens to Santorini', at(37.97, 23.73), at(36.42, 25.43)],
  ['Naxos to Paros', at(37.1, 25.38), at(37.08, 25.15)],
  ['Playa Blanca to Corralejo', at(28.86, -13.83), at(28.73, -13.87)],
  ['Messina to Reggio Calabria', at(38.19, 15.55), at(38.11, 15.65)],
  ['Gilimanuk to Banyuwangi', at(-8.17, 114.44), at(-8.21, 114.37)],
  ['Victoria to Vancouver', at(48.43, -123.37), at(49.28, -123.12)],
  ['Wellington to Picton', at(-41.29, 174.78), at(-41.29, 174.0)],
  ['Dublin to Liverpool', at(53.35, -6.26), at(53.41, -2.98)],
  ['Hakodate to Aomori', at(41.77, 140.73), at(40.82, 140.74)],
  ['one resort of the Maldives to another', at(4.3, 73.4), at(3.9, 73.4)],
  ['Nadi to Mana Island', at(-17.78, 177.44), at(-17.67, 177.1)],
])('tells that no road leads from %s', (_way, from, to) => {
  expect(isApartBySea(from, to)).toBe(true);
});

test.each([
  ['Chania to Heraklion', at(35.51, 24.02), at(35.34, 25.14)],
  ['Palermo to Catania', at(38.12, 13.36), at(37.5, 15.09)],
  ['Ubud to Pemuteran', at(-8.51, 115.26), at(-8.15, 114.65)],
  ['Nice to Genoa', at(43.7, 7.27), at(44.41, 8.93)],
  ['Cancún to Tulum', at(21.16, -86.85), at(20.21, -87.46)],
  ['Auckland to Wellington', at(-36.85, 174.76), at(-41.29, 174.78)],
  ['Dublin to Galway', at(53.35, -6.26), at(53.27, -9.05)],
  ['Belfast to Cork', at(54.6, -5.93), at(51.9, -8.47)],
  ['Sapporo to Hakodate', at(43.06, 141.35), at(41.77, 140.73)],
  ['Cagliari to Olbia', at(39.22, 9.12), at(40.92, 9.5)],
  ['Taipei to Kaohsiung', at(25.04, 121.56), at(22.63, 120.3)],
  ['Victoria to Tofino', at(48.43, -123.37), at(49.15, -125.9)],
  ['Havana to Trinidad', at(23.13, -82.38), at(21.8, -79.98)],
  ['Limassol to Nicosia', at(34.68, 33.04), at(35.17, 33.36)],
])('knows of a road from %s', (_way, from, to) => {
  expect(isApartBySea(from, to)).toBe(false);
});

test('names the smaller island where one lies in the circle of another', () => {
  expect(islandOf(at(-8.73, 115.54))).toBe('Nusa Penida');
  expect(islandOf(at(48.86, 2.35))).toBeNull();
});
