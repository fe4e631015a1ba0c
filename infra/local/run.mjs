// @ts-check
/** Runs a command to its end; its output is shown only if it fails, so that progress stays readable. */
import { spawn } from 'node:child_process';
import { StartupError } from './startup-error.mjs';
import { root } from './workspace.mjs';

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, failure?: string }} [options]
 *   `failure` is the sentence a person reads first when the command fails
 * @returns {Promise<string>} what it printed
 * @throws {StartupError} when it cannot run or ends with anything but 0
 */
export function run(command, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
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
    child.on('error', (error) => reject(new StartupError(`${sentence} (${error.message})`)));
    child.on('close', (code) => {
      process.off('exit', killChild);
      if (code === 0) resolve(output);
      else reject(new StartupError(`${output.trimEnd()}\n${sentence}`));
    });
  });
}
