import { recommendationAnswerSchema, recommendationProgressSchema } from '@sojourn/contracts';
import { fakeApi, fakeError } from './testing';
import { apiStream } from './api-stream';
import { replaceTransport } from './transport';

const result = { recommendations: [], source: 'catalogue' };

/** A body cut into pieces at places where no event ends. */
function streamed(text: string, size = 7): Response {
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
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

afterEach(() => replaceTransport());

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
