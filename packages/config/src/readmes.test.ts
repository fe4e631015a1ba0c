import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDescription } from './workspace-files';

const root = join(import.meta.dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

/** The areas of the api that a remote's own code asks: `/api/flights`. */
function areasAsked(remote: string): string[] {
  const src = join(root, remote, 'src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    // A dev page's main.tsx answers what only the session asks.
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)main\.tsx$/.test(file))
    .map((file) => readFileSync(join(src, file), 'utf8'));
  return [...new Set(sources.flatMap((text) => text.match(/(?<=['`])\/api\/[a-z-]+/g) ?? []))];
}

describe.each(remotes)('the README of %s', (remote) => {
  const readme = readFileSync(join(root, remote, 'README.md'), 'utf8');
  const { routes, widgets } = readDescription(join(root, remote));

  test('names its pages and widgets', () => {
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.map(({ path }) => path).filter((path) => !readme.includes(`\`${path}`))).toEqual([]);
    expect(widgets.filter((widget) => !readme.includes(widget))).toEqual([]);
  });

  test('names every area of the api that it asks', () => {
    const asked = areasAsked(remote);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((area) => !readme.includes(area))).toEqual([]);
  });
});
