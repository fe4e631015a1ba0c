import { taxOn, type TaxedStay } from './city-tax.model';
import { taxesOf } from './city-taxes';

const stay: TaxedStay = {
  ...{ checkIn: '2027-04-13', nights: 3, stars: 3, kind: 'hotel' },
  ...{ adults: 2, guests: 2, rooms: 1, night: 100 },
};
const collected = (countryCode: string, town: string, more: Partial<TaxedStay> = {}) =>
  Math.round(taxOn(taxesOf({ countryCode, town, name: town }), { ...stay, ...more }) * 10) / 10;

test.each([
  ['PT', 'Lisbon', {}, 27.6],
  ['PT', 'Lisbon', { nights: 10 }, 64.4],
  ['DE', 'Berlin', {}, 22.5],
  ['DE', 'Munich', {}, 0],
  ['NL', 'Amsterdam', {}, 37.5],
  ['ES', 'Madrid', {}, 0],
  ['ES', 'Barcelona', {}, 34.5],
  ['IT', 'Rome', { stars: 5 }, 69],
  ['GR', 'Athens', {}, 17.3],
  ['GR', 'Athens', { checkIn: '2027-01-10' }, 5.2],
  ['GR', 'Santorini', { stars: 5 }, 51.8],
  ['AT', 'Vienna', { checkIn: '2027-07-01' }, 24],
  ['AT', 'Vienna', { checkIn: '2027-06-30' }, 15],
  ['GB', 'Edinburgh', { nights: 9 }, 25],
  ['GB', 'London', {}, 0],
  ['JP', 'Kyoto', { night: 60 }, 7.8],
  ['JP', 'Kyoto', { night: 400 }, 39],
  ['JP', 'Sapporo', {}, 0],
  ['ID', 'Bali', { nights: 14 }, 18],
  ['IN', 'Jaipur', { night: 60 }, 9],
  ['IN', 'Jaipur', { night: 100 }, 54],
  ['TR', 'Istanbul', {}, 6],
  ['US', 'Naples and Marco Island', {}, 42],
  ['US', 'Key West', {}, 37.5],
  ['US', 'Bar Harbor', {}, 27],
  ['CA', 'Banff', {}, 27],
  ['CA', 'Tofino', {}, 48],
  ['CA', 'Charlottetown', {}, 54],
  ['CA', 'Mont-Tremblant', {}, 55.5],
  ['CA', 'Toronto and Niagara', {}, 57],
  ['JP', 'Niseko', {}, 9],
  ['JP', 'Niseko', { checkIn: '2026-03-20' }, 6],
  ['XX', 'Nowhere', {}, 0],
])('collects in %s, %s with %j: %d dollars', (...[code, town, more, amount]) => {
  expect(collected(code, town, more)).toBe(amount);
});
