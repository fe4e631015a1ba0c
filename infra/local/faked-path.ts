/** A PATH of a test's own, for what looks programs up and installs what is missing: nothing of the machine is on it. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';

let bin = '';

/** Gives each test of a file an empty PATH, and the real one back; what is said meanwhile is not printed. */
export function fakePath(): void {
  const realPath = process.env['PATH'];
  beforeEach(() => {
    bin = mkdtempSync(join(tmpdir(), 'sojourn-bin-'));
    process.env['PATH'] = bin;
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => {
    process.env['PATH'] = realPath;
    jest.restoreAllMocks();
    rmSync(bin, { recursive: true, force: true });
  });
}

/** Where a program of this name lies on the faked PATH, or would. */
export const onPath = (name: string): string => join(bin, name);

/** Puts a shell script on the faked PATH and returns its file. */
export function program(name: string, script = ''): string {
  writeFileSync(onPath(name), `#!/bin/sh\n${script}\n`);
  chmodSync(onPath(name), 0o755);
  return onPath(name);
}

/** The script's line by which a package manager writes down what it is asked for. */
export const noteAsked = (name: string): string => `echo "${name} $*" >> ${onPath('asked')}`;

/** What package managers were asked for, in their order. */
export const asked = (): string[] =>
  existsSync(onPath('asked')) ? readFileSync(onPath('asked'), 'utf8').trim().split('\n') : [];

/** Runs the test as root, or as somebody who may install nothing. */
export const as = (user: 'root' | 'somebody') =>
  jest.spyOn(process, 'getuid').mockReturnValue(user === 'root' ? 0 : 1000);
