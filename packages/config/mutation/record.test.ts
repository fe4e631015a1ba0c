import { describe, expect, it } from '@jest/globals';
import { measuredFiles, withRow } from './record';
import { COLUMNS } from './table';

const row = (workspace: string, score: string) => [
  workspace,
  ...COLUMNS.slice(2).map(() => score),
  '2026-01-01',
  'abc',
];
const empty = '# Mutation\n\n<!-- rows -->\n<!-- /rows -->\n\nafter\n';

describe('the recorded table', () => {
  it('keeps the rows of other workspaces and sorts them by name', () => {
    const both = withRow(withRow(empty, row('shell', '81')), row('bff', '90'));
    const lines = both.split('\n').filter((line) => line.startsWith('| '));
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['workspace', '---', 'bff', 'shell']);
    expect(both).toMatch(/^# Mutation\n[^]*after\n$/);
  });

  it('puts a new row in place of the old one', () => {
    const again = withRow(withRow(empty, row('shell', '81')), row('shell', '82'));
    expect(again).toContain('| shell | 82 |');
    expect(again).not.toContain('81');
  });

  it('says on how many files each row was measured', () => {
    const both = withRow(withRow(empty, row('shell', '4')), row('bff', '76'));
    expect([...measuredFiles(both)]).toEqual([
      ['bff', 76],
      ['shell', 4],
    ]);
    expect([...measuredFiles(empty)]).toEqual([]);
  });

  it('refuses a document without a place for rows', () => {
    expect(() => withRow('# Mutation\n', row('shell', '81'))).toThrow('<!-- rows -->');
  });
});
