/** Parts of a shared package that are shared apart, so that a page loads those it uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By package and name: the request that the shell answers it under. */
export type SharedParts = Record<string, Record<string, string>>;

/** `contracts-user.ts` lists what the shell shares as `@sojourn/contracts/user`. */
const PART = /^([a-z]+)-([a-z]+)\.ts$/;
const LIST = /export \{([^}]*)\} from '([^']+)';/;

/**
 * What stands in the shell's lists of parts.
 * @param folder shell/src/shared-chunks
 * @throws when a list is written in another way, or nothing is a part
 */
export function sharedParts(folder: string): SharedParts {
  const parts: SharedParts = {};
  for (const file of readdirSync(folder)) {
    const [, name, part] = PART.exec(file) ?? [];
    if (!name || !part || name === 'icon') continue;
    const request = `@sojourn/${name}/${part}`;
    const [, names = '', from] = LIST.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    if (from !== request) throw new Error(`${file} does not export its names from '${request}'`);
    const ofPackage = (parts[`@sojourn/${name}`] ??= {});
    for (const each of names.split(',').map((text) => text.trim())) if (each) ofPackage[each] = request;
  }
  if (Object.keys(parts).length === 0) throw new Error(`there are no lists of parts in ${folder}`);
  return parts;
}
