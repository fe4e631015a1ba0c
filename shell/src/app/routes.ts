/** The routes the shell answers itself; all others belong to remotes. */
export const shellRoutes = {
  home: '/',
  searchResults: '/search-results',
  privacy: '/privacy',
  terms: '/terms',
  sections: ['/destinations', '/accommodations', '/stays', '/activities', '/safety', '/planning', '/flights'],
} as const;

/** The widgets that a route of the shell is composed of. */
export const widgetsOfRoute = {
  // What lies further down is loaded when it is near.
  '/': ['flights/search-form'],
  '/flights': ['flights/search-form'],
  '/stays': ['hotels/search-teaser'],
  '/accommodations': ['hotels/search-teaser'],
  '/destinations': ['planner/catalogue'],
  '/activities': ['planner/activity-list'],
  '/search-results': ['flights/results-block', 'hotels/results-block', 'planner/attractions'],
} as const;

/** The remotes without which the portal is not whole; others may join by a release. */
export const areas = ['mf-auth', 'mf-flights', 'mf-hotels', 'mf-trips', 'mf-planner'] as const;
