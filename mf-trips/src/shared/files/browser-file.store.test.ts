import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { browserFiles, readBrowserFile } from './browser-file.store';

jest.mock('../samples/sample-papers.client', () => ({
  readSamplePaper: (id: string) => new Response(`%PDF-1.7 a ${id.replace('sample-1-ticket', 'sample')}`).blob(),
}));

// jsdom's own files can neither be read in part nor cloned into a database.
const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new Response(content).blob();
let pdf: Blob;

beforeEach(async () => {
  pdf = await fileOf('%PDF-1.7 a ticket');
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => jest.restoreAllMocks());

describe('the files that this browser keeps', () => {
  it('are kept by the id of their document, with what they are and how long', async () => {
    const told: number[] = [];
    await expect(browserFiles.put('ticket', pdf, (share) => told.push(share))).resolves.toEqual({
      mediaType: 'application/pdf',
      bytes: 17,
    });
    expect(told).toEqual([1]);
    await browserFiles.put('visa', await fileOf('%PDF-1.7 a visa'));
    expect(await (await browserFiles.read('ticket'))?.text()).toBe('%PDF-1.7 a ticket');
    expect(await (await readBrowserFile('visa'))?.text()).toBe('%PDF-1.7 a visa');
  });

  it('may be put again, and the last one counts', async () => {
    await browserFiles.put('ticket', pdf);
    await browserFiles.put('ticket', await fileOf('%PDF-1.7 another'));
    expect(await (await browserFiles.read('ticket'))?.text()).toBe('%PDF-1.7 another');
  });

  it('are told by how they begin, and what a trip does not take is refused and not kept', async () => {
    await expect(browserFiles.put('ticket', await fileOf('a text'))).rejects.toThrow(
      'Please select a PDF, Word, JPEG or PNG file.',
    );
    expect(await browserFiles.read('ticket')).toBeNull();
    // Eight bytes tell, whatever comes behind them.
    const png = await fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4));
    await expect(browserFiles.put('photo', png)).resolves.toEqual({
      mediaType: 'image/png',
      bytes: 12,
    });
  });

  it('that are not here are said to be missing', async () => {
    expect(await browserFiles.read('ticket')).toBeNull();
    expect(await readBrowserFile('ticket')).toBeUndefined();
    expect(await browserFiles.addressOf('ticket')).toBeNull();
  });

  it('come with the portal where they are papers of a sample trip, until this browser keeps others', async () => {
    expect(await (await readBrowserFile('sample-1-ticket'))?.text()).toBe('%PDF-1.7 a sample');
    await browserFiles.put('sample-1-ticket', pdf);
    expect(await (await readBrowserFile('sample-1-ticket'))?.text()).toBe('%PDF-1.7 a ticket');
  });

  it('have an address in this page', async () => {
    const opened: unknown[] = [];
    URL.createObjectURL = (file) => `blob:${opened.push(file)}`;
    await browserFiles.put('ticket', pdf);
    expect(await browserFiles.addressOf('ticket')).toBe('blob:1');
    expect(await (opened[0] as Blob).text()).toBe('%PDF-1.7 a ticket');
  });
});

describe('a browser that cannot keep a file', () => {
  const putFails = (error: unknown) =>
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw error;
    });

  it('says that it has no room left, and what would help', async () => {
    putFails(new DOMException('quota', 'QuotaExceededError'));
    await expect(browserFiles.put('ticket', pdf)).rejects.toThrow(
      'This browser has no room left for files. With an account they are kept by Sojourn.',
    );
  });

  it.each([
    ['another fault of its own', new DOMException('no', 'InvalidStateError')],
    ['what only has that name', Object.assign(new Error('no'), { name: 'QuotaExceededError' })],
  ])('does not say so of %s', async (_, error) => {
    putFails(error);
    await expect(browserFiles.put('ticket', pdf)).rejects.toBe(error);
  });

  it('does not hold the database, so that a later version of it can come', async () => {
    putFails(new Error('no'));
    await expect(browserFiles.put('ticket', pdf)).rejects.toThrow('no');
    await readBrowserFile('ticket');
    const request = indexedDB.open('sojourn', 2);
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onblocked = () => reject(new Error('somebody holds it'));
    });
    request.result.close();
  });
});
