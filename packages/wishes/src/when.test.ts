import { fullNotationOf } from './notation.fake';
import { parseWishes } from './parse-wishes';

const meaningOf = (text: string) => fullNotationOf(parseWishes(text));

test.each([
  ['anything from October through to March', '!months:true:10.11.12.1.2.3'],
  ['between May and July', '!months:true:5.6.7'],
  ['entre mayo y julio', '!months:true:5.6.7'],
  ['April - June', '!months:true:4.5.6'],
  ['von Mai bis Juli', '!months:true:5.6.7'],
  ['not from June to August', '!not-months:false:6.7.8'],
  ['in May or July', '!months:true:5 !months:true:7'],
  ['May and July', '!months:true:5 !months:true:7'],
])('reads one time or two when it says %j', (text, wishes) => expect(meaningOf(text)).toBe(wishes));

test.each(['every summer', 'before the end of November', 'usually in summer', 'after the winter', 'jeden Sommer'])(
  'reads no time to go when it says %j',
  (text) => expect(meaningOf(text)).not.toContain('months'),
);
