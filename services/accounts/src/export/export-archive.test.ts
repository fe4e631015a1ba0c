import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openZip } from '@sojourn/node-kit/testing';
import pTimeout from 'p-timeout';
import { createArchive, type Archive } from './export-archive';

const AT = new Date('2026-11-22T12:00:00Z');
const MANY = 'the same words again and again '.repeat(200);
const archiveOf = (write: (archive: Archive) => Promise<void>) => createArchive(write, AT);

test('what is added is in it, in the order in which it came', async () => {
  const zip = await buffer(
    archiveOf(async (archive) => {
      await archive.addJson('a.json', { name: 'Ada' });
      await archive.addText('b/notes.txt', 'Go early.');
      await archive.addFile('c.pdf', Readable.from([Buffer.from('one'), Buffer.from('two')]));
    }),
  );
  expect([...openZip(zip)].map(([name, content]) => [name, content.toString()])).toEqual([
    ['a.json', '{\n  "name": "Ada"\n}\n'],
    ['b/notes.txt', 'Go early.'],
    ['c.pdf', 'onetwo'],
  ]);
});

test('words are packed, and files, which are already, lie in it as they are', async () => {
  const text = await buffer(archiveOf((archive) => archive.addText('notes.txt', MANY)));
  const file = await buffer(archiveOf((archive) => archive.addFile('notes.txt', Readable.from([Buffer.from(MANY)]))));
  expect(text.length).toBeLessThan(MANY.length / 4);
  expect(file.includes(MANY)).toBe(true);
});

test('entries bear the time that is given', async () => {
  const write = (archive: Archive) => archive.addText('notes.txt', 'Go early.');
  const [one, same] = await Promise.all([buffer(archiveOf(write)), buffer(archiveOf(write))]);
  const other = await buffer(createArchive(write, new Date('2020-01-01T12:00:00Z')));
  expect(one.equals(same)).toBe(true);
  expect(one.equals(other)).toBe(false);
});

test('what breaks while it is written breaks it off', async () => {
  const broken = archiveOf(async (archive) => {
    await archive.addText('notes.txt', 'Go early.');
    throw new Error('trips are away');
  });
  await expect(buffer(broken)).rejects.toThrow('trips are away');
  // Whatever is thrown is told as an error.
  await expect(buffer(archiveOf(() => Promise.reject('trips are away')))).rejects.toThrow('trips are away');
});

test('a file that breaks off does so as well, and a name that a zip cannot have', async () => {
  const cutOff = Readable.from(
    (function* () {
      yield Buffer.from('half');
      throw new Error('cut off');
    })(),
  );
  await expect(buffer(archiveOf((archive) => archive.addFile('a.pdf', cutOff)))).rejects.toThrow('cut off');
  await expect(buffer(archiveOf((archive) => archive.addText('/notes.txt', 'x')))).rejects.toThrow(/absolute path/);
});

describe('whoever takes it has gone', () => {
  const endless = () => new Readable({ read() {} });

  /** What adding a file without an end fails with, where the archive is broken off as `work` does. */
  function addEndless(work: (zip: Readable, add: () => Promise<void>) => Promise<void>) {
    const content = endless();
    const failure = new Promise<unknown>((told) => {
      const zip: Readable = archiveOf(async (archive) => {
        await Promise.resolve();
        await work(zip, () => archive.addFile('a.pdf', content)).then(told, told);
      });
    });
    return { content, failure: pTimeout(failure, { milliseconds: 10_000 }) };
  }

  test('while a file is under way: the file ends, too', async () => {
    const { content, failure } = addEndless(async (zip, add) => {
      const adding = add();
      zip.destroy();
      await adding;
    });
    expect(await failure).toMatchObject({ message: 'the archive was broken off' });
    expect(content.destroyed).toBe(true);
  });

  test('before: nothing more is taken', async () => {
    const { content, failure } = addEndless(async (zip, add) => {
      const closed = new Promise((resolve) => zip.once('close', resolve));
      zip.destroy();
      await closed;
      await add();
    });
    expect(await failure).toMatchObject({ message: 'the archive was broken off' });
    expect(content.destroyed).toBe(true);
  });

  test('a file that was taken whole is left alone', async () => {
    const content = Readable.from([Buffer.from('one')]);
    const zip = archiveOf((archive) => archive.addFile('a.pdf', content));
    const destroy = content.destroy.bind(content);
    const causes: unknown[] = [];
    content.destroy = (cause) => {
      causes.push(cause);
      return destroy(cause);
    };
    await buffer(zip);
    expect(causes.filter(Boolean)).toEqual([]);
  });
});
