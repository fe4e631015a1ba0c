import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Loader = (this: { resourcePath: string }, source: string) => string;
const require = createRequire(import.meta.url);
const nameLazyExports = require('../browser/lazy-exports-loader.cjs') as Loader & { chunkName(key: string): string };
const shareIconBase = require('../browser/icon-base-loader.cjs') as Loader;
const markUnusedParts = require('../browser/unused-parts-loader.cjs') as Loader;
const dropKeys = require('../browser/icon-keys-loader.cjs') as Loader;
const shortenCss = require('../browser/styled-css-loader.cjs') as Loader;
const shortenRuntime = require('../browser/embedded-runtime-loader.cjs') as Loader;
const leaveOut = require('../browser/unused-functions-loader.cjs') as Loader;
const nameComponents = require('../browser/component-id-loader.cjs') as (
  this: { resourcePath: string; getOptions(): { root: string } },
  source: string,
) => string;
const nameParts = require('../browser/shared-parts-loader.cjs') as (
  this: { resourcePath: string; getOptions(): { parts: Record<string, Record<string, string>> } },
  source: string,
) => string;
const root = fileURLToPath(new URL('../../..', import.meta.url));
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

  it('takes out what is only said on the console', () => {
    const source =
      'function warning(a, b) {}\nfunction A() {\n  warning(\n    a,\n    `b (c);`\n  );\n  go();\n}\nvar F = R.forwardRef(A);\nF.displayName = "F";\n';
    expect(markUnusedParts.call(at, source)).toBe(
      'function warning(a, b) {}\nfunction A() {\n\n  go();\n}\nvar F = /* @__PURE__ */ R.forwardRef(A);\n\n',
    );
    expect(() => markUnusedParts.call(at, source.replace('  warning(', '  warn('))).toThrow('warns in another way');
  });

  it('leaves a file without components as it is', () => {
    expect(markUnusedParts.call(at, 'export const a = 1;')).toBe('export const a = 1;');
  });

  it('refuses a file that makes its components in another way', () => {
    expect(() => markUnusedParts.call(at, 'const Form = wrap(R.forwardRef(F));')).toThrow('/mf-one/src/remote.tsx');
  });
});

describe('the loader of icon keys', () => {
  it.each([
    ['["path", { d: "M12 16v-4", key: "1dtifu" }]', '["path", { d: "M12 16v-4" }]'],
    ['[\n"path",\n{\n d: "M1",\n key: "169zse"\n}\n]', '[\n"path",\n{\n d: "M1"\n}\n]'],
    ['[{ d: "M1", key: "a" }];\n__iconData.node;\nexport {};', '[{ d: "M1" }];\n\nexport {};'],
  ])('takes them out of %s', (source, shorter) => {
    expect(dropKeys.call(at, source)).toBe(shorter);
  });

  it('leaves the old name of an icon as it is', () => {
    expect(dropKeys.call(at, "export { default } from './square-activity.mjs';")).toContain('square-activity');
  });

  it('refuses an icon that writes them in another way', () => {
    expect(() => dropKeys.call(at, `["path", { key: 'a', d: 'M1' }]`)).toThrow('in another way');
  });
});

describe('the loader of styles', () => {
  const from = "import { styled } from 'styled-components';\n";
  it.each([
    ['styled.p`\n  color: red;\n  margin: 0 auto;\n`', 'styled.p`color:red;margin:0 auto;`'],
    ['styled(Card)`\n  color: ${t.ink};\n`', 'styled(Card)`color:${t.ink};`'],
    [
      'styled.p<{ $a: string; $b: number }>`\n  width: ${({ $b }) => `${$b}px`};\n`',
      'styled.p<{ $a: string; $b: number }>`width:${({ $b }) => `${$b}px`};`',
    ],
    ["styled.a.attrs({ role: 'x  y' })`\n  gap: 0  1px;\n`", "styled.a.attrs({ role: 'x  y' })`gap:0 1px;`"],
    ['css`\n  /* why */\n  & > svg { flex: none; }\n  ${more}\n  top: 0;\n`', 'css`& > svg{flex:none}${more} top:0;`'],
    ["styled.i`\n  &::before { content: ': ;  {'; }\n`", "styled.i`&::before{content:': ;  {'}`"],
    ['keyframes`\n  from { opacity: 0; }\n`', 'keyframes`from{opacity:0}`'],
    ['styled.p`\n  width: calc(1rem + ${t.a} * 2);\n`', 'styled.p`width:calc(1rem + ${t.a} * 2);`'],
    ['{ css: 1, a: `b  c` }', '{ css: 1, a: `b  c` }'],
  ])('shortens %s', (source, shorter) => {
    expect(shortenCss.call(at, from + source)).toBe(from + shorter);
  });

  it('leaves a file without styles as it is', () => {
    expect(shortenCss.call(at, 'const a = css`  a:  b `;')).toBe('const a = css`  a:  b `;');
  });

  it.each([
    ['styled.p(fill)', 'is followed by no template'],
    ['styled(Card', 'does not end'],
  ])('refuses %s', (source, message) => {
    expect(() => shortenCss.call(at, from + source)).toThrow(message);
  });
});

describe('the loader of the embedded runtime', () => {
  const template = 'const runtimeRequire=__webpack_require__;';

  it('refuses a template that it does not know', () => {
    expect(() => shortenRuntime.call(at, `import a from "a";${template}if(a){}`)).toThrow('is another one');
    expect(() => shortenRuntime.call(at, 'export {};')).toThrow('is another one');
  });
});

describe('the loader of unused functions', () => {
  const installed = (path: string) => join(root, 'node_modules', path);
  const router = readdirSync(installed('react-router/dist/production'))
    .map((file) => installed(`react-router/dist/production/${file}`))
    .filter((file) => file.endsWith('.mjs') && readFileSync(file, 'utf8').includes('function useRoutes('));

  it.each([
    installed('@module-federation/runtime-core/dist/core.js'),
    installed('@module-federation/runtime-core/dist/remote/index.js'),
    installed('@module-federation/runtime-core/dist/shared/index.js'),
    installed('@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js'),
    installed('@module-federation/runtime-core/dist/utils/load.js'),
    installed('stylis/src/Middleware.js'),
    installed('@tanstack/query-core/build/modern/infiniteQueryBehavior.js'),
    ...router,
  ])('leaves out what it names of %s', (file) => {
    const source = readFileSync(file, 'utf8');
    expect(leaveOut.call({ resourcePath: file }, source).length).toBeLessThan(source.length - 300);
  });

  it('is about one file of the router', () => {
    expect(router).toHaveLength(1);
  });

  it.each([
    ['class A {\n\tasync loadShareSync(a, b) {\n\t\treturn 1;\n\t}\n\tb() {}\n}\n', 'class A {\n\tb() {}\n}\n'],
    [
      '\nasync function loadShareSync(a) {\n\treturn 1;\n}\n',
      '\nfunction loadShareSync() { throw new Error("loadShareSync is left out"); }\n',
    ],
    ['\nvar loadShareSync = class extends A {\n  b() {}\n};\n', '\nvar loadShareSync = class {};\n'],
  ])('leaves out a method, a function, a class: %j', (source, made) => {
    expect(leaveOut.call({ resourcePath: '/x/runtime-core/dist/shared/index.js' }, source)).toBe(made);
  });

  it('leaves other files as they are', () => {
    expect(leaveOut.call(at, 'loadShareSync() {}')).toBe('loadShareSync() {}');
  });

  it('refuses a file that no longer has it', () => {
    const file = { resourcePath: '/x/runtime-core/dist/shared/index.js' };
    expect(() => leaveOut.call(file, 'class A {\n}\n')).toThrow('has no loadShareSync');
  });
});

describe('the loader of component ids', () => {
  const from = "import { styled } from 'styled-components';\n";
  const build = (file: string, source: string, folder = '/work') =>
    nameComponents.call({ resourcePath: `${folder}/${file}`, getOptions: () => ({ root: folder }) }, from + source);
  const idsIn = (source: string) => [...source.matchAll(/componentId: '([^']+)'/g)].map(([, id]) => id);

  it.each(['styled.p`a`', 'styled(Card)`a`', 'styled(wrap(Card))`a`', "styled.a.attrs({ href: '/' })`a`"])(
    'gives %s an id that is a class name',
    (definition) => {
      expect(idsIn(build('a.tsx', `const One = ${definition};`))).toEqual([expect.stringMatching(/^s[\da-f]{6}$/)]);
    },
  );

  it('gives the same place the same id in every build, and every place its own', () => {
    const source = 'const One = styled.p`a`;\nconst Two = styled.p`a`;';
    const ids = idsIn(build('a.tsx', source));
    expect(idsIn(build('a.tsx', source, '/elsewhere'))).toEqual(ids);
    expect(new Set([...ids, ...idsIn(build('b.tsx', source))]).size).toBe(4);
  });

  it('refuses a component that it cannot name', () => {
    expect(() => build('a.tsx', 'const One = styled.p`a`;\nexport default styled.p`b`;')).toThrow(
      'a.tsx: 1 styled components are not defined as `Name = styled…`',
    );
  });

  it('leaves a file without styled components as it is', () => {
    expect(nameComponents.call({ ...at, getOptions: () => ({ root: '/' }) }, 'const a = styled.p;')).toBe(
      'const a = styled.p;',
    );
  });
});

describe('the loader of parts', () => {
  const parts = { '@sojourn/ui': { Table: '@sojourn/ui/extended', Avatar: '@sojourn/ui/extended' } };
  const named = (source: string) => nameParts.call({ ...at, getOptions: () => ({ parts }) }, source);

  it.each([
    ["import { Card, Text } from '@sojourn/ui';", "import { Card, Text } from '@sojourn/ui';"],
    [
      "import { Card, Table, type TableProps } from '@sojourn/ui';",
      "import { Card, type TableProps } from '@sojourn/ui'; import { Table } from '@sojourn/ui/extended';",
    ],
    [
      "import {\n  Table as T,\n  Avatar,\n} from '@sojourn/ui';",
      "import { Table as T, Avatar } from '@sojourn/ui/extended';",
    ],
    ["import type { Table } from '@sojourn/ui';", "import type { Table } from '@sojourn/ui';"],
    ["import { Table } from '@sojourn/web-kit';", "import { Table } from '@sojourn/web-kit';"],
  ])('makes of %s', (source, made) => {
    expect(named(source)).toBe(made);
  });

  it.each(["import * as ui from '@sojourn/ui';", "export { Table } from '@sojourn/ui';", "import('@sojourn/ui')"])(
    'refuses %s',
    (source) => {
      expect(() => named(source)).toThrow('in another way');
    },
  );
});
