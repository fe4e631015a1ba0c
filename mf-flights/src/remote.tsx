/** What the shell loads: the flight pages and widgets. */
import { lazy, type RemoteModule } from '@sojourn/web-kit';

export const remote: RemoteModule = {
  routes: {
    '/flights/search': lazy(() => import('./app/results-page').then((m) => ({ default: m.ResultsPage }))),
    '/flights/watches': lazy(() => import('./app/watches-page').then((m) => ({ default: m.WatchesPage }))),
    '/flights/watches/stop': lazy(() => import('./app/stop-watch-page').then((m) => ({ default: m.StopWatchPage }))),
    '/explore': lazy(() => import('./app/explore-page').then((m) => ({ default: m.ExplorePage }))),
  },
  widgets: {
    'search-form': lazy(() => import('./app/search-widget').then((m) => ({ default: m.SearchWidget }))),
    'results-block': lazy(() => import('./app/results-widget').then((m) => ({ default: m.ResultsWidget }))),
  },
};
