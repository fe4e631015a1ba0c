import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk';
import { Catalog } from './catalog';
import { openEnvironment, type Environment } from './environment';
import { GroupCommit, StorageFault } from './group-commit';
import type { WriteTransaction } from './write-transaction';

let disk: SmallDisk;
let environment: Environment;
let commits: GroupCommit;

const noSpace = () => Object.assign(new Error('No space left on device'), { code: 28 });
/** As lmdb does it: the reason is in a promise of its own. */
const refuseCommit = (reason: Error) =>
  Promise.reject(Object.assign(new Error('Commit failed'), { commitError: Promise.reject(reason) }));

/** Where no disk can be mounted, one whose commits fail on command. */
function fakeDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  let commit: ReturnType<typeof jest.spyOn> | undefined;
  return {
    folder,
    fill: () =>
      void (commit = jest
        .spyOn(environment.root, 'childTransaction')
        .mockImplementation(() => refuseCommit(noSpace()))),
    free: () => commit?.mockRestore(),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

beforeEach(() => {
  // lmdb says by itself what it met.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  disk = mountSmallDisk(6) ?? fakeDisk();
  environment = openEnvironment(join(disk.folder, 'documents'));
  commits = new GroupCommit(environment, Catalog.load(environment), () => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await commits.close();
  await environment.root.close();
  disk.remove();
});

const stored = () => [...environment.documents.getKeys()].map(String);
const put = (key: string, bytes = 4_000) =>
  commits.run(({ environment: { documents } }: WriteTransaction) => {
    documents.putSync(Buffer.from(key), Buffer.alloc(bytes, 'x'));
    return key;
  });
const refused = { code: 14_031, codeName: 'OutOfDiskSpace', message: 'no space left for this write' };

describe('on a full disk', () => {
  it('writes are refused as such, reads go on, and writing works again once there is room', async () => {
    const acknowledged = [await put('a'), await put('b')];
    disk.fill();
    for (const key of ['c', 'd', 'e']) await expect(put(key)).rejects.toMatchObject(refused);
    // A write of many pages finds room for some of them.
    await expect(put('C', 64_000)).rejects.toMatchObject(refused);
    const together = await Promise.allSettled(['f', 'g'].map(put));
    expect(together).toMatchObject([{ reason: refused }, { reason: refused }]);
    expect(stored()).toEqual(acknowledged);
    disk.free();
    acknowledged.push(await put('h'), await put('i'));
    expect(stored()).toEqual(acknowledged);
  });

  it.each([28, 122, -30_792, 5, 'ENOSPC', 'EDQUOT', 'EIO'])(
    'a fault %s is a want of room, in a job and in a commit',
    async (code) => {
      const reason = Object.assign(new Error('full'), { code });
      const write = () => {
        throw new StorageFault(reason);
      };
      await expect(commits.run(write)).rejects.toMatchObject(refused);
      jest.spyOn(environment.root, 'childTransaction').mockImplementationOnce(() => refuseCommit(reason));
      await expect(put('a')).rejects.toMatchObject(refused);
      expect(await put('a')).toBe('a');
    },
  );

  it('any other fault of a commit is not', async () => {
    const commit = jest.spyOn(environment.root, 'childTransaction');
    commit.mockImplementationOnce(() => refuseCommit(new Error('worn out')));
    await expect(put('a')).rejects.toMatchObject({ code: 1, message: 'write failed: worn out' });
    commit.mockRejectedValueOnce(new Error('something else'));
    await expect(put('a')).rejects.toMatchObject({ code: 1, message: 'write failed: something else' });
  });
});
