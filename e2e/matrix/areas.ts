/** The five areas, each by a page that needs nothing but its remote. */

/** Who looks at a page. */
export type Visitor = 'guest' | 'signed in';

/** `pathOf` a page; `isInFrame` for whom the remote has a widget in the bar over every page. */
export type Area = { remote: string; pathOf: (visitor: Visitor) => string; isInFrame: (visitor: Visitor) => boolean };

const area = (remote: string, path: string): Area => ({ remote, pathOf: () => path, isInFrame: () => false });

export const areas: readonly Area[] = [
  {
    remote: 'mf-auth',
    pathOf: (visitor) => (visitor === 'guest' ? '/auth' : '/profile'),
    isInFrame: (visitor) => visitor === 'signed in',
  },
  area('mf-flights', '/flights/search'),
  area('mf-hotels', '/hotels/search'),
  area('mf-trips', '/trips'),
  area('mf-planner', '/plan-trip'),
];
