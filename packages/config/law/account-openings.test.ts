/** A form, dialog or menu of accounts that no test looks at would be forgotten: both tests have a table by file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const sourcesOfAuth = fileURLToPath(new URL('../../../mf-auth/src', import.meta.url));
const OPENS = /from '@sojourn\/ui\/(?:alert-dialog|combobox|date-field|dialog|menu|select|tooltip)'|role="dialog"/;
const FORM = /<form\b/;

const sources = readdirSync(sourcesOfAuth, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(join(sourcesOfAuth, file), 'utf8') }));

const tested = (name: string) => {
  const text = readFileSync(join(sourcesOfAuth, 'app', name), 'utf8');
  return new Set([...text.matchAll(/'((?:features|shared|app)\/[\w/-]+\.tsx)'/g)].map(([, file]) => file));
};

test.each([
  ['whatever opens over a page', OPENS, 'accessible.test.tsx', 5],
  ['every form', FORM, 'account-forms.test.tsx', 11],
] as const)('%s of accounts stands in the table of its test', (...[, pattern, table, atLeast]) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  expect([...tested(table)].sort()).toEqual(found.sort());
});
