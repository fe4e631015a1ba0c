import { recommendationAnswerSchema, recommendationProgressSchema } from '@sojourn/contracts';
import { ApiError } from './api-request';
import { apiStream } from './api-stream';

jest.mock('./event-stream', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a stream whose reader cannot be fetched fails as a call without a connection does', async () => {
  const call = apiStream({
    path: '/api/ai/recommendations',
    body: {},
    schemas: { progress: recommendationProgressSchema, result: recommendationAnswerSchema },
    onProgress: () => undefined,
  });
  await expect(call).rejects.toBeInstanceOf(ApiError);
  await expect(call).rejects.toMatchObject({ status: 0 });
});
