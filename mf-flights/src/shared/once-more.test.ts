import { ApiError } from '@sojourn/web-kit';
import { asksAgain, delayOf } from './once-more';

const failed = (status: number, code: string) => new ApiError(status, 'no', { code, message: 'No.', requestId: 'r1' });

test.each([
  ['a service that is still looking', failed(503, 'overloaded'), 8],
  ['a service that failed', failed(500, 'internal'), 1],
  ['an answer that cannot be read', failed(200, 'bad-answer'), 1],
  ['no service at all', new TypeError('Failed to fetch'), 1],
  ['a question that is refused', failed(400, 'bad-input'), 0],
])('asks %s again as often as it helps', (_, error, times) => {
  const answers = Array.from({ length: 20 }, (_each, failures) => asksAgain(failures, error));
  expect(answers.filter(Boolean)).toHaveLength(times);
  expect(answers.indexOf(false)).toBe(times);
});

test.each([
  ['what the service says', Object.assign(failed(503, 'overloaded'), { retryAfterMs: 3_000 }), 3_000],
  ['400 ms when it says nothing', failed(503, 'overloaded'), 400],
  ['400 ms when nothing answers', new TypeError('Failed to fetch'), 400],
])('waits %s before it asks again', (_, error, delay) => {
  expect(delayOf(0, error)).toBe(delay);
});
