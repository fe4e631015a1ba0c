import { newItem, newTrip } from '@sojourn/trip';
import { createDayGrouper, type DayGroup } from '../items/day-groups.model';
import { waysOn, wayWords } from './ways.model';

const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const pantheon = { latitude: 41.8986, longitude: 12.4769 };
const tokyo = { latitude: 35.6895, longitude: 139.6917 };

test('a way leads to each stop of a day from the one before it', () => {
  const day = '2027-04-10';
  const at = (title: string, position: typeof tokyo, start: string) => ({
    ...newItem({ type: 'activity', title, day, start, place: { name: title, position } }),
    ...{ version: 1, latest: 1 },
  });
  const items = { i1: at('Pantheon', pantheon, '15:00'), i2: at('Colosseum', colosseum, '10:00') };
  const trip = newTrip({ title: 'T', destination: 'D', startDate: day, endDate: day });
  const [group] = createDayGrouper()({ ...trip, items }).days;
  expect([...waysOn(group as DayGroup)]).toEqual([['i1', '1.6 km, about 30 min on foot or 11 min by car']]);
});

test('a way says what one can do: nothing at one place, only the distance over an ocean', () => {
  expect(wayWords(colosseum, colosseum)).toBe('');
  expect(wayWords(colosseum, { latitude: 43.7696, longitude: 11.2558 })).toBe('232 km, 3 h 35 min by car');
  expect(wayWords(colosseum, tokyo)).toBe('9,855 km');
});
