// @ts-check
/** Where each process of ours answers `/metrics` on this machine. */
import { freePorts, isPortFree } from './ports.mjs';
import { StartupError } from './startup-error.mjs';

/**
 * Chooses a port for each process.
 * @param {string[]} names in the order in which they get theirs
 * @param {number} first what the first one gets, each further one the next; 0 lets the system choose
 * @param {Iterable<number>} [except] what the system must not choose
 * @returns {Promise<Map<string, number>>} by name
 * @throws {StartupError} when one of them is taken
 */
export async function chooseMetricsPorts(names, first, except = []) {
  const free = first === 0 ? await freePorts(names.length, except) : [];
  const ports = new Map(names.map((name, index) => [name, free[index] ?? first + index]));
  for (const [name, port] of first === 0 ? [] : ports) {
    if (await isPortFree(port)) continue;
    throw new StartupError(
      `Port ${port} is taken, which METRICS_PORT=${first} gives to the metrics of ${name}: please choose another METRICS_PORT.`,
    );
  }
  return ports;
}

/**
 * One line for a person.
 * @param {{ name: string, env?: Record<string, string> }[]} plans
 * @returns {string}
 */
export function describeMetrics(plans) {
  const ports = plans.map(({ name, env }) => `${name} ${env?.['METRICS_PORT']}`);
  return `Metrics at http://127.0.0.1:PORT/metrics: ${ports.join(', ')}`;
}
