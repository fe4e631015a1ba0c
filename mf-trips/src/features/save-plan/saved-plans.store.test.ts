import type { Mark } from './save-plan.model';
import { readMarks, writeMark } from './saved-plans.store';

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
beforeEach(() => localStorage.clear());

describe('marks of what was saved', () => {
  const mark: Mark = { storage: 'ana', idempotencyKey: 'k1', tripId: 12 };

  test('come back under their proposal, the last one counting', () => {
    expect(readMarks()).toEqual({});
    expect(writeMark('a', { ...mark, tripId: null })).toEqual({ a: { ...mark, tripId: null } });
    expect(writeMark('b', mark)).toEqual({ a: { ...mark, tripId: null }, b: mark });
    expect(writeMark('a', mark)).toEqual({ a: mark, b: mark });
    expect(readMarks()).toEqual({ a: mark, b: mark });
    expect(stored('aiRecommendationsSaved')).toEqual([
      ['b', mark],
      ['a', mark],
    ]);
  });

  test('are a hundred at most, the newest', () => {
    for (let at = 0; at <= 100; at += 1) writeMark(`p${at}`, mark);
    const names = Object.keys(readMarks());
    expect(names).toHaveLength(100);
    expect([names[0], names.at(-1)]).toEqual(['p1', 'p100']);
  });

  test.each([
    ['no list', { a: mark }],
    ['a mark that is no pair', ['a']],
    ['nothing for a mark', [['a', null]]],
    ['a storage that is a number', [['a', { ...mark, storage: 1 }]]],
    ['a key that is missing', [['a', { storage: 'ana', tripId: 1 }]]],
    ['a trip id in words', [['a', { ...mark, tripId: '12' }]]],
    ['a trip id that is no whole number', [['a', { ...mark, tripId: 1.5 }]]],
    ['no trip id at all', [['a', { storage: 'ana', idempotencyKey: 'k' }]]],
  ])('leave %s out', (_name, value) => {
    store('aiRecommendationsSaved', value);
    expect(readMarks()).toEqual({});
  });

  test('leave out what cannot be read, and nothing else', () => {
    store('aiRecommendationsSaved', [
      ['a', null],
      ['b', mark],
    ]);
    expect(readMarks()).toEqual({ b: mark });
  });
});
