import { addressOfTab, tabAt } from './auth-tab.model';

const query = (text = '') => new URLSearchParams(text);

test.each([
  ['/auth', '', 'login'],
  ['/auth', 'tab=login', 'login'],
  ['/auth', 'tab=register', 'register'],
  ['/auth', 'tab=other', 'login'],
  ['/login', 'tab=register', 'login'],
  ['/register', '', 'register'],
])('%s?%s shows %s', (pathname, text, tab) => {
  expect(tabAt(pathname, query(text))).toBe(tab);
});

test.each([
  ['register', '/auth?', '/auth?tab=register'],
  ['login', '/auth?tab=register&returnTo=/trips', '/auth?tab=login&returnTo=%2Ftrips'],
  ['register', '/login?error=login-failed', '/register'],
  ['login', '/register?returnTo=/trips', '/login?returnTo=%2Ftrips'],
])('the %s tab, chosen at %s, is at %s', (tab, from, address) => {
  const [pathname = '', text] = from.split('?');
  expect(addressOfTab(tab, { pathname, query: query(text) })).toBe(address);
});
