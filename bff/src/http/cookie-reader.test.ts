import { createCookieReader } from './cookie-reader';

const sid = createCookieReader('sid', '__Host-sid');
const read = (cookie: string | undefined) => sid({ headers: { cookie } });

test.each([
  ['sid=abc', 'abc'],
  ['theme=dark; sid=abc; known=1', 'abc'],
  ['theme=dark;sid=abc', 'abc'],
  ['__Host-sid=abc', 'abc'],
  ['sid=one; sid=two', 'one'],
  ['sid=s%3Aa.b+c/d=; x=1', 's%3Aa.b+c/d='],
  ['sid=', ''],
  ['sid=;sid=two', ''],
])('%j holds %j', (cookie, value) => expect(read(cookie)).toBe(value));

test.each([undefined, '', 'sid', 'sidx=1', 'xsid=abc', 'x-sid=abc', 'a=1; b=sid=abc'])('%j holds none', (cookie) =>
  expect(read(cookie)).toBeUndefined(),
);
