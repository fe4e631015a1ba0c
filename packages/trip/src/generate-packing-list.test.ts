import fc from 'fast-check';
import { partIdSchema } from '@sojourn/contracts/plan';
import { climateOf, climates } from './climate';
import { generatePackingList, packingTripTypes, type PackingSeed } from './generate-packing-list';

const labels = (seed: Partial<PackingSeed>) =>
  generatePackingList({ days: 7, climate: 'mild', ...seed }).map(({ label }) => label);
const clothes = (days: number | null) =>
  generatePackingList({ days, climate: 'mild' }).flatMap(({ category, label }) =>
    category === 'Clothing' ? [label] : [],
  );

test.each([
  // Less than a day is a day; unknown is 7 days.
  [0, 3, 2, 1],
  [1, 3, 2, 1],
  [2, 4, 2, 2],
  [7, 9, 5, 3],
  [8, 10, 5, 4],
  [30, 10, 5, 4],
  [null, 9, 5, 3],
])(
  'for %s days %i pieces of underwear and pairs of socks, %i T-shirts, %i pants or shorts',
  (...[days, pieces, shirts, pants]) => {
    expect(clothes(days)).toEqual([
      `Underwear (${pieces})`,
      `Socks (${pieces} pairs)`,
      `T-shirts (${shirts})`,
      `Pants or shorts (${pants})`,
    ]);
  },
);

test('there are 17 essentials of four categories, and nothing more for a mild vacation', () => {
  const essentials = generatePackingList({ days: 7, climate: 'mild' }).filter(
    ({ category }) => category !== 'Clothing',
  );
  expect(essentials).toHaveLength(17);
  expect(new Set(essentials.map(({ category }) => category))).toEqual(
    new Set(['Documents', 'Electronics', 'Toiletries', 'Health']),
  );
});

test.each([
  ['cold', 'Warm coat'],
  ['hot', 'Sunscreen'],
  ['tropical', 'Insect repellent'],
] as const)('a %s climate needs something of its own: %s', (climate, label) => {
  expect(labels({ climate })).toContain(label);
  expect(labels({})).not.toContain(label);
});

test.each([
  ['business', 'Laptop'],
  ['beach', 'Swimsuit'],
  ['hiking', 'Hiking boots'],
  ['adventure', 'Hiking boots'],
] as const)('a %s trip needs something of its own: %s', (tripType, label) => {
  expect(labels({ tripType })).toContain(label);
  expect(labels({ tripType: 'vacation' })).not.toContain(label);
});

test('every list has each thing once, under an id of its own that is the same each time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...climates),
      fc.constantFrom(...packingTripTypes),
      fc.integer({ min: 0, max: 3 }),
      (climate, tripType, people) => {
        const travellerIds = ['t1', 't2', 't3'].slice(0, people);
        const seed = { days: 5, climate, tripType, travellerIds };
        const list = generatePackingList(seed);
        const things = list.length / Math.max(1, people);
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        expect(new Set(list.map(({ label }) => label)).size).toBe(things);
        expect(list.every(({ id }) => partIdSchema.safeParse(id).success)).toBe(true);
        expect(new Set(list.map(({ travellerId }) => travellerId))).toEqual(
          new Set(people > 1 ? travellerIds : [null]),
        );
        expect(generatePackingList(seed)).toEqual(list);
      },
    ),
  );
});

test.each([
  ['Rome', 1, 'cold'],
  ['Rome', 2, 'cold'],
  ['Rome', 3, 'mild'],
  ['Rome', 5, 'mild'],
  ['Rome', 6, 'hot'],
  ['Rome', 8, 'hot'],
  ['Rome', 9, 'mild'],
  ['Rome', 11, 'mild'],
  ['Rome', 12, 'cold'],
  ['Swiss Alps', 7, 'cold'],
  ['Bali, Indonesia', 1, 'tropical'],
  ['Turtle Island', 12, 'tropical'],
  ['Dubai', 1, 'hot'],
  ['Reykjavík', 7, 'cold'],
  ['Skipton', 7, 'hot'],
])('%s in month %i is %s', (destination, month, climate) => {
  expect(climateOf(destination, `2027-${String(month).padStart(2, '0')}-10`, null)).toBe(climate);
});

test('the year is the other way round in the south, and an unknown one is mild', () => {
  expect(climateOf('Sydney', '2027-01-10', -33.9)).toBe('hot');
  expect(climateOf('Sydney', '2027-07-10', -33.9)).toBe('cold');
  expect(climateOf('Oslo', '2027-01-10', 59.9)).toBe('cold');
  expect(climateOf('Oslo', null, 59.9)).toBe('mild');
});

test.each([
  ['Sydney, Australia', 'hot', 'cold'],
  ['Buenos Aires', 'hot', 'cold'],
  ['Cape Town, South Africa', 'hot', 'cold'],
  ['Queenstown, New Zealand', 'hot', 'cold'],
  ['Santiago, Chile', 'hot', 'cold'],
  ['São Paulo', 'hot', 'cold'],
  ['Johannesburg', 'hot', 'cold'],
  ['Hobart', 'hot', 'cold'],
  ['Lima, Peru', 'hot', 'cold'],
  ['Buenos', 'cold', 'hot'],
  ['Tunis, North Africa', 'cold', 'hot'],
  ['Santiago de Compostela', 'cold', 'hot'],
  ['Mexico City', 'cold', 'hot'],
])('packs for %s as %s in January and as %s in July when its position is not known', (place, january, july) => {
  expect([climateOf(place, '2027-01-10', null), climateOf(place, '2027-07-10', null)]).toEqual([january, july]);
});

test.each([
  ['Singapore', 1.35, 12, 'tropical'],
  ['Zanzibar', -6.2, 7, 'tropical'],
  ['Bogotá', 4.7, 1, 'mild'],
  ['Lima', -12, 7, 'mild'],
  ['Honolulu', 21.3, 1, 'mild'],
  ['Miami', 25.8, 12, 'mild'],
  ['Tunis', 36.8, 1, 'cold'],
  ['Tromsø', 69.6, 7, 'mild'],
  ['Tromsø', 69.6, 4, 'cold'],
  ['Ushuaia', -54.8, 7, 'cold'],
] as const)(
  'packs for %s at %d° in month %d as %s when its latitude is known',
  (...[place, latitude, month, climate]) => {
    expect(climateOf(place, `2027-${String(month).padStart(2, '0')}-10`, latitude)).toBe(climate);
  },
);

test.each([
  ['baby', 'Diapers', 'Travel potty'],
  ['toddler', 'Diapers', 'Baby carrier'],
  ['toddler', 'Child car seat', 'Pacifiers'],
  ['child', 'Booster seat', 'Diapers'],
] as const)('packs what a %s needs when one goes along: %s, and no %s', (child, label, other) => {
  expect(labels({ child })).toContain(label);
  expect(labels({ child })).not.toContain(other);
  expect(labels({ child: 'none' })).not.toContain(label);
});

test('packs the things of a toddler once when several go, each with a list', () => {
  const list = generatePackingList({ days: 5, climate: 'hot', child: 'toddler', travellerIds: ['t1', 't2', 't3'] });
  expect(list.filter(({ label }) => label === 'Diapers').map(({ travellerId }) => travellerId)).toEqual([null]);
  expect(list.filter(({ label }) => label === 'Sunscreen')).toHaveLength(3);
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(list.every(({ key }) => /^[a-z\d-]{1,40}$/.test(key))).toBe(true);
});
