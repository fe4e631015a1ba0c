import { newAccountDeletion, stepOf } from './account-deletion.model';

const NOW = new Date('2026-11-22T12:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const deletion = newAccountDeletion('ada', NOW, WEEK_MS);

test('a leaving begins at once and ends after its grace', () => {
  expect(deletion).toMatchObject({ state: 'leaving', checkAt: NOW, leavesAt: new Date('2026-11-29T12:00:00Z') });
});

test.each([
  ['leaving', -1, 'stop'],
  ['leaving', 0, 'erase'],
  ['leaving', WEEK_MS, 'erase'],
  ['erasing', -1, 'erase'],
  ['staying', WEEK_MS, 'go-on'],
  ['erased', WEEK_MS, 'look-again'],
] as const)('of one that is %s, %i ms past its time: %s', (state, past, step) => {
  expect(stepOf({ ...deletion, state }, new Date(deletion.leavesAt.getTime() + past))).toBe(step);
});
