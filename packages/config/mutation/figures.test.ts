import { describe, expect, it } from '@jest/globals';
import { countMutants, emptyFigures, findFaults, scoreOf, type ReportedMutant } from './figures';

const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
const mutant = (status: string, statusReason?: string): ReportedMutant => ({
  mutatorName: 'ConditionalExpression',
  status,
  location,
  ...(statusReason === undefined ? {} : { statusReason }),
});
const some = (count: number, status: string) => Array.from({ length: count }, () => mutant(status));

describe('figures of a mutation run', () => {
  it('counts each status in its own column', () => {
    const statuses = ['Killed', 'Survived', 'NoCoverage', 'Timeout', 'RuntimeError', 'CompileError'];
    const static_ = mutant('Ignored', 'Static mutant (and "ignoreStatic" was enabled)');
    expect(countMutants([...statuses.map((each) => mutant(each)), static_])).toEqual({
      ...emptyFigures(),
      mutants: 6,
      killed: 1,
      survived: 1,
      noCoverage: 1,
      timeout: 1,
      failed: 2,
      fixed: 1,
    });
  });

  it('does not know a status it was not told of', () => {
    expect(() => countMutants([mutant('Pending')])).toThrow('Pending');
  });

  it('counts a time-out as a mutant that nobody noticed', () => {
    expect(scoreOf(countMutants([...some(3, 'Killed'), ...some(1, 'Timeout')]))).toBe(75);
  });

  it('leaves mutants out that ran no test', () => {
    expect(scoreOf(countMutants([...some(1, 'Killed'), ...some(9, 'RuntimeError')]))).toBe(100);
  });

  it('breaks below 80 % of a workspace and 60 % of a file', () => {
    const file = (killed: number, survived: number) =>
      countMutants([...some(killed, 'Killed'), ...some(survived, 'Survived')]);
    expect(findFaults('ai', new Map([['a.ts', file(80, 20)]]))).toEqual([]);
    expect(findFaults('ai', new Map([['a.ts', file(79, 21)]]))).toEqual(['ai: 79.0 % killed, 80 % wanted']);
    const uneven = new Map([
      ['a.ts', file(100, 0)],
      ['b.ts', file(59, 41)],
    ]);
    expect(findFaults('ai', uneven)).toEqual(['ai: 79.5 % killed, 80 % wanted', 'b.ts: 59.0 % killed, 60 % wanted']);
  });

  it('allows two in a hundred to be disabled, each with its reason', () => {
    const disabled = (count: number, reason: string) =>
      new Map([
        ['a.ts', countMutants([...some(100 - count, 'Killed'), ...Array(count).fill(mutant('Ignored', reason))])],
      ]);
    expect(findFaults('ai', disabled(2, 'the value is only logged'))).toEqual([]);
    expect(findFaults('ai', disabled(3, 'the value is only logged'))).toEqual([
      'ai: 3 of 100 mutants disabled, 2 % allowed',
    ]);
    expect(findFaults('ai', disabled(1, 'Ignored using a comment'))).toEqual([
      'ai: 1 mutants disabled without a reason',
    ]);
  });
});
