/** Addresses that people type, keep and are sent: where walks begin, and where they go on from time to time. */
import { firstPages } from '../vitals/first-pages';
import type { Guest } from './arrival';

const tabs = ['overview', 'itinerary', 'timeline', 'expenses', 'documents', 'packing'];

export function startsOf({ tripPath, sharedPath }: Pick<Guest, 'tripPath' | 'sharedPath'>): string[] {
  const { trip: _sample, ...pages } = firstPages();
  return [
    ...(tripPath === '' ? [] : tabs.map((tab) => `${tripPath}?tab=${tab}`)),
    ...(sharedPath === '' ? [] : [sharedPath]),
    ...Object.values(pages),
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
