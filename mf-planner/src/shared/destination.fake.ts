import type { Activity, Destination } from '@sojourn/contracts';

/** A destination for tests and for the remote's own page. */
export const aDestination = (change: Partial<Destination> = {}): Destination => ({
  id: 'santorini',
  name: 'Santorini',
  country: 'Greece',
  continent: 'Europe',
  sceneKind: 'island',
  rating: 4.8,
  reviewCount: 12_000,
  description: 'White villages on the rim of a drowned volcano.',
  price: 1240,
  bestMonths: [4, 5, 6],
  ...change,
});

/** An activity for tests and for the remote's own page. */
export const anActivity = (change: Partial<Activity> = {}): Activity => ({
  id: 'santorini-1',
  name: 'Caldera sailing',
  category: 'water',
  categoryName: 'Water',
  attractionType: 'Tours',
  duration: 'PT5H',
  location: 'Santorini, Greece',
  destinationId: 'santorini',
  rating: 4.7,
  reviewCount: 800,
  description: 'Half a day under sail between the islets, with a swim at the hot springs.',
  price: 115,
  ...change,
});
