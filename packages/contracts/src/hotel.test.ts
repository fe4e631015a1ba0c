import { hotelSearchQuerySchema } from './hotel';

describe('the search for stays', () => {
  test.each([
    ['2027-07-09', undefined],
    ['2027-07-10', 'Please search for at most 90 nights.'],
    ['2027-04-10', 'Check-out must be after check-in.'],
  ])('answers a check-out of %s with the fault %j when the check-in is 2027-04-10', (checkOut, fault) => {
    const { error } = hotelSearchQuerySchema.safeParse({ city: 'Rome', checkIn: '2027-04-10', checkOut });
    expect(error?.issues[0]?.message).toBe(fault);
  });
});
