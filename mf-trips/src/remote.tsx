/** What the shell loads: the pages of trips, and the widget by which other remotes add to them. */
import { lazy, type RemoteModule } from '@sojourn/web-kit';

export const remote: RemoteModule = {
  routes: {
    '/trips': lazy(() => import('./app/trips-page').then((m) => ({ default: m.TripsPage }))),
    '/my-trips': lazy(() => import('./app/my-trips-page').then((m) => ({ default: m.MyTripsPage }))),
    '/trips/:id': lazy(() => import('./app/trip-page-in-steps').then((m) => m.tripPageInSteps())),
    '/shared/:token': lazy(() => import('./app/shared-page').then((m) => ({ default: m.SharedPage }))),
  },
  widgets: {
    'add-to-trip': lazy(() => import('./app/add-to-trip-widget').then((m) => ({ default: m.AddToTripWidget }))),
    'way-map': lazy(() => import('./app/way-map-widget').then((m) => ({ default: m.WayMapWidget }))),
    'price-map': lazy(() => import('./app/price-map-widget').then((m) => ({ default: m.PriceMapWidget }))),
    'next-trip': lazy(() => import('./app/next-trip-widget').then((m) => ({ default: m.NextTripWidget }))),
    'plan-places': lazy(() => import('./app/plan-places-widget').then((m) => ({ default: m.PlanPlacesWidget }))),
    'save-plan': lazy(() => import('./app/save-plan-widget').then((m) => ({ default: m.SavePlanWidget }))),
  },
};
