import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFileLock } from './file-lock.mjs';

const ANOTHER = 4_000_000;
let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sojourn-lock-'));
  lock = join(folder, '.preparing');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const noWork = () => Promise.resolve();
/** A promise with its resolver, for work that ends when the test says so. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

describe('withFileLock', () => {
  it('names its owner while the work runs, and leaves nothing behind', async () => {
    let owner = '';
    await withFileLock(lock, async () => {
      owner = readFileSync(lock, 'utf8');
    });
    expect(owner).toBe(String(process.pid));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('releases the lock when the work fails, and passes the error on', async () => {
    const failing = withFileLock(lock, () => Promise.reject(new Error('npm ci failed')));
    await expect(failing).rejects.toThrow('npm ci failed');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('runs one piece of work at a time, and says once that it waits', async () => {
    const events: string[] = [];
    const waits = deferred();
    const first = deferred();
    const options = { isOwnerRunning: () => true, pollMs: 1 };
    const one = withFileLock(
      lock,
      async () => {
        events.push('first begins');
        await first.promise;
        events.push('first ends');
      },
      options,
    );
    const two = withFileLock(
      lock,
      async () => {
        events.push('second begins');
      },
      {
        ...options,
        onWait: () => {
          events.push('second waits');
          waits.resolve();
        },
      },
    );
    await waits.promise;
    first.resolve();
    await Promise.all([one, two]);
    expect(events).toEqual(['first begins', 'second waits', 'first ends', 'second begins']);
  });

  it('takes over the lock of a process that no longer runs', async () => {
    writeFileSync(lock, String(ANOTHER));
    const asked: number[] = [];
    let owner = '';
    await withFileLock(
      lock,
      async () => {
        owner = readFileSync(lock, 'utf8');
      },
      {
        isOwnerRunning: (pid) => {
          asked.push(pid);
          return false;
        },
        pollMs: 1,
      },
    );
    expect(asked[0]).toBe(ANOTHER);
    expect(owner).toBe(String(process.pid));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not take over the lock of a process of ours that runs', async () => {
    writeFileSync(lock, String(ANOTHER));
    let asked = 0;
    let ran = false;
    await withFileLock(
      lock,
      async () => {
        ran = true;
      },
      {
        // The owner runs for three looks, then it releases its lock.
        isOwnerRunning: () => {
          expect(ran).toBe(false);
          if (++asked === 3) rmSync(lock);
          return true;
        },
        pollMs: 1,
      },
    );
    expect(asked).toBe(3);
    expect(ran).toBe(true);
  });

  it('gives back a lock that somebody took while an abandoned one was being removed', async () => {
    writeFileSync(lock, String(ANOTHER));
    const seen: string[] = [];
    await withFileLock(lock, noWork, {
      isOwnerRunning: (pid) => {
        seen.push(String(pid));
        if (seen.length === 1) {
          // Another waiting process removes the abandoned lock and takes its own, before this one renames it.
          writeFileSync(lock, '4000001');
          return false;
        }
        if (seen.length === 3) {
          expect(readFileSync(lock, 'utf8')).toBe('4000001');
          rmSync(lock);
        }
        return pid === 4_000_001;
      },
      pollMs: 1,
    });
    expect(seen).toEqual(['4000000', '4000001', '4000001']);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over a lock whose process id now belongs to a program of somebody else', async () => {
    // This test's own process runs, but its command line is not one of infra/local.
    writeFileSync(lock, String(process.pid));
    await withFileLock(lock, noWork, { pollMs: 1 });
    expect(existsSync(lock)).toBe(false);
  });

  it('passes on that the folder cannot be written', async () => {
    await expect(withFileLock(join(folder, 'missing', '.preparing'), noWork)).rejects.toThrow('ENOENT');
  });
});
