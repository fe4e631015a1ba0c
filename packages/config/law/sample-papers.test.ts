import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../mf-trips/src/shared/samples');
const papers = readdirSync(join(folder, 'papers'));

// A browser's test reads no files, so what a sample says of its papers is held against them here.
test.each(papers)('%s is a PDF, as long as the sample trip says', (paper) => {
  const file = readFileSync(join(folder, 'papers', paper));
  const story = readFileSync(join(folder, 'curated/tokyo.ts'), 'utf8');
  const told = new RegExp(`id: '${paper.replace('.pdf', '')}', name: '\\w+\\.pdf', bytes: (\\d+)`).exec(story)?.[1];
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(file).toHaveLength(Number(told));
});
