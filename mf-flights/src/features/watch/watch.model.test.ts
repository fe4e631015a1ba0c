import { aHistory, aSubject, aWatch } from './watch.fake';
import { afterLook, changeSince, hasLeft, newDeviceWatch, PICTURE, pictureOf, shownWatch } from './watch.model';

const begun = newDeviceWatch(aSubject, { id: 'd1', price: 400, since: '2026-11-20T12:00:00.000Z' });

test('a watch of this device tells a real drop once', () => {
  const fallen = afterLook(begun, 350, '2026-11-23');
  expect(fallen.drop).toEqual({ from: 400, to: 350, day: '2026-11-23' });
  expect(afterLook(fallen, 350, '2026-11-24')).toBe(fallen);
  expect(afterLook(begun, null, '2026-11-23')).toBe(begun);
  expect(afterLook(begun, 395, '2026-11-23').drop).toBeNull();
});

test('it is shown as one of an account is', () => {
  const shown = shownWatch(afterLook(begun, 350, '2026-11-23'), aHistory({ price: 350 }), { isNew: true, now: 'x' });
  expect(shown).toMatchObject({ startPrice: 400, price: 350, state: 'watching', drop: { to: 350, isNew: true } });
  expect(shownWatch(begun, aHistory({ price: null }), { isNew: false, now: 'x' }).state).toBe('gone');
});

test.each([
  ['2026-11-23', false],
  ['2026-11-22', false],
  ['2026-11-21', true],
])('a flight of %s has left on 23 November: %s', (departureDate, left) => {
  expect(hasLeft({ ...aSubject.search, departureDate }, '2026-11-23')).toBe(left);
});

test.each([
  [350, { isLower: true, by: 50 }],
  [450, { isLower: false, by: 50 }],
  [400.2, null],
  [null, null],
])('at $%s a watch from $400 has changed by %j', (price, change) => {
  expect(changeSince({ price, startPrice: 400 })).toEqual(change);
});

describe('the picture of a history', () => {
  test('has the dearest day on top, the newest at the right, and a band of usual prices', () => {
    const lowest = [
      { day: '2026-11-21', price: 300 },
      { day: '2026-11-22', price: 400 },
      { day: '2026-11-23', price: 350 },
    ];
    const { width, height, inset } = PICTURE;
    expect(pictureOf({ lowest, own: [], usual: { from: 320, to: 380 } })).toEqual({
      lowest: `${inset},${height - inset} ${width / 2},${inset} ${width - inset},${height / 2}`,
      own: '',
      last: { x: width - inset, y: height / 2 },
      band: { y: 15.8, height: 32.4 },
      ...{ least: 300, most: 400, days: 3, first: '2026-11-21', newest: '2026-11-23' },
    });
  });

  test('ends at the one flight where one is watched', () => {
    const own = [{ day: '2026-11-23', price: 500 }];
    expect(pictureOf({ ...aWatch(), own })?.last).toEqual({ x: PICTURE.width - PICTURE.inset, y: PICTURE.inset });
  });

  test('of one day, and of a price that never moved, is no division by nothing', () => {
    const one = pictureOf({ lowest: [{ day: '2026-11-23', price: 300 }], own: [], usual: null });
    expect(one?.last).toEqual({ x: PICTURE.width - PICTURE.inset, y: PICTURE.height / 2 });
    expect(pictureOf({ lowest: [], own: [], usual: null })).toBeNull();
  });
});
