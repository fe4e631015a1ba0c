import type { Preferences } from '@sojourn/contracts';
import { aCandidate, aCriteria, aThing, aWish } from './candidate.fake';
import { GUESSED_FARES, notesFor } from './notes.model';
import { aPreference } from './preferences.fake';

const places = (count: number, country = 'Italy') =>
  Array.from({ length: count }, (_, at) => aCandidate({ id: `${country} ${at}`, country }));
const note = (change: Partial<Parameters<typeof notesFor>[0]> = {}) =>
  notesFor({ criteria: aCriteria(), chosen: places(5), kept: [], relaxed: [], nameless: false, unmet: [], ...change });

test('nothing is said of a whole list', () => expect(note()).toBeUndefined());

describe('a starting place that nobody knows', () => {
  const grounded = aWish({ kind: 'means', means: 'no-flying' });
  const nowhere = { origin: null };

  test('is named, with what is assumed instead', () =>
    expect(note({ criteria: aCriteria([], nowhere) })).toBe(
      'We could not find your starting place, so flight times and fares are those of a medium-long flight.',
    ));

  test('leaves the trains from there unknown', () =>
    expect(note({ criteria: aCriteria([grounded], nowhere) })).toBe(
      'We could not find your starting place, so we do not know how one gets from there without flying.',
    ));

  test('may be left out', () => {
    const { userLocation } = aPreference();
    const preferences = aPreference({ userLocation: { ...userLocation, city: '' } });
    expect(note({ criteria: aCriteria([], { ...nowhere, preferences }) })).toMatch(
      /^We could not find your starting place, /,
    );
  });
});

describe('a month that gave way', () => {
  const july = aWish({ kind: 'months', months: [7, 8], isWanted: true });
  const criteria = aCriteria([aThing('northern-lights'), aThing('beaches'), july]);
  const lights = (months?: number[]) => [aCandidate({ id: 'a', traits: [{ name: 'northern-lights', months }] })];

  test('is said with the season that the chosen places have', () =>
    expect(note({ criteria, relaxed: [july], chosen: [...lights([12, 1]), ...lights([11, 12]), ...places(3)] })).toBe(
      'None of our places has northern lights in July or August. They have it in November to January.',
    ));

  test('is said without a season where none is known', () =>
    expect(note({ criteria, relaxed: [july], chosen: [...lights(), ...places(4)] })).toBe(
      'None of our places has northern lights in July or August.',
    ));
});

describe('a place of which there are too few', () => {
  const italy = aWish({ kind: 'place', place: { type: 'country', id: 'IT' }, isWanted: true }, { label: 'Italy' });
  const notSpain = aWish({ kind: 'place', place: { type: 'country', id: 'ES' }, isWanted: false }, { label: 'Spain' });

  test.each([
    [0, 'We have no place in Italy that fits, so these are near it.'],
    [1, 'For Italy we have one place that fits; the others are neighbours.'],
    [2, 'For Italy we have 2 places that fit; the others are neighbours.'],
  ])('with %i inside says so', (inside, said) => {
    const chosen = [...places(inside), ...places(3 - inside, 'France')];
    expect(note({ criteria: aCriteria([italy, notSpain]), chosen, nameless: true })).toBe(said);
  });
});

describe('a short list', () => {
  const one = aCriteria([aThing('golf')]);
  const two = aCriteria([aThing('golf'), aThing('wine')]);
  const having = (count: number) =>
    places(count).map((each) =>
      aCandidate({ id: `${each.entry.id} golf`, traits: [{ name: 'golf' }, { name: 'wine' }] }),
    );
  test.each<[string, typeof one, number, string | undefined]>([
    ['of one', one, 1, 'Only one of our places fits all of that.'],
    ['of four', one, 4, 'Only 4 of our places fit all of that.'],
    ['for two wishes', two, 4, 'Only 4 of our places fit all of your wishes.'],
    ['of none', one, 0, undefined],
    ['that is whole', one, 5, undefined],
  ])('%s', (_name, ...[criteria, count, said]) => expect(note({ criteria, chosen: having(count) })).toBe(said));

  test('that others fill says so', () =>
    expect(note({ criteria: one, chosen: [...having(2), ...places(3)] })).toBe(
      'Only 2 of our places fit all of that; each of the others says what it misses.',
    ));

  test('without what is rare says so', () =>
    expect(note({ criteria: one, chosen: places(5) })).toBe(
      'None of our places with golf fits the rest of your wishes, so these are without.',
    ));
});

test('fares that nobody answered for are guessed, and that is said', () => {
  const guessed = aCriteria([], { flights: undefined });
  expect(note({ criteria: guessed, chosen: places(5) })).toBe(GUESSED_FARES);
  const byTrain = places(5).map((each) => ({ ...each, travel: { ...each.travel, means: 'train' as const } }));
  expect(note({ criteria: guessed, chosen: byTrain })).toBeUndefined();
});

test('two notes are one text', () =>
  expect(
    note({
      criteria: aCriteria([aThing('golf')], { origin: null }),
      chosen: [aCandidate({ id: 'golf', traits: [{ name: 'golf' }] })],
    }),
  ).toMatch(/^We could not find your starting place, .*flight\. Only one of our places fits all of that\.$/));

describe('a place that stays', () => {
  const kept = [aCandidate({ id: 'italy', name: 'Rome', country: 'Italy', total: 1_500 })];
  const cheap = aCriteria([aWish({ kind: 'most-cost', usd: 1_000 })]);

  test('is named where it does not fit what was wished later', () =>
    expect(note({ kept, criteria: cheap })).toBe('You kept Rome, which does not fit all of your wishes.'));

  test('is named in a list with others', () => {
    const others = ['Milan', 'Turin'].map((name) => aCandidate({ id: name, name, country: 'Italy', total: 1_500 }));
    expect(note({ kept: [...kept, ...others], criteria: cheap })).toBe(
      'You kept Rome, Milan and Turin, which do not fit all of your wishes.',
    );
  });

  test('needs no word where it fits', () => expect(note({ kept })).toBeUndefined());
});

describe('days that were written beside a choice of time', () => {
  const dates = aWish({ kind: 'dates', startDate: '2027-03-10', endDate: '2027-03-17' });
  const noted = (when: NonNullable<Preferences['when']>) =>
    note({ criteria: aCriteria([dates], { preferences: aPreference({ when }) }) });

  test('says which of the two the list is for when they differ', () => {
    expect(noted({ month: 6 })).toMatch(/^You chose another time than you wrote; these are for “/);
    expect(noted({ startDate: '2027-03-10', endDate: '2027-03-20' })).toMatch(/^You chose another time/);
  });

  test('says nothing when they agree', () => {
    expect(noted({ month: 3 })).toBeUndefined();
    expect(noted({ startDate: '2027-03-10', endDate: '2027-03-17' })).toBeUndefined();
  });
});
