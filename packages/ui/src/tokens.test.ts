import { media, palette, t, tokensCss, type ColorName } from './tokens';
import { contrastRatio, relativeLuminance } from './contrast';

const contrast = (a: string, b: string) => contrastRatio(relativeLuminance(a), relativeLuminance(b));

const texts: ColorName[] = [
  'ink',
  'ink2',
  'ink3',
  'accent',
  'accentHover',
  'sun',
  'ok',
  'danger',
  'dangerHover',
  'info',
];
const grounds: ColorName[] = ['paper', 'surface', 'sunken', 'raised'];
const pairs: [ColorName, ColorName][] = [
  ['accent', 'accentSoft'],
  ['sun', 'sunSoft'],
  ['ok', 'okSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['ink', 'accentSoft'],
  ['ink2', 'accentSoft'],
  ['ink', 'sunSoft'],
  ['ink', 'okSoft'],
  ['ink', 'dangerSoft'],
  ['ink2', 'dangerSoft'],
  ['ink', 'infoSoft'],
  ['paper', 'ink'],
  ['sceneInk', 'onScene'],
];

describe.each(['light', 'dark'] as const)('the %s palette', (name) => {
  const colours = palette[name];

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'reads %s on %s at 4.5:1 or more',
    (text, ground) => {
      expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(pairs)('reads %s on %s at 4.5:1 or more', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'surface'] as const)('draws the edge of a control on %s at 3:1 or more', (ground) => {
    expect(contrast(colours.control, colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('the published tokens', () => {
  it('declare every name that the accessor gives out', () => {
    const groups = [t.color, t.text, t.radius, t.size, t.z, t.shadow, t.motion, t.font];
    for (const reference of groups.flatMap((group) => Object.values<string>(group))) {
      expect(tokensCss).toContain(`${reference.slice(4, -1)}:`);
    }
  });

  it('set dark by preference unless light is chosen, and by choice', () => {
    expect(tokensCss).toContain("@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){");
    expect(tokensCss).toContain(":root[data-theme='dark']{color-scheme:dark");
  });

  it('override on a phone only names that exist', () => {
    const [, overrides = ''] = /max-width:39\.99rem\)\{:root\{([^}]*)\}/.exec(tokensCss) ?? [];
    const names = [...overrides.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(Object.values(t.text)).toContain(`var(--${name})`);
  });

  it('stop all motion for those who ask', () => {
    expect(tokensCss).toContain('prefers-reduced-motion:reduce');
    expect(media.motion).toContain('no-preference');
  });
});
