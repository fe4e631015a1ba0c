import type { Meaning } from '@sojourn/wishes';
import { breaksOf, brokenBy, missesOf } from './breaks.model';
import { aCandidate, aCriteria, aThing, aWish } from './candidate.fake';

const place = aCandidate({
  ...{ id: 'high', country: 'Peru', minutes: 200, total: 1_500, high: 18 },
  ...{ cautions: ['high-altitude'], traits: [{ name: 'needs-car' }], interests: ['Beaches'] },
});
const said = (meaning: Meaning) => {
  const wish = aWish(meaning, { label: 'this' });
  return breaksOf(place, aCriteria([wish])).map(({ evidence }) => evidence);
};
const peru = { type: 'country', id: 'PE' } as const;
const italy = { type: 'country', id: 'IT' } as const;

test.each<[string, Meaning, string]>([
  ['hours', { kind: 'most-hours', hours: 3 }, 'it takes 3h 20m'],
  ['a fare', { kind: 'most-fare', usd: 100 }, 'the way there and back costs $1,500'],
  ['a cost', { kind: 'most-cost', usd: 100 }, 'it costs $1,500 a person'],
  ['warmth', { kind: 'least-warmth', celsius: 25 }, 'days reach about 18 °C in May'],
  ['cold', { kind: 'most-warmth', celsius: 5 }, 'days reach about 18 °C in May'],
  ['a month', { kind: 'months', months: [7], isWanted: true }, 'costed for May'],
  ['a length', { kind: 'days', days: 10 }, 'costed for 7 days'],
  ['a flight', { kind: 'means', means: 'no-flying' }, 'a flight of 3h 20m'],
  ['a car', { kind: 'means', means: 'no-car' }, 'one needs a car there'],
  ['a thing', { kind: 'thing', thing: 'skiing', isWanted: true }, 'we do not know it for that'],
  ['an unwanted thing', { kind: 'thing', thing: 'beaches', isWanted: false }, 'it is there'],
  ['a place', { kind: 'place', place: italy, isWanted: true }, 'it lies in Peru'],
  ['height', { kind: 'need', need: 'no-altitude' }, 'it lies high'],
  ['food', { kind: 'need', need: 'vegan' }, 'we do not know that vegan food is easy to find'],
])('says how a place breaks a wish when it is about %s', (_name, meaning, how) => expect(said(meaning)).toEqual([how]));

test('says the price of a room and the changes when they are over the limit', () => {
  const change = (changes: number) => ({ ...place, travel: { ...place.travel, changes } });
  const night = aWish({ kind: 'most-night', usd: 50 });
  const dear = { ...place, cost: { ...place.cost, bedPerNight: 90 } };
  expect(breaksOf(dear, aCriteria([night]))[0]?.evidence).toMatch(/^a room costs about \$180 a night$/);
  const direct = aCriteria([aWish({ kind: 'most-stops', stops: 0 })]);
  expect(breaksOf(change(1), direct)[0]?.evidence).toBe('the usual way changes planes once');
  expect(breaksOf(change(2), direct)[0]?.evidence).toBe('the usual way changes planes 2 times');
});

test.each<[string, Meaning]>([
  ['no month of those unwanted', { kind: 'months', months: [7], isWanted: false }],
  ['one of the places', { kind: 'place', place: peru, isWanted: true }],
  ['a length within its bound', { kind: 'days', days: 9, bound: 'at-most' }],
  ['a length from its bound on', { kind: 'days', days: 5, bound: 'at-least' }],
  ['the hours', { kind: 'most-hours', hours: 4 }],
])('says nothing when a place keeps %s', (_name, meaning) => expect(said(meaning)).toEqual([]));

test('lists no liking and the same words once', () => {
  const two = ['no-altitude', 'seniors'] as const;
  const wishes = two.map((need) => aWish({ kind: 'need', need }, { label: 'Not high up' }));
  expect(brokenBy(place, aCriteria([...wishes, aThing('skiing')]))).toEqual(wishes);
  expect(breaksOf(place, aCriteria(wishes))).toEqual([{ label: 'Not high up', evidence: 'it lies high' }]);
});

test('says what is only liked when a place has it not', () => {
  const soft = { strength: 'soft', label: 'this' } as const;
  const wishes = [
    aThing('skiing'),
    aThing('beaches'),
    aWish({ kind: 'most-hours', hours: 3 }, soft),
    aWish({ kind: 'move', towards: 'cheaper' }, soft),
    aWish({ kind: 'most-warmth', celsius: 5 }, { ...soft, label: 'cool', source: 'group' }),
  ];
  expect(missesOf(place, aCriteria(wishes))).toEqual([
    { label: 'wish', evidence: 'we do not know it for that' },
    { label: 'this', evidence: 'it takes 3h 20m' },
  ]);
  expect(breaksOf(place, aCriteria(wishes))).toEqual([]);
});
