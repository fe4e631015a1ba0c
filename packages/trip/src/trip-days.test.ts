import { addDays } from '@sojourn/travel';
import fc from 'fast-check';
import { durationInDays } from './trip-days';

const rome = { startDate: '2027-04-10', endDate: '2027-04-17' };

describe('the length of a trip', () => {
  it('is the difference of its days, whichever comes first, and at least one', () => {
    expect(durationInDays(rome)).toBe(7);
    expect(durationInDays({ startDate: '2027-04-17', endDate: '2027-04-10' })).toBe(7);
    expect(durationInDays({ startDate: '2027-04-10', endDate: '2027-04-10' })).toBe(1);
    expect(durationInDays({ startDate: '2027-04-10', endDate: '2027-04-12' })).toBe(2);
  });

  it('is the number of days that were added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), (days) => {
        expect(durationInDays({ startDate: '2027-04-10', endDate: addDays('2027-04-10', days) })).toBe(days);
      }),
    );
  });
});
