import { foldersToRemove } from './release-pruning';

const DAY = 24 * 60 * 60 * 1_000;
const now = 10 * DAY;
/** `count` releases, the newest `age` old, each a millisecond older than the one before. */
const releases = (count: number, age: number) =>
  Array.from({ length: count }, (_, index) => ({ folder: `r${index}`, at: now - age - index }));

test.each([
  [10, 5 * DAY, []],
  [11, 5 * DAY, ['r10']],
  [12, 5 * DAY, ['r10', 'r11']],
  [12, DAY - 11, []],
  [12, DAY - 10, ['r11']],
])('of %i releases, the newest unused for %i ms, %j are removed', (count, age, removed) => {
  expect(foldersToRemove(releases(count, age).reverse(), { given: ['r0'], now })).toEqual(removed);
});

test('what is given to anybody stays, however old', () => {
  expect(foldersToRemove(releases(12, 5 * DAY), { given: ['r0', 'r11'], now })).toEqual(['r10']);
});
