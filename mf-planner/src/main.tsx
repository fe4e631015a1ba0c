/** The door for running alone: `npm run dev -w mf-planner`, against a bff that lives in this page. */
import type { Preferences, RecommendationAnswer, Trip, TripDraft } from '@sojourn/contracts';
import { runAlone } from '@sojourn/web-kit/alone';
import { remote } from './remote';
import { aDestination, anActivity } from './shared/destination.fake';
import { anAnswer, aRecommendation } from './shared/recommendation.fake';

let trips: Trip[] = [];

runAlone(remote, {
  fakes: {
    'GET /api/destinations': () => [
      aDestination(),
      aDestination({
        id: 'kyoto',
        name: 'Kyoto',
        country: 'Japan',
        continent: 'Asia',
        sceneKind: 'forest',
        price: 1890,
      }),
      aDestination({ id: 'banff', name: 'Banff', country: 'Canada', sceneKind: 'mountain', bestMonths: [6, 7, 8] }),
    ],
    'GET /api/activities': () => [
      anActivity(),
      anActivity({ id: 'kyoto-1', name: 'Tea ceremony', category: 'cultural', location: 'Kyoto, Japan', price: 0 }),
    ],
    'POST /api/ai/recommendations': ({ body }): RecommendationAnswer => {
      const { refinement } = body as Preferences;
      if (!refinement) return anAnswer();
      const note = `This page makes its answers up; a running portal would have looked for: ${refinement}`;
      return anAnswer({
        note,
        recommendations: [aRecommendation({ id: 'banff', destination: 'Banff', country: 'Canada' })],
      });
    },
    'GET /api/trips': () => trips,
    'POST /api/trips': ({ body }): Trip => {
      const now = new Date().toISOString();
      const own = { id: trips.length + 1, status: 'planning', version: 1, createdAt: now, updatedAt: now } as const;
      const trip = { ...(body as TripDraft), ...own };
      trips = [...trips, trip];
      return trip;
    },
  },
});
