import { preferencesSchema } from '@sojourn/contracts';
import fc from 'fast-check';
import { aRecommendation, somePreferences } from '../../shared/recommendation.fake';
import { appendRefinement, formatShareText, formatPreferences } from './presentation.model';

describe('what was asked', () => {
  test('is told in words', () => {
    expect(formatPreferences(somePreferences({ refinement: 'cheaper\nwarmer' }))).toEqual([
      { name: 'Vacation type', value: 'Cultural, romantic' },
      { name: 'Budget per person', value: '$2,500' },
      { name: 'Duration', value: '1 week' },
      { name: 'Travel style', value: 'Mid-range' },
      { name: 'Group size', value: '2 adults' },
      { name: 'Interests', value: 'Food & Wine, History' },
      { name: 'Starting from', value: 'London, United Kingdom' },
      { name: 'Refined by', value: 'cheaper; warmer' },
    ]);
  });

  test('leaves out what was left open, and the country of a place that was typed', () => {
    const { userLocation } = somePreferences();
    const asked = somePreferences({
      budget: 0,
      travelStyle: [],
      groupSize: '',
      interests: [],
      userLocation: { ...userLocation, city: 'Leeds', country: 'User Specified' },
    });
    expect(formatPreferences(asked)).toEqual([
      { name: 'Vacation type', value: 'Cultural, romantic' },
      { name: 'Duration', value: '1 week' },
      { name: 'Starting from', value: 'Leeds' },
    ]);
  });
});

describe('a refinement', () => {
  test.each([
    [undefined, 'cheaper', 'cheaper'],
    ['cheaper', 'warmer', 'cheaper\nwarmer'],
    ['cheaper\nwarmer', 'cheaper', 'warmer\ncheaper'],
  ])('of %j by %j is %j', (before, wish, together) => {
    expect(appendRefinement(before, wish)).toBe(together);
  });

  test('is always one that can be sent, and ends with the last wish', () => {
    const wish = fc.string({ minLength: 1, maxLength: 2000 });
    fc.assert(
      fc.property(fc.array(wish), wish, (earlier, last) => {
        const refinement = appendRefinement(earlier.reduce<string | undefined>(appendRefinement, undefined), last);
        expect(refinement.endsWith(last)).toBe(true);
        expect(preferencesSchema.safeParse(somePreferences({ refinement })).success).toBe(true);
      }),
    );
  });
});

test('what is passed on says where, how much and when', () => {
  expect(formatShareText(aRecommendation())).toBe(
    'Lisbon, Portugal: about $1,240 per person, best in April to June, September. Plan yours on Sojourn:',
  );
});
