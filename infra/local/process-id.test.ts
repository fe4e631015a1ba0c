import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { isSameProcess, killTree, terminate } from './process-id.mjs';

const MARK = 'sojourn-process-id-test';
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process that runs until it is ended; resolves once it runs. */
async function startProcess(code = '') {
  const child = spawn(process.execPath, ['-e', `${code};setInterval(() => {}, 1e6);console.log('up')`, MARK]);
  children.push(child);
  await once(child.stdout, 'data');
  return { child, pid: child.pid ?? 0, ended: once(child, 'close') };
}

describe('isSameProcess', () => {
  it('knows a process by its id and its command line together', async () => {
    const { pid, child, ended } = await startProcess();
    expect(isSameProcess(pid, MARK)).toBe(true);
    expect(isSameProcess(pid, 'another-program')).toBe(false);
    child.kill('SIGKILL');
    await ended;
    expect(isSameProcess(pid, MARK)).toBe(false);
  });
});

describe('terminate', () => {
  it('asks a process to end and waits until it has', async () => {
    const { child, pid, ended } = await startProcess();
    await terminate({ pid, mark: MARK }, 60_000);
    await ended;
    expect(child.signalCode).toBe('SIGTERM');
  });

  it('kills a process that does not end', async () => {
    const { child, pid, ended } = await startProcess("process.on('SIGTERM', () => {})");
    await terminate({ pid, mark: MARK }, 0);
    await ended;
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('leaves alone a process that got the id of the recorded one', async () => {
    const { child, pid } = await startProcess();
    await terminate({ pid, mark: 'the-recorded-program' }, 0);
    expect(child.exitCode).toBeNull();
    expect(child.signalCode).toBeNull();
  });
});

describe('killTree', () => {
  it('ends a process with what it has started, which would go on without it', async () => {
    const { child, pid, ended } = await startProcess(
      "require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' })",
    );
    const other = await startProcess();
    killTree(pid);
    // Its output closes when nobody is left who could write it.
    await ended;
    expect(child.signalCode).toBe('SIGKILL');
    expect(isSameProcess(other.pid, MARK)).toBe(true);
  });
});
