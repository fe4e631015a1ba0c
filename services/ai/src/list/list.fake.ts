import type { Recommendation } from '@sojourn/contracts';

/** A week in Lisbon, for tests to bend. */
export const aRecommendation = (change: Partial<Recommendation> = {}): Recommendation => ({
  id: 'lisbon',
  destination: 'Lisbon',
  country: 'Portugal',
  destinationId: 'lisbon',
  estimatedCost: 1_240,
  reason: 'Worth it.',
  bestTime: 'April to June',
  flightInfo: { duration: '2h 40m', approximatePrice: 210 },
  highlights: ['Alfama'],
  accommodation: { recommendedType: 'Guesthouse', priceRange: '$90 to $130 a night' },
  activities: ['Tram 28'],
  ...change,
});
