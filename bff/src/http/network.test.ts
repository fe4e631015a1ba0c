import { networkOf } from './network';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1ff::2', networkOf('2001:db8:0:100::1')],
  ['::ffff:192.0.2.1', '192.0.2.1'],
])('%s is counted under %s', (address, network) => expect(networkOf(address)).toBe(network));

test('another /56 is another, and who has no address is counted with all who have none', () => {
  expect(networkOf('2001:db8:0:200::1')).not.toBe(networkOf('2001:db8:0:100::1'));
  expect(networkOf(undefined)).toBe(networkOf(''));
  expect(networkOf(undefined)).not.toBe(networkOf('192.0.2.1'));
});
