import { aCandidate, aCriteria, aThing, aWish } from './candidate.fake';
import { isCondition, isExclusion, nearest, relax, softened } from './relaxing.model';
import type { SourcedWish } from './wishes.model';

const hours = aWish({ kind: 'most-hours', hours: 2 }, { id: 'hours' });
const cost = aWish({ kind: 'most-cost', usd: 1_000 }, { id: 'cost' });
const ground = aWish({ kind: 'means', means: 'no-flying' }, { id: 'ground' });
const vegan = aWish({ kind: 'need', need: 'vegan' }, { id: 'vegan' });
const notItaly = aWish({ kind: 'place', place: { type: 'country', id: 'IT' }, isWanted: false }, { id: 'not Italy' });
const all = [vegan, ground, notItaly, hours, cost];

/** What gives way where only lists without all of these can be made. */
const unmetFor = (...inTheWay: SourcedWish[]) =>
  relax(all, (unmet) => (inTheWay.every((wish) => unmet.includes(wish)) ? 'a list' : null))?.unmet.map(({ id }) => id);

describe('relax', () => {
  test.each([
    ['money before hours when either would do', [], ['cost']],
    ['one wish alone when it is in the way', [vegan], ['vegan']],
    ['two and names the need first when both are in the way', [cost, vegan], ['vegan', 'cost']],
    ['all of them when all are in the way', [ground, hours, cost, vegan], ['vegan', 'ground', 'hours', 'cost']],
  ])('gives up %s', (_name, inTheWay, unmet) => expect(unmetFor(...inTheWay)).toEqual(unmet));

  test('gives up a need before the very place that somebody names, and a country before a need', () => {
    const inRome = aWish({ kind: 'place', place: { type: 'destination', id: 'rome' }, isWanted: true }, { id: 'rome' });
    const inItaly = aWish({ kind: 'place', place: { type: 'country', id: 'IT' }, isWanted: true }, { id: 'Italy' });
    const given = (place: SourcedWish) => relax([place, vegan], () => 'a list')?.unmet.map(({ id }) => id);
    expect([given(inRome), given(inItaly)]).toEqual([['vegan'], ['Italy']]);
  });

  test('gives no list when a place that was left out by name is in the way', () =>
    expect(unmetFor(notItaly)).toBeUndefined());
});

test('tells conditions from likings, directions and exclusions', () => {
  const warmer = aWish({ kind: 'move', towards: 'warmer' });
  const children = aWish({ kind: 'need', need: 'children' }, { strength: 'soft' });
  const wishes = [...all, warmer, children, aThing('beaches')];
  expect(wishes.filter(isCondition)).toEqual([vegan, ground, hours, cost, children]);
  expect(wishes.filter(isExclusion)).toEqual([notItaly]);
});

test('lets a figure weigh and a need go when they give way', () =>
  expect(softened([vegan, cost, hours], [vegan, cost])).toEqual([{ ...cost, strength: 'soft' }, hours]));

describe('nearest', () => {
  const criteria = aCriteria();
  const idsNear = (unmet: readonly SourcedWish[], ...candidates: ReturnType<typeof aCandidate>[]) =>
    nearest(candidates, { unmet, howMany: 1 }, criteria).map(({ entry }) => entry.id);
  const far = aCandidate({ id: 'far', minutes: 600, total: 3_000, high: 10 });
  const near = aCandidate({ id: 'near', minutes: 200, total: 1_200, high: 18 });

  test('leaves all places when every wish is kept', () => expect(idsNear([], far, near)).toEqual(['far', 'near']));

  test.each([
    ['hours', hours],
    ['cost', cost],
    ['fare', aWish({ kind: 'most-fare', usd: 500 })],
    ['flights', ground],
    ['warmth', aWish({ kind: 'least-warmth', celsius: 25 })],
  ])('takes the place that breaks less when %s give way', (_name, wish) =>
    expect(idsNear([wish], far, near)).toEqual(['near']),
  );

  test('takes all that are alike when a need gives way', () =>
    expect(idsNear([vegan], far, near)).toEqual(['far', 'near']));

  test('counts nights and stops over the limit', () => {
    const costly = { ...far, cost: { ...far.cost, bedPerNight: 200 }, travel: { ...far.travel, changes: 2 } };
    const modest = { ...near, cost: { ...near.cost, bedPerNight: 100 }, travel: { ...near.travel, changes: 1 } };
    expect(idsNear([aWish({ kind: 'most-night', usd: 60 })], costly, modest)).toEqual(['near']);
    expect(idsNear([aWish({ kind: 'most-stops', stops: 0 })], costly, modest)).toEqual(['near']);
  });
});
