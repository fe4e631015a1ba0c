import { staySearchOf } from './searches.model';

const days = { startDate: '2027-04-10', endDate: '2027-04-17' };

it.each([
  ['Rome, Italy', 'Rome', '/hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-17'],
  ['New York', 'New York', '/hotels/search?city=New+York&checkIn=2027-04-10&checkOut=2027-04-17'],
  [', Italy', ', Italy', '/hotels/search?city=%2C+Italy&checkIn=2027-04-10&checkOut=2027-04-17'],
])('searches stays for %s in %s', (destination, city, path) => {
  expect(staySearchOf({ ...days, destination })).toEqual({ city, path });
});
