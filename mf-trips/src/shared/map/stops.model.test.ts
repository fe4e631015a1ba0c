import { newItem, newTrip } from '@sojourn/trip';
import { createDayGrouper, itemsIn, type DayGroup } from '../items/day-groups.model';
import { kilometres, stopsOf, waysOn, wayWords } from './stops.model';

const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const pantheon = { latitude: 41.8986, longitude: 12.4769 };
const tokyo = { latitude: 35.6895, longitude: 139.6917 };
const day = '2027-04-10';
const at = (title: string, position: typeof tokyo | null, known: object = {}) => ({
  ...newItem({ type: 'activity', title, day, place: { name: `${title} place`, position }, ...known }),
  ...{ version: 1, latest: 1 },
});
const group = (items: Record<string, ReturnType<typeof at>>): DayGroup[] => [
  ...createDayGrouper()({ ...newTrip({ title: 'T', destination: 'D', startDate: day, endDate: day }), items }).days,
];

test('stops are numbered in the order of the day; what has no position is none', () => {
  const groups = group({
    i1: at('Pantheon', pantheon, { start: '15:00' }),
    i2: at('Colosseum', colosseum, { start: '10:00' }),
    i3: at('Lunch', null, { start: '13:00' }),
  });
  expect(stopsOf(groups.flatMap(itemsIn))).toEqual([
    { id: 'i2', title: 'Colosseum', place: 'Colosseum place', number: 1, position: colosseum },
    { id: 'i1', title: 'Pantheon', place: 'Pantheon place', number: 2, position: pantheon },
  ]);
  expect([...waysOn(groups[0] as DayGroup)]).toEqual([['i1', '1.6 km, about 30 min on foot or 11 min by car']]);
});

test('a way says what one can do: nothing at one place, only the distance over an ocean', () => {
  expect(wayWords(colosseum, colosseum)).toBe('');
  expect(wayWords(colosseum, { latitude: 43.7696, longitude: 11.2558 })).toBe('232 km, 3 h 35 min by car');
  expect(wayWords(colosseum, tokyo)).toBe('9,855 km');
});

test('distances are written as people say them', () => {
  expect([0.02, 0.61, 0.94, 0.96, 9.94, 9.96, 1234.5].map(kilometres)).toEqual([
    ...['50 m', '600 m', '950 m', '1.0 km', '9.9 km', '10 km', '1,235 km'],
  ]);
});
