import { fresh } from './reader';

test('nothing read yet wants what comes, under no condition', () => {
  expect(fresh()).toMatchObject({ mode: 'want', from: null, gap: 0, soft: null, bound: null, clause: [] });
  expect(fresh()).toMatchObject({ hasTerm: false, hasUnknown: false, isOnly: false, isMust: false });
  expect(fresh()).toMatchObject({ compared: null, last: null });
});

test('each sentence has a reader of its own', () => {
  fresh().clause.push({} as never);
  expect(fresh().clause).toEqual([]);
});
