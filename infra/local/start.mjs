// @ts-check
/**
 * `npm start`: the whole portal on this machine.
 *
 * This file and what it imports statically must parse on old Node versions, because telling somebody that their Node
 * is too old is its first duty.
 */
import { readFileSync } from 'node:fs';

const packageFile = new URL('../../package.json', import.meta.url);
const needed = JSON.parse(readFileSync(packageFile, 'utf8')).engines.node.replace('>=', '');
/** @type {(version: string, floor: string) => boolean} */
const isAtLeast = (version, floor) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = floor.split('.').map(Number);
  return major !== leastMajor ? major > leastMajor : minor >= leastMinor;
};

if (!isAtLeast(process.versions.node, needed)) {
  console.error(
    `Sojourn needs Node ${needed} or newer and this is ${process.versions.node}: please install a newer Node and run npm start again.`,
  );
  process.exit(1);
}

const { startPortal } = await import('./portal.mjs');
await startPortal();
