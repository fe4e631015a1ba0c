import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, fakePath, noteAsked, program } from './faked-path';
import { installPackages } from './install.mjs';

fakePath();

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'sojourn-clone-'));
  lock('{"one":1}');
});
afterEach(() => rmSync(clone, { recursive: true }));

const lock = (text: string) => writeFileSync(join(clone, 'package-lock.json'), text);
const npm = (script: string) => program('npm', `${noteAsked('npm')}\n${script}`);
const WORKING = '/bin/mkdir -p node_modules';
const ONCE = 'npm ci --no-audit --no-fund --loglevel=error';

it('installs in a fresh clone, and not again until the lock file is another one', async () => {
  npm(WORKING);
  await installPackages(clone);
  await installPackages(clone);
  expect(asked()).toEqual([ONCE]);
  lock('{"two":2}');
  await installPackages(clone);
  expect(asked()).toEqual([ONCE, ONCE]);
});

it('says in one sentence what to check when it fails, and tries again the next time', async () => {
  npm('echo "no registry" >&2; exit 1');
  await expect(installPackages(clone)).rejects.toThrow(
    /^no registry\nThe packages could not be installed: please check that the package registry can be reached/,
  );
  npm(WORKING);
  await installPackages(clone);
  expect(asked()).toEqual([ONCE, ONCE]);
});
