/** Which of the two forms an address shows, and the address of the other one. */

/** The two forms. */
export type AuthTab = 'login' | 'register';

type Place = { pathname: string; query: URLSearchParams };

export function tabAt(pathname: string, query: URLSearchParams): AuthTab {
  if (pathname === '/register') return 'register';
  if (pathname === '/login') return 'login';
  return query.get('tab') === 'register' ? 'register' : 'login';
}

/** The other tab's address: what else the query says stays, but an error has been read by now. */
export function addressOfTab(tab: string, { pathname, query }: Place): string {
  const next = new URLSearchParams(query);
  next.delete('error');
  if (pathname === '/auth') next.set('tab', tab);
  const path = pathname === '/auth' ? '/auth' : tab === 'register' ? '/register' : '/login';
  return next.size > 0 ? `${path}?${next}` : path;
}
