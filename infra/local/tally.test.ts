import { sum, withEnding } from './tally.mjs';

test('tallies are added up', () => {
  expect(
    sum([
      { passed: 3, failed: 0 },
      { passed: 2, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});

test.each([
  ['a run that ended well is what its report says', true, 0, 0],
  ['one that did not is a failure, whatever its report says', false, 0, 1],
  ['one with failures in its report is no failure more', false, 2, 2],
])('%s', (_, ended, failed, counted) => {
  expect(withEnding(ended, { passed: 7, failed })).toEqual({ passed: 7, failed: counted });
});
