import { watchLimits, watchSchema } from '@sojourn/contracts/watch';
import { addDays } from '@sojourn/travel';
import { aDraft, aReading, aWatch } from './watch.fake';
import {
  afterReading,
  departed,
  priceOf,
  resumed,
  routeOf,
  standingOf,
  stopped,
  type StoredWatch,
  subjectOf,
  watchOf,
  withLink,
  withPoint,
} from './watch.model';

const now = new Date('2026-11-24T12:00:00Z');
const everyMs = 86_400_000;
const look = (watch: StoredWatch, price: number | null, { day = '2026-11-24', noticeId = 'n1' } = {}) =>
  afterReading(watch, aReading({ day, lowest: price, own: price }), { now, everyMs, noticeId });
const flight = { key: 'BA 542@2027-04-10T08:20:00', carrier: 'British Airways' };

test('a subject is a search for its party, or a flight of it; a route is shared by all who fly it then', () => {
  const subjects = [aDraft(), aDraft({ adults: 1 }), aDraft({}, flight), aDraft({ travelClass: 'FIRST' })].map(
    subjectOf,
  );
  expect(new Set(subjects).size).toBe(4);
  const { returnDate: _back, ...oneWay } = aDraft().search;
  expect(routeOf(aDraft().search)).toBe(routeOf(aDraft({ adults: 1 }).search));
  expect(routeOf(oneWay)).not.toBe(routeOf(aDraft().search));
});

describe('a history', () => {
  test('has one price a day, the last one, oldest first', () => {
    const points = [
      { day: '2026-11-22', price: 1 },
      { day: '2026-11-24', price: 3 },
    ];
    expect(withPoint(points, { day: '2026-11-23', price: 2 }).map(({ price }) => price)).toEqual([1, 2, 3]);
    expect(withPoint(points, { day: '2026-11-24', price: 4 }).map(({ price }) => price)).toEqual([1, 4]);
  });

  test('loses its oldest days', () => {
    const points = Array.from({ length: watchLimits.historyDays }, (_, at) => ({
      day: addDays('2026-09-01', at),
      price: at,
    }));
    const longer = withPoint(points, { day: '2026-11-24', price: 9 });
    expect(longer).toHaveLength(watchLimits.historyDays);
    expect(longer[0]).toEqual(points[1]);
  });

  test('says how its last price stands, once there are days enough', () => {
    const points = Array.from({ length: 20 }, (_, at) => ({ day: addDays('2026-11-01', at), price: 300 + at * 10 }));
    expect(standingOf(points)).toMatchObject({ level: 'high', usual: { from: 338, to: 452 } });
    expect(standingOf(points.slice(0, 5))).toEqual({ level: null, usual: null });
    expect(standingOf([])).toEqual({ level: null, usual: null });
  });
});

test('what is watched is the flight where there is one, else the lowest price', () => {
  const reading = aReading({ lowest: 300, own: 350 });
  expect([priceOf(null, reading), priceOf(flight, reading)]).toEqual([300, 350]);
});

describe('a look at a price', () => {
  test('that stays is noted and looked at again a day later', () => {
    const next = look(aWatch(), 398);
    expect(next).toMatchObject({ price: 398, notice: null, drop: null, nextCheckAt: new Date('2026-11-25T12:00:00Z') });
    expect(next.lowest.map(({ price }) => price)).toEqual([400, 398]);
    expect(next.own).toEqual([]);
  });

  test('that fell is news, and waits to be mailed', () => {
    expect(look(aWatch(), 350)).toMatchObject({
      drop: { from: 400, to: 350, day: '2026-11-24' },
      isDropNew: true,
      notice: { id: 'n1', from: 400, to: 350 },
      noticeDueAt: now,
    });
  });

  test('that stays down is no second news, and what was seen stays seen', () => {
    const seen = { ...look(aWatch(), 350), isDropNew: false, notice: null, noticeDueAt: null };
    expect(look(seen, 350, { day: '2026-11-25', noticeId: 'n2' })).toMatchObject({
      isDropNew: false,
      notice: null,
      noticeDueAt: null,
    });
  });

  test('that falls on while its notice waits joins it', () => {
    expect(look(look(aWatch(), 350), 320, { day: '2026-11-25', noticeId: 'n2' }).notice).toEqual({
      id: 'n2',
      from: 400,
      to: 320,
    });
  });

  test('of a flight that nobody sells any more changes its state alone, until somebody does', () => {
    const gone = look(aWatch({}, aDraft({}, flight)), null);
    expect(gone).toMatchObject({ state: 'gone', price: null, drop: null });
    expect(gone.own).toHaveLength(1);
    expect(look(gone, 400).state).toBe('watching');
  });

  test('of a flight follows its own price, not the lowest', () => {
    const reading = aReading({ day: '2026-11-24', lowest: 100, own: 405 });
    const next = afterReading(aWatch({}, aDraft({}, flight)), reading, { now, everyMs, noticeId: 'n1' });
    expect(next).toMatchObject({ price: 405, drop: null });
    expect(next.own.at(-1)).toEqual({ day: '2026-11-24', price: 405 });
    expect(next.lowest.at(-1)).toEqual({ day: '2026-11-24', price: 100 });
  });
});

test('a stopped watch tells nothing and goes after 30 days, unless it is brought back', () => {
  const away = stopped(look(aWatch(), 350), now);
  expect(away).toMatchObject({ nextCheckAt: null, notice: null, noticeDueAt: null, stoppedAt: now });
  expect(away.purgeAt).toEqual(new Date('2026-12-24T12:00:00Z'));
  expect(resumed(away, now)).toMatchObject({ nextCheckAt: now, stoppedAt: null, purgeAt: null });
  expect(resumed(stopped(departed(aWatch(), now), now), now)).toMatchObject({ nextCheckAt: null, state: 'over' });
});

test('a departed watch is shown for 30 days, and neither looked at nor told', () => {
  expect(departed(look(aWatch(), 350), now)).toMatchObject({ state: 'over', nextCheckAt: null, notice: null });
  expect(departed(aWatch(), now).purgeAt).toEqual(new Date('2026-12-24T12:00:00Z'));
});

test('the links of its last 20 messages stop it', () => {
  let watch = aWatch();
  for (let at = 0; at < 25; at += 1) watch = withLink(watch, `digest ${at}`, now);
  expect(watch.stopDigests).toHaveLength(20);
  expect(watch.stopDigests.at(-1)).toBe('digest 24');
  expect(watch.noticeDueAt).toEqual(now);
});

test('what its owner sees is what was agreed, without the digests of links', () => {
  const shown = watchOf(look(aWatch({ stopDigests: ['x'] }), 350));
  expect(watchSchema.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({ startPrice: 400, price: 350, drop: { from: 400, to: 350, isNew: true } });
  expect(JSON.stringify(shown)).not.toContain('igest');
});
