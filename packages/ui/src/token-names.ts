/**
 * The names of all tokens and the typed way to say them. Apart from their values, because names are all that a page's
 * script needs: values are in the page's own style sheet.
 */
const colorNames = [
  'paper',
  'surface',
  'sunken',
  'raised',
  'line',
  'control',
  'ink',
  'ink2',
  'ink3',
  'accent',
  'accentHover',
  'accentSoft',
  'onAccent',
  'sun',
  'sunSoft',
  'ok',
  'okSoft',
  'danger',
  'dangerHover',
  'dangerSoft',
  'onDanger',
  'info',
  'infoSoft',
  'coral',
  'amber',
  'sky',
  'scrim',
  'shade',
  'glass',
  'glassLine',
  'onScene',
  'sceneInk',
  'shimmer',
  'sea',
  'land',
  'coast',
  'day1',
  'day2',
  'day3',
  'day4',
  'day5',
  'day6',
] as const;

/** The names of all colours; each becomes the custom property `--<name>`. */
export type ColorName = (typeof colorNames)[number];

const space = [4, 8, 12, 16, 20, 24, 32, 48, 72] as const;
const text = ['xs', 'sm', 'md', 'lg', 'xl', 'h3', 'h2', 'h1', 'hero'] as const;
const radius = ['small', 'control', 'card', 'panel', 'hero', 'full'] as const;
const z = ['sticky', 'header', 'popover', 'dialog', 'toast', 'tooltip'] as const;
const size = ['target', 'field', 'fieldLg', 'page', 'text', 'form', 'toast'] as const;

/** Steps of the 4 px grid. */
export type Space = (typeof space)[number];
/** Steps of the type scale. */
export type TextSize = (typeof text)[number];

/** A name as it stands in CSS. */
export const kebab = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
/** Pixels of the design as rem. */
export const rem = (px: number) => `${px / 16}rem`;
const refs = <K extends string>(names: readonly K[], prefix = '') =>
  Object.fromEntries(names.map((n) => [n, `var(--${prefix}${kebab(n)})`])) as Record<K, string>;

/** Names of the scales that have values in tokens.ts. */
export type ScaleName<S extends 'text' | 'radius' | 'z' | 'size'> = {
  text: (typeof text)[number];
  radius: (typeof radius)[number];
  z: (typeof z)[number];
  size: (typeof size)[number];
}[S];

/** Typed names of every custom property, for use inside styled-components. @example `color: ${t.color.ink2};` */
export const t = {
  color: refs(colorNames),
  space: Object.fromEntries(space.map((n) => [n, rem(n)])) as Record<Space, string>,
  text: refs(text, 'text-'),
  radius: refs(radius, 'radius-'),
  size: refs(size, 'size-'),
  z: refs(z, 'z-'),
  shadow: refs(['rest', 'float', 'dialog'] as const, 'shadow-'),
  /** `state` 120 ms, `enter` 200 ms; both become 0 for prefers-reduced-motion. */
  motion: refs(['state', 'enter'] as const, 'motion-'),
  font: refs(['sans', 'display'] as const, 'font-'),
} as const;

/**
 * Media conditions, for use as `${media.phone} { … }`. Phone is below 640 px, tablet from 640, desktop from 1024; `dense`
 * is a desktop with a mouse, where a target may be smaller than a finger.
 */
export const media = {
  phone: '@media (max-width: 39.99rem)',
  tablet: '@media (min-width: 40rem)',
  desktop: '@media (min-width: 64rem)',
  dense: '@media (min-width: 64rem) and (pointer: fine)',
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const;
