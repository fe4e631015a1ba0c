import { addDays } from '@sojourn/travel';
import { timelineOf } from './day-plan';
import { generateTimeline } from './generate-timeline';
import { doing, rome } from './testing/trip-under-test';
import { daysOf, durationInDays, planDays } from './trip-days';

const START = '2027-04-10';
const seedOf = (days: number) => ({ destination: 'Rome', startDate: START, endDate: addDays(START, days - 1) });

/** The timeline of a plan of so many days, as `day time title`. */
function timelineFor(days: number, activities: string[] = []): string[] {
  const { trip } = doing(rome, { type: 'batch', steps: generateTimeline({ ...seedOf(days), activities }) });
  return timelineOf(trip).map(({ day, time, title }) => `${Number(day.slice(8)) - 9} ${time} ${title}`);
}

const first = ['1 10:00 Arrival', '1 14:00 Check-in: Hotel', '1 19:00 Welcome dinner'];
const middle = (day: number) => [
  `${day} 10:00 Morning activity`,
  `${day} 13:00 Lunch`,
  `${day} 15:00 Afternoon activity`,
  `${day} 19:00 Dinner`,
];
const last = (day: number) => [`${day} 11:00 Check-out: Hotel`, `${day} 16:00 Departure`];

test.each([
  [1, first],
  [2, [...first, ...last(2)]],
  [3, [...first, ...middle(2), ...last(3)]],
  [7, [...first, ...[2, 3, 4, 5, 6].flatMap(middle), ...last(7)]],
  [8, [...first, ...[2, 3, 4, 5, 6, 7].flatMap(middle), ...last(8)]],
])('a plan of %i days has the hours of the specification', (days, expected) => {
  expect(timelineFor(days)).toEqual(expected);
});

test('a plan of 30 days has 28 days between', () => {
  const steps = generateTimeline(seedOf(30));
  expect(steps.length).toBe(1 + 2 + 28 * 4 + 1);
  expect(steps.at(-1)).toMatchObject({ id: 'timeline-1-30-departure', content: { day: '2027-05-09', start: '16:00' } });
});

test.each([
  ['2027-04-10', '2027-04-10', 1, 1],
  ['2027-04-10', '2027-04-11', 1, 2],
  ['2027-04-10', '2027-04-12', 2, 3],
  ['2027-04-10', '2027-04-17', 7, 8],
  ['2027-04-17', '2027-04-10', 7, 8],
  ['2027-04-10', '2027-04-18', 8, 9],
  ['2027-04-10', '2027-05-10', 30, 31],
])('from %s to %s a trip lasts %i days, and its plan has %i', (...[startDate, endDate, duration, plan]) => {
  expect(durationInDays({ startDate, endDate })).toBe(duration);
  expect(planDays({ startDate, endDate })).toBe(plan);
  const days = daysOf({ startDate, endDate });
  expect([days.length, days[0]]).toEqual([plan, '2027-04-10']);
});

test('a plan has 3 days when its dates cannot be read', () => {
  expect(planDays({ startDate: 'soon', endDate: '2027-04-17' })).toBe(3);
  expect(planDays({ startDate: '2027-04-17', endDate: '2027-02-30' })).toBe(3);
});

test('activities of the place fill the hours for them, in an order of their own, each once', () => {
  const activities = ['Colosseum', 'Vatican', 'Trastevere'];
  const names = generateTimeline({ ...seedOf(4), activities })
    .filter(({ content }) => content.type === 'activity')
    .map(({ content }) => content.title);
  expect(names.slice(0, 3).toSorted()).toEqual(activities.toSorted());
  expect(names[3]).toBe('Afternoon activity');
  expect(generateTimeline({ ...seedOf(4), activities: activities.toReversed() })).toEqual(
    generateTimeline({ ...seedOf(4), activities }),
  );
});

test('keeps a name out of an hour when the name tells another', () => {
  const lines = timelineFor(3, ['Guachinche lunch', 'Tapas crawl', 'Afternoon tea', 'Cathedral']);
  expect(lines).toEqual(expect.arrayContaining(['2 10:00 Cathedral', '2 15:00 Afternoon tea']));
  expect(lines.join()).not.toMatch(/Guachinche|Tapas/);
});

test('generating twice adds nothing, and a year is more than it fills', () => {
  const batch = { type: 'batch', steps: generateTimeline(seedOf(8)) } as const;
  const { trip } = doing(rome, batch);
  expect(doing(trip, batch).trip).toBe(trip);
  expect(Object.values(trip.items).every(({ source }) => source?.kind === 'timeline' && source.id === 'Rome')).toBe(
    true,
  );
  expect(generateTimeline(seedOf(366)).length).toBe(1 + 2 + 118 * 4 + 1);
});
