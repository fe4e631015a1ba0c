import { recommendationAnswerSchema, recommendationProgressSchema } from '@sojourn/contracts';
import { fakeApi, fakeError } from './testing';
import { apiStream } from './api-stream';
import { replaceTransport } from './transport';

const result = { recommendations: [], source: 'catalogue' };

const eventStream = { 'content-type': 'text/event-stream; charset=utf-8' };

/** A body cut into pieces of so many bytes, at places where no event and not even a letter need end. */
function streamed(text: string, size = 7): Response {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(body, { headers: eventStream });
}

function follow() {
  const seen: string[] = [];
  const done = apiStream({
    path: '/api/ai/recommendations',
    body: {},
    schemas: { progress: recommendationProgressSchema, result: recommendationAnswerSchema },
    onProgress: ({ stage, percent }) => seen.push(`${stage} ${percent}`),
  });
  return { seen, done };
}

afterEach(() => {
  replaceTransport();
  jest.useRealTimers();
});

describe('apiStream', () => {
  test('tells each step and ends with the result', async () => {
    const events = `: hello\n\nevent: progress\ndata: {"stage":"reading","percent":20}\n\nevent: progress\r\ndata: {"stage":"writing","percent":90}\r\n\r\nevent: result\ndata: ${JSON.stringify(result)}\n\n`;
    fakeApi({ 'POST /api/ai/recommendations': () => streamed(events) });
    const { seen, done } = follow();
    await expect(done).resolves.toEqual(result);
    expect(seen).toEqual(['reading 20', 'writing 90']);
  });

  test('raises what an error event says', async () => {
    const body = JSON.stringify({ code: 'unavailable', message: 'The planner is busy.', requestId: 'r1' });
    fakeApi({ 'POST /api/ai/recommendations': () => streamed(`event: error\ndata: ${body}\n\n`) });
    await expect(follow().done).rejects.toMatchObject({ status: 503, sentence: 'The planner is busy.' });
  });

  test.each([
    [{ code: 'brand-new', message: 'x', requestId: 'r1' }, 500],
    [{ code: 'not-found', message: 'x', requestId: 'r1' }, 404],
  ])('raises an error event %j with the status %i', async (body, status) => {
    fakeApi({ 'POST /api/ai/recommendations': () => streamed(`event: error\ndata: ${JSON.stringify(body)}\n\n`) });
    await expect(follow().done).rejects.toMatchObject({ status, message: `${status}: ${JSON.stringify(body)}`, body });
  });

  test('posts its body and asks for events, and leaves no timer behind', async () => {
    jest.useFakeTimers();
    const transport = jest.fn(async (_url: string, _init: RequestInit) => Response.json(result));
    replaceTransport(transport);
    await follow().done;
    expect(jest.getTimerCount()).toBe(0);
    expect(transport).toHaveBeenCalledWith(
      '/api/ai/recommendations',
      expect.objectContaining({ method: 'POST', body: '{}' }),
    );
    expect(transport.mock.calls[0]?.[1].headers).toMatchObject({ Accept: 'text/event-stream' });
  });

  test('skips events that it does not know', async () => {
    const events = `event: news\ndata: {"stage":"reading","percent":1}\n\nevent: result\ndata: ${JSON.stringify(result)}\n\n`;
    fakeApi({ 'POST /api/ai/recommendations': () => streamed(events) });
    const { seen, done } = follow();
    await expect(done).resolves.toEqual(result);
    expect(seen).toEqual([]);
  });

  test('reads letters that were cut in two', async () => {
    const body = { code: 'unavailable', message: 'Zürich ist müde.', requestId: 'r1' };
    fakeApi({
      'POST /api/ai/recommendations': () => streamed(`event: error\ndata: ${JSON.stringify(body)}\n\n`, 1),
    });
    await expect(follow().done).rejects.toMatchObject({ sentence: 'Zürich ist müde.' });
  });

  test.each([
    ['no body', () => new Response(null, { headers: eventStream })],
    ['an event that has no end', () => streamed(`event: result\ndata: ${JSON.stringify(result)}`)],
  ])('has no result in %s', async (_what, answer) => {
    fakeApi({ 'POST /api/ai/recommendations': answer });
    await expect(follow().done).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  });

  test('gives up after half a minute of silence, counted anew from each piece', async () => {
    jest.useFakeTimers();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    replaceTransport(async (_url, init) => {
      const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
      init.signal?.addEventListener('abort', () => controller?.error(init.signal?.reason));
      return new Response(body, { headers: eventStream });
    });
    const failed = jest.fn();
    follow().done.catch(failed);
    await jest.advanceTimersByTimeAsync(29_999);
    controller?.enqueue(new TextEncoder().encode(': still here\n\n'));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 0, code: 'timed-out' }));
    expect(jest.getTimerCount()).toBe(0);
  });

  test('raises an answer that is not OK', async () => {
    fakeApi({ 'POST /api/ai/recommendations': () => fakeError(429, 'too-many-requests', 'Please wait a minute.') });
    await expect(follow().done).rejects.toMatchObject({ status: 429 });
  });

  test('says so when the stream breaks off', async () => {
    fakeApi({
      'POST /api/ai/recommendations': () => streamed('event: progress\ndata: {"stage":"reading","percent":20}\n\n'),
    });
    await expect(follow().done).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  });

  test('takes a plain JSON answer as the result', async () => {
    fakeApi({ 'POST /api/ai/recommendations': () => result });
    await expect(follow().done).resolves.toEqual(result);
  });
});
