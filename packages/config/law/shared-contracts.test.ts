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

const list = readFileSync(join(root, 'shell/src/shared-chunks/contracts.ts'), 'utf8');
const shared = new Set([...list.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names = '']) => valuesIn(names)));

/** What a source takes from the main entry of the contracts. */
const takenBy = (source: string) =>
  [...source.matchAll(/import\s*\{([^}]*)\}\s*from '@sojourn\/contracts';/g)].flatMap(([, names = '']) =>
    valuesIn(names),
  );

test('an import is read as what runs of it', () => {
  expect(
    takenBy(
      "import { aSchema, type A, b as c } from '@sojourn/contracts';\nimport type { D } from '@sojourn/contracts';",
    ),
  ).toEqual(['aSchema', 'b']);
});

// A remote is given the shared list at run time: what is not in it is undefined there, and in no test of its own.
test.each(['mf-auth', 'mf-flights', 'mf-hotels', 'mf-trips', 'mf-planner'])(
  '%s takes only contracts that are shared',
  (remote) => {
    const folder = join(root, remote, 'src');
    const taken = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.(?:test|fake))\.tsx?$/.test(file))
      .flatMap((file) => takenBy(readFileSync(join(folder, file), 'utf8')));
    expect(taken.length).toBeGreaterThan(0);
    expect([...new Set(taken)].filter((name) => !shared.has(name))).toEqual([]);
  },
);
