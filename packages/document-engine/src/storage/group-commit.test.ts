import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../errors';
import { Catalog } from './catalog';
import { openEnvironment, type Environment } from './environment';
import { GroupCommit, StorageFault } from './group-commit';
import type { WriteTransaction } from './write-transaction';

let dir: string;
let environment: Environment;
let catalog: Catalog;
let committed: WriteTransaction[];
let commits: GroupCommit;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'group-commit-'));
  environment = openEnvironment(dir);
  catalog = Catalog.load(environment);
  committed = [];
  commits = new GroupCommit(environment, catalog, (transaction) => committed.push(transaction));
});
afterEach(async () => {
  await commits.close();
  await environment.root.close();
  rmSync(dir, { recursive: true, force: true });
});

const put = (key: string) => (transaction: WriteTransaction) => {
  transaction.environment.documents.putSync(Buffer.from(key), Buffer.from(key));
  return key;
};
const stored = () => [...environment.documents.getKeys()].map(String);
const outcomes = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message));

/** Ten turns of the event loop: whoever waits for no disk is answered by then. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
/** What became of a promise so far, so that one that is never kept is told from one that is, without waiting for it. */
function watch(promise: Promise<unknown>) {
  const seen: { answer: unknown } = { answer: 'none yet' };
  promise.then(
    (value) => (seen.answer = value),
    (error: Error) => (seen.answer = error.message),
  );
  return seen;
}

describe('an answer', () => {
  /** A disk that takes no bytes; `settle` is called when a commit is to be flushed. */
  function openSlowDisk(settle: (flushed: () => void, failed: (error: Error) => void) => void) {
    const groups: number[] = [];
    const root = {
      childTransaction: async (work: () => unknown) => {
        const result = work();
        await new Promise<void>(settle);
        return result;
      },
    };
    const onCommit = (transaction: WriteTransaction) => void groups.push(transaction.changes.size);
    const disk = { root } as unknown as Environment;
    return { commits: new GroupCommit(disk, catalog, onCommit), groups };
  }
  const job = (name: string) => (transaction: WriteTransaction) => {
    transaction.changes.set(name, null);
    return name;
  };

  it('comes after the flush, and those that arrive meanwhile share the next one', async () => {
    const flushes: (() => void)[] = [];
    const slow = openSlowDisk((flushed) => flushes.push(flushed));
    const first = watch(slow.commits.run(job('a')));
    await turns();
    const others = ['b', 'c'].map((name) => watch(slow.commits.run(job(name))));
    await turns();
    expect([first, ...others].map(({ answer }) => answer)).toEqual(['none yet', 'none yet', 'none yet']);
    flushes.shift()?.();
    await turns();
    expect([first, ...others].map(({ answer }) => answer)).toEqual(['a', 'none yet', 'none yet']);
    flushes.shift()?.();
    await turns();
    expect(others.map(({ answer }) => answer)).toEqual(['b', 'c']);
    expect(slow.groups).toEqual([1, 2]);
  });

  it('comes to a job that arrives long after the one before', async () => {
    const quick = openSlowDisk((flushed) => flushed());
    for (const name of ['a', 'b']) {
      const asked = watch(quick.commits.run(job(name)));
      await turns();
      expect(asked.answer).toBe(name);
    }
  });

  it('comes to every job of a group that the disk refuses, and to those after it', async () => {
    const errors = [new Error('worn out')];
    const failing = openSlowDisk((flushed, failed) => {
      const error = errors.pop();
      if (error) failed(error);
      else flushed();
    });
    const refused = ['a', 'b'].map((name) => watch(failing.commits.run(job(name))));
    await turns();
    expect(refused.map(({ answer }) => answer)).toEqual(['write failed: worn out', 'write failed: worn out']);
    const later = watch(failing.commits.run(job('c')));
    await turns();
    expect(later.answer).toBe('c');
  });

  it('comes to every job of a group in which one refuses and one could not write', async () => {
    const quick = openSlowDisk((flushed) => flushed());
    const failWith = (error: Error) => () => {
      throw error;
    };
    const work = [job('a'), failWith(new CommandError(11000, 'taken')), failWith(new StorageFault('torn')), job('b')];
    const asked = work.map((each) => watch(quick.commits.run(each)));
    await turns();
    expect(asked.map(({ answer }) => answer)).toEqual(['a', 'taken', 'write failed: torn', 'b']);
  });

  it('comes from closing once what was accepted is flushed, and no sooner', async () => {
    const flushes: (() => void)[] = [];
    const slow = openSlowDisk((flushed) => flushes.push(flushed));
    const accepted = watch(slow.commits.run(job('a')));
    const closed = watch(slow.commits.close());
    const late = watch(slow.commits.run(job('b')));
    await turns();
    expect([closed.answer, late.answer]).toEqual(['none yet', 'the document engine is shutting down']);
    flushes.shift()?.();
    await turns();
    expect([accepted.answer, closed.answer]).toEqual(['a', undefined]);
  });
});

describe('a group of jobs', () => {
  it('that arrive together share one transaction, in their order', async () => {
    const seen: WriteTransaction[] = [];
    const job = (key: string) => (transaction: WriteTransaction) => {
      seen.push(transaction);
      return put(key)(transaction);
    };
    expect(await Promise.all(['b', 'a', 'c'].map((key) => commits.run(job(key))))).toEqual(['b', 'a', 'c']);
    expect(new Set(seen).size).toBe(1);
    expect(committed).toEqual([seen[0]]);
    expect(stored()).toEqual(['a', 'b', 'c']);
  });

  it('loses only the job that refuses', async () => {
    const refuse = () => {
      throw new CommandError(11000, 'taken');
    };
    const settled = await Promise.allSettled([commits.run(put('a')), commits.run(refuse), commits.run(put('b'))]);
    expect(outcomes(settled)).toEqual(['a', 'taken', 'b']);
    expect(settled[1]).toMatchObject({ reason: { code: 11000 } });
    expect(stored()).toEqual(['a', 'b']);
    expect(committed).toHaveLength(1);
  });

  it('loses only the job whose writing fails, and nothing of what that job wrote stays', async () => {
    const half = (transaction: WriteTransaction) => {
      put('half')(transaction);
      throw new StorageFault(new Error('disk'));
    };
    const settled = await Promise.allSettled([commits.run(put('a')), commits.run(half), commits.run(put('b'))]);
    expect(outcomes(settled)).toEqual(['a', 'write failed: disk', 'b']);
    expect(settled[1]).toMatchObject({ reason: { code: 1 } });
    expect(stored()).toEqual(['a', 'b']);
    expect(committed).toHaveLength(2);
  });

  it('turns any other error of a job into one for its caller', async () => {
    const mistaken = () => {
      throw new TypeError('x is not a function');
    };
    const settled = await Promise.allSettled([commits.run(mistaken), commits.run(put('a'))]);
    expect(outcomes(settled)).toEqual(['x is not a function', 'a']);
    expect(settled[0]).toMatchObject({ reason: { code: 1, name: 'CommandError' } });
  });

  it('is never larger than 256', async () => {
    const seen: WriteTransaction[] = [];
    await Promise.all(Array.from({ length: 257 }, () => commits.run((transaction) => seen.push(transaction))));
    const sizes = [...new Set(seen)].map((transaction) => seen.filter((one) => one === transaction).length);
    expect(sizes).toEqual([256, 1]);
  });

  it('fails whole, each with the cause, when it cannot be committed', async () => {
    const broken = { ...environment, root: { childTransaction: () => Promise.reject(new Error('disk full')) } };
    const failing = new GroupCommit(broken as unknown as Environment, catalog, (one) => committed.push(one));
    const settled = await Promise.allSettled([failing.run(put('a')), failing.run(put('b'))]);
    expect(outcomes(settled)).toEqual(['write failed: disk full', 'write failed: disk full']);
    expect([committed, stored()]).toEqual([[], []]);
  });
});

describe('what was committed', () => {
  it('is in the catalog from then on, and not while it was being written', async () => {
    let during: unknown = 'unset';
    const info = await commits.run((transaction) => {
      const made = transaction.ensure('d', 'c');
      during = catalog.get('d', 'c');
      expect(transaction.find('d', 'c')).toBe(made);
      return made;
    });
    expect(during).toBeUndefined();
    expect(catalog.get('d', 'c')).toEqual(info);
    expect(Catalog.load(environment).get('d', 'c')).toEqual(info);
  });

  it('is not in the catalog when its group was rolled back', async () => {
    const fault = commits.run((transaction) => {
      transaction.ensure('d', 'c');
      throw new StorageFault('disk');
    });
    await expect(fault).rejects.toThrow('write failed: disk');
    expect(catalog.get('d', 'c')).toBeUndefined();
    expect(Catalog.load(environment).all()).toEqual([]);
    expect(committed).toEqual([]);
  });
});

describe('closing', () => {
  it('finishes what was accepted, and accepts no more', async () => {
    const accepted = commits.run(put('a'));
    const closed = commits.close();
    await expect(commits.run(put('b'))).rejects.toMatchObject({ code: 91 });
    await closed;
    expect(stored()).toEqual(['a']);
    expect(await accepted).toBe('a');
  });

  it('takes the next group once the one before is done', async () => {
    await commits.run(put('a'));
    await commits.run(put('b'));
    expect(committed).toHaveLength(2);
  });
});

describe('a write transaction', () => {
  const inTransaction = <T>(work: (transaction: WriteTransaction) => T) => commits.run(work);

  it('gives each new record of a collection the next number, after a restart too', async () => {
    const info = await inTransaction((transaction) => transaction.ensure('d', 'c'));
    const other = await inTransaction((transaction) => transaction.ensure('d', 'other'));
    const next = (given = info) => inTransaction((transaction) => transaction.nextRecordId(given));
    expect([await next(), await next(), await next(other)]).toEqual([1, 2, 1]);
    const key = Buffer.from([0, 0, 0, info.id, 0, 0, 0, 0, 0, 41]);
    await inTransaction((transaction) => void transaction.environment.documents.putSync(key, Buffer.from([1])));
    commits = new GroupCommit(environment, catalog, () => undefined);
    expect([await next(), await next(), await next(other)]).toEqual([42, 43, 1]);
  });

  it('makes a collection once, with its _id index', async () => {
    const [first, second] = await inTransaction((transaction) => [
      transaction.ensure('d', 'c'),
      transaction.ensure('d', 'c'),
    ]);
    expect(second).toBe(first);
    expect(first?.indexes).toEqual([
      {
        id: expect.any(Number),
        name: '_id_',
        fields: [{ path: '_id', direction: 1 }],
        unique: true,
        sparse: false,
        multikey: [false],
        hasLongKeys: false,
      },
    ]);
    expect(first?.id).not.toBe(first?.indexes[0]?.id);
  });

  it('forgets a dropped collection at once, and says what is to be swept', async () => {
    const info = await inTransaction((transaction) => transaction.ensure('d', 'c'));
    await inTransaction((transaction) => {
      transaction.drop(info);
      expect(transaction.find('d', 'c')).toBeUndefined();
    });
    expect(catalog.get('d', 'c')).toBeUndefined();
    expect(Catalog.load(environment).all()).toEqual([]);
    expect(committed.at(-1)?.dropped).toEqual({
      collections: [info.id],
      indexes: info.indexes.map(({ id }) => id),
    });
  });
});
