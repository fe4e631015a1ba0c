import type { Request } from 'express';
import { sessionKeyOf } from './session-key';

const from = (headers: Record<string, string>, ip = '192.0.2.1') => sessionKeyOf({ headers, ip } as unknown as Request);

test.each(['sid=s%3Aone.two', 'a=b; __Host-sid=s%3Aone.two', 'sid=s%3Aone.two; theme=dark'])(
  'a session is its id, wherever it comes from: %s',
  (cookie) => {
    expect(from({ cookie }, '192.0.2.1')).toBe('s%3Aone.two');
    expect(from({ cookie, 'user-agent': 'Another' }, '198.51.100.7')).toBe('s%3Aone.two');
  },
);

test('a guest is a browser in a network, of IPv6 the /56', () => {
  const agent = { 'user-agent': 'Firefox' };
  expect(from(agent, '2001:db8::1')).toBe(from(agent, '2001:db8:0:0:9::2'));
  expect(from(agent, '2001:db8::1')).not.toBe(from(agent, '2001:db8:1::1'));
  expect(from(agent)).not.toBe(from({ 'user-agent': 'Chromium' }));
  expect(from({ ...agent, cookie: 'besid=1; theme=dark' })).toBe(from(agent));
});
