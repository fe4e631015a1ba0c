import fc from 'fast-check';
import { freeName, safeName } from './export-names.model';

test.each([
  ['Rome in spring', 'Rome in spring'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Windows\\x.pdf', 'C Windows x.pdf'],
  ['  . ', 'Trip'],
  ['', 'Trip'],
  ['CON', 'Trip'],
  ['nul.txt', 'Trip'],
  ['Ti\u202Ecket\u0000.pdf', 'Ti cket.pdf'],
  ['Zürich 🏔 <b>', 'Zürich 🏔 b'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(76)}.pdf`],
])('%j is named %j', (text, name) => {
  expect(safeName(text, 'Trip')).toBe(name);
});

test('no name leaves its folder or is refused by a system, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const name = safeName(text, 'Trip');
      expect(name).toMatch(/^[^\\/:*?"<>|\p{Cc}]+$/u);
      expect(name).not.toMatch(/^\.+$/);
      expect([...name].length).toBeLessThanOrEqual(80);
    }),
  );
});

test('names in one folder differ, also where case does not count', () => {
  const taken = new Set<string>();
  expect(['a.pdf', 'A.pdf', 'a.pdf', 'b'].map((name) => freeName(name, taken))).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    'b',
  ]);
});
