import type { Preferences, Recommendation, RecommendationAnswer } from '@sojourn/contracts';

/** Somebody from London with a week and $2,500, for tests and for the remote's own page. */
export const somePreferences = (change: Partial<Preferences> = {}): Preferences => ({
  vacationType: ['cultural', 'romantic'],
  budget: 2500,
  duration: 'week',
  travelStyle: ['mid-range'],
  groupSize: '2 adults',
  interests: ['Food & Wine', 'History'],
  customDetails: '',
  userLocation: {
    latitude: 51.5,
    longitude: -0.12,
    city: 'London',
    country: 'United Kingdom',
    nearestAirport: 'LHR/LGW',
  },
  ...change,
});

/** A proposal for tests and for the remote's own page. */
export const aRecommendation = (change: Partial<Recommendation> = {}): Recommendation => ({
  id: 'lisbon',
  destination: 'Lisbon',
  country: 'Portugal',
  destinationId: 'lisbon',
  estimatedCost: 1240,
  reason: 'Good for culture and food & wine: Alfama by tram, then a fado evening. In April days reach about 20 °C.',
  bestTime: 'April to June, September',
  flightInfo: { duration: '2h 40m', approximatePrice: 230 },
  highlights: ['Alfama', 'Belém', 'LX Factory', 'Miradouro da Graça', 'Sintra'],
  accommodation: { recommendedType: 'Small hotel in Alfama', priceRange: '$62 to $97 a person a night, mid-range' },
  activities: ['Fado evening (2h, $35)', 'Tram 28 walk (3h, free)', 'Pastry workshop (2h, $45)'],
  sceneKind: 'old-town',
  costSplit: { flight: 230, stay: 480, food: 260, activities: 180, local: 90 },
  days: 7,
  travelMonth: 4,
  ...change,
});

/** An answer of the built-in recommender. */
export const anAnswer = (change: Partial<RecommendationAnswer> = {}): RecommendationAnswer => ({
  recommendations: [
    aRecommendation(),
    aRecommendation({ id: 'kyoto', destination: 'Kyoto', country: 'Japan', sceneKind: 'forest', estimatedCost: 2310 }),
  ],
  source: 'catalogue',
  ...change,
});
