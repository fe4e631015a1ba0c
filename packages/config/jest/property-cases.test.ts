import { createRequire } from 'node:module';

type Asked = { numRuns?: number; seed?: number };
type Checker = { assert(property: () => void, parameters?: Asked): void };
const withCases = createRequire(import.meta.url)('./property-cases.cjs') as (fc: Checker) => Checker;

const before = process.env['MUTATION_WORKSPACE'];
afterEach(() => {
  if (before === undefined) delete process.env['MUTATION_WORKSPACE'];
  else process.env['MUTATION_WORKSPACE'] = before;
});

/** What properties are asked with that say so many cases each. */
function askedWith(workspace: string, ...said: (Asked | undefined)[]) {
  process.env['MUTATION_WORKSPACE'] = workspace;
  const asked: unknown[] = [];
  const fc = withCases({ assert: (_property, parameters) => void asked.push(parameters) });
  for (const each of said) fc.assert(() => undefined, each);
  return asked;
}

test('a property is asked with as many cases as it says', () => {
  expect(askedWith('', { numRuns: 4_000, seed: 1 }, undefined)).toEqual([{ numRuns: 4_000, seed: 1 }, undefined]);
});

test('while mutants are tried, with 40 at most', () => {
  expect(askedWith('packages/trip', { numRuns: 4_000, seed: 1 }, undefined, { numRuns: 15 })).toEqual([
    { numRuns: 40, seed: 1 },
    { numRuns: 40 },
    { numRuns: 15 },
  ]);
});
