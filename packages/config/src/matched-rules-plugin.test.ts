import type { Compiler } from '@rspack/core';
import { MatchedRulesPlugin } from './matched-rules-plugin';

/** What a build of these files complains of. */
function complaints(patterns: readonly RegExp[], files: readonly (string | undefined)[]): string[] {
  const errors: Error[] = [];
  const modules = files.map((file) => ({ nameForCondition: () => file }));
  const finishModules = { tap: (_: string, look: (found: typeof modules) => void) => look(modules) };
  const compilation = { tap: (_: string, begin: (it: object) => void) => begin({ errors, hooks: { finishModules } }) };
  const compiler = { webpack: { WebpackError: Error }, hooks: { compilation } };
  new MatchedRulesPlugin(patterns).apply(compiler as unknown as Compiler);
  return errors.map(({ message }) => message);
}

const files = ['/node_modules/stylis/src/Parser.js', undefined, '/packages/ui/src/field/field.tsx'];

test('a build in which every pattern finds a module is left alone', () =>
  expect(complaints([/stylis\/src/, /ui\/src\/field/], files)).toEqual([]));

test('each pattern that finds none is an error that names it', () =>
  expect(complaints([/stylis\/lib/, /ui\/src\/field/, /zod/], files)).toEqual([
    'no module of the build is one of /stylis\\/lib/',
    'no module of the build is one of /zod/',
  ]));
