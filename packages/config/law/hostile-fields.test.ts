import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const folder = fileURLToPath(new URL('../../../mf-trips/src', import.meta.url));

/** Fields whose text is neither stored nor sent, or that take no text but a time. */
const TAKES_NO_TEXT = [
  'features/add-to-trip/when-fields.tsx',
  'features/documents/documents-tab.tsx',
  'features/list/list-tools.tsx',
  'features/share/link-choice.tsx',
  'features/share/link-tab.tsx',
];

// A form that is made later is asked the same: what it does with 10 kB, scripts and days that are none.
test('every file of mf-trips with a field for text is among the forms that hostile values are typed into', () => {
  const withFields = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .filter((file) =>
      /<(?:TextField|TextArea|DateField|Combobox|input|textarea)\b/.test(readFileSync(join(folder, file), 'utf8')),
    )
    .map((file) => file.split(sep).join('/'));
  const asked = readFileSync(join(folder, 'app/hostile-input.test.tsx'), 'utf8');
  expect(withFields.length).toBeGreaterThan(10);
  expect(withFields.filter((file) => !TAKES_NO_TEXT.includes(file) && !asked.includes(`'${file}'`))).toEqual([]);
});
