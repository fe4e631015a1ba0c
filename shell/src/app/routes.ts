/** The routes the shell answers itself; all others belong to remotes. */
export const shellRoutes = {
  home: '/',
  searchResults: '/search-results',
  privacy: '/privacy',
  terms: '/terms',
  placeholders: ['/destinations', '/accommodations', '/stays', '/activities', '/safety', '/planning', '/flights'],
} as const;

/** The widgets that a route of the shell is composed of. */
export const widgetsOfRoute = {
  // What lies further down is loaded when it is near.
  '/': ['flights/search-form'],
  '/search-results': ['flights/results-block', 'hotels/results-block', 'planner/attractions'],
} as const;
