import { newTrip } from '@sojourn/trip';
import { hotelSearchPath, stayOf } from './stay-options.model';

const rome = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2027-04-10', endDate: '2027-04-17' });
const part = { version: 1, latest: 1 };
const going = (count: number) => ({
  ...rome,
  travellers: Object.fromEntries(Array.from({ length: count }, (_, at) => [`t-${at}`, { name: 'Ana', ...part }])),
});

test('a stay is for the trip’s own place, days and travellers, two where it knows none', () => {
  const stay = { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-17', guests: 2 };
  expect(stayOf(rome, '2026-11-22')).toEqual(stay);
  expect(stayOf(going(1), '2026-11-22')).toEqual({ ...stay, guests: 1 });
  expect(stayOf(going(20), '2026-11-22')).toEqual({ ...stay, guests: 10 });
  expect(hotelSearchPath(stay, 7)).toBe(
    '/hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-17&adults=2&trip=7',
  );
});

test('there is none for nights that are over', () => {
  expect(stayOf(rome, '2027-04-12')).toMatchObject({ checkIn: '2027-04-12' });
  expect(stayOf(rome, '2027-04-17')).toBeNull();
  expect(
    stayOf(newTrip({ title: '', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-10' }), '2026-01-01'),
  ).toBeNull();
});
