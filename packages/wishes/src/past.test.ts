import { fullNotationOf } from './notation.fake';
import { parseWishes } from './parse-wishes';

const meaningOf = (text: string) => fullNotationOf(parseWishes(text));

test.each([
  ['Spain looked nice but all those hills', '?Spain'],
  ['our flight to Peru was cancelled', '?Peru'],
  ['my cousin married in Italy', '?cousin married in Italy'],
  ['we took the kids to Norway', '?kids to Norway'],
  ['the stopover in Japan with a toddler was a nightmare', '!not-place:country:JP'],
])('goes to no place that is told of when it says %j', (text, said) => expect(meaningOf(text)).toContain(said));

test.each([
  ['we were hoping for beaches in Greece', 'thing:beaches !place:country:GR'],
  ['we had a bad year and want to see Peru', '!place:country:PE'],
  ['we booked time off in July', '!months:true:7'],
  ['I am interested in Peru', '!place:country:PE'],
  ['I have always wanted to see Japan', '!place:country:JP'],
])('goes where somebody wants to go when it says %j', (text, said) => expect(meaningOf(text)).toContain(said));
