import { newItem, newTrip } from '@sojourn/trip';
import { createDayGrouper, itemsIn, type DayGroup } from '../items/day-groups.model';
import { stopsOf } from './stops.model';

const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const pantheon = { latitude: 41.8986, longitude: 12.4769 };
const day = '2027-04-10';
const at = (title: string, position: typeof pantheon | null, known: object = {}) => ({
  ...newItem({ type: 'activity', title, day, place: { name: `${title} place`, position }, ...known }),
  ...{ version: 1, latest: 1 },
});
const group = (items: Record<string, ReturnType<typeof at>>): DayGroup[] => [
  ...createDayGrouper()({ ...newTrip({ title: 'T', destination: 'D', startDate: day, endDate: day }), items }).days,
];

test('stops are numbered in the order of the day; what has no position is none, nor is a flight', () => {
  const groups = group({
    i1: at('Pantheon', pantheon, { start: '15:00' }),
    i2: at('Colosseum', colosseum, { start: '10:00' }),
    i3: at('Lunch', null, { start: '13:00' }),
    i4: at('To Rome', { latitude: 51.47, longitude: -0.45 }, { type: 'flight', start: '07:00' }),
  });
  expect(stopsOf(groups.flatMap(itemsIn))).toEqual([
    { id: 'i2', title: 'Colosseum', place: 'Colosseum place', number: 1, position: colosseum, day, dayIndex: null },
    { id: 'i1', title: 'Pantheon', place: 'Pantheon place', number: 2, position: pantheon, day, dayIndex: null },
  ]);
});

test('counts the days of stops when there are several', () => {
  const on = (when: string | null, start: string) => at(start, pantheon, { day: when, start });
  const items = { i1: on('2027-04-12', '09:00'), i2: on('2027-04-10', '09:00'), i3: on('2027-04-12', '11:00') };
  const inOrder = Object.entries(items).map(([id, item]) => ({ id, ...item }));
  expect(stopsOf(inOrder).map(({ dayIndex }) => dayIndex)).toEqual([0, 1, 0]);
});
