// @ts-check
/** From nothing to a running portal, and back. */
import { setTimeout as pause } from 'node:timers/promises';
import { checkWritable, takeDataFolder } from './data-folder.mjs';
import { alone } from './exclusive.mjs';
import { endWith, StartFault } from './fault.mjs';
import { installPackages } from './install.mjs';
import { readOrMakeKeys } from './keys.mjs';
import { planPortal } from './plan.mjs';
import { isPortFree } from './ports.mjs';
import { findRedis } from './redis.mjs';
import { readSettings } from './settings.mjs';
import { Supervisor } from './supervisor.mjs';

/** Everything that can be known to fail is checked before anything is installed or started. */
async function checkAll() {
  const settings = readSettings(process.env);
  checkWritable(settings.dataDir);
  if (!(await isPortFree(settings.port))) {
    throw new StartFault(
      `Port ${settings.port} is taken: please stop what uses it or choose another one, for example PORT=${settings.port + 1} npm start.`,
    );
  }
  const folder = await takeDataFolder(settings.dataDir);
  return { settings, folder, redis: await findRedis(settings) };
}

/** Every process has said that it listens by now, so an area that stays unready this long is not coming. */
const READY_PATIENCE_MS = 30_000;

/** @param {string} origin */
async function waitUntilReady(origin) {
  const deadline = performance.now() + READY_PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`${origin}/readyz`);
    if (answer.ok) return;
    const said = await answer.text();
    if (performance.now() > deadline) throw new StartFault(`The portal started but not every area got ready: ${said}`);
    await pause(100);
  }
}

/**
 * Installs and builds; a stop in the middle also ends what is being run.
 * @param {string} dataDir
 */
async function prepare(dataDir) {
  const giveUp = () => process.exit(130);
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, giveUp);
  await alone(async () => {
    await installPackages();
    const { buildAll } = await import('./build.mjs');
    await buildAll();
  });
  const { publishLocal } = await import('./publish.mjs');
  await publishLocal(dataDir);
  for (const signal of signals) process.off(signal, giveUp);
}

/**
 * Stops what `supervisor` runs when the process is told to: first the door, then the services, the stores last.
 * @param {{ supervisor: Supervisor, plan: import('./plan.mjs').PortalPlan, release: () => void }} parts
 * @returns {(code: number) => Promise<void>} the same, when something else is the reason
 */
function stopOnSignals({ supervisor, plan, release }) {
  const stores = new Set(plan.stores.map((each) => each.name));
  /** @type {Promise<void> | undefined} */
  let stopping;
  const stop = (/** @type {number} */ code) => {
    stopping ??= supervisor
      .stop([(name) => name === plan.front.name, (name) => !stores.has(name), () => true])
      .then(release)
      .then(() => process.exit(code));
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!stopping) console.log('\nStopping Sojourn …');
      stop(0).catch(endWith);
    });
  }
  return stop;
}

/** @returns {Promise<void>} once the portal is ready; it then runs until it is told to stop */
export async function startPortal() {
  try {
    const { settings, folder, redis } = await checkAll();
    await prepare(settings.dataDir);
    const plan = await planPortal({ settings, keys: readOrMakeKeys(settings.dataDir), redis });
    const supervisor = new Supervisor({ dataDir: settings.dataDir, noteChildren: folder.noteChildren });
    const stop = stopOnSignals({ supervisor, plan, release: folder.release });
    try {
      await Promise.all(plan.stores.map((each) => supervisor.start(each)));
      await Promise.all(plan.services.map((each) => supervisor.start(each)));
      await supervisor.start(plan.front);
      await waitUntilReady(`http://127.0.0.1:${settings.port}`);
    } catch (error) {
      if (supervisor.isStopping) return;
      console.error(error instanceof StartFault ? error.message : error);
      await stop(1);
    }
    console.log(`Sojourn is ready at http://localhost:${settings.port}`);
  } catch (error) {
    endWith(error);
  }
}
