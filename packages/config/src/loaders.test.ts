import { createRequire } from 'node:module';

type Loader = (this: { resourcePath: string }, source: string) => string;
const require = createRequire(import.meta.url);
const nameLazyExports = require('../browser/lazy-exports-loader.cjs') as Loader & { chunkName(key: string): string };
const shareIconBase = require('../browser/icon-base-loader.cjs') as Loader;
const markUnusedParts = require('../browser/unused-parts-loader.cjs') as Loader;
const at = { resourcePath: '/mf-one/src/remote.tsx' };

describe('the loader of lazy exports', () => {
  it.each([
    ['/', 'page-'],
    ['/flights/search', 'page-flights-search'],
    ['/trips/:id', 'page-trips-id'],
    ['search-form', 'widget-search-form'],
  ])('calls the chunk of %s %s', (key, name) => {
    expect(nameLazyExports.chunkName(key)).toBe(name);
  });

  it.each([
    [
      `{ '/a/b': lazy(() => import('./b')) }`,
      `{ '/a/b': lazy(() => import(/* webpackChunkName: "page-a-b" */ './b')) }`,
    ],
    [
      `{ "card": lazy(async () => import('./c')) }`,
      `{ "card": lazy(async () => import(/* webpackChunkName: "widget-card" */ './c')) }`,
    ],
    [
      '{ card: lazy(\n () => import(\n`./c`)) }',
      '{ card: lazy(\n () => import(\n/* webpackChunkName: "widget-card" */ `./c`)) }',
    ],
  ])('names the chunk in %s', (source, named) => {
    expect(nameLazyExports.call(at, source)).toBe(named);
  });

  it('names every part of a remote', () => {
    const source = `{ routes: { '/a': lazy(() => import('./a')) }, widgets: { b: lazy(() => import('./b')) } }`;
    expect(nameLazyExports.call(at, source).match(/webpackChunkName/g)).toHaveLength(2);
  });

  it.each([
    ['has no parts', `export const remote = {};`, '0 of 0'],
    ['writes one part in another way', `{ a: lazy(() => import('./a')), b: lazy(load) }`, '1 of 2'],
    ['names a chunk by itself', `{ a: lazy(() => import(/* webpackChunkName: "x" */ './a')) }`, '0 of 1'],
  ])('refuses a file that %s', (_what, source, count) => {
    expect(() => nameLazyExports.call(at, source)).toThrow(`/mf-one/src/remote.tsx: ${count} parts`);
  });
});

describe('the loader of icons', () => {
  it.each(['"', "'"])('lets an icon ask for the shared base (%s)', (quote) => {
    const source = `import createLucideIcon from ${quote}../createLucideIcon.mjs${quote};\nexport { x as default };`;
    expect(shareIconBase.call(at, source)).toBe(
      `import createLucideIcon from 'lucide-react/icon-base';\nexport { x as default };`,
    );
  });

  it('leaves the old name of an icon as it is', () => {
    const source = `/* licence */\n\nexport { default } from './square-activity.mjs';\n`;
    expect(shareIconBase.call(at, source)).toBe(source);
  });

  it('refuses an icon that imports its base in another way', () => {
    const source = `import createLucideIcon from '../create-icon.mjs';`;
    expect(() => shareIconBase.call(at, source)).toThrow('does not import ../createLucideIcon.mjs');
  });
});

describe('the loader of unused parts', () => {
  it('tells the minimizer that making and naming a component is no side effect', () => {
    const source = 'var Form = R.forwardRef(\n  function F() {}\n);\nForm.displayName = "Form";\nexport { Form };\n';
    expect(markUnusedParts.call(at, source)).toBe(
      'var Form = /* @__PURE__ */ R.forwardRef(\n  function F() {}\n);\n\nexport { Form };\n',
    );
  });

  it('leaves a file without components as it is', () => {
    expect(markUnusedParts.call(at, 'export const a = 1;')).toBe('export const a = 1;');
  });

  it('refuses a file that makes its components in another way', () => {
    expect(() => markUnusedParts.call(at, 'const Form = wrap(R.forwardRef(F));')).toThrow('/mf-one/src/remote.tsx');
  });
});
