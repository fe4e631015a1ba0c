import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findCopies } from './copies.mjs';

const RULE = `
export function roundFare(cents: number, step: number): number {
  const whole = Math.floor(cents / step) * step;
  const rest = cents - whole;
  if (rest === 0) return whole;
  if (rest * 2 >= step) return whole + step;
  return whole > 0 ? whole : step;
}
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sojourn-copies-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

async function copiesIn(files: string[]): Promise<string[]> {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), RULE);
  }
  return (await findCopies(root)).map(({ first, second }) => `${first} ${second}`);
}

describe('the copy detector', () => {
  it('finds a rule that stands in two workspaces', async () => {
    expect(await copiesIn(['services/ai/src/fare.ts', 'services/search/src/fare.model.ts'])).toEqual([
      expect.stringMatching(/^services\/(ai|search)\/src\/\S+:2 services\/(ai|search)\/src\/\S+:2$/),
    ]);
  });

  it('finds one that a remote has from a package', async () => {
    expect(await copiesIn(['mf-trips/src/fare.tsx', 'packages/travel/src/fare.ts'])).toHaveLength(1);
  });

  it('leaves alike code within a workspace to its own people', async () => {
    expect(await copiesIn(['mf-trips/src/fare.ts', 'mf-trips/src/price.ts'])).toEqual([]);
  });

  it.each(['fare.test.ts', 'fare.fake.ts', 'fare.contract.ts', 'fare.styles.ts', 'curated/fare.ts'])(
    'leaves %s apart',
    async (file) => {
      expect(await copiesIn([`services/ai/src/${file}`, `services/search/src/${file}`])).toEqual([]);
    },
  );
});
