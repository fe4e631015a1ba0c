import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadedFolders, removeOthers } from './keep-loaded-packages.mjs';

let root: string;
const put = (folder: string, needs: object = {}) => {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(needs));
};
const isThere = (folder: string) => existsSync(join(root, folder));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sojourn-packages-'));
  put('bff', {});
  put('node_modules/sharp', {
    dependencies: { colour: '1' },
    optionalDependencies: { '@img/libvips': '1', absent: '1' },
  });
  put('node_modules/colour', {
    peerDependencies: { sharp: '1', board: '1', compiler: '1' },
    peerDependenciesMeta: { compiler: { optional: true } },
  });
  put('node_modules/board');
  put('node_modules/compiler');
  put('node_modules/@img/libvips');
  put('node_modules/@img/musl');
  put('node_modules/express', { dependencies: { cookie: '1' } });
  put('node_modules/cookie');
  put('node_modules/sharp/node_modules/old');
  put('bff/node_modules/colour');
});
afterEach(() => rmSync(root, { recursive: true }));

it('keeps what a server loads and what that needs, and takes the others away', () => {
  const kept = loadedFolders([join(root, 'bff')], ['sharp', 'lost']);
  for (const folder of ['', 'bff']) removeOthers(join(root, folder, 'node_modules'), kept);
  const [here, gone] = [
    ['node_modules/sharp', 'node_modules/colour', 'node_modules/board', 'node_modules/@img/libvips', 'bff'],
    [
      'node_modules/@img/musl',
      'node_modules/compiler',
      'node_modules/express',
      'node_modules/cookie',
      'node_modules/sharp/node_modules/old',
    ],
  ];
  expect(here.filter(isThere)).toEqual(here);
  expect([...gone, 'bff/node_modules/colour'].filter(isThere)).toEqual([]);
});

it('keeps the copy beside a workspace when that is the one it loads', () => {
  const kept = loadedFolders([join(root, 'bff')], ['colour']);
  expect(kept.has(join(root, 'bff/node_modules/colour'))).toBe(true);
  expect(kept.has(join(root, 'node_modules/colour'))).toBe(false);
});

it('keeps nothing where no folder of packages lies', () => {
  expect(() => removeOthers(join(root, 'bff/src/node_modules'), new Set())).not.toThrow();
});
