import type { CatalogueEntry } from '@sojourn/contracts';

const temperate = [8, 9, 12, 15, 19, 23, 26, 26, 22, 17, 12, 9];

/** A catalogue entry with everything in the middle, for tests to bend. */
export function anEntry(change: Partial<CatalogueEntry> & Pick<CatalogueEntry, 'id'>): CatalogueEntry {
  return {
    name: change.id,
    country: `Land of ${change.id}`,
    continent: 'Europe',
    sceneKind: 'city',
    rating: 4.5,
    reviewCount: 1000,
    description: 'A place.',
    price: 1000,
    bestMonths: [4, 5, 6],
    airportCode: 'AAA',
    position: { latitude: 45, longitude: 10 },
    dailyCost: { backpacking: 30, budget: 60, 'mid-range': 120, luxury: 400 },
    idealDays: { min: 3, max: 7 },
    highs: temperate,
    vacationTypes: ['cultural'],
    travelStyles: ['mid-range'],
    interests: ['History'],
    stay: 'Small hotel',
    keywords: [],
    traits: [],
    cautions: [],
    alsoCalled: [],
    highlights: ['One', 'Two', 'Three', 'Four'],
    activities: [
      { ...anActivity, name: 'Museum', category: 'cultural', about: ['museums', 'culture'] },
      { ...anActivity, name: 'Walk', category: 'nature', about: ['hiking', 'nature'] },
    ],
    ...change,
  };
}

const anActivity = {
  attractionType: 'Museums',
  duration: 'PT2H',
  price: 20,
  description: 'Something to do.',
} as const;

/** Six small worlds: enough to choose from, to tell apart, and to run out of. */
export const aCatalogue: readonly CatalogueEntry[] = [
  anEntry({ id: 'rome', name: 'Rome', country: 'Italy', sceneKind: 'old-town', position: at(41.9, 12.5) }),
  anEntry({ id: 'florence', name: 'Florence', country: 'Italy', sceneKind: 'old-town', position: at(43.8, 11.3) }),
  anEntry({ id: 'venice', name: 'Venice', country: 'Italy', sceneKind: 'old-town', position: at(45.4, 12.3) }),
  anEntry({
    id: 'bali',
    name: 'Bali',
    country: 'Indonesia',
    continent: 'Asia',
    sceneKind: 'island',
    position: at(-8.5, 115.3),
    vacationTypes: ['relaxing', 'nature'],
    interests: ['Beaches'],
    keywords: ['beach', 'diving'],
    dailyCost: { backpacking: 20, budget: 40, 'mid-range': 90, luxury: 300 },
    highs: temperate.map(() => 30),
  }),
  anEntry({
    id: 'tromso',
    name: 'Tromsø',
    country: 'Norway',
    sceneKind: 'winter',
    position: at(69.6, 19),
    vacationTypes: ['adventure', 'nature'],
    interests: ['Wildlife', 'Photography'],
    keywords: ['northern lights', 'whales'],
    bestMonths: [1, 2, 3, 11, 12],
    highs: temperate.map((high) => high - 12),
  }),
  anEntry({
    id: 'cusco',
    name: 'Cusco',
    country: 'Peru',
    continent: 'South America',
    sceneKind: 'mountain',
    position: at(-13.5, -72),
    vacationTypes: ['adventure', 'cultural', 'nature'],
    interests: ['Mountains', 'History'],
    keywords: ['hiking', 'ruins'],
    dailyCost: { backpacking: 25, budget: 50, 'mid-range': 100, luxury: 350 },
  }),
  anEntry({
    id: 'berlin',
    name: 'Berlin',
    country: 'Germany',
    position: at(52.5, 13.4),
    vacationTypes: ['urban', 'party'],
    interests: ['Music', 'Art'],
    keywords: ['nightlife', 'museum'],
  }),
];

function at(latitude: number, longitude: number) {
  return { latitude, longitude };
}
