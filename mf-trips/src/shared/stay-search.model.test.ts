import { newTrip } from '@sojourn/trip';
import { staySearchOf, staySearchPath } from './stay-search.model';

const days = { startDate: '2027-04-10', endDate: '2027-04-17' };
const rome = newTrip({ title: 'Rome', destination: 'Rome, Italy', ...days });
const part = { version: 1, latest: 1 };
const going = (count: number) => ({
  ...rome,
  head: { ...rome.head, party: { people: count || null, from: '', ...part } },
});
const BEFORE = '2026-11-22';
const stay = { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-17', guests: 2 };

describe('the search for a stay of a trip', () => {
  it.each([
    [0, 2],
    [1, 1],
    [4, 4],
    [20, 10],
  ])('of %i travellers is for %i guests', (travellers, guests) => {
    expect(staySearchOf(going(travellers), BEFORE)).toEqual({ ...stay, guests });
  });

  it.each([
    ['Rome, Italy', 'Rome'],
    ['New York', 'New York'],
    [', Italy', ', Italy'],
  ])('to %s is in %s', (destination, city) => {
    expect(staySearchOf(newTrip({ title: '', destination, ...days }), BEFORE)).toMatchObject({ city });
  });

  it.each([
    ['the day before', '2027-04-09', '2027-04-10'],
    ['its first day', '2027-04-10', '2027-04-10'],
    ['under way', '2027-04-12', '2027-04-12'],
    ['before its last night', '2027-04-16', '2027-04-16'],
  ])('on %s begins on a day that can be booked', (_when, today, checkIn) => {
    expect(staySearchOf(rome, today)).toEqual({ ...stay, checkIn });
  });

  it('is none where no night is ahead', () => {
    expect(staySearchOf(rome, '2027-04-17')).toBeNull();
    expect(
      staySearchOf(newTrip({ title: '', destination: 'Rome', ...days, endDate: days.startDate }), BEFORE),
    ).toBeNull();
  });
});

it('its address names the guests and the trip', () => {
  expect(staySearchPath({ ...stay, city: 'New York', guests: 4 }, 7)).toBe(
    '/hotels/search?city=New+York&checkIn=2027-04-10&checkOut=2027-04-17&adults=4&trip=7',
  );
});
