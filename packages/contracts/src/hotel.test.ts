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

  test.each([
    ['5,7', [5, 7]],
    ['0', [0]],
    ['18', undefined],
    ['5,', undefined],
    ['x', undefined],
    ['1,2,3,4,5,6,7,8,9', undefined],
  ])('reads the children %j as %j', (childAges, ages) => {
    const asked = { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-12', adults: '2', childAges };
    expect(hotelSearchQuerySchema.safeParse(asked).data?.childAges).toEqual(ages);
  });
});
