import type { TripPlan } from '@sojourn/contracts/plan';
import { minutesOfClock } from '@sojourn/travel';
import fc from 'fast-check';
import {
  dayPaces,
  fillDay,
  isIdeaOf,
  similarActivities,
  type DayActivity,
  type DayFilling,
  type FilledSlot,
} from './day-filling';
import { newTrip } from './new-trip';
import { adding, doing, rome } from './testing/trip-under-test';

const middle = '2027-04-12';
const anActivity = (id: string, change: Partial<DayActivity> = {}): DayActivity => ({
  ...{ id, name: `Do ${id}`, location: 'Rome, Italy', category: 'cultural', rating: 4.5, minutes: 120, price: 20 },
  ...change,
});
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => anActivity(id));
const fill = (plan: TripPlan, change: Partial<DayFilling> = {}) =>
  fillDay(plan, { day: middle, lockedIds: [], activities: six, pace: 'usual', attempt: 0, ...change });
const idsOf = (slots: ReturnType<typeof fill>) => slots.map(({ activity }) => activity.id);
const withItems = (...items: [string, Parameters<typeof adding>[1]][]) =>
  doing(rome, ...items.map(([id, known]) => adding(id, { day: middle, ...known }))).trip;
const end = (time: string) => ({ daysLater: 0, time, zone: null });

describe('a day that is filled', () => {
  test.each([
    ['easy', 1],
    ['usual', 3],
    ['full', 5],
  ] as const)('holds at the pace %s %i things of two hours', (pace, count) =>
    expect(fill(rome, { pace })).toHaveLength(count),
  );

  test('is the same each time, and another one when somebody asks for others', () => {
    expect(fill(rome)).toEqual(fill(rome));
    const seen = new Set([0, 1, 2, 3].map((attempt) => idsOf(fill(rome, { attempt })).toSorted().join()));
    expect(seen.size).toBeGreaterThan(1);
  });

  test.each<[day: string, months: number[] | undefined, ids: string[]]>([
    [middle, [3, 4], ['a', 'tulips']],
    [middle, [12, 1, 2], ['a']],
    [middle, [], ['a']],
    [middle, undefined, ['a', 'tulips']],
    ['2027-05-01', [4], ['a']],
    ['2027-04-30', [4], ['a', 'tulips']],
  ])('has on %s what is done in %j only in its season', (day, months, ids) => {
    const activities = [anActivity('a'), anActivity('tulips', { months, rating: 4.9 })];
    expect(idsOf(fill(rome, { day, activities })).toSorted()).toEqual(ids);
  });

  test('has the best rated first, of different kinds', () => {
    const museum = anActivity('museum', { rating: 4.9 });
    const other = anActivity('other', { rating: 4.8 });
    const walk = anActivity('walk', { rating: 4.7, category: 'nature' });
    expect(idsOf(fill(rome, { activities: [other, walk, museum], pace: 'full' })).toSorted()).toEqual([
      'museum',
      'other',
      'walk',
    ]);
    expect(idsOf(fill(rome, { activities: [other, walk, museum], pace: 'usual' }))).toContain('walk');
  });

  test('goes round what is locked, booked or eaten', () => {
    const plan = withItems(
      ['lunch', { type: 'meal', start: '12:00', end: end('14:00') }],
      ['locked', { start: '15:00', end: end('18:00') }],
    );
    for (const { start, activity } of fill(plan, { lockedIds: ['locked'], pace: 'full' })) {
      const from = minutesOfClock(start);
      expect(from + activity.minutes <= 12 * 60 || from >= 14 * 60).toBe(true);
      expect(from + activity.minutes <= 15 * 60 || from >= 18 * 60).toBe(true);
    }
  });

  test('takes the hours of what is not locked, and shows it again only when nothing else is left', () => {
    const plan = withItems(['old', { title: 'Do a', start: '10:00', end: end('12:00') }]);
    expect(idsOf(fill(plan))).not.toContain('a');
    expect(idsOf(fill(plan, { activities: [anActivity('a')] }))).toEqual(['a']);
  });

  test('has nothing that another day of the trip has', () => {
    const plan = doing(rome, adding('x', { title: 'Do b', day: '2027-04-13' })).trip;
    expect(idsOf(fill(plan, { pace: 'full' }))).not.toContain('b');
  });

  test('takes up what waits without a day', () => {
    const plan = doing(rome, adding('x', { title: 'Do b' })).trip;
    expect(idsOf(fill(plan, { activities: [anActivity('b')] }))).toEqual(['b']);
  });

  test('holds one lunch and one dinner when several are the best rated', () => {
    const names = ['Guachinche lunch', 'Bouchon lunch', 'Fish supper', 'Tapas crawl', 'Cathedral'];
    const activities = names.map((name) => anActivity(name, { name, minutes: 90, rating: 5 }));
    const slots = fill(rome, { activities, pace: 'full' });
    const hoursOf = (words: RegExp) => slots.filter(({ activity }) => words.test(activity.name)).map((s) => s.start);
    expect(hoursOf(/lunch/)).toEqual(['12:00']);
    expect(hoursOf(/supper|Tapas/)).toEqual(['18:30']);
    expect(hoursOf(/Cathedral/)).toHaveLength(1);
  });

  test('adds no second lunch when one is planned', () => {
    const plan = withItems(['lunch', { type: 'meal', title: 'Lunch', start: '14:30' }]);
    expect(fill(plan, { activities: [anActivity('a', { name: 'Guachinche lunch', minutes: 90 })] })).toEqual([]);
  });

  test('goes where it is open', () => {
    const shut = anActivity('shut', { openingHours: 'Tu-Su 09:00-18:00', rating: 5 });
    const late = anActivity('late', { openingHours: 'Mo-Su 19:00-23:00' });
    expect(fill(rome, { activities: [shut, late] }).map(({ start, activity }) => [activity.id, start])).toEqual([
      ['late', '19:00'],
    ]);
  });

  test('stays near to what is locked', () => {
    const at = (latitude: number) => ({ latitude, longitude: 12.5 });
    const plan = withItems([
      'locked',
      { start: '10:00', end: end('12:00'), place: { name: 'Forum', position: at(41.89) } },
    ]);
    const activities = [
      anActivity('far', { position: at(42.2), rating: 4.8 }),
      anActivity('near', { position: at(41.9) }),
    ];
    expect(idsOf(fill(plan, { activities, lockedIds: ['locked'], pace: 'easy' }))).toEqual(['near']);
  });

  test('begins when one has come into town, and ends before one leaves', () => {
    const first = doing(
      rome,
      adding('in', { type: 'flight', day: '2027-04-10', start: '10:00', end: end('11:00') }),
    ).trip;
    expect(
      fill(first, { day: '2027-04-10', pace: 'full' }).every(
        ({ start }) => minutesOfClock(start) >= minutesOfClock('12:30'),
      ),
    ).toBe(true);
    const last = doing(rome, adding('out', { type: 'flight', day: '2027-04-17', start: '16:00' })).trip;
    for (const { start, activity } of fill(last, { day: '2027-04-17', pace: 'full' })) {
      expect(minutesOfClock(start) + activity.minutes).toBeLessThanOrEqual(minutesOfClock('13:30'));
    }
  });

  test('is empty where there is nothing to do, or no hour is free', () => {
    expect(fill(rome, { activities: [] })).toEqual([]);
    expect(fill(withItems(['tour', { type: 'transport', start: '08:00', end: end('23:00') }]))).toEqual([]);
  });

  test('never overlaps, nor goes past the evening, whatever there is', () => {
    const activity = fc.record({
      id: fc.uuid(),
      minutes: fc.integer({ min: 15, max: 700 }),
      rating: fc.float({ min: 4, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(activity, { maxLength: 12 }),
        fc.constantFrom(...dayPaces),
        fc.nat(9),
        (some, pace, attempt) => {
          const slots = fill(rome, { activities: some.map((each) => anActivity(each.id, each)), pace, attempt });
          let free = minutesOfClock('09:30');
          for (const slot of slots) {
            expect(minutesOfClock(slot.start)).toBeGreaterThanOrEqual(free);
            free = minutesOfClock(slot.start) + slot.activity.minutes;
          }
          expect(free).toBeLessThanOrEqual(minutesOfClock('21:30'));
        },
      ),
    );
  });
});

/** A point so many kilometres north of the Forum. */
const kmNorth = (km: number) => ({ latitude: 41.89 + km / 111.195, longitude: 12.485 });
const placed = (km: number) => ({ place: { name: 'Somewhere', position: kmNorth(km) } });
const attempts = Array.from({ length: 12 }, (_, attempt) => attempt);

describe('the first hour that a day has for something of two hours', () => {
  type Known = Parameters<typeof adding>[1];
  const startBeside = (known: Known, change: Partial<DayActivity> = {}, { plan = rome, day = middle } = {}) =>
    fill(doing(plan, adding('x', { day, ...known })).trip, {
      ...{ day, lockedIds: ['x'], pace: 'full' },
      activities: [anActivity('a', change)],
    })[0]?.start;

  test.each<[what: string, known: Known, start: string | undefined]>([
    ['a meal, and half an hour on the way', { type: 'meal', start: '10:00', end: end('11:00') }, '11:30'],
    ['a meal, before which there is just time', { type: 'meal', start: '12:00', end: end('13:00') }, '09:30'],
    ['a meal, before which there is none', { type: 'meal', start: '11:59', end: end('13:00') }, '13:30'],
    ['what says no end, for an hour', { type: 'meal', start: '10:00' }, '11:30'],
    ['what lasts past midnight', { type: 'meal', start: '10:00', end: { ...end('01:00'), daysLater: 1 } }, undefined],
    ['what has no time', { type: 'activity' }, '09:30'],
    ['a stay', { type: 'stay', start: '10:00', end: end('11:00') }, '09:30'],
    ['a note', { type: 'note', start: '10:00', end: end('11:00') }, '09:30'],
    ['a train in between, and the time before it', { type: 'transport', start: '14:00', end: end('15:00') }, '09:30'],
    ['a flight in between, and the time before it', { type: 'flight', start: '14:00', end: end('15:00') }, '09:30'],
    ['a flight in between, and the time after it', { type: 'flight', start: '10:00', end: end('11:00') }, '11:30'],
  ])('is beside %s', (_, known, start) => expect(startBeside(known)).toBe(start));

  test.each<[what: string, km: number | null, start: string]>([
    ['nobody knows how far away', null, '12:00'],
    ['at the same place', 0, '11:30'],
    ['a short walk away', 0.5, '11:30'],
    ['a drive of 45 minutes and a quarter of an hour more', 20, '12:30'],
    ['too far to drive in a day', 1_500, '15:30'],
  ])('is after what ends at 11:15, where one is %s', (_, km, start) =>
    expect(
      startBeside(
        { start: '09:00', end: end('11:15'), ...placed(0) },
        { position: km === null ? undefined : kmNorth(km) },
      ),
    ).toBe(start),
  );

  test('is half an hour behind a train, wherever that was entered', () => {
    const train = { type: 'transport', start: '09:00', end: end('11:15'), ...placed(0) } as const;
    expect(startBeside(train, { position: kmNorth(0) })).toBe('12:00');
  });

  test('is two hours behind a landing, and before a train of the first day', () => {
    const first = '2027-04-10';
    expect(startBeside({ type: 'flight', start: '14:00', end: end('15:00') }, {}, { day: first })).toBe('17:00');
    expect(startBeside({ type: 'transport', start: '14:00', end: end('15:00') }, {}, { day: first })).toBe('09:30');
  });

  test('ends three hours before one leaves, and does not come after that', () => {
    const last = '2027-04-17';
    const out = { type: 'flight', start: '16:00' } as const;
    expect(startBeside(out, { openingHours: 'Mo-Su 11:00-23:00' }, { day: last })).toBe('11:00');
    expect(startBeside(out, { openingHours: 'Mo-Su 11:30-23:00' }, { day: last })).toBeUndefined();
  });

  test('is behind the landing of a trip of a single day', () => {
    const oneDay = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: middle, endDate: middle });
    expect(startBeside({ type: 'flight', start: '10:00', end: end('11:00') }, {}, { plan: oneDay })).toBe('13:00');
  });
});

describe('what a day is filled with', () => {
  const chosen = (activities: DayActivity[], change: Partial<DayFilling> = {}, plan: TripPlan = rome) =>
    attempts.map((attempt) => idsOf(fill(plan, { activities, attempt, pace: 'easy', ...change })));
  const always = (ids: string[]) => attempts.map(() => ids);
  const long = { minutes: 200 };

  test.each([
    ['easy', 2],
    ['usual', 3],
    ['full', 5],
  ] as const)('is at the pace %s %i short things at most', (pace, most) =>
    expect(fill(rome, { pace, activities: six.map((each) => ({ ...each, minutes: 30 })) })).toHaveLength(most),
  );

  test('is the better rated, whatever chance says', () =>
    expect(
      chosen([anActivity('good', { ...long, rating: 4.6 }), anActivity('best', { ...long, rating: 4.9 })]),
    ).toEqual(always(['best'])));

  test('is of two kinds, but for one that is much better', () => {
    const short = { minutes: 60 };
    const [museum, gallery] = ['museum', 'gallery'].map((id) => anActivity(id, { ...short, rating: 4.9 }));
    const walk = (rating: number) => anActivity('walk', { ...short, rating, category: 'nature' });
    if (!museum || !gallery) throw new Error('two');
    for (const ids of chosen([museum, gallery, walk(4.7)])) expect(ids).toContain('walk');
    for (const ids of chosen([museum, gallery, walk(4.1)])) expect(ids).not.toContain('walk');
  });

  test('is near to what stays, unless something far is much better', () => {
    const plan = withItems(['kept', { start: '10:00', end: end('11:00'), ...placed(0) }]);
    const far = (km: number, rating: number) => anActivity('far', { ...long, rating, position: kmNorth(km) });
    const near = (rating: number) => anActivity('near', { ...long, rating, position: kmNorth(0.1) });
    const kept = { lockedIds: ['kept'], pace: 'easy' } as const;
    expect(chosen([far(20, 4.5), near(4.5)], kept, plan)).toEqual(always(['near']));
    expect(chosen([far(10, 5), near(4.2)], kept, plan)).toEqual(always(['far']));
    expect(chosen([far(200, 4.8), near(4.5)], kept, plan)).toEqual(always(['near']));
  });

  test('is near to any one of the things that stay', () => {
    const plan = withItems(
      ['one', { start: '09:30', end: end('10:00'), ...placed(0) }],
      ['other', { start: '20:00', end: end('21:00'), ...placed(22) }],
    );
    const beside = anActivity('beside', { ...long, position: kmNorth(0) });
    const between = anActivity('between', { ...long, position: kmNorth(11) });
    expect(chosen([between, beside], { lockedIds: ['one', 'other'] }, plan)).toEqual(always(['beside']));
  });

  test('is near to what the day was filled with before', () => {
    const out = { position: kmNorth(22), minutes: 60 };
    const first = anActivity('first', { ...out, rating: 5 });
    const alsoThere = anActivity('also there', { ...out, rating: 4.4, category: 'nature' });
    const inTown = anActivity('in town', { position: kmNorth(0), minutes: 60, rating: 4.6, category: 'food' });
    for (const ids of chosen([inTown, alsoThere, first])) expect(ids.toSorted()).toEqual(['also there', 'first']);
  });

  test('is not worth less because nobody knows how far it lies', () => {
    const somewhere = anActivity('somewhere', { ...long, rating: 4.9, position: kmNorth(3) });
    const nowhere = (rating: number) => anActivity('nowhere', { ...long, rating });
    expect(chosen([nowhere(4.5), somewhere])).toEqual(always(['somewhere']));
    const plan = withItems(['kept', { start: '09:30', end: end('10:00'), ...placed(30) }]);
    expect(chosen([nowhere(4.5), somewhere], { lockedIds: ['kept'] }, plan)).toEqual(always(['nowhere']));
  });

  test('is in the order of its hours, also where the best of it comes last', () => {
    const at = (id: string, hours: string, rating: number) =>
      anActivity(id, { minutes: 60, rating, openingHours: `Mo-Su ${hours}` });
    const activities = [at('noon', '12:00-13:00', 4.6), at('night', '20:00-21:00', 5), at('dawn', '09:00-11:00', 4.2)];
    for (const attempt of attempts) {
      const slots: FilledSlot[] = fill(rome, { activities, attempt, pace: 'usual' });
      expect(slots.map(({ start, activity }) => [start, activity.id])).toEqual([
        ['09:30', 'dawn'],
        ['12:00', 'noon'],
        ['20:00', 'night'],
      ]);
    }
  });

  test('is not what stays on the day, nor what waits as something else than a thing to do', () => {
    const kept = withItems(['kept', { title: 'Do a', start: '10:00', end: end('12:00') }]);
    expect(fill(kept, { activities: [anActivity('a')], lockedIds: ['kept'] })).toEqual([]);
    const noted = doing(rome, adding('noted', { type: 'note', title: 'Do a' })).trip;
    expect(fill(noted, { activities: [anActivity('a')] })).toEqual([]);
  });
});

describe('an idea of a plan', () => {
  const itemOf = (known: Parameters<typeof adding>[1]) => {
    const item = doing(rome, adding('x', known)).trip.items.x;
    if (!item) throw new Error('an item was added');
    return { ...item, id: 'x' };
  };

  test.each<[what: string, known: Parameters<typeof adding>[1], isIdea: boolean]>([
    ['a thing to do without a day', { title: 'Do a' }, true],
    ['a thing to do that has a day', { title: 'Do a', day: middle }, false],
    ['a note without a day', { type: 'note', title: 'Do a' }, false],
    ['another thing to do', { title: 'Do b' }, false],
  ])('is, or is not, %s', (_, known, isIdea) => expect(isIdeaOf(itemOf(known), anActivity('a'))).toBe(isIdea));
});

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
});
