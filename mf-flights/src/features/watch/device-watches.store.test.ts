import { watchLimits } from '@sojourn/contracts/watch';
import { addDeviceWatch, readDeviceWatches, removeDeviceWatch, updateDeviceWatch } from './device-watches.store';
import { aSubject } from './watch.fake';
import { newDeviceWatch } from './watch.model';

const watchOf = (id: string) => newDeviceWatch(aSubject, { id, price: 400, since: '2026-11-20T12:00:00.000Z' });
afterEach(() => localStorage.clear());

test('the newest comes first; one that is there is stored in its place', () => {
  addDeviceWatch(watchOf('a'));
  addDeviceWatch(watchOf('b'));
  const drop = { from: 400, to: 350, day: '2026-11-23' };
  updateDeviceWatch({ ...watchOf('a'), drop });
  expect(readDeviceWatches()).toEqual([watchOf('b'), { ...watchOf('a'), drop }]);
  removeDeviceWatch('b');
  updateDeviceWatch(watchOf('b'));
  expect(readDeviceWatches().map(({ id }) => id)).toEqual(['a']);
});

test('there are so many and no more', () => {
  for (let at = 0; at < watchLimits.onDevice; at += 1) expect(addDeviceWatch(watchOf(`${at}`))).toBe('stored');
  expect(addDeviceWatch(watchOf('more'))).toBe('full');
  expect(addDeviceWatch(watchOf('0'))).toBe('stored');
  expect(readDeviceWatches()).toHaveLength(watchLimits.onDevice);
});

test.each(['nothing', '{}', '[1,{"id":"x"},null]', '"x"'])('what somebody else wrote, %s, is no watch', (text) => {
  localStorage.setItem('priceWatches', text);
  expect(readDeviceWatches()).toEqual([]);
  expect(addDeviceWatch(watchOf('a'))).toBe('stored');
});
