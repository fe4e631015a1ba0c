import type { TripPlan } from '@sojourn/contracts/plan';
import { minutesOfClock } from '@sojourn/travel';
import fc from 'fast-check';
import { dayPaces, type DayActivity, type DayFilling, type FilledSlot } from './day-activity';
import { fillDay, isIdeaOf } from './day-filling';
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
const attempts = Array.from({ length: 12 }, (_, attempt) => attempt);
const end = (time: string) => ({ daysLater: 0, time, zone: null });

describe('a day that is filled', () => {
  test.each([
    ['easy', 1],
    ['usual', 3],
    ['full', 4],
  ] as const)('holds at the pace %s %i things of two hours, and an hour for lunch', (pace, count) =>
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

describe('a day for somebody, and for its weather', () => {
  const all = { activities: six.map((each) => ({ ...each, minutes: 60 })), pace: 'full' } as const;
  const overnight = doing(
    rome,
    adding('in', { type: 'flight', day: '2027-04-11', start: '20:00', end: { ...end('08:00'), daysLater: 1 } }),
  ).trip;

  test('leaves an hour for lunch between half past eleven and half past two', () => {
    for (const attempt of attempts) {
      const spans = fill(rome, { ...all, activities: six, attempt }).map(({ start, activity }) => {
        const from = minutesOfClock(start);
        return { from, to: from + activity.minutes };
      });
      const isFree = (from: number) => spans.every((span) => span.to <= from || span.from >= from + 60);
      expect([690, 720, 750, 780, 810].some(isFree)).toBe(true);
    }
  });

  test('has at the usual pace one thing of two hours a half-day, and may have shorter ones beside it', () => {
    const [long, other, short] = [anActivity('long'), anActivity('other'), anActivity('short', { minutes: 60 })];
    for (const attempt of attempts) {
      const slots = fill(rome, { activities: [long, other, short], attempt });
      const mornings = slots.filter(({ start, activity }) => start < '13:00' && activity.minutes >= 120);
      expect(mornings.length).toBeLessThan(2);
    }
  });

  test('is under a roof when it rains, or at a table', () => {
    const [inside, outside] = [anActivity('inside', { isIndoors: true }), anActivity('outside', { isIndoors: false })];
    const lunch = anActivity('lunch', { name: 'Bouchon lunch', minutes: 90 });
    expect(idsOf(fill(rome, { activities: [outside, inside, lunch], isRainy: true })).toSorted()).toEqual([
      'inside',
      'lunch',
    ]);
    expect(idsOf(fill(rome, { activities: [outside], isRainy: true }))).toEqual([]);
  });

  test('has no stairs for somebody with a stick, or for a small child', () => {
    const activities = [anActivity('dome', { isStrenuous: true, rating: 5 }), anActivity('square')];
    expect(idsOf(fill(rome, { activities }))).toContain('dome');
    expect(idsOf(fill(rome, { activities, needs: ['step-free'] }))).toEqual(['square']);
    expect(idsOf(fill(rome, { activities, needs: ['naps'] }))).toEqual(['square']);
  });

  test('leaves a small child its nap and its evening, and has what it likes first', () => {
    const zoo = anActivity('zoo', { isForChildren: true, rating: 4.3 });
    const activities = [...six, zoo, anActivity('bar', { when: 'evening', rating: 5 })];
    for (const attempt of attempts) {
      const slots = fill(rome, { activities, attempt, needs: ['naps'] });
      expect(idsOf(slots)).toContain('zoo');
      expect(idsOf(slots)).not.toContain('bar');
      for (const { start, activity } of slots) {
        const to = minutesOfClock(start) + activity.minutes;
        expect(to <= minutesOfClock('14:00') || minutesOfClock(start) >= minutesOfClock('16:00')).toBe(true);
        expect(to).toBeLessThanOrEqual(minutesOfClock('19:00'));
      }
    }
  });

  test('is a short one after a night on the way, from when one is in town, with one museum at most', () => {
    const museum = (id: string) => anActivity(id, { minutes: 60, attractionType: 'Museums', rating: 5 });
    const activities = [museum('one'), museum('two'), anActivity('walk', { minutes: 60, category: 'nature' })];
    for (const attempt of attempts) {
      const slots = fill(overnight, { ...all, activities, attempt });
      expect(idsOf(slots).filter((id) => id !== 'walk')).toHaveLength(1);
      expect(idsOf(slots)).toContain('walk');
      for (const { start } of slots) expect(start >= '10:00').toBe(true);
    }
    expect(idsOf(fill(rome, { ...all, activities }))).toHaveLength(3);
  });

  test('keeps what it had when it becomes lighter, as far as that suits, and another time has others', () => {
    const plan = withItems(
      ['x', { title: 'Do a', start: '10:00', end: end('12:00') }],
      ['y', { title: 'Do b', start: '15:00', end: end('17:00') }],
    );
    const lighter = (change: Partial<DayFilling> = {}) =>
      idsOf(fill(plan, { pace: 'easy', keepsOwn: true, ...change }));
    expect(['a', 'b']).toContain(lighter()[0]);
    expect(['a', 'b']).not.toContain(lighter({ attempt: 1 })[0]);
    const wet = six.map((each) => ({ ...each, isIndoors: each.id !== 'a' }));
    expect(lighter({ activities: wet, isRainy: true })[0]).toBe('b');
  });

  test('ends its walks with the light of its place', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    const winter = newTrip({
      ...{ title: 'North', destination: 'Tromsø, Norway', startDate: '2027-12-20', endDate: '2027-12-23' },
    });
    const { destination } = winter.head;
    const north: TripPlan = {
      ...winter,
      head: { ...winter.head, destination: { ...destination, position: tromso, timeZone: 'Europe/Oslo' } },
    };
    const walk = anActivity('walk', { category: 'nature' });
    for (const plan of [
      north,
      doing(winter, adding('x', { day: null, place: { name: 'Fjord', position: tromso } })).trip,
    ]) {
      const [slot] = fill(plan, { day: '2027-12-21', activities: [walk] });
      expect(slot && slot.start >= '08:30' && slot.start <= '12:00').toBe(true);
    }
  });
});

/** A point so many kilometres north of the Forum. */
const kmNorth = (km: number) => ({ latitude: 41.89 + km / 111.195, longitude: 12.485 });
const placed = (km: number) => ({ place: { name: 'Somewhere', position: kmNorth(km) } });

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
    ['nobody knows how far away', null, '12:30'],
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
    expect(startBeside(train, { position: kmNorth(0), minutes: 60 })).toBe('12:00');
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
