import { readFileSync } from 'node:fs';

/**
 * The version in the `package.json` above a module's folder, which is the same for `src/` and for the bundle in `dist/`.
 * @param moduleUrl the `import.meta.url` of a module that lies directly in `src/` or `dist/`
 */
export function packageVersion(moduleUrl: string): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', moduleUrl), 'utf8')) as { version: string };
  return version;
}
