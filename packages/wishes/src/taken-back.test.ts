import { notationOf } from './notation.fake';
import { parseWishes } from './parse-wishes';

const meaningOf = (text: string) => notationOf(parseWishes(text));

test.each([
  ['em agosto não', '!not-months:false:8'],
  ['in augustus kunnen we niet', '!not-months:false:8'],
  ['strand niet, bergen wel', '!not-thing:beaches thing:mountains'],
  ['beaches not, museums', '!not-thing:beaches thing:museums'],
])('turns what stands before a "not" that ends its clause: %s', (text, meaning) =>
  expect(meaningOf(text)).toBe(meaning),
);

test.each([
  ['wir fliegen nicht', ''],
  ['in May we want to go and see what we do not', '!months:true:5'],
  ['beaches no crowds', 'thing:beaches move:quieter'],
])('leaves it as it is where the "not" is about something else: %s', (text, meaning) =>
  expect(meaningOf(text)).toBe(meaning),
);

test.each(['in juli zoals vorig jaar', 'in July last year', 'em julho como no ano passado'])(
  'drops a month that is over: %s',
  (text) => expect(meaningOf(text)).toBe(''),
);

test('rules out a thing that drops out', () => {
  expect(meaningOf('grote drukke steden vallen af')).toBe('!not-thing:cities');
  expect(meaningOf('as praias ficam de fora')).toBe('!not-thing:beaches');
});
