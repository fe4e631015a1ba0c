import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The values named between braces; types are gone when a file runs. */
const valuesIn = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

/** What the shell shares of a package with remotes, its parts among it. */
function sharedOf(name: string): ReadonlySet<string> {
  const folder = join(root, 'shell/src/shared-chunks');
  const lists = readdirSync(folder).filter((file) => new RegExp(`^${name}(?:-[a-z]+)?\\.ts$`).test(file));
  const names = lists.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/export\s*\{([^}]*)\}/g),
  ]);
  return new Set(names.flatMap(([, text = '']) => valuesIn(text)));
}

/** What a source takes from the main entry of a package. */
const takenBy = (source: string, from: string) =>
  [...source.matchAll(/import\s*\{([^}]*)\}\s*from '([^']+)';/g)].flatMap(([, names = '', entry]) =>
    entry === from ? valuesIn(names) : [],
  );

test('an import is read as what runs of it', () => {
  const source =
    "import { aSchema, type A, b as c } from '@sojourn/contracts';\nimport type { D } from '@sojourn/contracts';";
  expect(takenBy(source, '@sojourn/contracts')).toEqual(['aSchema', 'b']);
  expect(takenBy(source, '@sojourn/ui')).toEqual([]);
});

const shared = [
  ['@sojourn/contracts', sharedOf('contracts')],
  ['@tanstack/react-query', sharedOf('query')],
] as const;
const REMOTES = ['mf-auth', 'mf-flights', 'mf-hotels', 'mf-trips', 'mf-planner'];
const cases = REMOTES.flatMap((remote) => shared.map(([from, names]) => ({ remote, from, names })));

/** What the sources of a remote take from the main entry of a package. */
function takenIn(remote: string, from: string): ReadonlySet<string> {
  const folder = join(root, remote, 'src');
  const taken = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(?:test|fake))\.tsx?$/.test(file))
    .flatMap((file) => takenBy(readFileSync(join(folder, file), 'utf8'), from));
  return new Set(taken);
}

// A remote is given the shared list at run time: what is not in it is undefined there, and in no test of its own.
test.each(cases)('$remote takes of $from only what is shared', ({ remote, from, names }) => {
  const taken = takenIn(remote, from);
  expect(taken.size).toBeGreaterThan(0);
  expect([...taken].filter((name) => !names.has(name))).toEqual([]);
});

test.each(shared)('nothing of %s is shared that no remote takes', (from, names) => {
  const taken = new Set(REMOTES.flatMap((remote) => [...takenIn(remote, from)]));
  expect([...names].filter((name) => !taken.has(name))).toEqual([]);
});
