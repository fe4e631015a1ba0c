import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as whole from '@sojourn/contracts';
import * as shared from './contracts';

/** What only services say to each other, what pages only send, and what the plan of a trip is made of. */
const NOT_SHARED = [
  'foldName',
  'catalogueActivitySchema',
  'catalogueEntrySchema',
  'catalogueSchema',
  'clockTimeSchema',
  'failureReportSchema',
  'healthSchema',
  'identitySchema',
  'originAnswerSchema',
  'originQuerySchema',
  'placeCautions',
  'placeTraitSchema',
  'serviceNames',
  'timeZoneSchema',
  'withoutControlCharacters',
  'withoutHiddenCharacters',
];

test('remotes may use every schema but those that none has a use for', () => {
  const expected = Object.keys(whole).filter((name) => !NOT_SHARED.includes(name));
  expect(Object.keys(shared).sort()).toEqual(expected.sort());
});

/** Every value that a file takes from the main entry; types are gone when it runs. */
function valuesFrom(source: string): string[] {
  const imports = source.matchAll(/import\s*\{([^}]*)\}\s*from '@sojourn\/contracts';/g);
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

// A remote is given the shared list at run time: what is not in it is undefined there, and in no test of its own.
test.each(['mf-auth', 'mf-flights', 'mf-hotels', 'mf-trips', 'mf-planner'])(
  '%s takes nothing that is not shared',
  (remote) => {
    const folder = join(__dirname, '../../..', remote, 'src');
    const taken = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.(?:test|fake))\.tsx?$/.test(file))
      .flatMap((file) => valuesFrom(readFileSync(join(folder, file), 'utf8')));
    expect(taken.length).toBeGreaterThan(0);
    expect([...new Set(taken)].filter((name) => !(name in shared))).toEqual([]);
  },
);
