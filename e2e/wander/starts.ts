/** Addresses that people type, keep and are sent: where walks begin, and where they go on from time to time. */
import { firstPages } from '../vitals/first-pages';
import type { Guest } from './arrival';
import { kindOf, portable } from './ways';

const tabs = ['overview', 'itinerary', 'timeline', 'expenses', 'documents', 'packing'];

export function startsOf({ tripPath, sharedPath }: Pick<Guest, 'tripPath' | 'sharedPath'>): string[] {
  const { trip: _sample, ...pages } = firstPages();
  return [
    ...Object.values(pages),
    ...(tripPath === '' ? [] : tabs.map((tab) => `${tripPath}?tab=${tab}`)),
    ...(sharedPath === '' ? [] : [sharedPath]),
    '/my-trips',
    '/auth?tab=login',
    '/auth?tab=register',
    '/auth/forgot',
    '/profile',
    '/recommendations',
    '/flights/watches',
    '/search-results?destination=Rome',
    ...['/destinations', '/accommodations', '/stays', '/activities', '/safety', '/planning', '/flights'],
    ...['/privacy', '/terms', '/nowhere'],
    ...Array.from({ length: 7 }, (_, at) => `/plan-trip?step=${at + 1}`),
  ];
}

/** Where the same facts stand: looked at first, before anything is written, so that one page is compared with the others. */
export const tourOf = ({ tripPath }: Pick<Guest, 'tripPath'>): string[] =>
  tripPath === ''
    ? []
    : [...['overview', 'itinerary', 'expenses'].map((tab) => `${tripPath}?tab=${tab}`), '/my-trips', '/'];

/** An address by who sees there the same: a trip differs from kind to kind of visitors, most pages from screen to screen. */
export const nameOfStart = (path: string, guest: Guest): string => {
  const shared = portable(path, guest) ?? path;
  const { visitor } = guest;
  return `${shared.startsWith('/{') ? kindOf(visitor) : visitor.screen} ${shared}`;
};
