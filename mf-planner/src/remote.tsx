/** What the shell loads: planner, recommendations, destinations, and the catalogue's widgets. */
import { lazy, type RemoteModule } from '@sojourn/web-kit';

export const remote: RemoteModule = {
  routes: {
    '/plan-trip': lazy(() => import('./app/plan-page').then((m) => ({ default: m.PlanPage }))),
    '/recommendations': lazy(() =>
      import('./app/recommendations-page').then((m) => ({ default: m.RecommendationsPage })),
    ),
    '/destinations/about': lazy(() => import('./app/about-place-page').then((m) => ({ default: m.AboutPlacePage }))),
    '/destinations/:id': lazy(() => import('./app/destination-page').then((m) => ({ default: m.DestinationPage }))),
    '/search': lazy(() => import('./app/destinations-page').then((m) => ({ default: m.DestinationsPage }))),
  },
  widgets: {
    'popular-destinations': lazy(() => import('./app/home-widgets').then((m) => ({ default: m.PopularDestinations }))),
    activities: lazy(() => import('./app/home-widgets').then((m) => ({ default: m.Activities }))),
    'activity-list': lazy(() =>
      import('./features/activities/activity-list').then((m) => ({ default: m.ActivityList })),
    ),
    catalogue: lazy(() => import('./app/catalogue-widget').then((m) => ({ default: m.CatalogueWidget }))),
    attractions: lazy(() => import('./features/attractions/attractions').then((m) => ({ default: m.Attractions }))),
  },
};
