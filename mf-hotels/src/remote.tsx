/** The only door the shell opens: the hotel page and widgets. */
import { lazy, type RemoteDoor } from '@sojourn/web-kit';

export const remote: RemoteDoor = {
  routes: {
    '/hotels/search': lazy(() => import('./app/search-page').then((m) => ({ default: m.SearchPage }))),
  },
  widgets: {
    'search-teaser': lazy(() => import('./app/teaser-widget').then((m) => ({ default: m.TeaserWidget }))),
    'results-block': lazy(() => import('./app/results-widget').then((m) => ({ default: m.ResultsWidget }))),
  },
};
