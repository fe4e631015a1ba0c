import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socketFolder } from './sockets.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sojourn-run-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;
const padded = (length: number) => join(folder, 'x'.repeat(length - folder.length - '/'.length - '/run'.length));

describe('socketFolder', () => {
  it('is a private folder in the data folder, whatever it was before', () => {
    expect(socketFolder(folder)).toBe(join(folder, 'run'));
    chmodSync(join(folder, 'run'), 0o777);
    expect(modeOf(socketFolder(folder))).toBe(0o700);
  });

  it('lies beside the temporary files where the path is too long for a socket', () => {
    const [fits, tooLong] = [padded(80), padded(81)];
    expect(socketFolder(fits)).toBe(join(fits, 'run'));
    const elsewhere = socketFolder(tooLong, folder);
    expect(elsewhere).toMatch(new RegExp(`^${folder}/sojourn-[0-9a-f]{16}$`));
    expect(modeOf(elsewhere)).toBe(0o700);
    expect(socketFolder(tooLong, folder)).toBe(elsewhere);
  });

  it('lies there, too, where the path would need escaping in an address, and no two data folders share one', () => {
    const [one, two] = [socketFolder(join(folder, 'a b'), folder), socketFolder(join(folder, 'a%b'), folder)];
    expect([one, two].every((each) => each.startsWith(join(folder, 'sojourn-')))).toBe(true);
    expect(one).not.toBe(two);
  });

  it('refuses a place that somebody else prepared', () => {
    const dataDir = join(folder, 'a b');
    const place = socketFolder(dataDir, folder);
    rmSync(place, { recursive: true });
    mkdirSync(join(folder, 'theirs'));
    symlinkSync(join(folder, 'theirs'), place);
    expect(() => socketFolder(dataDir, folder)).toThrow(`The folder ${place} for the sockets of Sojourn belongs to`);
    rmSync(place);
    writeFileSync(place, '');
    expect(() => socketFolder(dataDir, folder)).toThrow();
  });
});
