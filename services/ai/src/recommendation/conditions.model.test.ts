import type { CatalogueEntry } from '@sojourn/contracts';
import type { Need } from '@sojourn/wishes';
import { aCandidate, aCriteria, aThing, aWish } from './candidate.fake';
import { anEntry } from './catalogue.fake';
import { isAllowed, keepsLimits } from './conditions.model';
import type { SourcedWish } from './wishes.model';

const allows = (change: Partial<CatalogueEntry>, ...wishes: SourcedWish[]) => {
  const entry = anEntry({ id: 'place', country: 'Italy', sceneKind: 'lake', ...change });
  return isAllowed(entry, aCriteria(wishes, { catalogue: [entry] }));
};
const need = (name: Need) => aWish({ kind: 'need', need: name });
const italy = { type: 'country', id: 'IT' } as const;

describe('a need', () => {
  test.each<Need>(['step-free', 'halal', 'vegan', 'dogs', 'safe'])('%s holds only where it is listed', (name) => {
    expect(allows({}, need(name))).toBe(false);
    expect(allows({ traits: [{ name }] }, need(name))).toBe(true);
  });

  const all = ['malaria', 'zika', 'high-altitude', 'same-sex-law'] as const;
  test.each<[Need, CatalogueEntry['cautions']]>([
    ['welcoming', ['same-sex-law']],
    ['pregnant', ['malaria', 'zika', 'high-altitude']],
    ['no-altitude', ['high-altitude']],
    ['no-malaria', ['malaria']],
    ['seniors', ['high-altitude']],
    ['children', ['high-altitude']],
    ['couple', []],
    ['alone', []],
    ['public-transport', []],
  ])('%s is ruled out by %j', (name, cautions) =>
    expect(all.filter((caution) => !allows({ cautions: [caution] }, need(name)))).toEqual(cautions),
  );
});

test.each([
  ['a place that is wanted rules nothing out', aWish({ kind: 'place', place: italy, isWanted: true }), true],
  ['a place that is unwanted does', aWish({ kind: 'place', place: italy, isWanted: false }), false],
  ['so does one to be like', aWish({ kind: 'similar', place: italy }), false],
  ['a thing that is wanted does not', aThing('beaches'), true],
  ['nor does a limit, before it is costed', aWish({ kind: 'most-cost', usd: 1 }), true],
])('%s', (_name, wish, isIn) => expect(allows({}, wish)).toBe(isIn));

describe('what is unwanted around', () => {
  test.each<[string, Partial<CatalogueEntry>, boolean]>([
    ['beaches', { interests: ['Art', 'History', 'Music', 'Beaches'] }, false],
    ['islands', { sceneKind: 'island' }, false],
    ['cities', { vacationTypes: ['urban'] }, false],
    // Fifth of its types, 0.52 of 0.8: some city, not made of it.
    ['cities', { vacationTypes: ['nature', 'party', 'family', 'relaxing', 'urban'] }, true],
    ['mountains', { interests: ['Mountains'] }, false],
    ['mountains', { interests: ['Art', 'History', 'Music', 'Mountains'] }, true],
    ['museums', { keywords: ['museum'] }, true],
  ])('%s with %j: %s', (thing, change, isIn) =>
    expect(allows(change, aWish({ kind: 'thing', thing, isWanted: false }))).toBe(isIn),
  );
});

test('who does not drive goes where no car is needed', () => {
  const noCar = aWish({ kind: 'means', means: 'no-car' });
  expect([allows({}, noCar), allows({ traits: [{ name: 'needs-car' }] }, noCar)]).toEqual([true, false]);
});

test('who does not fly goes where the trains from home go', () => {
  const grounded = aWish({ kind: 'means', means: 'no-flying' });
  const london = { latitude: 51.5, longitude: 0 };
  const midAtlantic = { latitude: 45, longitude: -30 };
  expect(allows({ position: london }, grounded)).toBe(true);
  expect(allows({ position: midAtlantic }, grounded)).toBe(false);
});

test('what would be nice rules nothing out, but for what a place is like to those who go', () => {
  const liked = { strength: 'soft' } as const;
  expect(allows({}, aWish({ kind: 'need', need: 'vegan' }, liked))).toBe(true);
  expect(allows({}, aWish({ kind: 'means', means: 'no-flying' }, liked))).toBe(true);
  expect(allows({ traits: [{ name: 'needs-car' }] }, aWish({ kind: 'means', means: 'no-car' }, liked))).toBe(true);
  expect(allows({ sceneKind: 'island' }, aWish({ kind: 'thing', thing: 'islands', isWanted: false }, liked))).toBe(
    true,
  );
  expect(allows({ cautions: ['high-altitude'] }, aWish({ kind: 'need', need: 'children' }, liked))).toBe(false);
});

test('every wish has a say', () => expect(allows({}, aThing('beaches'), need('halal'))).toBe(false));

describe('a limit', () => {
  const hours = (strength: 'hard' | 'soft') => aWish({ kind: 'most-hours', hours: 2 }, { strength });
  const stops = aWish({ kind: 'most-stops', stops: 1 });
  type Figures = { total?: number; minutes?: number; km?: number };
  test.each<[string, SourcedWish, Figures, Figures]>([
    ['of money holds to the dollar', aWish({ kind: 'most-cost', usd: 900 }), { total: 900 }, { total: 901 }],
    ['of a flight holds to the dollar', aWish({ kind: 'most-fare', usd: 900 }), { total: 900 }, { total: 901 }],
    ['of hours holds to the minute', hours('hard'), { minutes: 120 }, { minutes: 121 }],
    ["of a dog's way holds to the kilometre", need('dogs'), { km: 1_600 }, { km: 1_601 }],
  ])('%s', (_name, ...[wish, within, beyond]) => {
    expect(keepsLimits(aCandidate({ id: 'within', ...within }), aCriteria([wish]))).toBe(true);
    expect(keepsLimits(aCandidate({ id: 'beyond', ...beyond }), aCriteria([wish]))).toBe(false);
  });

  test('of a night is that of a room as a search gives them: four fit into one', () => {
    const at = (bedPerNight: number) => {
      const candidate = aCandidate({ id: 'a' });
      return { ...candidate, cost: { ...candidate.cost, bedPerNight } };
    };
    const wish = aWish({ kind: 'most-night', usd: 100 });
    const kept = (people: number, bed: number) =>
      keepsLimits(at(bed), aCriteria([wish], { party: { people, hasChildren: false, isCouple: false } }));
    expect([kept(2, 50), kept(1, 100), kept(3, 33), kept(4, 25), kept(8, 25)]).toEqual(Array(5).fill(true));
    expect([kept(2, 51), kept(1, 101), kept(3, 34), kept(4, 26), kept(8, 26)]).toEqual(Array(5).fill(false));
  });

  test('of stops counts the changes of planes, where they are known', () => {
    const changing = (changes?: number) => {
      const candidate = aCandidate({ id: 'changing' });
      return { ...candidate, travel: { ...candidate.travel, ...(changes !== undefined && { changes }) } };
    };
    const kept = [changing(1), changing(2), changing()].map((each) => keepsLimits(each, aCriteria([stops])));
    expect(kept).toEqual([true, false, true]);
  });

  test('of hours that is only liked rules nothing out', () =>
    expect(keepsLimits(aCandidate({ id: 'far', minutes: 900 }), aCriteria([hours('soft'), need('vegan')]))).toBe(true));
});
