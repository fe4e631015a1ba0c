import { fullNotationOf } from './notation.fake';
import { parseWishes } from './parse-wishes';

const destinations = [{ id: 'bali', label: 'Bali', names: ['Bali'] }];
const meaningOf = (text: string) => fullNotationOf(parseWishes(text, { destinations, today: '2026-11-30' }));

test.each([
  ['a place is behind the no', 'nothing by the sea', '~not-thing:beaches'],
  ['a thing is where another is not wanted', 'no pubs near the beach', '!not-thing:nightlife ~not-thing:beaches'],
  ['an unknown word stands behind the no', 'no paid beaches', '~not-thing:beaches ?paid'],
  ['an unknown word stands behind the thing', "don't want temples fatigue", '~not-thing:temples ?fatigue'],
  ['two nos are in a clause', "it isn't that we hate beaches", '~not-thing:beaches'],
  ['others say so', 'my sister swears Bali is too crowded', '~not-place:destination:bali ?swears'],
  ['it holds in a case only', "if it's not Spain then Portugal", '!place:country:PT ~not-place:country:ES'],
  ['hours are of a thing', 'no more than 2 hours of snorkelling a day', 'thing:snorkelling ~most-hours:2'],
  ['degrees are of an unknown thing', 'the pool heated to 28 degrees', '~least-warmth:25 ?pool heated'],
])('asks when %s: %s', (_, text, meaning) => expect(meaningOf(text)).toBe(meaning));

test.each([
  ['the no stands beside its thing', 'no beaches', '!not-thing:beaches'],
  ['words that say nothing stand between', "we don't want to go to the beach", '!not-thing:beaches'],
  ['somebody only likes it', 'beaches zwrtk', 'thing:beaches ?zwrtk'],
  ['hours are alone', 'max 5 hours', '!most-hours:5'],
  ['hours are of a flight', 'a direct zwrtk flight of at most 5 hours', 'most-stops:0 !most-hours:5 ?zwrtk'],
])('asks nothing when %s: %s', (_, text, meaning) => expect(meaningOf(text)).toBe(meaning));

test('shows the clause of a question when it asks', () => {
  const { questions } = parseWishes("Warm please, it isn't that we hate beaches. Cheap.");
  expect(questions.map(({ words }) => words)).toEqual(["it isn't that we hate beaches"]);
});

test('asks about a day when no days are written', () => {
  expect(meaningOf('our anniversary is on 14 October')).toBe('thing:romance !months:true:10 ~dates:2027-10-11');
  expect(meaningOf('my birthday is on 3 May, we leave 1 May')).toBe('!dates:2027-05-01');
});
