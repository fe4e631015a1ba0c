import type { AuditLine } from './audit-log';
import { folderBefore, historyOf } from './release-history';

const ACTIONS = { a: 'activate', r: 'rollback', p: 'publish' } as const;
/** `aA rB`: A was put in force, then rolled back to B. */
const audit = (text: string, remote = 'mf-flights'): AuditLine[] =>
  text.split(' ').map((word) => ({
    at: '2026-11-22T00:00:00.000Z',
    action: ACTIONS[word[0] as keyof typeof ACTIONS],
    remote,
    from: null,
    to: word.slice(1),
  }));

test.each([
  ['pA aA', 'A'],
  ['aA aB aC', 'ABC'],
  ['aA aA', 'A'],
  ['aA aB rA', 'A'],
  ['aA aB aC rB', 'AB'],
  ['aA aB aC rA', 'A'],
  ['aA aB rA aC', 'AC'],
  ['aA aB aA', 'ABA'],
  ['aA rX', 'AX'],
])('after %s it is %s', (text, history) => {
  expect(historyOf([...audit('aZ', 'mf-hotels'), ...audit(text)], 'mf-flights').join('')).toBe(history);
});

test.each([
  ['aA aB', 'B', 'A'],
  ['aA aB', 'A', undefined],
  ['aA aB', 'C', 'B'],
  ['aA aB aB', 'B', 'A'],
  ['pA', 'A', undefined],
])('after %s a rollback from %s goes to %s', (text, current, to) => {
  expect(folderBefore(audit(text), { remote: 'mf-flights', current })).toBe(to);
});
