import { newItem, newTrip } from '@sojourn/trip';
import { flightSearchOf, flightSearchPath } from './flight-search.model';

const rome = newTrip({
  ...{ title: 'Rome', destination: 'Rome, Italy' },
  ...{ startDate: '2027-04-10', endDate: '2027-04-17' },
});
const going = (people: number | null, from: string) => ({
  ...rome,
  head: { ...rome.head, party: { people, from, version: 1, latest: 1 } },
});
const search = {
  ...{ from: 'Chicago', city: 'Rome', departureDate: '2027-04-10', returnDate: '2027-04-17' },
  ...{ adults: 2, children: 0, infants: 0, isHomeward: false },
};

describe('the search for flights of a trip', () => {
  it('goes there and back with its party when nothing is chosen', () => {
    expect(flightSearchOf(going(2, 'Chicago'), '2026-11-22')).toEqual(search);
  });

  it.each([
    [null, 1],
    [9, 9],
    [20, 9],
  ])('asks for as many seats as one search takes when the party is %j', (people, adults) => {
    expect(flightSearchOf(going(people, ''), '2026-11-22')).toMatchObject({ from: '', adults });
  });

  it.each([
    [
      { people: 4, children: 2 },
      { adults: 2, children: 2, infants: 0 },
    ],
    [
      { people: 5, children: 2, infants: 1 },
      { adults: 2, children: 2, infants: 1 },
    ],
    [
      { people: 12, children: 5 },
      { adults: 7, children: 2, infants: 0 },
    ],
    [
      { people: 3, infants: 2 },
      { adults: 1, children: 0, infants: 1 },
    ],
    [
      { people: 2, children: 9 },
      { adults: 1, children: 8, infants: 0 },
    ],
  ])('asks for %j as %j', (party, asked) => {
    const head = { ...rome.head, party: { ...party, from: '', version: 1, latest: 1 } };
    expect(flightSearchOf({ ...rome, head }, '2026-11-22')).toMatchObject(asked);
  });

  it('asks for nothing when its first day has passed', () => {
    expect(flightSearchOf(rome, '2027-04-11')).toBeNull();
  });
});

describe('the search for flights of a trip under way', () => {
  const source = { kind: 'timeline', id: 'Rome' } as const;
  const flight = (day: string) => ({
    ...newItem({ type: 'flight', title: 'Flight', day, source }),
    version: 1,
    latest: 1,
  });
  const plan = { ...rome, items: { there: flight('2027-04-10'), home: flight('2027-04-17') } };

  it('asks only for the flight home when the day of the other has passed', () => {
    expect(flightSearchOf(plan, '2027-04-12')).toMatchObject({
      ...{ departureDate: '2027-04-17', returnDate: '', isHomeward: true },
    });
  });

  it('asks for nothing when the days of both have passed', () => {
    expect(flightSearchOf(plan, '2027-04-18')).toBeNull();
  });
});

describe('the address of a search for flights', () => {
  const ends = { home: 'ORD', there: 'FCO' };
  const queryOf = (change: Partial<typeof search>) =>
    Object.fromEntries(new URL(flightSearchPath({ ...search, ...change }, ends, 7), 'http://localhost').searchParams);

  it('names both ends, both days, the party and the trip when it is there and back', () => {
    expect(queryOf({})).toEqual({
      ...{ origin: 'ORD', destination: 'FCO', departureDate: '2027-04-10', returnDate: '2027-04-17' },
      ...{ adults: '2', children: '0', infants: '0', travelClass: 'ECONOMY', trip: '7' },
    });
  });

  it('names the children when some go along', () => {
    expect(queryOf({ children: 2, infants: 1 })).toMatchObject({ adults: '2', children: '2', infants: '1' });
  });

  it('goes from the place home when only the way home is missing', () => {
    expect(queryOf({ isHomeward: true, returnDate: '' })).toMatchObject({ origin: 'FCO', destination: 'ORD' });
    expect(queryOf({ isHomeward: true, returnDate: '' })).not.toHaveProperty('returnDate');
  });
});
