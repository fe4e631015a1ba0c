import { ApiError } from '@sojourn/web-kit';
import type { ExploreQuestion } from './explore.model';
import { exploredPlaces } from './explore.queries';

const asked: ExploreQuestion = {
  origin: 'LON',
  adults: 1,
  children: 0,
  infants: 0,
  travelClass: 'ECONOMY',
  month: '',
  nights: 7,
};
const failed = (status: number, code: string) => new ApiError(status, 'no', { code, message: 'No.', requestId: 'r1' });

test.each([
  ['a service that is still looking', failed(503, 'overloaded'), 8],
  ['a service that failed', failed(500, 'internal'), 1],
  ['no service at all', new TypeError('Failed to fetch'), 1],
  ['a question that is refused', failed(400, 'bad-input'), 0],
])('asks %s again as often as it helps', (_, error, times) => {
  const { retry } = exploredPlaces(asked);
  if (typeof retry !== 'function') throw new Error('It decides by the error.');
  const answers = Array.from({ length: 20 }, (_each, failures) => retry(failures, error));
  expect(answers.filter(Boolean)).toHaveLength(times);
  expect(answers.indexOf(false)).toBe(times);
});
