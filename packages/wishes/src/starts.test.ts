import { notationOf } from './notation.fake';
import { parseWishes } from './parse-wishes';

const meaningOf = (text: string) => notationOf(parseWishes(text));

test.each([
  ['met een directe vlucht van Duitsland', 'most-stops:0'],
  ['com voo direto de Portugal', 'most-stops:0'],
  ['vuelo directo de España', 'most-stops:0'],
])('asks for no place that a flight starts from: %s', (text, meaning) => expect(meaningOf(text)).toBe(meaning));

test.each(['van Portugal naar Italië', 'de Portugal para a Itália', 'de Portugal para Itália'])(
  'asks for the second of two places: %s',
  (text) => expect(meaningOf(text)).toContain('!place:country:IT'),
);

test('asks for a place that stands behind a thing', () =>
  expect(meaningOf('de stranden van Griekenland')).toBe('thing:beaches !place:country:GR'));
