import { securityEventKinds } from '@sojourn/contracts/account';
import { agoOf, eventWords } from './sessions.model';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T12:00:05Z', 'just now'],
  ['2026-11-22T11:58:01Z', 'just now'],
  ['2026-11-22T11:58:00Z', '2 minutes ago'],
  ['2026-11-22T11:00:00Z', '1 hour ago'],
  ['2026-11-21T13:00:00Z', '23 hours ago'],
  ['2026-11-21T12:00:00Z', '1 day ago'],
  ['2026-10-23T12:00:00Z', '30 days ago'],
])('%s is %s', (at, words) => {
  expect(agoOf(at, NOW)).toBe(words);
});

test('every event has words of its own', () => {
  expect(Object.keys(eventWords).sort()).toEqual([...securityEventKinds].sort());
  expect(new Set(Object.values(eventWords)).size).toBe(securityEventKinds.length);
});
