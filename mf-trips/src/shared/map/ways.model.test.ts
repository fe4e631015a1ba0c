import type { Item } from '@sojourn/contracts/plan';
import { newItem, newTrip } from '@sojourn/trip';
import { createDayGrouper } from '../items/day-groups.model';
import { hasLongWay, waysOn, wayWords } from './ways.model';

const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const pantheon = { latitude: 41.8986, longitude: 12.4769 };
const florence = { latitude: 43.7696, longitude: 11.2558 };
const tokyo = { latitude: 35.6895, longitude: 139.6917 };
const [first, second, third] = ['2027-04-10', '2027-04-11', '2027-04-12'] as const;
const train = () => 95;

type Known = Partial<Item> & { position?: typeof tokyo };
const at = (title: string, { position, ...known }: Known) => ({
  ...newItem({ type: 'activity', title, ...known, ...(position && { place: { name: title, position } }) }),
  ...{ version: 1, latest: 1 },
});
const daysWith = (items: Record<string, ReturnType<typeof at>>) => {
  const trip = newTrip({ title: 'T', destination: 'D', startDate: first, endDate: third });
  return createDayGrouper()({ ...trip, items }).days;
};

test('a way leads to each stop of a day from the one before it', () => {
  const days = daysWith({
    i1: at('Pantheon', { position: pantheon, day: first, start: '15:00' }),
    i2: at('Colosseum', { position: colosseum, day: first, start: '10:00' }),
    i3: at('Forum', { position: colosseum, day: second, start: '10:00' }),
  });
  expect([...waysOn(days)]).toEqual([
    ['i1', '1.6 km, about 30 min on foot or 11 min by car'],
    ['i3', ''],
  ]);
  expect(hasLongWay(days)).toBe(false);
});

describe('a way', () => {
  test('says what one can do: nothing at one place, only the distance over an ocean', () => {
    expect(wayWords(colosseum, colosseum)).toBe('');
    expect(wayWords(colosseum, florence)).toBe('232 km, 3 h 35 min by car');
    expect(wayWords(colosseum, tokyo)).toBe('9,855 km');
  });

  test('says the train where one is known, the quicker way first', () => {
    expect(wayWords(colosseum, florence, train)).toBe('232 km, 1 h 35 min by train or 3 h 35 min by car');
    expect(wayWords(colosseum, florence, () => 300)).toBe('232 km, 3 h 35 min by car or 5 h by train');
    expect(wayWords(colosseum, pantheon, train)).not.toContain('train');
  });

  test('leads into another town as a day begins, from the bed of the night', () => {
    const days = daysWith({
      i1: at('Hotel Roma', {
        ...{ type: 'stay', position: pantheon, day: first, start: '15:00' },
        end: { time: '11:00', daysLater: 1, zone: null },
      }),
      i2: at('Tivoli', { position: { latitude: 41.96, longitude: 12.8 }, day: first, start: '17:00' }),
      i3: at('Uffizi', { position: florence, day: second, start: '15:00' }),
    });
    expect(hasLongWay(days)).toBe(true);
    expect(waysOn(days, train).get('i3')).toBe('From Hotel Roma: 231 km, 1 h 35 min by train or 3 h 35 min by car');
    expect(waysOn(days).get('i3')).toBe('From Hotel Roma: 231 km as the crow flies');
  });

  test('leads from the last stop of the days before where no bed is known', () => {
    const days = daysWith({
      i1: at('Colosseum', { position: colosseum, day: first, start: '10:00' }),
      i2: at('Uffizi', { position: florence, day: third, start: '15:00' }),
    });
    expect(waysOn(days, train).get('i2')).toContain('From Colosseum: 232 km, 1 h 35 min by train');
  });

  test('is not on the ground where one flies', () => {
    const days = daysWith({
      i1: at('Colosseum', { position: colosseum, day: first, start: '10:00' }),
      i2: at('Flight to Florence', { type: 'flight', day: first, start: '15:00' }),
      i3: at('Uffizi', { position: florence, day: first, start: '18:00' }),
      i4: at('Duomo', { position: florence, day: second, start: '10:00' }),
    });
    expect([...waysOn(days, train)]).toEqual([['i4', '']]);
  });
});

test('a way drives nowhere in a car-free town, and walks to no other island', () => {
  const [rialto, fenice] = [
    { latitude: 45.438, longitude: 12.3359 },
    { latitude: 45.4336, longitude: 12.3339 },
  ];
  expect(wayWords(rialto, fenice)).toBe('500 m, about 9 min on foot');
  expect(wayWords(rialto, { latitude: 45.4855, longitude: 12.4167 })).toBe('8.2 km');
});
