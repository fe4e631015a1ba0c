import { resolveSearchParams, searchParamsSchema, withoutFaultyDays } from './search-params.model';

const kept = { destination: 'Rome', checkin: '2027-04-10', checkout: '2027-04-17' };

describe('resolveSearchParams', () => {
  test.each([
    { title: 'the address wins', query: 'destination=Oslo', stored: kept, expected: { ...kept, destination: 'Oslo' } },
    { title: 'what was kept fills the gaps', query: '', stored: kept, expected: kept },
    { title: 'blanks count as missing', query: 'destination=%20', stored: kept, expected: kept },
    {
      title: 'each is taken by its own name, without the blanks around it',
      query: 'destination=+Oslo+&checkin=+2027-05-01+&checkout=2027-05-02',
      stored: kept,
      expected: { destination: 'Oslo', checkin: '2027-05-01', checkout: '2027-05-02' },
    },
    { title: 'nothing is empty', query: '', stored: null, expected: { destination: '', checkin: '', checkout: '' } },
  ])('$title', ({ query, stored, expected }) => {
    expect(resolveSearchParams(new URLSearchParams(query), stored)).toEqual(expected);
  });
});

describe('searchParamsSchema', () => {
  test.each([null, 'Rome', 7])('refuses %j', (value) => {
    expect(searchParamsSchema.safeParse(value).success).toBe(false);
  });

  test('takes text where text is due and nothing else', () => {
    expect(searchParamsSchema.safeParse({ destination: 'Rome', checkin: 7, extra: {} })).toEqual({
      success: true,
      data: { destination: 'Rome', checkin: '', checkout: '' },
    });
  });
});

describe('withoutFaultyDays', () => {
  test.each([
    kept,
    { ...kept, checkout: '' },
    { ...kept, checkin: '' },
    { ...kept, checkout: kept.checkin },
    { destination: '', checkin: '', checkout: '' },
  ])('leaves %j as it is', (search) => expect(withoutFaultyDays(search)).toEqual({ search }));

  test.each([
    [{ checkin: '2027-02-31' }, '“2027-02-31” is not a day in the calendar. Please choose your dates again.'],
    [{ checkout: '2027-99-99' }, '“2027-99-99” is not a day in the calendar. Please choose your dates again.'],
    [{ checkin: 'soon', checkout: '' }, '“soon” is not a day in the calendar. Please choose your dates again.'],
    [{ checkin: '2027-04-18' }, 'Check-out must not be before check-in. Please choose your dates again.'],
  ])('says what is wrong with %j and goes on without days', (change, fault) => {
    expect(withoutFaultyDays({ ...kept, ...change })).toEqual({
      search: { destination: 'Rome', checkin: '', checkout: '' },
      fault,
    });
  });
});
