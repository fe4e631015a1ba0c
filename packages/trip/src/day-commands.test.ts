import { apply, isApplied } from './apply';
import { fillDayCommand, swapActivityCommand } from './day-commands';
import type { DayActivity } from './day-activity';
import { itemsOn } from './day-plan';
import { contentOfTrip } from './testing/content-of-trip';
import { adding, doing, rome } from './testing/trip-under-test';

const day = '2027-04-12';
const forum: DayActivity = {
  ...{
    id: 'rome-forum',
    name: 'Forum',
    location: 'Rome, Italy',
    category: 'cultural',
    rating: 4.8,
    minutes: 150,
    price: 18,
  },
  position: { latitude: 41.89, longitude: 12.49 },
};
const walk: DayActivity = { ...forum, id: 'rome-walk', name: 'Walk', price: 0, position: undefined };
const plan = doing(
  rome,
  { type: 'head.edit', parts: { party: { people: 2, from: '', version: 1 } } },
  adding('locked', { title: 'Locked', day, start: '15:00' }),
  adding('lunch', { type: 'meal', title: 'Lunch', day, start: '13:00' }),
  adding('old', { title: 'Old', day, start: '10:00' }),
).trip;
const seed = () => {
  let made = 0;
  return { today: '2027-01-01', newId: () => `new-${(made += 1)}` };
};
const command = () =>
  fillDayCommand(
    plan,
    {
      ...{ day, lockedIds: ['locked'] },
      slots: [
        { activity: forum, start: '09:30' },
        { activity: walk, start: '17:00' },
      ],
    },
    seed(),
  );

test('a day is filled anew around what is locked or no activity, in one step that undo takes back', () => {
  const done = doing(plan, command());
  expect(itemsOn(done.trip, day).map(({ title, start }) => [start, title])).toEqual([
    ['09:30', 'Forum'],
    ['13:00', 'Lunch'],
    ['15:00', 'Locked'],
    ['17:00', 'Walk'],
  ]);
  const added = done.trip.items['new-1'];
  expect(added).toMatchObject({
    end: { daysLater: 0, time: '12:00', zone: null },
    place: { name: 'Rome, Italy', position: forum.position },
    planned: { usCents: 3_600 },
    source: { kind: 'attraction', id: 'rome-forum' },
  });
  expect(done.trip.items['new-2']?.planned).toBeNull();
  const undone = apply(done.trip, done.inverse);
  expect(isApplied(undone) && contentOfTrip(undone.trip)).toEqual(contentOfTrip(plan));
});

test('one thing takes the place of another, at its time', () => {
  const swap = swapActivityCommand(plan, { itemId: 'old', activity: forum }, '2027-01-01');
  expect(swap && doing(plan, swap).trip.items['old']).toMatchObject({
    title: 'Forum',
    day,
    start: '10:00',
    end: { time: '12:30' },
  });
  expect(swapActivityCommand(plan, { itemId: 'gone', activity: forum }, '2027-01-01')).toBeNull();
});

test('an idea without a day that is taken up is no idea any more', () => {
  const waiting = doing(plan, adding('idea', { title: 'Forum' }), adding('other', { title: 'Zoo' })).trip;
  const slots = [{ activity: forum, start: '09:30' }];
  const { trip } = doing(waiting, fillDayCommand(waiting, { day, lockedIds: [], slots }, seed()));
  expect([trip.items['idea'], trip.items['other']?.title]).toEqual([undefined, 'Zoo']);
});

test('what the day had already keeps its notes and has another hour, and what the trip minds is written down with it', () => {
  const noted = doing(plan, adding('walk', { title: 'Walk', day, start: '10:00', notes: 'Bring water.' })).trip;
  const slots = [{ activity: walk, start: '16:30' }];
  const filled = { day, lockedIds: ['locked'], slots, needs: ['naps'] as const };
  const done = doing(noted, fillDayCommand(noted, filled, seed()));
  expect(done.trip.items['walk']).toMatchObject({ notes: 'Bring water.', start: '16:30', end: { time: '19:00' } });
  expect(done.trip.items['old']).toBeUndefined();
  expect(done.trip.head.party).toMatchObject({ needs: ['naps'] });
  const again = fillDayCommand(done.trip, filled, seed());
  expect(JSON.stringify(again)).not.toContain('head.edit');
  const undone = apply(done.trip, done.inverse);
  expect(isApplied(undone) && contentOfTrip(undone.trip)).toEqual(contentOfTrip(noted));
});
