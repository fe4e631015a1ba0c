// @ts-check
/** Runs a command to its end; its output is shown only if it fails, so that progress stays readable. */
import { spawn } from 'node:child_process';
import { killTree } from './process-id.mjs';
import { StartupError } from './startup-error.mjs';
import { root } from './workspace.mjs';

/**
 * @typedef {{
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   onLine?: (line: string) => void,
 *   failure?: string,
 *   limit?: { ms: number, explain: () => string },
 * }} RunOptions
 *   `cwd` is the repository's folder unless given; `failure` is the sentence a person reads first when the command fails;
 *   past its limit the command is killed, with all that it has started, and fails with what `explain` says
 */

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {RunOptions} [options]
 * @returns {Promise<string>} what it printed
 * @throws {StartupError} when it cannot run, ends with anything but 0, or does not end in time
 */
export function run(command, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const killChild = () => child.kill();
    process.once('exit', killChild);
    let output = '';
    let line = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      const lines = (line + chunk).split('\n');
      line = lines.pop() ?? '';
      for (const each of lines) options.onLine?.(each);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const sentence = options.failure ?? `"${[command, ...parameters].join(' ')}" failed.`;
    const { limit } = options;
    const timer = limit && setTimeout(endLate, limit.ms, limit.explain);
    function endLate(/** @type {() => string} */ explain) {
      output += `\nIt did not end by itself. ${explain()}`;
      if (child.pid) killTree(child.pid);
    }
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(new StartupError(`${sentence} (${error.message})`));
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('exit', killChild);
      if (code === 0) resolve(output);
      else reject(new StartupError(`${output.trimEnd()}\n${sentence}`));
    });
  });
}
