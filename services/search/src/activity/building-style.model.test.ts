import { destinationCatalogue } from '../destination/destination-catalogue';
import { buildingStyleOf } from './building-style.model';

test.each([
  ['Japan', 'Asia', 'eastern'],
  ['Nepal', 'Asia', 'siamese'],
  ['India', 'Asia', 'indian'],
  ['Morocco', 'Africa', 'islamic'],
  ['Egypt', 'Africa', 'egyptian'],
  ['Peru', 'South America', 'mesoamerican'],
  ['Georgia', 'Asia', 'european'],
  ['France', 'Europe', 'european'],
  ['Canada', 'North America', 'other'],
] as const)('%s builds in %s the %s way', (country, continent, style) => {
  expect(buildingStyleOf({ country, continent })).toBe(style);
});

test('every place of Asia has a style of its own, but for those of islands and new cities', () => {
  const other = destinationCatalogue.filter(
    (place) => place.continent === 'Asia' && buildingStyleOf(place) === 'other',
  );
  expect([...new Set(other.map(({ country }) => country))].sort()).toEqual(['Maldives', 'Philippines', 'Singapore']);
});
