import { createFilesUnderWay } from './units.mjs';

test('files that have begun and not ended are under way', () => {
  const { read, names } = createFilesUnderWay();
  expect(names()).toEqual([]);
  const begun = ['bff/src/a.test.ts', 'bff/src/b.test.ts', 'mf-auth/src/a.test.tsx', 'mf-auth/src/c.test.tsx'];
  for (const file of begun) read(`BEGUN /sojourn/${file}`);
  read('ENDED /sojourn/bff/src/a.test.ts');
  read('  ✓ ENDED is a word (3 ms)');
  read('ENDED /sojourn/mf-auth/src/c.test.tsx');
  expect(names()).toEqual(['/sojourn/bff/src/b.test.ts', '/sojourn/mf-auth/src/a.test.tsx']);
});
