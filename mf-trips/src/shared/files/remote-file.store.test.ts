import { ApiError } from '@sojourn/web-kit';
import { FakeRequest } from './file-request.fake';
import { remoteFileStore } from './remote-file.store';

let restore: () => void;
beforeEach(() => {
  restore = FakeRequest.install();
});
afterEach(() => restore());

const store = remoteFileStore('/api/trips/7');
const file = new Blob(['%PDF-1.7']);
const stored = { mediaType: 'application/pdf', bytes: 8 };
const refusal = (code: string, message: string) => JSON.stringify({ code, message, requestId: '1' });

describe('a file that goes to the server', () => {
  it('goes as bytes to its document, as a call of this page', async () => {
    const put = store.put('ticket', file);
    const { opened, body, headers } = FakeRequest.last;
    expect([opened, body]).toEqual(['POST /api/trips/7/documents/ticket/file', file]);
    expect(headers).toEqual({
      'Content-Type': 'application/octet-stream',
      'X-Requested-By': 'sojourn',
      Accept: 'application/json',
    });
    FakeRequest.last.answer({ status: 201, responseText: JSON.stringify(stored) });
    await expect(put).resolves.toEqual(stored);
  });

  it('says how much of it has gone, and nothing of a file whose length nobody knows', async () => {
    const told: number[] = [];
    const put = store.put('ticket', file, (share) => told.push(share));
    FakeRequest.last.upload.onprogress?.({ loaded: 2, total: 8 });
    FakeRequest.last.upload.onprogress?.({ loaded: 8, total: 8 });
    FakeRequest.last.upload.onprogress?.({ loaded: 8, total: 0 });
    expect(told).toEqual([0.25, 1, 0]);
    FakeRequest.last.answer({ status: 200, responseText: JSON.stringify(stored) });
    await put;
  });

  it('is refused in the server’s words', async () => {
    const put = store.put('ticket', file);
    FakeRequest.last.answer({ status: 400, responseText: refusal('bad-input', 'This file is empty.') });
    await expect(put).rejects.toMatchObject({ status: 400, code: 'bad-input', sentence: 'This file is empty.' });
  });

  it('is refused with the status where the words are not the server’s', async () => {
    const put = store.put('ticket', file);
    FakeRequest.last.answer({ status: 502, responseText: 'Bad Gateway' });
    await expect(put).rejects.toMatchObject({
      status: 502,
      message: '502: Bad Gateway',
      body: { message: 'Bad Gateway' },
    });
  });

  it.each(['{}', 'stored', JSON.stringify({ ...stored, bytes: -1 })])(
    'is not believed to be stored by an answer that says %j',
    async (responseText) => {
      const put = store.put('ticket', file);
      FakeRequest.last.answer({ status: 200, responseText });
      await expect(put).rejects.toMatchObject({
        code: 'internal',
        sentence: 'Sojourn sent an answer this page cannot read. Please reload and try again.',
      });
    },
  );

  it('that does not arrive says that nobody can be reached', async () => {
    const put = store.put('ticket', file);
    FakeRequest.last.onerror?.();
    await expect(put).rejects.toEqual(
      ApiError.here('unavailable', 'Sojourn cannot be reached. Please check your connection and try again.'),
    );
  });
});

describe('a file that comes from the server', () => {
  it('is asked for as bytes, by a call of this page', async () => {
    const read = store.read('ticket');
    const { opened, responseType, headers } = FakeRequest.last;
    expect([opened, responseType]).toEqual(['GET /api/trips/7/documents/ticket/file', 'blob']);
    expect(headers).toEqual({ 'X-Requested-By': 'sojourn' });
    FakeRequest.last.answer({ status: 200, response: file });
    await expect(read).resolves.toBe(file);
  });

  it('that nobody has is null', async () => {
    const read = store.read('ticket');
    FakeRequest.last.answer({ status: 404 });
    await expect(read).resolves.toBeNull();
  });

  it.each([400, 503])('that is refused with %d is no file, and says that it cannot be had', async (status) => {
    const read = store.read('ticket');
    FakeRequest.last.answer({ status, response: file });
    await expect(read).rejects.toMatchObject({
      status,
      body: { message: 'Sojourn cannot be reached. Please check your connection and try again.' },
    });
  });

  it('that does not arrive says that nobody can be reached', async () => {
    const read = store.read('ticket');
    FakeRequest.last.onerror?.();
    await expect(read).rejects.toMatchObject({
      code: 'unavailable',
      sentence: 'Sojourn cannot be reached. Please check your connection and try again.',
    });
  });

  it('is downloaded from the same address', async () => {
    await expect(store.addressOf('ticket')).resolves.toBe('/api/trips/7/documents/ticket/file');
  });
});
