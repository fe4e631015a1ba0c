/** What the shell loads: the flight pages and widgets. */
import { lazy, type RemoteModule } from '@sojourn/web-kit';

export const remote: RemoteModule = {
  routes: {
    '/flights/search': lazy(() => import('./app/results-page').then((m) => ({ default: m.ResultsPage }))),
  },
  widgets: {
    'search-form': lazy(() => import('./app/search-widget').then((m) => ({ default: m.SearchWidget }))),
    'results-block': lazy(() => import('./app/results-widget').then((m) => ({ default: m.ResultsWidget }))),
  },
};
