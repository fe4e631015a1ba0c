import fc from 'fast-check';
import { isSum, sumMeaning, type Amount } from './sums';

const trip = { bound: null, sharers: 1, part: 'trip' } as const;
const dollars = (value: number): Amount => ({ unit: 'dollars', value });

describe('an amount', () => {
  test.each(['dollars', 'euros', 'pounds'] as const)('of %s is money, bounded or not', (unit) => {
    expect(isSum({ unit, value: 1 }, null)).toBe(true);
    expect(isSum({ unit, value: 1 }, 'under')).toBe(true);
  });

  test('of anything else is none, however much it is', () => {
    for (const unit of ['hours', 'days', 'degrees', 'stops', 'people', 'years'] as const)
      expect(isSum({ unit, value: 1_000 }, 'under')).toBe(false);
  });

  test('without a unit is money where it is bounded, from 150 on', () => {
    expect(isSum({ unit: null, value: 150 }, 'under')).toBe(true);
    expect(isSum({ unit: null, value: 150 }, 'over')).toBe(true);
    expect(isSum({ unit: null, value: 149 }, 'under')).toBe(false);
    expect(isSum({ unit: null, value: 5_000 }, null)).toBe(false);
  });

  test('of nothing is no sum', () => expect(isSum(dollars(0), 'under')).toBe(false));
});

describe('a sum', () => {
  test('is dollars, roughly', () => {
    expect(sumMeaning(dollars(1_500), trip)).toEqual({
      meaning: { kind: 'most-cost', usd: 1_500 },
      strength: 'hard',
      label: 'At most $1,500',
    });
    expect(sumMeaning({ unit: 'euros', value: 1_000 }, trip)?.meaning).toEqual({ kind: 'most-cost', usd: 1_100 });
    expect(sumMeaning({ unit: 'pounds', value: 1_000 }, trip)?.meaning).toEqual({ kind: 'most-cost', usd: 1_300 });
    expect(sumMeaning({ unit: null, value: 900 }, { ...trip, bound: 'under' })?.meaning).toMatchObject({ usd: 900 });
  });

  test('is a million at most', () => expect(sumMeaning(dollars(50_000_000), trip)?.label).toBe('At most $1,000,000'));

  test('is divided among those who share it, in whole dollars that nobody exceeds', () => {
    expect(sumMeaning(dollars(1_000), { ...trip, sharers: 3 })).toEqual({
      meaning: { kind: 'most-cost', usd: 333 },
      strength: 'hard',
      label: 'At most $333 each, $1,000 for 3',
    });
    expect(sumMeaning(dollars(2), { ...trip, sharers: 4 })?.meaning).toEqual({ kind: 'most-cost', usd: 1 });
  });

  test('of a flight limits the fare', () => {
    expect(sumMeaning(dollars(600), { ...trip, part: 'flight' })).toEqual({
      meaning: { kind: 'most-fare', usd: 600 },
      strength: 'hard',
      label: 'Flight at most $600',
    });
    expect(sumMeaning(dollars(600), { ...trip, part: 'flight', sharers: 2 })).toMatchObject({
      meaning: { kind: 'most-fare', usd: 300 },
      label: 'Flight at most $300 each, $600 for 2',
    });
  });

  test('of a night is the room’s, whoever shares it', () => {
    for (const sharers of [1, 4])
      expect(sumMeaning(dollars(120), { ...trip, part: 'night', sharers })).toEqual({
        meaning: { kind: 'most-night', usd: 120 },
        strength: 'hard',
        label: 'Room at most $120 a night',
      });
  });

  test('of more than $1,000 for a hotel is the whole stay, which nothing limits', () => {
    expect(sumMeaning(dollars(1_000), { ...trip, part: 'night' })?.meaning).toEqual({ kind: 'most-night', usd: 1_000 });
    expect(sumMeaning(dollars(1_001), { ...trip, part: 'night' })).toBeNull();
  });

  test('of any other part limits nothing', () =>
    expect(sumMeaning(dollars(30), { ...trip, part: 'other' })).toBeNull());

  test('that is shared is never more than it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 900_000 }), fc.integer({ min: 1, max: 20 }), (value, sharers) => {
        const meant = sumMeaning(dollars(value), { ...trip, sharers })?.meaning;
        const each = meant?.kind === 'most-cost' ? meant.usd : NaN;
        expect(each * sharers).toBeLessThanOrEqual(value);
        expect((each + 1) * sharers).toBeGreaterThan(value);
      }),
    );
  });
});
