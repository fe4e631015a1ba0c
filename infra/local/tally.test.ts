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
  { run: 'a run that ended well is what its report says', ended: true, failed: 0, counted: 0 },
  { run: 'one that did not is a failure, whatever its report says', ended: false, failed: 0, counted: 1 },
  { run: 'one with failures in its report is no failure more', ended: false, failed: 2, counted: 2 },
])('$run', ({ ended, failed, counted }) => {
  expect(withEnding(ended, { passed: 7, failed })).toEqual({ passed: 7, failed: counted });
});
