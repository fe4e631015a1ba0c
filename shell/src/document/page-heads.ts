/** What search engines and shared links say of the shell's own pages; a remote says it in its remote.json. */
import type { shellRoutes } from '../app/routes';

type Routes = typeof shellRoutes;
type Path = Exclude<Routes[keyof Routes], Routes['placeholders']> | Routes['placeholders'][number];

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
    description: 'Every place we know, with its seasons and what a week there costs.',
  },
  '/accommodations': {
    title: 'Accommodations',
    description: 'Houses, rooms and cabins, compared by what the whole stay costs.',
  },
  '/stays': { title: 'Hotel & Stays', description: 'Hotels and other places to sleep, near what you came to see.' },
  '/activities': {
    title: 'Activities',
    description: 'Things to do, by kind and by place, to put straight onto a trip.',
  },
  '/safety': {
    title: 'Travel Safety',
    description: 'Entry rules, health advice and emergency numbers for every destination.',
  },
  '/planning': { title: 'Trip Planning', description: 'Guides and checklists for the weeks before you leave.' },
  '/flights': { title: 'Flight Booking', description: 'Fares by day and by month, and the moment to book.' },
};
