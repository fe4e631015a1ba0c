/** What search engines and shared links say of the shell's own pages; a remote says it in its remote.json. */
import type { shellRoutes } from '../app/routes';

type Routes = typeof shellRoutes;
type Path = Exclude<Routes[keyof Routes], Routes['sections']> | Routes['sections'][number];

/** By route: the page's name, and what it is in a sentence. */
export const pageHeads: Record<Path, { title: string; description: string }> = {
  '/': {
    title: 'Sojourn - Your next vacation, chosen for you',
    description:
      'Plan a vacation in about 2 minutes: places that fit your dates and budget, flights, stays and things to do. No credit card.',
  },
  '/search-results': {
    title: 'Your search',
    description: 'Flights, stays and things to do for one search, side by side.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What Sojourn stores, where, for how long, and how to have it removed.',
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'What you may expect of Sojourn, and what Sojourn expects of you.',
  },
  '/destinations': {
    title: 'Destinations',
    description: 'Places we would send a friend to, with the months they are at their best.',
  },
  '/accommodations': {
    title: 'Accommodations',
    description: 'Places to stay, compared by what the whole stay costs.',
  },
  '/stays': { title: 'Hotel & Stays', description: 'Hotels and other places to sleep, near what you came to see.' },
  '/activities': {
    title: 'Activities',
    description: 'Things to do in the places we know, by kind.',
  },
  '/safety': {
    title: 'Travel Safety',
    description: 'Entry rules, health and emergency numbers: what to see to before a trip and on it.',
  },
  '/planning': {
    title: 'Trip Planning',
    description: 'What to do in the months and weeks before you leave, in order.',
  },
  '/flights': {
    title: 'Flight Booking',
    description: 'Compare flights by price, duration and stops, from any airport.',
  },
};
