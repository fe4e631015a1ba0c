import { catalogueEntrySchema, type CatalogueEntry, destinationSchema } from '@sojourn/contracts';
import {
  byRating,
  curatedDestinationSchema,
  toDestination,
  toEntry,
  type CuratedDestination,
} from './destination.model';
import { curatedDestinations, destinationCatalogue } from './destination-catalogue';

const curated = curatedDestinations[0] as CuratedDestination;
const { activities } = destinationCatalogue.find(({ id }) => id === curated.id) as CatalogueEntry;

describe('an entry of the catalogue', () => {
  test('has its activities, and a sample review count that is the same every time', () => {
    const entry = toEntry(curated, activities);
    expect(catalogueEntrySchema.safeParse(entry).error).toBeUndefined();
    expect(entry).toEqual(toEntry(curated, activities));
    const counts = destinationCatalogue.map(({ reviewCount }) => reviewCount);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(900);
    expect(Math.max(...counts)).toBeLessThanOrEqual(24_000);
    expect(new Set(counts).size).toBeGreaterThan(counts.length * 0.9);
  });

  test('says where its pictures are, if there are any, and nothing of how they are drawn', () => {
    const pictured = { ...curated, picture: { mood: 'evening' } };
    const entry = toEntry(pictured, activities, '/p.avif');
    expect(entry.imageUrl).toBe('/p.avif');
    expect(entry.activities).toEqual(activities);
    expect(entry).not.toHaveProperty('picture');
    expect(toEntry(curated, activities)).not.toHaveProperty('imageUrl');
  });
});

test('a trait is written with its months, over the turn of the year and in two seasons too', () => {
  const { traits } = toEntry({ ...curated, traits: ['wine', 'skiing:12-2', 'safari:1-3,6-7', 'carnival:2-2'] }, []);
  expect(traits).toEqual([
    { name: 'wine' },
    { name: 'skiing', months: [12, 1, 2] },
    { name: 'safari', months: [1, 2, 3, 6, 7] },
    { name: 'carnival', months: [2] },
  ]);
});

test.each([
  ['months that are none', { traits: ['skiing:winter'] }],
  ['a country that is left out', { country: undefined }],
  ['a word too many', { reviewCount: 7 }],
  ['a landscape that nobody draws', { picture: { kind: 'moor' } }],
])('an editor is told of %s', (_what, change) => {
  expect(curatedDestinationSchema.safeParse(curated).success).toBe(true);
  expect(curatedDestinationSchema.safeParse({ ...curated, ...change }).success).toBe(false);
});

describe('what a browser is sent', () => {
  test('is what its contract names, and no more', () => {
    const destination = toDestination(toEntry(curated, activities, '/p.avif'));
    expect(destinationSchema.parse(destination)).toEqual(destination);
    expect(destination).toMatchObject({
      id: curated.id,
      name: curated.name,
      imageUrl: '/p.avif',
      price: curated.price,
    });
    expect(toDestination(toEntry(curated, activities))).not.toHaveProperty('imageUrl');
  });
});

test.each([
  ['the better rated', { rating: 4.8, reviewCount: 1 }, { rating: 4.7, reviewCount: 9 }],
  ['the more reviewed among equals', { rating: 4.8, reviewCount: 9 }, { rating: 4.8, reviewCount: 1 }],
])('%s comes first', (_name, first, second) => {
  expect([second, first].sort(byRating)).toEqual([first, second]);
  expect([first, second].sort(byRating)).toEqual([first, second]);
});
