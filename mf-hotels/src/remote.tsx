/** What the shell loads: the hotel page and widgets. */
import { lazy, type RemoteModule } from '@sojourn/web-kit';

export const remote: RemoteModule = {
  routes: {
    '/hotels/search': lazy(() => import('./app/search-page').then((m) => ({ default: m.SearchPage }))),
  },
  widgets: {
    'search-teaser': lazy(() => import('./app/teaser-widget').then((m) => ({ default: m.TeaserWidget }))),
    'results-block': lazy(() => import('./app/results-widget').then((m) => ({ default: m.ResultsWidget }))),
  },
};
