import { jest } from '@jest/globals';
import type { ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { isReadyLine, Supervisor } from './supervisor.mjs';

/** A process that does what the test says; it dies of every signal unless it is stubborn. */
class FakeProcess extends EventEmitter {
  readonly stdout = new PassThrough();
  readonly signals: string[] = [];
  exitCode: number | null = null;
  signalCode: string | null = null;
  isStubborn = false;

  constructor(
    readonly pid: number | undefined,
    readonly call: { command: string; parameters: string[]; options: { env: NodeJS.ProcessEnv; detached: boolean } },
  ) {
    super();
  }

  kill(signal: string) {
    this.signals.push(signal);
    if (signal === 'SIGKILL' || !this.isStubborn) this.end(null, signal);
    return true;
  }

  end(code: number | null, signal: string | null = null) {
    this.exitCode = code;
    this.signalCode = signal;
    this.emit('close', code, signal);
  }
}

let dataDir: string;
let spawned: FakeProcess[];
let recorded: { pid: number; mark: string }[][];
let supervisor: Supervisor;
let said: string[];
/** What the process has worked, in ms. */
let worked: number;

const plan = (name = 'trips', extra = {}) => ({
  name,
  command: 'node',
  parameters: [`${name}.js`],
  mark: `${name}.js`,
  env: { PORT: '1' },
  isReady: isReadyLine,
  ...extra,
});
const last = () => spawned.at(-1) as FakeProcess;
/** Lets streams and promises that are due do their work. */
const settle = () => new Promise<void>((done) => setImmediate(done));

/** Starts a process and lets it say that it is ready. */
async function startReady(name = 'trips', extra = {}) {
  const started = supervisor.start(plan(name, extra));
  last().stdout.write('{"ready":true,"port":1}\n');
  await started;
  return last();
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  said = [];
  worked = 0;
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  dataDir = mkdtempSync(join(tmpdir(), 'sojourn-supervisor-'));
  spawned = [];
  recorded = [];
  const fakeSpawn = (command: string, parameters: string[], options: FakeProcess['call']['options']) => {
    const child = new FakeProcess(100 + spawned.length, { command, parameters, options });
    spawned.push(child);
    return child as unknown as ChildProcess;
  };
  supervisor = new Supervisor({
    dataDir,
    recordChildren: (children) => recorded.push(children),
    logs: { maxBytes: 1_000, files: 2 },
    spawn: fakeSpawn as unknown as typeof spawn,
    workOf: () => worked,
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('isReadyLine', () => {
  it.each([
    ['{"ready":true,"port":3000}', true],
    ['{"ready":true}', true],
    ['{"ready":false}', false],
    ['{"level":30,"msg":"{\\"ready\\":true"}', false],
    ['', false],
  ])('reads %s as %s', (line, isReady) => {
    expect(isReadyLine(line)).toBe(isReady);
  });
});

describe('start', () => {
  it('runs the command with its environment, apart from the terminal', async () => {
    await startReady();
    const { command, parameters, options } = last().call;
    expect([command, parameters]).toEqual(['node', ['trips.js']]);
    expect(options.env).toMatchObject({ PORT: '1', EXIT_WITH_PARENT: '1', PATH: process.env['PATH'] });
    expect(options.detached).toBe(true);
  });

  it('waits for the line that says the process is ready', async () => {
    let isReady = false;
    const started = supervisor.start(plan()).then(() => (isReady = true));
    last().stdout.write('{"level":30,"msg":"starting"}\n');
    await settle();
    expect(isReady).toBe(false);
    last().stdout.write('{"ready":true}\n');
    await started;
    expect(isReady).toBe(true);
  });

  it('adds what the process prints to its log', async () => {
    writeFileSync(join(dataDir, 'logs/trips.log'), 'from before\n');
    const child = await startReady();
    child.stdout.write('later\n');
    await settle();
    expect(readFileSync(join(dataDir, 'logs/trips.log'), 'utf8')).toBe('from before\n{"ready":true,"port":1}\nlater\n');
  });

  it('records every process while it runs', async () => {
    const trips = await startReady('trips');
    await startReady('search');
    expect(recorded.at(-1)).toEqual([
      { pid: 100, mark: 'trips.js' },
      { pid: 101, mark: 'search.js' },
    ]);
    trips.end(1);
    expect(recorded.at(-1)).toEqual([{ pid: 101, mark: 'search.js' }]);
  });

  it('refuses a process that ends before it is ready, with its own output and where the rest is', async () => {
    writeFileSync(join(dataDir, 'logs/trips.log'), 'an error of the last run\n');
    const started = supervisor.start(plan());
    last().stdout.write('no database\n');
    await settle();
    last().end(3);
    await expect(started).rejects.toThrow(
      `no database\ntrips did not get ready (exit code 3): please read ${join(dataDir, 'logs/trips.log')}.`,
    );
    await expect(started).rejects.not.toThrow('an error of the last run');
    expect(spawned).toHaveLength(1);
  });

  it('shows only the end of a long output', async () => {
    const started = supervisor.start(plan());
    last().stdout.write(`first words\n${'x'.repeat(3000)}\nlast words\n`);
    await settle();
    last().end(1);
    await expect(started).rejects.toThrow('last words');
    await expect(started).rejects.not.toThrow('first words');
  });

  it.each([
    ['30 s', {}, 29_999],
    ['its own limit', { timeoutMs: 5_000 }, 4_999],
  ])('kills a process that has done nothing for %s', async (_name, extra, almostMs) => {
    const started = supervisor.start(plan('trips', extra));
    jest.advanceTimersByTime(almostMs);
    expect(last().signals).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(last().signals).toEqual(['SIGKILL']);
    await expect(started).rejects.toThrow('trips did not get ready (SIGKILL)');
    // The log that the message points at says why.
    expect(readFileSync(join(dataDir, 'logs/trips.log'), 'utf8')).toMatch(
      /^trips was given up: not ready after \d+ s.* it does nothing any more\. The machine's load was [\d.]+\.\n$/,
    );
  });

  it('waits for a process as long as it works', async () => {
    const started = supervisor.start(plan());
    for (worked = 100; worked < 1_000; worked += 100) jest.advanceTimersByTime(30_000);
    expect(last().signals).toEqual([]);
    last().stdout.write('{"ready":true}\n');
    await started;
  });

  it('leaves a process that is ready alone, however long it runs', async () => {
    const child = await startReady();
    jest.advanceTimersByTime(10 * 60_000);
    expect(child.signals).toEqual([]);
  });

  it('names a program that cannot run', async () => {
    const started = supervisor.start(plan());
    last().emit('error', new Error('spawn node ENOENT'));
    last().end(-2);
    await expect(started).rejects.toThrow('trips cannot run: spawn node ENOENT');
  });
});

describe('logs', () => {
  const log = (name = 'trips.log') => readFileSync(join(dataDir, 'logs', name), 'utf8');

  it('are rotated while their process runs', async () => {
    const child = await startReady();
    const lines = ['a', 'b'].map((letter) => letter.repeat(900));
    child.stdout.write(`${lines.join('\n')}\n`);
    await settle();
    jest.advanceTimersByTime(1_999);
    expect(log()).toContain(lines[0]);
    jest.advanceTimersByTime(1);
    expect(log()).toBe('');
    child.stdout.write('on it goes\n');
    await settle();
    expect(log()).toBe('on it goes\n');
    expect(log('trips.log.1')).toContain(lines[1]);
  });
});

describe('a process that ends', () => {
  it('is started again after 250 ms, and both is said', async () => {
    const child = await startReady();
    child.end(1);
    expect(said).toEqual(['trips stopped (exit code 1); starting it again in 0.25 s']);
    jest.advanceTimersByTime(249);
    expect(spawned).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(spawned).toHaveLength(2);
    last().stdout.write('{"ready":true}\n');
    await settle();
    expect(said.at(-1)).toBe('trips is back');
  });

  it('waits twice as long each time, 10 s at most', async () => {
    await startReady();
    for (const waitMs of [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const count = spawned.length;
      last().end(null, 'SIGSEGV');
      await settle();
      expect(said.at(-1)).toContain(`(SIGSEGV); starting it again in ${waitMs / 1000} s`);
      jest.advanceTimersByTime(waitMs - 1);
      expect(spawned).toHaveLength(count);
      jest.advanceTimersByTime(1);
      expect(spawned).toHaveLength(count + 1);
      last().stdout.write('{"ready":true}\n');
      await settle();
    }
  });

  it.each([
    [30_001, 0.25],
    [30_000, 0.5],
  ])('that ran for %d ms is started again after %d s', async (ranMs, waitS) => {
    await startReady();
    last().end(1);
    jest.advanceTimersByTime(250);
    last().stdout.write('{"ready":true}\n');
    await settle();
    jest.advanceTimersByTime(ranMs);
    last().end(1);
    expect(said.at(-1)).toBe(`trips stopped (exit code 1); starting it again in ${waitS} s`);
  });

  it('is tried again when a restart itself fails', async () => {
    await startReady();
    last().end(1);
    jest.advanceTimersByTime(250);
    last().end(7);
    await settle();
    expect(said.at(-1)).toContain('trips did not get ready (exit code 7)');
    expect(said.at(-1)).toContain('starting it again in 0.5 s');
    jest.advanceTimersByTime(500);
    expect(spawned).toHaveLength(3);
  });
});

describe('stop', () => {
  const order = [(name: string) => name === 'bff', (name: string) => name !== 'redis', () => true];

  it('ends group after group, each when the one before has ended', async () => {
    const [redis, trips, search, bff] = [
      await startReady('redis'),
      await startReady('trips'),
      await startReady('search'),
      await startReady('bff'),
    ];
    for (const child of spawned) child.isStubborn = true;
    const signals = () => [bff, trips, search, redis].map((child) => child.signals.length);
    const stopped = supervisor.stop(order);
    await settle();
    expect(signals()).toEqual([1, 0, 0, 0]);
    bff.end(0);
    await settle();
    expect(signals()).toEqual([1, 1, 1, 0]);
    trips.end(0);
    await settle();
    expect(signals()).toEqual([1, 1, 1, 0]);
    search.end(0);
    await settle();
    expect(signals()).toEqual([1, 1, 1, 1]);
    redis.end(0);
    await stopped;
    expect(spawned.map((child) => child.signals)).toEqual([['SIGTERM'], ['SIGTERM'], ['SIGTERM'], ['SIGTERM']]);
    expect(recorded.at(-1)).toEqual([]);
  });

  it.each([
    ['10 s', {}, 12_000],
    ['its own limit', { stopMs: 30_000 }, 32_000],
  ])('kills what has not ended 2 s after %s', async (_name, extra, killedAtMs) => {
    const child = await startReady('trips', extra);
    child.isStubborn = true;
    const stopped = supervisor.stop(order);
    await settle();
    jest.advanceTimersByTime(killedAtMs - 1);
    expect(child.signals).toEqual(['SIGTERM']);
    jest.advanceTimersByTime(1);
    expect(child.signals).toEqual(['SIGTERM', 'SIGKILL']);
    await stopped;
  });

  it('gives each group its own time', async () => {
    const [redis, trips] = [await startReady('redis'), await startReady('trips', { stopMs: 30_000 })];
    for (const child of spawned) child.isStubborn = true;
    const stopped = supervisor.stop(order);
    await settle();
    jest.advanceTimersByTime(31_999);
    trips.end(0);
    await settle();
    jest.advanceTimersByTime(11_999);
    expect(redis.signals).toEqual(['SIGTERM']);
    redis.end(0);
    await stopped;
    jest.advanceTimersByTime(60_000);
    expect([redis.signals, trips.signals]).toEqual([['SIGTERM'], ['SIGTERM']]);
  });

  it('is cut short by kill', async () => {
    const children = [await startReady('redis'), await startReady('trips')];
    for (const child of children) child.isStubborn = true;
    const stopped = supervisor.stop([() => true]);
    await settle();
    supervisor.kill();
    await stopped;
    expect(children.map(({ signals }) => signals)).toEqual(Array(2).fill(['SIGTERM', 'SIGKILL']));
  });

  it('starts nothing again', async () => {
    expect(supervisor.isStopping).toBe(false);
    await startReady('trips');
    const stopped = supervisor.stop(order);
    expect(supervisor.isStopping).toBe(true);
    await stopped;
    jest.advanceTimersByTime(60_000);
    expect(spawned).toHaveLength(1);
    expect(said).toEqual([]);
  });

  it('cancels a restart that is due', async () => {
    const child = await startReady('trips');
    child.end(1);
    await supervisor.stop(order);
    jest.advanceTimersByTime(60_000);
    expect(spawned).toHaveLength(1);
  });
});
