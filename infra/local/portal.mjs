// @ts-check
/** From nothing to a running portal, and back. */
import { setTimeout as pause } from 'node:timers/promises';
import { checkWritable, claimDataFolder, closeToOthers } from './data-folder.mjs';
import { readOrCreateKeys } from './keys.mjs';
import { describeMetrics } from './metrics-ports.mjs';
import { planPortal } from './plan.mjs';
import { isPortFree } from './ports.mjs';
import { prepareClone } from './prepare.mjs';
import { publishLocal } from './publish.mjs';
import { findRedis } from './redis.mjs';
import { readSettings } from './settings.mjs';
import { describeAddresses } from './addresses.mjs';
import { crowding } from './start-patience.mjs';
import { exitWithError, StartupError } from './startup-error.mjs';
import { Supervisor } from './supervisor.mjs';

/** Everything that can be known to fail is checked before anything is installed or started. */
async function checkAll() {
  const settings = readSettings(process.env);
  checkWritable(settings.dataDir);
  if (!(await isPortFree(settings.port))) {
    throw new StartupError(
      `Port ${settings.port} is taken: please stop what uses it or choose another one, for example PORT=${settings.port + 1} npm start.`,
    );
  }
  const folder = await claimDataFolder(settings.dataDir, `http://127.0.0.1:${settings.port}`);
  closeToOthers(settings.dataDir);
  return { settings, folder, redis: await findRedis(settings) };
}

/** Every process listens by now, so an area that is not ready after this long, on a quiet machine, will not become so. */
const READY_TIMEOUT_MS = 30_000;

/** @param {string} origin of the bff's private port */
async function waitUntilReady(origin) {
  const began = performance.now();
  for (;;) {
    const answer = await fetch(`${origin}/readyz`);
    if (answer.ok) return;
    const report = await answer.text();
    if (performance.now() - began > READY_TIMEOUT_MS * crowding())
      throw new StartupError(`The portal started but not every area got ready: ${report}`);
    await pause(100);
  }
}

/** Installs and builds; a signal meanwhile also ends the command that runs. */
async function prepare() {
  const abort = () => process.exit(130);
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, abort);
  await prepareClone();
  // From here on everything that is written belongs to this user alone; what is installed and built need not.
  process.umask(0o077);
  for (const signal of signals) process.off(signal, abort);
}

/**
 * Stops everything at SIGINT, SIGTERM or SIGHUP: first the bff, then the services, the stores last.
 * @param {{ supervisor: Supervisor, plan: import('./plan.mjs').PortalPlan, release: () => void }} parts
 * @returns {(code: number) => Promise<void>} stops everything for another reason, and exits with this code
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
      // Whoever asks a second time does not want to wait for what is under way.
      if (stopping) return supervisor.kill();
      console.log('\nStopping Sojourn …');
      stop(0).catch(exitWithError);
    });
  }
  return stop;
}

/**
 * Starts everything but the bff.
 * @param {import('./plan.mjs').PortalPlan} plan
 * @param {Supervisor} supervisor
 */
async function startBehind(plan, supervisor) {
  await Promise.all(plan.stores.map((each) => supervisor.start(each)));
  await Promise.all(plan.services.map((each) => supervisor.start(each)));
}

/** @returns {Promise<void>} resolves once the portal is ready; it then runs until a signal stops it */
export async function startPortal() {
  try {
    const { settings, folder, redis } = await checkAll();
    await prepare();
    const plan = await planPortal({ settings, keys: readOrCreateKeys(settings.dataDir), redis });
    const supervisor = new Supervisor({
      dataDir: settings.dataDir,
      recordChildren: folder.recordChildren,
      logs: settings.logs,
    });
    const stop = stopOnSignals({ supervisor, plan, release: folder.release });
    try {
      // Only the bff reads what is published.
      await Promise.all([publishLocal(settings.dataDir), startBehind(plan, supervisor)]);
      if (supervisor.isStopping) return;
      await supervisor.start(plan.front);
      await waitUntilReady(`http://127.0.0.1:${plan.front.env?.['METRICS_PORT']}`);
    } catch (error) {
      if (supervisor.isStopping) return;
      console.error(error instanceof StartupError ? error.message : error);
      await stop(1);
    }
    console.log(describeMetrics([plan.front, ...plan.services]));
    for (const line of describeAddresses(settings)) console.log(line);
  } catch (error) {
    exitWithError(error);
  }
}
