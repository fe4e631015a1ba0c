import fc from 'fast-check';
import { perDay, splitBudget } from './budget-split';

const anyCents = fc.integer({ min: 0, max: 10_000_000_000 });

describe('splitBudget', () => {
  it('gives 40, 20, 15, 15 and 10 per cent', () => {
    expect(splitBudget(240_000).map(({ name, cents }) => [name, cents])).toEqual([
      ['accommodation', 96_000],
      ['transportation', 48_000],
      ['food', 36_000],
      ['activities', 36_000],
      ['other', 24_000],
    ]);
  });

  it('adds up to the whole, to the cent', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(splitBudget(cents).reduce((sum, share) => sum + share.cents, 0)).toBe(cents);
      }),
    );
  });

  it('is never a cent or more away from the exact share, and never negative', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        for (const share of splitBudget(cents)) {
          expect(Number.isInteger(share.cents) && share.cents >= 0).toBe(true);
          expect(Math.abs(share.cents * 100 - cents * share.percent)).toBeLessThan(100);
        }
      }),
    );
  });

  it('never gives less when there is more', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const more = splitBudget(cents + 100);
        splitBudget(cents).forEach((share, at) => expect(more[at]?.cents).toBeGreaterThanOrEqual(share.cents));
      }),
    );
  });
});

it('a day’s part, spent every day, keeps within the budget', () => {
  fc.assert(
    fc.property(anyCents, fc.integer({ min: 0, max: 400 }), (cents, days) => {
      expect(perDay(cents, days) * Math.max(1, days)).toBeLessThanOrEqual(cents);
    }),
  );
});
