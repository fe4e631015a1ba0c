/** The standalone page: `npm run dev -w mf-planner`, against a bff that lives in this page. */
import type { Activity, Destination, Preferences, Recommendation } from '@sojourn/contracts';
import { runStandalone } from '@sojourn/web-kit/standalone';
import { remote } from './remote';

const destination = (id: string, name: string, rest: Partial<Destination>): Destination => ({
  id,
  name,
  country: 'Portugal',
  continent: 'Europe',
  sceneKind: 'old-town',
  rating: 4.7,
  reviewCount: 9_000,
  description: 'Made up for this page: a running portal has the whole catalogue.',
  price: 1240,
  bestMonths: [4, 5, 6, 9],
  ...rest,
});

const destinations = [
  destination('lisbon', 'Lisbon', {}),
  destination('kyoto', 'Kyoto', { country: 'Japan', continent: 'Asia', sceneKind: 'forest', bestMonths: [3, 4, 11] }),
  destination('banff', 'Banff', { country: 'Canada', continent: 'North America', sceneKind: 'mountain' }),
];

const activities = destinations.map(({ id, name, country }): Activity => ({
  id: `${id}-1`,
  name: `A walk around ${name}`,
  category: 'cultural',
  categoryName: 'Cultural',
  attractionType: 'Tours',
  duration: 'PT3H',
  location: `${name}, ${country}`,
  destinationId: id,
  rating: 4.6,
  reviewCount: 700,
  description: 'With somebody who lives there.',
  price: 35,
}));

const recommendations = destinations.map(({ id, name, country, sceneKind, price }): Recommendation => ({
  id,
  destination: name,
  country,
  destinationId: id,
  estimatedCost: price,
  reason: 'Made up for this page, so it fits everybody.',
  bestTime: 'April to June, September',
  flightInfo: { duration: '2h 40m', approximatePrice: 230 },
  highlights: ['Old streets', 'Viewpoints', 'Markets', 'Gardens', 'Day trips'],
  accommodation: { recommendedType: 'Small hotel in the center', priceRange: '$62 to $97 a person a night' },
  activities: [`A walk around ${name} (3h, $35)`, 'Cooking with a family (4h, $60)'],
  sceneKind,
  costSplit: { flight: 230, stay: 480, food: 260, activities: 180, local: 90 },
  days: 7,
  travelMonth: 4,
}));

runStandalone(remote, {
  fakes: {
    'GET /api/destinations': () => destinations,
    'GET /api/destinations/names': () => destinations.map(({ id, name }) => ({ id, name })),
    'GET /api/destinations/found': () => ({ total: destinations.length, destinations }),
    'GET /api/activities': () => activities,
    'GET /api/activities/found': () => ({ total: activities.length, activities }),
    'POST /api/ai/recommendations': ({ body }) => ({
      recommendations: (body as Preferences).refinement ? recommendations.toReversed() : recommendations,
      source: 'catalogue',
    }),
  },
});
