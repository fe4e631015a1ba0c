import { activityListSchema, type Activity, type CatalogueEntry } from '@sojourn/contracts';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { curatedActivitySchema, toActivities, type CuratedActivity, toCatalogueActivity } from './activity.model';

const curated = {
  name: 'Musée d’Orsay & São João',
  category: 'cultural',
  type: 'Museums',
  minutes: 210,
  price: 18,
  openingHours: 'Tu-Su 09:30-18:00',
  description: 'Paintings in a station.',
  position: { latitude: 48.86, longitude: 2.3266 },
  about: ['museums'],
} satisfies CuratedActivity;
const paris = destinationCatalogue.find(({ id }) => id === 'paris') as CatalogueEntry;

test('a curated activity becomes one of the catalogue, its minutes an ISO duration', () => {
  expect(toCatalogueActivity(curated)).toEqual({
    name: curated.name,
    category: 'cultural',
    attractionType: 'Museums',
    duration: 'PT3H30M',
    price: 18,
    openingHours: 'Tu-Su 09:30-18:00',
    description: 'Paintings in a station.',
    position: curated.position,
    about: ['museums'],
  });
});

test.each([
  ['a day that is none', { openingHours: 'Mi 09:00-18:00' }],
  ['no duration', { minutes: 0 }],
  ['a type that no list has', { type: 'Baths' }],
  ['a word too many', { opening: 'daily' }],
])('an editor is told of %s', (_what, change) => {
  expect(curatedActivitySchema.safeParse({ ...curated, ...change }).success).toBe(false);
});

describe('the activities that a browser is sent', () => {
  let activities: Activity[];
  beforeEach(() => {
    activities = toActivities({ ...paris, activities: [toCatalogueActivity(curated)] });
  });

  test('are named after their destination and themselves, and say where they are', () => {
    expect(activityListSchema.safeParse(activities).error).toBeUndefined();
    expect(activities[0]).toMatchObject({
      id: 'paris-musee-d-orsay-sao-joao',
      categoryName: 'Cultural',
      location: `${paris.name}, ${paris.country}`,
      destinationId: 'paris',
      name: curated.name,
    });
    expect(activities[0]).not.toHaveProperty('about');
  });

  test.each([
    ['¡Olé!', 'paris-ole'],
    ['Hop-on -- hop-off', 'paris-hop-on-hop-off'],
  ])('have one hyphen between words and none at the ends: %s', (name, id) => {
    expect(toActivities({ ...paris, activities: [{ ...toCatalogueActivity(curated), name }] })[0]?.id).toBe(id);
  });

  test.each([
    ['adventure', 'Adventure'],
    ['food', 'Food & Drink'],
    ['relaxation', 'Relaxation'],
    ['nature', 'Nature'],
    ['water', 'Water'],
  ] as const)('call %s %s', (category, name) => {
    expect(
      toActivities({ ...paris, activities: [{ ...toCatalogueActivity(curated), category }] })[0]?.categoryName,
    ).toBe(name);
  });

  test('have sample figures within bounds, the same every time', () => {
    const all = destinationCatalogue.flatMap(toActivities);
    expect(all).toEqual(destinationCatalogue.flatMap(toActivities));
    for (const { rating, reviewCount } of all) {
      expect(rating).toBeGreaterThanOrEqual(4.2);
      expect(rating).toBeLessThanOrEqual(5);
      expect(Math.round(rating * 10)).toBeCloseTo(rating * 10, 9);
      expect(reviewCount).toBeGreaterThanOrEqual(60);
      expect(reviewCount).toBeLessThanOrEqual(4_800);
    }
    expect(new Set(all.map(({ rating }) => rating)).size).toBeGreaterThanOrEqual(7);
    // Who is rated well is not reviewed often for that: the two figures are drawn apart.
    const busy = all.filter(({ reviewCount }) => reviewCount > 2_400);
    const meanOf = (list: typeof all) => list.reduce((sum, { rating }) => sum + rating, 0) / list.length;
    expect(Math.abs(meanOf(busy) - meanOf(all))).toBeLessThan(0.05);
  });
});
