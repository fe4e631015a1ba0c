import { chosenTheme, chooseTheme, THEME_KEY } from './theme.store';

const shown = () => document.documentElement.dataset['theme'];
afterEach(() => {
  delete document.documentElement.dataset['theme'];
  localStorage.clear();
});

test.each(['light', 'dark'] as const)('%s is shown, and remembered', (theme) => {
  chooseTheme(theme);
  expect([shown(), localStorage.getItem(THEME_KEY), chosenTheme()]).toEqual([theme, `"${theme}"`, theme]);
});

test('as the system has it leaves nothing on the page and nothing in this browser', () => {
  chooseTheme('dark');
  chooseTheme('system');
  expect([shown(), localStorage.getItem(THEME_KEY), chosenTheme()]).toEqual([undefined, null, 'system']);
});

test.each([
  ['nothing', null, 'system'],
  ['the system', '"system"', 'system'],
  ['a theme there is not', '"sepia"', 'system'],
  ['another thing', '{"dark":true}', 'system'],
])('where %s was remembered (%s) the theme is %s', (_what, text, theme) => {
  if (text !== null) localStorage.setItem(THEME_KEY, text);
  expect(chosenTheme()).toBe(theme);
});
