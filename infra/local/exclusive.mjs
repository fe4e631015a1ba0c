// @ts-check
/** One installer and builder at a time in one clone, however many portals start from it. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './pid.mjs';
import { root } from './workspace.mjs';

const lock = join(root, '.preparing');

/** A link appears at once and with its content, so nobody ever reads a lock without an owner. */
function take() {
  const mine = `${lock}-${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine);
  }
}

function isAbandoned() {
  try {
    return !isAlive(Number(readFileSync(lock, 'utf8')));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<void>}
 */
export async function alone(work) {
  for (let said = false; !take(); said = true) {
    if (isAbandoned()) rmSync(lock, { force: true });
    else if (!said) console.log('  Another start is preparing this clone; waiting for it …');
    await pause(250);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
