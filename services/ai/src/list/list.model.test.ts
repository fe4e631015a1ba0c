import { sharedListSchema } from '@sojourn/contracts/recommendation-list';
import { aPreference } from '../recommendation/preferences.fake';
import { aRecommendation } from './list.fake';
import { isExpired, listOf } from './list.model';

const day = '2026-11-22';
const answer = () => ({
  recommendations: [aRecommendation()],
  source: 'catalogue' as const,
  from: 'Leeds',
  note: 'We could not find 12 Mill Lane.',
  wishes: [{ id: 'x', label: 'Vegan', strength: 'hard' as const, words: 'my ulcer', source: 'details' as const }],
  questions: [{ id: 'y', label: 'Halal', strength: 'hard' as const, words: 'my ulcer', source: 'details' as const }],
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

test('no place is finer than a city, nor is it what was typed', () => {
  const precise = { ...aPreference().userLocation, city: '12 Mill Lane', formattedAddress: '12 Mill Lane, Leeds LS1' };
  const text = JSON.stringify(listOf(answer(), aPreference({ userLocation: precise }), day));
  expect(text).not.toMatch(/53\.87|-1\.66|LBA|Mill Lane/);
});

test('nobody’s place is left out', () => {
  expect(listOf({ ...answer(), from: undefined }, aPreference(), day)).not.toHaveProperty('from');
});

test.each([
  ['2026-12-22T10:00:00.000Z', true],
  ['2026-12-22T10:00:00.001Z', false],
])('a list until %s is over: %s', (until, over) => {
  expect(isExpired({ expiresAt: new Date(until) }, new Date('2026-12-22T10:00:00Z'))).toBe(over);
});
