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

/** What the shell shares of a package with remotes. */
function sharedOf(file: string): ReadonlySet<string> {
  const list = readFileSync(join(root, 'shell/src/shared-chunks', file), 'utf8');
  return new Set([...list.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names = '']) => valuesIn(names)));
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
  ['@sojourn/contracts', sharedOf('contracts.ts')],
  ['@tanstack/react-query', sharedOf('query.ts')],
] as const;
const cases = ['mf-auth', 'mf-flights', 'mf-hotels', 'mf-trips', 'mf-planner'].flatMap((remote) =>
  shared.map(([from, names]) => ({ remote, from, names })),
);

// A remote is given the shared list at run time: what is not in it is undefined there, and in no test of its own.
test.each(cases)('$remote takes of $from only what is shared', ({ remote, from, names }) => {
  const folder = join(root, remote, 'src');
  const taken = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(?:test|fake))\.tsx?$/.test(file))
    .flatMap((file) => takenBy(readFileSync(join(folder, file), 'utf8'), from));
  expect(taken.length).toBeGreaterThan(0);
  expect([...new Set(taken)].filter((name) => !names.has(name))).toEqual([]);
});
