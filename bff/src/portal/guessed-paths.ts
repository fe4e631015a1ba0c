/** Addresses that people type because other sites have them, and the page that they mean; no page links to one. */
export const guessedPaths: Readonly<Record<string, string>> = {
  '/account': '/profile',
  '/home': '/',
  '/hotels': '/stays',
  '/plan': '/plan-trip',
  '/planner': '/plan-trip',
  '/settings': '/profile',
  '/sign-in': '/login',
  '/signin': '/login',
  '/sign-up': '/register',
  '/signup': '/register',
};
