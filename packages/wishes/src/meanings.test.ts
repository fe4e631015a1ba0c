import { amountMeaning, idOf, meaningOf, subjectOf, type Said } from './meanings';
import type { Term, Unit } from './vocabulary';
import type { Meaning } from './wish';

const thing: Term = { type: 'thing', thing: { id: 'golf', label: 'golf', words: '', isRare: false } };
const place: Term = { type: 'place', place: { type: 'region', id: 'americas' }, label: 'the Americas' };
const time: Term = { type: 'time', time: { label: 'In summer', months: [6, 7, 8], words: '' } };
const way = (means: Meaning | null, unless?: Meaning, isLimit = false): Term => ({
  type: 'way',
  way: { label: 'So', means, ...(unless ? { unless: { label: 'Not so', means: unless } } : {}), words: '', isLimit },
});
const warm: Meaning = { kind: 'least-warmth', celsius: 23 };
const cold: Meaning = { kind: 'most-warmth', celsius: 15 };

describe('a place', () => {
  test.each(['want', 'not', 'been'] as const)('is a condition: %s', (mode) =>
    expect(meaningOf(place, mode, false)).toEqual({
      meaning: { kind: 'place', place: { type: 'region', id: 'americas' }, isWanted: mode === 'want' },
      strength: 'hard',
      label: mode === 'want' ? 'The Americas' : 'Not the Americas',
    }),
  );

  test('that others should be like only weighs', () =>
    expect(meaningOf(place, 'similar', true)).toEqual({
      meaning: { kind: 'similar', place: { type: 'region', id: 'americas' } },
      strength: 'soft',
      label: 'Like the Americas',
    }));

  test('that somebody starts from is no wish', () => expect(meaningOf(place, 'origin', false)).toBeNull());
});

describe('a thing', () => {
  test('that is wanted weighs, and is a condition where it must be', () => {
    expect(meaningOf(thing, 'want', false)).toEqual({
      meaning: { kind: 'thing', thing: 'golf', isWanted: true },
      strength: 'soft',
      label: 'Golf',
    });
    expect(meaningOf(thing, 'want', true)?.strength).toBe('hard');
  });

  test('that is not wanted is a condition', () =>
    expect(meaningOf(thing, 'not', false)).toEqual({
      meaning: { kind: 'thing', thing: 'golf', isWanted: false },
      strength: 'hard',
      label: 'No golf',
    }));
});

test('a time is a condition, and called by its months where it is not wanted', () => {
  const meaning = { kind: 'months', months: [6, 7, 8] };
  expect(meaningOf(time, 'want', false)).toEqual({
    meaning: { ...meaning, isWanted: true },
    strength: 'hard',
    label: 'In summer',
  });
  expect(meaningOf(time, 'not', false)).toEqual({
    meaning: { ...meaning, isWanted: false },
    strength: 'hard',
    label: 'Not June to August',
  });
});

test('of what somebody has been to only a place is meant', () => {
  for (const term of [thing, time, way(warm, cold)]) expect(meaningOf(term, 'been', false)).toBeNull();
});

test('what does not matter changes nothing', () => {
  for (const term of [thing, place, time, way(warm, cold)]) expect(meaningOf(term, 'ignore', true)).toBeNull();
});

describe('a way', () => {
  test('means the one where it is wanted and the other where it is not', () => {
    expect(meaningOf(way(warm, cold), 'want', false)).toEqual({ meaning: warm, strength: 'soft', label: 'So' });
    expect(meaningOf(way(warm, cold), 'not', false)).toEqual({ meaning: cold, strength: 'hard', label: 'Not so' });
  });

  test('that says nothing when it is wanted, or when it is not, is no wish', () => {
    expect(meaningOf(way(null, cold), 'want', false)).toBeNull();
    expect(meaningOf(way(warm), 'not', false)).toBeNull();
  });

  test.each<[string, Meaning]>([
    ['warm days', warm],
    ['cool days', cold],
    ['short flights', { kind: 'most-hours', hours: 5 }],
    ['direct flights', { kind: 'most-stops', stops: 0 }],
  ])('of %s weighs, but as a limit or a must it is a condition', (_what, meaning) => {
    expect(meaningOf(way(meaning), 'want', false)?.strength).toBe('soft');
    expect(meaningOf(way(meaning), 'want', true)?.strength).toBe('hard');
    expect(meaningOf(way(meaning, undefined, true), 'want', false)?.strength).toBe('hard');
  });

  test.each<[string, Meaning]>([
    ['no flying', { kind: 'means', means: 'no-flying' }],
    ['a wheelchair', { kind: 'need', need: 'step-free' }],
    ['halal food', { kind: 'need', need: 'halal' }],
    ['safety', { kind: 'need', need: 'safe' }],
  ])('of %s is a condition however it is said', (_what, meaning) => {
    expect(meaningOf(way(meaning), 'want', false)?.strength).toBe('hard');
    expect(meaningOf(way(null, meaning), 'not', false)?.strength).toBe('hard');
  });

  test.each<[string, Meaning]>([
    ['direction', { kind: 'move', towards: 'cheaper' }],
    ['haste', { kind: 'soon' }],
    ...(['children', 'couple', 'alone', 'seniors', 'public-transport'] as const).map((need): [string, Meaning] => [
      `company (${need})`,
      { kind: 'need', need },
    ]),
  ])('of %s weighs however it is said', (_what, meaning) => {
    expect(meaningOf(way(meaning), 'want', true)?.strength).toBe('soft');
    expect(meaningOf(way(null, meaning), 'not', false)?.strength).toBe('soft');
  });
});

const plain: Said = { bound: null, isNegated: false, isFlight: false, sharers: 1, part: 'trip' };
const meant = (value: number, unit: Unit | null, said: Partial<Said> = {}) =>
  amountMeaning({ value, unit }, { ...plain, ...said });
const under = { bound: 'under' } as const;
const over = { bound: 'over' } as const;
const negated = { isNegated: true } as const;

describe('hours', () => {
  const atMost = (hours: number) => ({
    meaning: { kind: 'most-hours', hours },
    strength: 'hard',
    label: `At most ${hours} hours there`,
  });

  test('limit the way there, bounded from above or where flying is spoken of', () => {
    expect(meant(3, 'hours', under)).toEqual(atMost(3));
    expect(meant(3, 'hours', { ...over, ...negated })).toEqual(atMost(3));
    expect(meant(3, 'hours', { isFlight: true })).toEqual(atMost(3));
  });

  test('by themselves, or bounded from below, limit nothing', () => {
    expect(meant(3, 'hours')).toBeNull();
    expect(meant(3, 'hours', { ...over, isFlight: true })).toBeNull();
  });

  test('are those of a flight up to forty', () => {
    expect(meant(40, 'hours', under)).toEqual(atMost(40));
    expect(meant(41, 'hours', under)).toBeNull();
    expect(meant(0, 'hours', under)).toBeNull();
  });

  test('are called by their minutes where they are not full ones', () => {
    expect(meant(1, 'hours', under)?.label).toBe('At most 1 hour there');
    expect(meant(1.5, 'hours', under)?.label).toBe('At most 1h 30m there');
    expect(meant(2.2, 'hours', under)?.label).toBe('At most 2h 12m there');
  });

  test('in minutes are a way there from sixty up, and where flying is spoken of', () => {
    expect(meant(60, 'minutes', under)).toMatchObject({ meaning: { kind: 'most-hours', hours: 1 } });
    expect(meant(59, 'minutes', under)).toBeNull();
    expect(meant(45, 'minutes', { ...under, isFlight: true })).toEqual({
      meaning: { kind: 'most-hours', hours: 0.75 },
      strength: 'hard',
      label: 'At most 45m there',
    });
    expect(meant(90, 'minutes')).toBeNull();
  });
});

describe('stops', () => {
  test.each([
    [0, 'Direct flights'],
    [1, 'At most 1 stop'],
    [2, 'At most 2 stops'],
    [5, 'At most 5 stops'],
  ])('of %i are a limit, bounded or not', (stops, label) => {
    const limit = { meaning: { kind: 'most-stops', stops }, strength: 'hard', label };
    expect(meant(stops, 'stops')).toEqual(limit);
    expect(meant(stops, 'stops', under)).toEqual(limit);
  });

  test('that are too many, or more than so many, are none', () => {
    expect(meant(6, 'stops')).toBeNull();
    expect(meant(1, 'stops', over)).toBeNull();
    expect(meant(1, 'stops', { ...over, ...negated })?.label).toBe('At most 1 stop');
  });
});

describe('degrees', () => {
  const least = (celsius: number) => ({
    meaning: { kind: 'least-warmth', celsius },
    strength: 'hard',
    label: `At least ${celsius} °C`,
  });

  test('are nearly enough where nothing bounds them, and exact where something does', () => {
    expect(meant(25, 'degrees')).toEqual(least(22));
    expect(meant(25, 'degrees', over)).toEqual(least(25));
    expect(meant(25, 'degrees', under)).toEqual({
      meaning: { kind: 'most-warmth', celsius: 25 },
      strength: 'hard',
      label: 'At most 25 °C',
    });
  });

  test('of more than fifty are Fahrenheit, as those that say so are', () => {
    expect(meant(50, 'degrees', over)).toEqual(least(50));
    expect(meant(77, 'degrees', over)).toEqual(least(25));
    expect(meant(51, 'degrees', over)).toEqual(least(11));
    expect(meant(41, 'fahrenheit', over)).toEqual(least(5));
  });
});

describe('metres', () => {
  test('above the sea that are bounded are a need of low ground, from a thousand on', () => {
    const low = { meaning: { kind: 'need', need: 'no-altitude' }, strength: 'hard', label: 'Not high up' };
    expect(meant(1000, 'metres', under)).toEqual(low);
    expect(meant(2500, 'metres', { ...over, ...negated })).toEqual(low);
    expect(meant(999, 'metres', under)).toBeNull();
    expect(meant(3000, 'metres')).toBeNull();
  });
});

describe('years', () => {
  test.each([
    [0, 'children'],
    [17, 'children'],
    [65, 'seniors'],
    [80, 'seniors'],
  ])('of age %i say who goes: %s', (years, need) =>
    expect(meant(years, 'years')).toEqual({
      meaning: { kind: 'need', need },
      strength: 'soft',
      label: need === 'children' ? 'With children' : 'Easy for seniors',
    }),
  );

  test.each([18, 64])('of age %i say nothing', (years) => expect(meant(years, 'years')).toBeNull());
});

describe('a length', () => {
  test('is in days, of which a night has one more', () => {
    expect(meant(1, 'days')).toEqual({ meaning: { kind: 'days', days: 1 }, strength: 'soft', label: '1 day' });
    expect(meant(10, 'days')?.label).toBe('10 days');
    expect(meant(6, 'nights')?.label).toBe('7 days');
    expect(meant(2, 'weeks')?.label).toBe('14 days');
    expect(meant(1.5, 'weeks')?.meaning).toEqual({ kind: 'days', days: 11 });
  });

  test('is bounded as it is said', () => {
    expect(meant(5, 'days', under)).toEqual({
      meaning: { kind: 'days', days: 5, bound: 'at-most' },
      strength: 'soft',
      label: 'At most 5 days',
    });
    expect(meant(1, 'days', under)?.label).toBe('At most 1 day');
    expect(meant(5, 'days', over)).toEqual({
      meaning: { kind: 'days', days: 5, bound: 'at-least' },
      strength: 'soft',
      label: 'At least 5 days',
    });
    expect(meant(5, 'days', { ...over, ...negated })?.label).toBe('At most 5 days');
  });

  test('behind a no is none, unless it is bounded', () => {
    expect(meant(5, 'days', negated)).toBeNull();
    expect(meant(5, 'days', { ...under, ...negated })?.label).toBe('At most 5 days');
  });

  test('is a day at least and four months at most', () => {
    expect(meant(0, 'days')).toBeNull();
    expect(meant(0.5, 'days')).toBeNull();
    expect(meant(120, 'days')?.label).toBe('120 days');
    expect(meant(121, 'days')).toBeNull();
    expect(meant(120, 'nights')).toBeNull();
    expect(meant(18, 'weeks')).toBeNull();
  });
});

test('minutes, people and bare numbers limit nothing', () => {
  for (const unit of ['minutes', 'people'] as const) expect(meant(4, unit, under)).toBeNull();
  expect(meant(4, null, under)).toBeNull();
});

test('a sum is a limit unless it is bounded from below', () => {
  expect(meant(900, 'dollars')?.label).toBe('At most $900');
  expect(meant(900, 'dollars', under)?.label).toBe('At most $900');
  expect(meant(900, 'dollars', { ...over, ...negated })?.label).toBe('At most $900');
  expect(meant(900, 'dollars', over)).toBeNull();
  expect(meant(900, 'dollars', { sharers: 3, part: 'flight' })?.label).toBe('Flight at most $300 each, $900 for 3');
});

describe('of two wishes', () => {
  const rome = { type: 'destination', id: 'rome' } as const;
  const paris = { type: 'destination', id: 'paris' } as const;
  const move = (
    towards: Extract<Meaning, { kind: 'move' }>['towards'],
    than?: typeof rome | typeof paris,
  ): Meaning => ({
    ...{ kind: 'move', towards },
    ...(than ? { than } : {}),
  });

  test.each<[string, Meaning, Meaning]>([
    [
      'a thing wanted and not',
      { kind: 'thing', thing: 'golf', isWanted: true },
      { kind: 'thing', thing: 'golf', isWanted: false },
    ],
    [
      'a place wanted and not',
      { kind: 'place', place: rome, isWanted: true },
      { kind: 'place', place: rome, isWanted: false },
    ],
    ['two sums', { kind: 'most-cost', usd: 900 }, { kind: 'most-cost', usd: 1_000 }],
    ['two fares', { kind: 'most-fare', usd: 900 }, { kind: 'most-fare', usd: 1_000 }],
    ['two nights', { kind: 'most-night', usd: 90 }, { kind: 'most-night', usd: 100 }],
    ['two flights', { kind: 'most-hours', hours: 3 }, { kind: 'most-hours', hours: 4 }],
    ['stops', { kind: 'most-stops', stops: 0 }, { kind: 'most-stops', stops: 1 }],
    ['least degrees', { kind: 'least-warmth', celsius: 20 }, { kind: 'least-warmth', celsius: 25 }],
    ['most degrees', { kind: 'most-warmth', celsius: 20 }, { kind: 'most-warmth', celsius: 25 }],
    ['lengths', { kind: 'days', days: 7 }, { kind: 'days', days: 10 }],
    ['bounds of a length', { kind: 'days', days: 7, bound: 'at-least' }, { kind: 'days', days: 7, bound: 'at-most' }],
    ['a price down and up', move('cheaper'), move('pricier')],
    ['a way near and far', move('closer'), move('farther')],
    ['weather colder and warmer', move('colder'), move('warmer')],
    ['life quieter and livelier', move('quieter'), move('livelier')],
    ['weather against one place', move('colder', rome), move('warmer', rome)],
  ])('about the same the later one holds, and each has an id of its own: %s', (_what, one, other) => {
    expect(subjectOf(one)).toBe(subjectOf(other));
    expect(idOf(one)).not.toBe(idOf(other));
  });

  test.each<[string, Meaning, Meaning]>([
    [
      'two things',
      { kind: 'thing', thing: 'golf', isWanted: true },
      { kind: 'thing', thing: 'beaches', isWanted: true },
    ],
    ['two places', { kind: 'place', place: rome, isWanted: true }, { kind: 'place', place: paris, isWanted: true }],
    [
      'a place of another kind',
      { kind: 'place', place: rome, isWanted: true },
      { kind: 'place', place: { type: 'country', id: 'rome' }, isWanted: true },
    ],
    ['a place and one like it', { kind: 'place', place: rome, isWanted: true }, { kind: 'similar', place: rome }],
    [
      'months wanted and not',
      { kind: 'months', months: [6, 7, 8], isWanted: true },
      { kind: 'months', months: [6, 7, 8], isWanted: false },
    ],
    ['two times', { kind: 'months', months: [1, 2], isWanted: true }, { kind: 'months', months: [12], isWanted: true }],
    ['needs', { kind: 'need', need: 'halal' }, { kind: 'need', need: 'dogs' }],
    ['means', { kind: 'means', means: 'no-car' }, { kind: 'means', means: 'no-flying' }],
    ['directions', move('cheaper'), move('warmer')],
    ['safety and change', move('safer'), move('different')],
    ['distance and life', move('closer'), move('quieter')],
    ['weather against two places', move('warmer', paris), move('colder', rome)],
    ['weather against a place and none', move('warmer', paris), move('warmer')],
    ['the cold and the heat', { kind: 'least-warmth', celsius: 20 }, { kind: 'most-warmth', celsius: 20 }],
    ['a fare and a sum', { kind: 'most-fare', usd: 900 }, { kind: 'most-cost', usd: 900 }],
  ])('about different things both hold, by ids of their own: %s', (_what, one, other) => {
    expect(subjectOf(one)).not.toBe(subjectOf(other));
    expect(idOf(one)).not.toBe(idOf(other));
  });
});

test.each<[Meaning, string]>([
  [{ kind: 'thing', thing: 'beaches', isWanted: false }, 'not-thing:beaches'],
  [{ kind: 'place', place: { type: 'country', id: 'IT' }, isWanted: true }, 'place:country:IT'],
  [{ kind: 'months', months: [12, 1], isWanted: true }, 'months:true:12.1'],
  [{ kind: 'move', towards: 'warmer', than: { type: 'country', id: 'IT' } }, 'move:warmer:country:IT'],
  [{ kind: 'days', days: 7 }, 'days:7'],
  [{ kind: 'days', days: 7, bound: 'at-most' }, 'days:at-most:7'],
  [{ kind: 'most-stops', stops: 0 }, 'most-stops:0'],
  [{ kind: 'soon' }, 'soon'],
])('the id that %j is kept by is %s', (meaning, id) => expect(idOf(meaning)).toBe(id));
