import { kebab, rem, type ColorName, type ScaleName } from './token-names';

export { media, t } from './token-names';
export type { ColorName, Space, TextSize } from './token-names';

/** Colours of one theme, by role. `soft` colours are grounds for the text colour of the same name. */
export type Palette = Record<ColorName, string>;

const onScene = {
  glass: 'rgb(16 26 46 / 0.62)',
  glassLine: 'rgb(255 255 255 / 0.5)',
  onScene: '#ffffff',
  sceneInk: '#14213a',
};

/** Raw colours of both themes; computed contrasts are held by tokens.test.ts. */
export const palette: { light: Palette; dark: Palette } = {
  light: {
    paper: '#fbfaf6',
    surface: '#ffffff',
    sunken: '#f3f1ea',
    raised: '#ffffff',
    line: '#e4e0d5',
    control: '#8d8c83',
    ink: '#14213a',
    ink2: '#4b5870',
    ink3: '#626d80',
    accent: '#0b6e6e',
    accentHover: '#095a5a',
    accentSoft: '#e0f0ee',
    onAccent: '#ffffff',
    sun: '#a64c08',
    sunSoft: '#fdeeda',
    ok: '#1a7347',
    okSoft: '#e2f3e9',
    danger: '#b3261e',
    dangerHover: '#921c16',
    dangerSoft: '#fbe9e7',
    onDanger: '#ffffff',
    info: '#2456a6',
    infoSoft: '#e6eefa',
    coral: '#e2725b',
    amber: '#f0a43a',
    sky: '#5d9bd5',
    scrim: 'rgb(20 33 58 / 0.45)',
    shade: 'rgb(20 33 58 / 0.06)',
    shimmer: 'rgb(255 255 255 / 0.65)',
    sea: '#d3e4e8',
    land: '#f8f5ed',
    coast: '#94b3ba',
    day1: '#0b6e6e',
    day2: '#2456a6',
    day3: '#a64c08',
    day4: '#86388c',
    day5: '#5a6512',
    day6: '#b02a5b',
    ...onScene,
  },
  dark: {
    paper: '#0e1522',
    surface: '#162032',
    sunken: '#111a2a',
    raised: '#1c2840',
    line: '#27344b',
    control: '#667592',
    ink: '#f1f0ea',
    ink2: '#b7c1d2',
    ink3: '#93a0b5',
    accent: '#4fc3b8',
    accentHover: '#6ad3c9',
    accentSoft: '#143b3d',
    onAccent: '#06201f',
    sun: '#f4b26a',
    sunSoft: '#3a2a17',
    ok: '#67cf98',
    okSoft: '#15352a',
    danger: '#ff8f86',
    dangerHover: '#ffa9a2',
    dangerSoft: '#43201f',
    onDanger: '#2b0806',
    info: '#8fb8ff',
    infoSoft: '#1b2f52',
    coral: '#ec8a74',
    amber: '#f5b758',
    sky: '#7db4e6',
    scrim: 'rgb(4 8 16 / 0.66)',
    shade: 'rgb(255 255 255 / 0.07)',
    shimmer: 'rgb(255 255 255 / 0.06)',
    sea: '#0d1a2b',
    land: '#1f2c42',
    coast: '#43587a',
    day1: '#4fc3b8',
    day2: '#8fb8ff',
    day3: '#f4b26a',
    day4: '#d8a4ea',
    day5: '#c3cd6c',
    day6: '#f797b8',
    ...onScene,
  },
};

const text: Record<ScaleName<'text'>, number> = {
  xs: 13,
  sm: 14.5,
  md: 16,
  lg: 19,
  xl: 21,
  h3: 26,
  h2: 34,
  h1: 46,
  hero: 64,
};
const radius: Record<ScaleName<'radius'>, number> = { small: 8, control: 12, card: 18, panel: 22, hero: 28, full: 999 };
/**
 * Whatever opens (a menu, a list, a calendar, a window) is put at the page's end and stands at one height, so that what is
 * opened later, and so from inside, stands above. Only toasts and tooltips are above all of them.
 */
const LAYER = 60;
const z: Record<ScaleName<'z'>, number> = {
  sticky: 20,
  header: 30,
  popover: LAYER,
  dialog: LAYER,
  toast: 70,
  tooltip: 80,
};
const size: Record<ScaleName<'size'>, number> = {
  target: 44,
  field: 44,
  fieldLg: 52,
  page: 1180,
  text: 680,
  form: 460,
  toast: 420,
};

const declare = (values: Record<string, string | number>, prefix = '') =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebab(name)}:${value};`)
    .join('');
const each = (values: Record<string, number>, unit: (n: number) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, n]) => [name, unit(n)]));

const shadows = {
  light: {
    rest: '0 1px 2px rgb(20 33 58 / 0.05)',
    float: '0 1px 2px rgb(20 33 58 / 0.06),0 8px 20px -6px rgb(20 33 58 / 0.12),0 24px 48px -16px rgb(20 33 58 / 0.18)',
    dialog: '0 2px 6px rgb(20 33 58 / 0.08),0 32px 72px -16px rgb(20 33 58 / 0.35)',
  },
  dark: {
    rest: '0 1px 2px rgb(0 0 0 / 0.3)',
    float: '0 0 0 1px rgb(255 255 255 / 0.04),0 10px 28px -6px rgb(0 0 0 / 0.55),0 28px 56px -16px rgb(0 0 0 / 0.6)',
    dialog: '0 0 0 1px rgb(255 255 255 / 0.05),0 36px 80px -16px rgb(0 0 0 / 0.8)',
  },
};
const theme = (name: 'light' | 'dark') =>
  `color-scheme:${name};${declare(palette[name])}${declare(shadows[name], 'shadow-')}`;

/** All custom properties: light on `:root`, dark by preference or by `data-theme="dark"`. */
export const tokensCss = [
  `:root{${theme('light')}${declare(each(text, rem), 'text-')}${declare(
    each(radius, (n) => `${n}px`),
    'radius-',
  )}`,
  `${declare(each(size, rem), 'size-')}${declare(z, 'z-')}--motion-state:120ms;--motion-enter:200ms;`,
  `--font-sans:'Inter Variable','Inter Fallback',system-ui,sans-serif;`,
  `--font-display:'Fraunces Variable','Fraunces Fallback','Fraunces Fallback Times',Georgia,serif;}`,
  `@media (max-width:39.99rem){:root{--text-hero:${rem(38)};--text-h-1:${rem(34)};--text-h-2:${rem(28)};--text-h-3:${rem(23)};}}`,
  // Paper is white whatever the screen was.
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${theme('dark')}}}`,
  `@media screen{:root[data-theme='dark']{${theme('dark')}}}`,
  `@media (prefers-reduced-motion:reduce){:root{--motion-state:0ms;--motion-enter:0ms;}}`,
].join('');
