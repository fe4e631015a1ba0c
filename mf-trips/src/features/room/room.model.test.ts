import { accountRoomWords, BROWSER_ROOM, browserRoomWords, mayBeNear } from './room.model';

const most = 64_000_000;

it('asks only when so many trips could take 80 %', () => {
  expect([0, 1, 10, 11, 500].map(mayBeNear)).toEqual([false, false, false, true, true]);
});

it.each([0, 20_000_000, 51_199_999])('tells an account nothing when its trips take %i bytes', (bytes) => {
  expect(accountRoomWords({ bytes, most })).toBeNull();
});

it.each([
  [51_200_000, 51],
  [53_999_999, 53],
  [64_000_000, 64],
  [70_000_000, 64],
])('tells an account what its trips take when they take %i bytes', (bytes, shown) => {
  expect(accountRoomWords({ bytes, most })).toBe(`Your trips take ${shown} of 64 MB. Delete what you no longer need.`);
});

it('tells a guest nothing when less than 80 % of this browser is taken', () => {
  expect([0, 1_000_000, 0.8 * BROWSER_ROOM - 1].map((units) => browserRoomWords(units, false))).toEqual([
    null,
    null,
    null,
  ]);
});

it.each([
  [0.8 * BROWSER_ROOM, '80%'],
  [0.999 * BROWSER_ROOM, '99%'],
  [2 * BROWSER_ROOM, '100%'],
])('tells a guest what to do when %d units are taken', (units, share) => {
  expect(browserRoomWords(units, false)).toBe(
    `${share} of the room that this browser has for Sojourn is taken. Sign in to move your trips to an account, or delete what you no longer need.`,
  );
  expect(browserRoomWords(units, true)).toMatch(/taken\. Move your trips to your account, or delete/);
});
