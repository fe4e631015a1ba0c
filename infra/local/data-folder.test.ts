import { jest } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkWritable, claimDataFolder, closeToOthers } from './data-folder.mjs';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sojourn-data-'))));
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startProcess(mark: string) {
  const child = spawn(process.execPath, ['-e', `setInterval(() => {}, 1e6);console.log('up')`, mark]);
  children.push(child);
  await once(child.stdout, 'data');
  return { pid: child.pid ?? 0, ended: once(child, 'close') };
}

const record = () => JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8')) as unknown;

describe('checkWritable', () => {
  it('creates the folder with its parents and leaves nothing in it', () => {
    const dataDir = join(folder, 'a/b/c');
    checkWritable(dataDir);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('accepts a folder that is in use', () => {
    writeFileSync(join(folder, 'kept'), '');
    checkWritable(folder);
    expect(readdirSync(folder)).toEqual(['kept']);
  });

  it('names a folder that cannot be made, and the variable that moves it', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const inside = join(file, 'inside');
    expect(() => checkWritable(inside)).toThrow(`Sojourn cannot write to its data folder ${inside} (`);
    expect(() => checkWritable(inside)).toThrow('set DATA_DIR to another folder.');
  });
});

describe('closeToOthers', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;

  it('makes a new folder private', () => {
    const dataDir = join(folder, 'a');
    checkWritable(dataDir);
    expect(modeOf(dataDir)).toBe(0o700);
  });

  it('tightens a folder of an earlier portal with everything of ours in it', () => {
    mkdirSync(join(folder, 'keys'));
    mkdirSync(join(folder, 'redis/appendonlydir'), { recursive: true });
    const files = ['keys/keys.json', 'redis/appendonlydir/a.aof', 'portal.json'].map((name) => join(folder, name));
    for (const file of files) writeFileSync(file, '');
    for (const file of files) chmodSync(file, 0o666);
    for (const open of [folder, join(folder, 'keys'), join(folder, 'redis'), join(folder, 'redis/appendonlydir')])
      chmodSync(open, 0o755);
    closeToOthers(folder);
    expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600]);
    expect(['', 'keys', 'redis', 'redis/appendonlydir'].map((name) => modeOf(join(folder, name)))).toEqual(
      Array(4).fill(0o700),
    );
  });

  it('touches nothing that a link in it leads to, and nothing that is not ours', () => {
    const outside = mkdtempSync(join(tmpdir(), 'sojourn-outside-'));
    chmodSync(outside, 0o755);
    symlinkSync(outside, join(folder, 'logs'));
    writeFileSync(join(folder, 'notes.txt'), '');
    chmodSync(join(folder, 'notes.txt'), 0o644);
    closeToOthers(folder);
    expect([modeOf(outside), modeOf(join(folder, 'notes.txt'))]).toEqual([0o755, 0o644]);
    rmSync(outside, { recursive: true });
  });

  it('refuses a folder that is shared on purpose', () => {
    chmodSync(folder, 0o1777);
    const refusal = `The data folder ${folder} is not Sojourn's alone: please set DATA_DIR`;
    expect(() => closeToOthers(folder)).toThrow(refusal);
    expect(statSync(folder).mode & 0o7777).toBe(0o1777);
    for (const shared of ['/', homedir()]) expect(() => closeToOthers(shared)).toThrow("is not Sojourn's alone");
  });

  it("refuses another user's folder", () => {
    const nobody = jest.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1);
    expect(() => closeToOthers(folder)).toThrow(`The data folder ${folder} belongs to another user`);
    nobody.mockRestore();
  });
});

describe('claimDataFolder', () => {
  it('records this portal and its children, and forgets them at the end', async () => {
    const claim = await claimDataFolder(folder);
    expect(record()).toEqual({ portal: process.pid, children: [] });
    claim.recordChildren([{ pid: 12, mark: 'bff' }]);
    expect(record()).toEqual({ portal: process.pid, children: [{ pid: 12, mark: 'bff' }] });
    expect(readdirSync(folder)).toEqual(['portal.json']);
    claim.release();
    expect(existsSync(join(folder, 'portal.json'))).toBe(false);
  });

  it('does not fail for a full disk, and is recorded once there is room', async () => {
    const claim = await claimDataFolder(folder);
    jest.useFakeTimers();
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const stringify = jest.spyOn(JSON, 'stringify').mockImplementation(() => {
      throw full;
    });
    claim.recordChildren([{ pid: 12, mark: 'bff' }]);
    claim.recordChildren([{ pid: 13, mark: 'bff' }]);
    jest.advanceTimersByTime(1_000);
    stringify.mockRestore();
    expect(record()).toEqual({ portal: process.pid, children: [] });
    jest.advanceTimersByTime(1_000);
    jest.useRealTimers();
    expect(record()).toEqual({ portal: process.pid, children: [{ pid: 13, mark: 'bff' }] });
    claim.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a folder on which another portal runs, and touches nothing of it', async () => {
    const portal = await startProcess('infra/local/start.mjs');
    const child = await startProcess('bff/dist/main.js');
    const earlier = { portal: portal.pid, children: [{ pid: child.pid, mark: 'bff/dist/main.js' }] };
    writeFileSync(join(folder, 'portal.json'), JSON.stringify(earlier));
    await expect(claimDataFolder(folder)).rejects.toThrow(
      `Another portal (process ${portal.pid}) already uses the data folder ${folder}`,
    );
    expect(record()).toEqual(earlier);
    expect(children.map((each) => each.signalCode)).toEqual([null, null]);
  });

  it('takes over from a portal that was killed, and ends what it left behind', async () => {
    const gone = await startProcess('infra/local/start.mjs');
    children[0]?.kill('SIGKILL');
    await gone.ended;
    const left = await startProcess('bff/dist/main.js');
    const stranger = await startProcess('somebody-else');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'portal.json'),
      JSON.stringify({
        portal: gone.pid,
        children: [
          { pid: left.pid, mark: 'bff/dist/main.js' },
          { pid: stranger.pid, mark: 'services/trips/dist/main.js' },
        ],
      }),
    );
    await claimDataFolder(folder);
    await left.ended;
    expect(children.map((each) => each.signalCode)).toEqual(['SIGKILL', 'SIGTERM', null]);
    expect(record()).toEqual({ portal: process.pid, children: [] });
  });

  it('does not take a process that got the id of an earlier portal for a portal', async () => {
    const stranger = await startProcess('somebody-else');
    writeFileSync(join(folder, 'portal.json'), JSON.stringify({ portal: stranger.pid, children: [] }));
    await claimDataFolder(folder);
    expect(record()).toEqual({ portal: process.pid, children: [] });
    expect(children[0]?.signalCode).toBeNull();
  });
});
