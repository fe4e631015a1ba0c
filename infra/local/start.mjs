// @ts-check
/**
 * `npm start`: the whole portal on this machine.
 *
 * This file and what it imports statically must parse on old Node versions, because its first duty is to say that a
 * Node is too old.
 */
import { readFileSync } from 'node:fs';
import { isAtLeast } from './node-version.mjs';

const packageFile = new URL('../../package.json', import.meta.url);
const minimum = JSON.parse(readFileSync(packageFile, 'utf8')).engines.node.replace('>=', '');

if (!isAtLeast(process.versions.node, minimum)) {
  console.error(
    `Sojourn needs Node ${minimum} or newer and this is ${process.versions.node}: please install a newer Node and run npm start again.`,
  );
  process.exit(1);
}

const { startPortal } = await import('./portal.mjs');
await startPortal();
