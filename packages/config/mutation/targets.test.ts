import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { filesToMutate, isMutated, mutationTargets } from './targets';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const workspaces = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] })
  .workspaces;

/** Workspaces without a rule of their own: they drive the portal, load it, or draw for it. */
const WITHOUT_RULES = ['e2e', 'infra/load', 'infra/pictures', 'infra/sense'];

/** Every file of the project, new ones included, as git lists them. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64e6,
}).split('\n');

const covered = new Set(
  mutationTargets.flatMap((target) => filesToMutate(root, target).map((file) => `${target.workspace}/${file}`)),
);

describe('the files that are mutated', () => {
  it('names every workspace once, but for those without rules', () => {
    const named = mutationTargets.map(({ workspace }) => workspace);
    expect([...named, ...WITHOUT_RULES].sort()).toEqual([...workspaces].sort());
  });

  it('are every model there is', () => {
    const models = files.filter((file) => /\.model\.tsx?$/.test(file));
    expect(models.length).toBeGreaterThan(0);
    expect(models.filter((file) => !covered.has(file))).toEqual([]);
  });

  it('have a test beside every model', () => {
    const models = files.filter((file) => /\.model\.tsx?$/.test(file));
    expect(models.filter((file) => !files.includes(file.replace(/\.tsx?$/, '.test$&')))).toEqual([]);
  });

  it.each([
    [
      'every file of the shared rules and kits',
      /^packages\/(travel|web-kit|releases|node-kit)\/src\/(?!main\.ts$|first-views\.tsx$)/,
    ],
    ['what guards the bff', /^bff\/src\/(http|auth)\//],
    [
      "the document engine's queries, updates and indexes",
      /^packages\/document-engine\/src\/(query|update|indexing)\//,
    ],
    ['stores and queries of the browser', /^(shell|mf-[^/]+)\/src\/.*\.(store|queries)\.ts$/],
    ['every file of a service but its wiring', /^services\/[^/]+\/src\/(?!(main|worker|compose|app|env)\.ts$)/],
  ])('are %s', (_, place) => {
    const rules = files.filter(
      (file) =>
        place.test(file) &&
        /\.tsx?$/.test(file) &&
        !/(\.(test|fake|contract|styles|d)\.tsx?|\/index\.ts)$/.test(file) &&
        !/\/(testing|curated)\//.test(file),
    );
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((file) => !covered.has(file))).toEqual([]);
  });

  it("are the document engine's group commit and its transactions", () => {
    expect([...covered]).toEqual(
      expect.arrayContaining([
        'packages/document-engine/src/storage/group-commit.ts',
        'packages/document-engine/src/storage/write-transaction.ts',
      ]),
    );
  });

  it('are no tests, fakes, styles or entries of packages', () => {
    const target = { workspace: 'mf-x', rules: [/^src\//] };
    for (const file of ['a.model.test.ts', 'a.fake.ts', 'a.contract.ts', 'a.styles.ts', 'index.ts', 'testing/run.ts'])
      expect(isMutated(target, `src/${file}`)).toBe(false);
    expect(isMutated(target, 'src/a.model.ts')).toBe(true);
  });
});
