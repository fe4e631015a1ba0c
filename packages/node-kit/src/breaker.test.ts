import { jest } from '@jest/globals';
import { createBreaker, type Breaker, type Outcome } from './breaker';

let breaker: Breaker;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  breaker = createBreaker();
});
afterEach(() => jest.useRealTimers());

/** Makes calls one after the other; `refused` where the breaker did not admit one. */
const calls = (...outcomes: Outcome[]) =>
  outcomes.map((outcome) => {
    const report = breaker.admit();
    report?.(outcome);
    return report ? outcome : 'refused';
  });
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
const open = () => calls(...times(5, 'failed' as const));
/** Whether a call is admitted now; it leaves nothing behind. */
const admits = () => {
  const report = breaker.admit();
  report?.('void');
  return report !== undefined;
};

test.each<[string, Outcome[], 'closed' | 'open']>([
  ['four failures are too few to tell', times(4, 'failed'), 'closed'],
  ['five failures', times(5, 'failed'), 'open'],
  ['five that reached nobody', times(5, 'unreached'), 'open'],
  ['half of the calls', [...times(3, 'answered' as const), ...times(3, 'failed' as const)], 'open'],
  ['less than half', [...times(4, 'answered' as const), ...times(3, 'failed' as const)], 'closed'],
  ['callers who left', times(50, 'void'), 'closed'],
  ['callers who left beside four failures', [...times(4, 'failed' as const), ...times(50, 'void' as const)], 'closed'],
])('%s', (_what, outcomes, state) => {
  calls(...outcomes);
  expect(breaker.state()).toBe(state);
});

test('what is ten seconds old is forgotten', () => {
  calls(...times(4, 'failed' as const));
  jest.advanceTimersByTime(10_000);
  calls('failed');
  expect(breaker.state()).toBe('closed');
  jest.advanceTimersByTime(9_000);
  calls(...times(4, 'failed' as const));
  expect(breaker.state()).toBe('open');
});

test('open it refuses until two seconds have passed, and says how long', () => {
  open();
  expect(breaker.retryAfterSeconds()).toBe(2);
  jest.advanceTimersByTime(1_500);
  expect(breaker.retryAfterSeconds()).toBe(1);
  jest.advanceTimersByTime(499);
  expect(admits()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(admits()).toBe(true);
});

test('one probe at a time is let through, and its answer closes the circuit', () => {
  open();
  jest.advanceTimersByTime(2_000);
  const probe = breaker.admit();
  expect(breaker.state()).toBe('half-open');
  expect(breaker.admit()).toBeUndefined();
  probe?.('answered');
  expect(breaker.state()).toBe('closed');
  expect(breaker.retryAfterSeconds()).toBe(1);
  // The failures before it are forgotten.
  expect(calls(...times(4, 'failed' as const), 'answered')).not.toContain('refused');
});

test('failed probes wait twice as long each time, thirty seconds at most; success begins anew', () => {
  open();
  const rests: number[] = [];
  for (let probe = 0; probe < 6; probe += 1) {
    rests.push(breaker.retryAfterSeconds());
    jest.advanceTimersByTime(breaker.retryAfterSeconds() * 1000);
    calls('failed');
    expect(breaker.state()).toBe('open');
  }
  expect(rests).toEqual([2, 4, 8, 16, 30, 30]);
  jest.advanceTimersByTime(30_000);
  calls('answered');
  open();
  expect(breaker.retryAfterSeconds()).toBe(2);
});

test('probes that reach nobody come every two seconds, also after others that waited longer', () => {
  open();
  for (const seconds of [2, 4]) {
    jest.advanceTimersByTime(seconds * 1000);
    calls('failed');
  }
  expect(breaker.retryAfterSeconds()).toBe(8);
  jest.advanceTimersByTime(8_000);
  for (let probe = 0; probe < 4; probe += 1) {
    calls('unreached');
    expect([breaker.state(), breaker.retryAfterSeconds()]).toEqual(['open', 2]);
    jest.advanceTimersByTime(2_000);
  }
  calls('answered');
  expect(breaker.state()).toBe('closed');
});

test('a probe whose caller left makes room for the next at once', () => {
  open();
  jest.advanceTimersByTime(2_000);
  calls('void');
  expect(breaker.state()).toBe('open');
  expect(calls('answered')).toEqual(['answered']);
  expect(breaker.state()).toBe('closed');
});

test('a probe without an answer does not hold up the next one', () => {
  open();
  jest.advanceTimersByTime(2_000);
  breaker.admit();
  jest.advanceTimersByTime(1_999);
  expect(admits()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(admits()).toBe(true);
});

test('an outcome counts once, and only while the state is the one it was admitted in', () => {
  const twice = breaker.admit();
  for (const outcome of times(8, 'failed' as const)) twice?.(outcome);
  expect(breaker.state()).toBe('closed');
  const early = breaker.admit();
  open();
  early?.('answered');
  expect(breaker.state()).toBe('open');
  jest.advanceTimersByTime(2_000);
  const late = breaker.admit();
  jest.advanceTimersByTime(2_000);
  calls('answered');
  late?.('failed');
  expect(breaker.state()).toBe('closed');
});
