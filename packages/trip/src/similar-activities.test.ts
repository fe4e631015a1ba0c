import type { DayActivity } from './day-activity';
import { similarActivities } from './similar-activities';
import { adding, doing, rome } from './testing/trip-under-test';

const middle = '2027-04-12';
const anActivity = (id: string, change: Partial<DayActivity> = {}): DayActivity => ({
  ...{ id, name: `Do ${id}`, location: 'Rome, Italy', category: 'cultural', rating: 4.5, minutes: 120, price: 20 },
  ...change,
});
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => anActivity(id));
const withItems = (...items: [string, Parameters<typeof adding>[1]][]) =>
  doing(rome, ...items.map(([id, known]) => adding(id, { day: middle, ...known }))).trip;
const end = (time: string) => ({ daysLater: 0, time, zone: null });
/** A point so many kilometres north of the Forum. */
const kmNorth = (km: number) => ({ latitude: 41.89 + km / 111.195, longitude: 12.485 });
const placed = (km: number) => ({ place: { name: 'Somewhere', position: kmNorth(km) } });

describe('things like one of a day', () => {
  const plan = withItems(
    ['one', { title: 'Do a', start: '10:00', end: end('12:00') }],
    ['next', { title: 'Tour', start: '13:00' }],
  );

  test('are of its kind first, open then, and done before what comes next', () => {
    const activities = [
      ...[anActivity('a'), anActivity('long', { minutes: 200 }), anActivity('wild', { category: 'nature' })],
      ...[anActivity('alike'), anActivity('shut', { openingHours: 'Mo-Su 11:00-18:00' })],
    ];
    expect(similarActivities(plan, 'one', activities).map(({ id }) => id)).toEqual(['alike', 'wild']);
  });

  test('are in season on its day, and of any season while it has no day', () => {
    const activities = [
      anActivity('a'),
      anActivity('snow', { months: [12, 1] }),
      anActivity('spring', { months: [4] }),
    ];
    expect(similarActivities(plan, 'one', activities).map(({ id }) => id)).toEqual(['spring']);
    const idea = withItems(['one', { title: 'Do a', day: null, start: null }]);
    expect(similarActivities(idea, 'one', activities).map(({ id }) => id)).toEqual(['snow', 'spring']);
  });

  test('are near it where that is known', () => {
    const at = (latitude: number) => ({ position: { latitude, longitude: 12.5 } });
    const activities = [anActivity('a', at(41.9)), anActivity('far', at(42.3)), anActivity('near', at(41.91))];
    expect(similarActivities(plan, 'one', activities).map(({ id }) => id)).toEqual(['near', 'far']);
  });

  test('are at most five, for what has no time too, and none for what is gone', () => {
    const idea = doing(rome, adding('idea', { title: 'Do z' })).trip;
    expect(similarActivities(idea, 'idea', six)).toHaveLength(5);
    expect(similarActivities(idea, 'gone', six)).toEqual([]);
  });

  const like = (known: Parameters<typeof adding>[1], activities: DayActivity[], ...others: [string, object][]) =>
    similarActivities(withItems(['it', { title: 'Do it', ...known }], ...others), 'it', activities).map(({ id }) => id);
  const it = (change: Partial<DayActivity> = {}) => anActivity('it', change);
  const hour = anActivity('hour', { minutes: 60 });
  const two = anActivity('two', { minutes: 120 });

  test.each<[what: string, from: [known: Parameters<typeof adding>[1], usual: number | null], first: string]>([
    ['its own hour', [{ start: '10:00', end: end('11:00') }, 120], 'hour'],
    ['its own two hours', [{ start: '10:00', end: end('12:00') }, 60], 'two'],
    ['what it usually takes, where it says no end', [{ start: '10:00' }, 60], 'hour'],
    [
      'what it usually takes, where it lasts into the night',
      [{ start: '10:00', end: { ...end('01:00'), daysLater: 1 } }, 60],
      'hour',
    ],
    ['two hours, where nobody knows', [{ start: '10:00' }, null], 'two'],
  ])('are first those that take %s', (_, [known, usual], first) => {
    const given = [
      ...(first === 'two' ? [hour, two] : [two, hour]),
      ...(usual === null ? [] : [it({ minutes: usual })]),
    ];
    expect(like(known, given)[0]).toBe(first);
  });

  const itself = { start: '10:00', end: end('12:00') };

  test('are the better rated ones first, and one of its kind before one of its length or place', () => {
    const rated = (rating: number) => anActivity(`rated ${rating}`, { rating });
    expect(like(itself, [rated(4.3), rated(4.9), rated(4.6)])).toEqual(['rated 4.9', 'rated 4.6', 'rated 4.3']);
    const other = (change: Partial<DayActivity>) => anActivity('other', { category: 'nature', ...change });
    expect(like(itself, [other({}), it(), anActivity('shorter', { minutes: 60 })])).toEqual(['shorter', 'other']);
    const away = anActivity('away', { position: kmNorth(60) });
    expect(like({ ...itself, ...placed(0) }, [other({ position: kmNorth(0) }), it(), away])).toEqual(['away', 'other']);
  });

  test('are of its length rather than the shortest', () =>
    expect(like(itself, [anActivity('short', { minutes: 30 }), anActivity('right')])).toEqual(['right', 'short']));

  test('lose little by a short way, against those that nobody knows the place of', () => {
    const near = anActivity('near', { position: kmNorth(1), rating: 4.6 });
    expect(like({ ...itself, ...placed(0) }, [anActivity('nowhere'), near])).toEqual(['near', 'nowhere']);
  });

  test.each<[what: string, other: object, fits: boolean]>([
    ['what begins at their end', { type: 'meal', start: '12:00' }, true],
    ['what begins before their end', { type: 'meal', start: '11:59' }, false],
    ['what was before', { type: 'meal', start: '08:00' }, true],
    ['what begins with it', { type: 'meal', start: '10:00' }, true],
    ['a note', { type: 'note', start: '11:00' }, true],
    ['a stay', { type: 'stay', start: '11:00' }, true],
    ['what has no time', { type: 'meal' }, true],
  ])('are done before the next thing: %s', (_, other, fits) =>
    expect(like(itself, [two], ['other', other])).toEqual(fits ? ['two'] : []),
  );

  test('are open from its beginning to their end, where it has a day', () => {
    const open = (hours: string) => anActivity(hours, { openingHours: `Mo-Su ${hours}` });
    const activities = [open('10:00-12:00'), open('10:00-11:30'), open('10:30-13:00')];
    expect(like(itself, activities)).toEqual(['10:00-12:00']);
    const idea = doing(rome, adding('idea', { title: 'Do it', start: '08:00' })).trip;
    expect(similarActivities(idea, 'idea', activities)).toHaveLength(3);
  });

  test('are for those whom the trip minds', () => {
    const head = { ...plan.head, party: { people: 2, from: '', needs: ['step-free' as const], version: 1, latest: 1 } };
    const activities = [anActivity('dome', { isStrenuous: true }), anActivity('square')];
    expect(similarActivities(plan, 'one', activities).map(({ id }) => id)).toContain('dome');
    expect(similarActivities({ ...plan, head }, 'one', activities).map(({ id }) => id)).toEqual(['square']);
  });
});
