import { aThing, aWish } from './candidate.fake';
import { anEntry } from './catalogue.fake';
import { isOnlyLiked, meetsNeed } from './needs.model';

const soft = { strength: 'soft' } as const;

test('a place meets a need where it says so', () => {
  const place = anEntry({ id: 'place', traits: [{ name: 'vegan' }], cautions: ['malaria'] });
  expect([meetsNeed(place, 'vegan'), meetsNeed(place, 'halal'), meetsNeed(place, 'no-malaria')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['no flying if possible', aWish({ kind: 'means', means: 'no-flying' }, soft), true],
  ['no flying', aWish({ kind: 'means', means: 'no-flying' }), false],
  ['vegan if possible', aWish({ kind: 'need', need: 'vegan' }, soft), true],
  ['children, who are soft and still no climbers', aWish({ kind: 'need', need: 'children' }, soft), false],
  ['no beaches if possible', aThing('beaches', false), true],
  ['beaches', aThing('beaches'), false],
])('%s', (_words, wish, isLiked) => expect(isOnlyLiked(wish)).toBe(isLiked));
