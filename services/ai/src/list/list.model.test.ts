import { sharedListSchema } from '@sojourn/contracts/recommendation-list';
import fc from 'fast-check';
import { aPreference } from '../recommendation/preferences.fake';
import { aRecommendation } from './list.fake';
import { isExpired, listOf } from './list.model';

const day = '2026-11-22';
const leeds = aPreference().userLocation;
const typed = (city: string) => ({
  ...{ latitude: 0, longitude: 0, city, country: 'User Specified', nearestAirport: '' },
});
const answer = (reason = 'Worth it.') => ({
  recommendations: [aRecommendation({ reason })],
  source: 'catalogue' as const,
  note: 'We could not find 12 Mill Lane.',
  wishes: [{ id: 'x', label: 'Vegan', strength: 'hard' as const, words: 'my ulcer', source: 'details' as const }],
  notUnderstood: ['my ulcer'],
});

test('choices are passed on, words of one’s own are not', () => {
  const preferences = aPreference({
    customDetails: 'my ulcer',
    refinement: 'for Marta',
    groupSize: 'Marta and me',
    withoutWishes: ['x'],
    when: { month: 7 },
  });
  const list = listOf(answer(), preferences, day);
  expect(list).toEqual({
    recommendations: answer().recommendations,
    source: 'catalogue',
    vacationType: ['adventure', 'nature'],
    budget: 2000,
    duration: 'week',
    travelStyle: ['mid-range'],
    interests: [],
    when: { month: 7 },
    from: 'Leeds',
    day,
  });
  expect(sharedListSchema.safeParse({ ...list, expiresAt: '2026-12-22T00:00:00.000Z' }).success).toBe(true);
});

test('no place is finer than a city', () => {
  const precise = { ...leeds, formattedAddress: '12 Mill Lane, Leeds LS1' };
  const text = JSON.stringify(listOf(answer(), aPreference({ userLocation: precise }), day));
  expect(text).not.toMatch(/53\.87|-1\.66|LBA|Mill Lane/);
});

test('what was typed for a place is nowhere in the list', () => {
  const sentence = (city: string) => `About 3h by air from ${city} and $900 a person. Back to ${city} by train.`;
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9][a-z0-9 ]{3,20}[a-z0-9]$/), (city) => {
      const list = listOf(answer(sentence(city)), aPreference({ userLocation: typed(city) }), day);
      expect(list.recommendations[0]?.reason).toBe('About 3h by air and $900 a person. Back to there by train.');
      expect(list).not.toHaveProperty('from');
    }),
  );
});

test('nobody’s place leaves the reasons as they are', () => {
  expect(listOf(answer('As it is.'), aPreference({ userLocation: typed('') }), day).recommendations[0]?.reason).toBe(
    'As it is.',
  );
});

test.each([
  ['2026-12-22T10:00:00.000Z', true],
  ['2026-12-22T10:00:00.001Z', false],
])('a list until %s is over: %s', (until, over) => {
  expect(isExpired({ expiresAt: new Date(until) }, new Date('2026-12-22T10:00:00Z'))).toBe(over);
});
