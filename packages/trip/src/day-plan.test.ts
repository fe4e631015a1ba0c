import fc from 'fast-check';
import { isInTrip, isRank, itemsOn, rankAt, timelineOf, unscheduledItems } from './day-plan';
import { adding, doing, rome } from './testing/trip-under-test';

const day = '2027-04-11';
const { trip } = doing(
  rome,
  adding('i1', { day, rank: 'a2' }),
  adding('i2', { day, start: '13:00', rank: 'a0' }),
  adding('i3', { day, start: '09:30', rank: 'a9' }),
  adding('i4', { day, rank: 'a1' }),
  adding('i6', { day, rank: 'a1' }),
  adding('i5', { day, start: '13:00', rank: 'Zz' }),
  adding('i7', { rank: 'a1' }),
  adding('i8', { rank: 'a0' }),
  adding('i9', { day: '2027-04-12' }),
);

test('a day stands by its times, then what has none by rank, the same for everybody', () => {
  expect(itemsOn(trip, day).map(({ id }) => id)).toEqual(['i3', 'i5', 'i2', 'i4', 'i6', 'i1']);
  expect(unscheduledItems(trip).map(({ id }) => id)).toEqual(['i8', 'i7']);
  expect(itemsOn(trip, '2027-04-13')).toEqual([]);
});

test('a rank stands where it is put, whatever was put there before', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), (places) => {
      const order: { rank: string; put: number }[] = [];
      places.forEach((place, put) => {
        const at = place % (order.length + 1);
        order.splice(at, 0, { rank: rankAt(order, at), put });
      });
      expect(order.toSorted((a, b) => (a.rank < b.rank ? -1 : 1))).toEqual(order);
      expect(order.every(({ rank }) => isRank(rank))).toBe(true);
    }),
  );
});

test('between two of one rank it stands after both', () => {
  const rank = rankAt([{ rank: 'a1' }, { rank: 'a1' }, { rank: 'a2' }], 1);
  expect(rank > 'a1' && rank < 'a2').toBe(true);
  expect([isRank('a0'), isRank('zz'), isRank(''), isRank('a00')]).toEqual([true, false, false, false]);
  expect(rankAt([{ rank: '??' }], 1)).toBe('a0');
});

test('a timeline has the end of what lasts into another day, and of every stay', () => {
  const { trip: planned } = doing(
    rome,
    adding('i1', { type: 'stay', title: 'Inn', day, start: '14:00', end: { daysLater: 0, time: '18:00', zone: null } }),
    adding('i2', {
      type: 'flight',
      title: 'LHR to NRT',
      day,
      start: '22:00',
      end: { daysLater: 1, time: '17:00', zone: 'Asia/Tokyo' },
    }),
    adding('i3', { title: 'Walk', day, start: '10:00', end: { daysLater: 0, time: '12:00', zone: null } }),
    adding('i4', { title: 'Shop', day }),
    adding('i5', { title: 'Someday' }),
  );
  expect(timelineOf(planned)).toEqual([
    { itemId: 'i3', type: 'activity', day, time: '10:00', title: 'Walk', isEnd: false },
    { itemId: 'i1', type: 'stay', day, time: '14:00', title: 'Check-in: Inn', isEnd: false },
    { itemId: 'i1', type: 'stay', day, time: '18:00', title: 'Check-out: Inn', isEnd: true },
    { itemId: 'i2', type: 'flight', day, time: '22:00', title: 'LHR to NRT', isEnd: false },
    { itemId: 'i4', type: 'activity', day, time: null, title: 'Shop', isEnd: false },
    { itemId: 'i2', type: 'flight', day: '2027-04-12', time: '17:00', title: 'Arrival: LHR to NRT', isEnd: true },
  ]);
});

test('something is in the trip by where it came from or by its name', () => {
  const source = { kind: 'attraction', id: 'colosseum' } as const;
  const { trip: with1 } = doing(rome, adding('i1', { title: 'Café  Greco', source }));
  expect(isInTrip(with1, { title: 'Other', source })).toBe(true);
  expect(isInTrip(with1, { title: 'cafe greco', source: null })).toBe(true);
  expect(isInTrip(with1, { title: 'Other', source: null })).toBe(false);
  expect(isInTrip(with1, { title: 'Other', source: { ...source, id: 'pantheon' } })).toBe(false);
  expect(isInTrip(with1, { title: 'Other', source: { ...source, kind: 'activity' } })).toBe(false);
});
