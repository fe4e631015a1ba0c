import type { ItemContent, TripPlan } from '@sojourn/contracts/plan';
import { timelineOf } from './day-plan';
import { moveToDay } from './move-item';
import { adding, doing, rome } from './testing/trip-under-test';

const [day, next] = ['2027-04-11', '2027-04-12'];
const until = (time: string, daysLater = 0) => ({ daysLater, time, zone: null });
const put = (id: string, start: string, end: string) => adding(id, { day: next, start, end: until(end) });
const meal = (title: string, start: string, end: string) =>
  adding(`${title.toLowerCase()}-1`, { type: 'meal', title, day: next, start, end: until(end) });
const lunch = meal('Lunch', '13:00', '14:00');
const dinner = meal('Dinner', '19:00', '20:30');

function movedTo(
  item: Partial<ItemContent>,
  ...others: ReturnType<typeof put>[]
): TripPlan['items'][string] | undefined {
  const { trip } = doing(rome, adding('own', { day, ...item }), ...others);
  const command = moveToDay(trip, 'own', next);
  return command ? doing(trip, command).trip.items['own'] : undefined;
}

describe('something moved to another day', () => {
  it('keeps its hour when that is free', () => {
    expect(movedTo({ start: '10:00', end: until('12:00') }, lunch, dinner)).toMatchObject({
      ...{ day: next, start: '10:00', end: until('12:00') },
    });
  });

  it.each([
    ['a morning', '10:00', '11:00', [put('a', '10:00', '11:30')], '09:00'],
    ['a morning after a short visit', '10:00', '11:00', [put('a', '09:15', '10:15')], '10:15'],
    ['an afternoon', '15:00', '17:00', [put('a', '15:00', '16:00')], '16:00'],
    ['an afternoon that is full until dinner', '15:00', '17:00', [put('a', '14:00', '18:00')], '11:00'],
    ['lunch', '13:00', '14:00', [lunch], '12:00'],
    ['a late show', '20:00', '22:00', [put('a', '20:00', '21:00')], '21:00'],
  ])('takes the nearest free time when it is %s and that hour is taken', (...[, start, end, taken, found]) => {
    expect(movedTo({ start, end: until(end) }, ...taken, lunch, dinner)?.start).toBe(found);
  });

  it('stays at its hour when the day has no room', () => {
    const full = put('a', '00:30', '23:30');
    expect(movedTo({ start: '10:00', end: until('12:00') }, full)).toMatchObject({
      start: '10:00',
      end: until('12:00'),
    });
  });

  it('never ends after midnight when it has to give way', () => {
    const moved = movedTo({ start: '22:00', end: until('23:30') }, put('a', '21:00', '23:45'));
    expect(moved?.end?.daysLater).toBe(0);
  });

  it('keeps its light when a sunset has no free time', () => {
    const start = movedTo(
      { title: 'Sunset sail', start: '17:30', end: until('19:00') },
      put('a', '16:00', '23:00'),
    )?.start;
    expect(start).toBe('17:30');
  });

  it('has no hour when it had none', () => {
    expect(movedTo({ start: null }, lunch)).toMatchObject({ day: next, start: null });
  });
});

test('no arrival is told at midnight when something to do lasts into the night', () => {
  const { trip } = doing(rome, adding('fado', { title: 'Fado', day, start: '21:00', end: until('00:00', 1) }));
  expect(timelineOf(trip).map(({ title }) => title)).toEqual(['Fado']);
});
