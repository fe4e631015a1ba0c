import fc from 'fast-check';
import {
  addressFaults,
  nextSearchUrl,
  staySearchUrl,
  faultsOf,
  guestsOf,
  isComplete,
  partyText,
  withParty,
  nightsBetween,
  parseStaySearch,
} from './stay-search.model';

const rome = { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-17', adults: 2 };

const anyParty = fc
  .record({
    adults: fc.integer({ min: 1, max: 8 }),
    rooms: fc.integer({ min: 2, max: 9 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 2 }),
  })
  .chain((party) => fc.constantFrom(party, { adults: party.adults }, { adults: party.adults, rooms: party.rooms }));

describe('the stay search', () => {
  test('is read from an address as it is written there', () => {
    const query = new URLSearchParams('city= Rome &checkIn= 2027-02-30&checkOut=2027-04-17 &adults=x');
    expect(parseStaySearch(query)).toEqual({ city: 'Rome', checkIn: '2027-02-30', checkOut: '2027-04-17', adults: 2 });
    expect(parseStaySearch(new URLSearchParams())).toEqual({ city: '', checkIn: '', checkOut: '', adults: 2 });
  });

  test.each([
    ['', {}],
    ['city=&checkIn=%20', {}],
    ['city=Rome', {}],
    ['city=Rome&checkIn=2027-04-10&checkOut=2027-04-17&adults=2', {}],
    ['checkIn=2027-02-30', { checkIn: 'Please give a real date as YYYY-MM-DD.' }],
    ['checkOut=2027-99-99', { checkOut: 'Please give a real date as YYYY-MM-DD.' }],
    ['city=R', { city: 'Please tell us where you are going.' }],
    ['adults=11', { adults: 'Guests must be a whole number from 1 to 10.' }],
    ['rooms=12', { rooms: 'Rooms must be a whole number from 1 to 9.' }],
    ['childAges=40', { childAges: 'Please give the ages of children as whole numbers from 0 to 17.' }],
    ['adults=x', { adults: 'Guests must be a whole number from 1 to 10.' }],
    ['city=Rome&checkIn=2027-04-10&checkOut=2027-04-10', { checkOut: 'Check-out must be after check-in.' }],
    ['city=Rome&checkIn=2027-04-10&checkOut=2027-07-09', {}],
    ['city=Rome&checkIn=2027-04-10&checkOut=2027-07-10', { checkOut: 'Please search for at most 90 nights.' }],
  ])('of the address %j these are faults: %j', (query, faults) => {
    expect(addressFaults(new URLSearchParams(query))).toEqual(faults);
  });

  test('survives its own address', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), anyParty, (text, party) => {
        const search = { ...rome, city: text.trim(), ...party };
        const { searchParams } = new URL(staySearchUrl(search), 'https://sojourn.example');
        expect(parseStaySearch(searchParams)).toEqual(search);
      }),
    );
  });

  test.each([
    [{ adults: 2 }, '2 guests'],
    [{ adults: 1, rooms: 1 }, '1 guest'],
    [{ adults: 4, rooms: 2 }, '4 guests, 2 rooms'],
    [{ adults: 2, childAges: [5] }, '3 guests (1 child)'],
    [{ adults: 2, rooms: 2, childAges: [5, 7] }, '4 guests (2 children), 2 rooms'],
  ])('says the party %j as %j', (party, text) => {
    expect(partyText(party)).toBe(text);
  });

  test('keeps a party within its limits: ten guests, and an adult in every room', () => {
    expect(withParty({ adults: 4, rooms: 3 }, { adults: 2 })).toEqual({ adults: 2, rooms: 2, childAges: [] });
    expect(withParty({ adults: 2 }, { children: 2 }).childAges).toHaveLength(2);
    expect(withParty({ adults: 2, childAges: [3, 4] }, { children: 1 }).childAges).toEqual([3]);
    expect(withParty({ adults: 8, childAges: [3, 4] }, { adults: 9 }).childAges).toEqual([3]);
  });

  test('leaves out what an address says wrongly of rooms and children', () => {
    const query = new URLSearchParams('adults=9&rooms=12&childAges=4,5');
    expect(parseStaySearch(query)).toEqual({ city: '', checkIn: '', checkOut: '', adults: 9 });
  });

  test.each([
    ['1', 1],
    ['10', 10],
    ['0', 2],
    ['11', 2],
    ['-3', 2],
    [null, 2],
  ])('%j guests are %d', (text, count) => {
    expect(guestsOf(text)).toBe(count);
  });

  test.each([
    [rome, {}],
    [{ ...rome, city: ' R ' }, { city: 'Please tell us where you are going.' }],
    [{ ...rome, checkIn: '2027-02-30' }, { checkIn: 'Please choose a day that is in the calendar.' }],
    [{ ...rome, checkOut: '2027-99-99' }, { checkOut: 'Please choose a day that is in the calendar.' }],
    [{ ...rome, checkIn: '' }, { checkIn: 'Please choose a check-in date.' }],
    [{ ...rome, checkOut: '' }, { checkOut: 'Please choose a check-out date.' }],
    [{ ...rome, checkOut: '2027-04-10' }, { checkOut: 'Check-out must be after check-in.' }],
    [{ ...rome, checkOut: '2027-04-01' }, { checkOut: 'Check-out must be after check-in.' }],
    [{ ...rome, checkOut: '2027-07-09' }, {}],
    [{ ...rome, checkOut: '2027-07-10' }, { checkOut: 'Please search for at most 90 nights.' }],
  ])('%j has the faults %j', (search, faults) => {
    expect(faultsOf(search)).toEqual(faults);
    expect(isComplete(search)).toBe(Object.keys(faults).length === 0);
  });

  test.each([
    ['2027-04-10', '2027-04-17', 7],
    ['2027-03-27', '2027-03-29', 2],
    ['2027-12-31', '2028-01-01', 1],
    ['2027-04-10', '2027-04-10', 0],
    ['2027-04-10', '2027-04-01', 0],
  ])('from %s to %s are %d nights', (...[from, to, nights]) => {
    expect(nightsBetween(from, to)).toBe(nights);
  });
});

test('another search keeps the trip it is for, and none of the filters', () => {
  const search = { city: 'Oslo', checkIn: '2027-04-10', checkOut: '2027-04-17', adults: 2 };
  expect(nextSearchUrl(search, new URLSearchParams('city=Rome&stars=5'))).toBe(staySearchUrl(search));
  expect(nextSearchUrl(search, new URLSearchParams('city=Rome&trip=7'))).toBe(`${staySearchUrl(search)}&trip=7`);
});
