import fc from 'fast-check';
import { aCandidate, aCriteria } from './candidate.fake';
import { aPreference } from './preferences.fake';
import { affordable, diverse, HOW_MANY } from './selection.model';

const idsOf = (candidates: readonly { entry: { id: string } }[]) => candidates.map(({ entry }) => entry.id);

describe('what is affordable', () => {
  const costing = (...totals: number[]) => totals.map((total) => aCandidate({ id: `$${total}`, total }));
  const within = (budget: number) => aCriteria([], { preferences: aPreference({ budget }) });

  test('is everything without a budget', () => {
    const candidates = costing(90_000, 1);
    expect(affordable(candidates, within(0))).toBe(candidates);
  });

  test('is up to a quarter above the budget, where that leaves a whole list', () =>
    expect(idsOf(affordable(costing(1_251, 1_250, 900, 800, 700, 600), within(1_000)))).toEqual([
      '$1250',
      '$900',
      '$800',
      '$700',
      '$600',
    ]));

  test('is the least costly list where it does not', () =>
    expect(idsOf(affordable(costing(1_300, 9_000, 1_250, 900, 1_400, 700), within(1_000)))).toEqual([
      '$700',
      '$900',
      '$1250',
      '$1300',
      '$1400',
    ]));
});

describe('a list unlike itself', () => {
  const choice = { isPlaceAsked: false, howMany: 2 };
  const first = aCandidate({ id: 'first', score: 90, country: 'Italy', sceneKind: 'city', continent: 'Europe' });
  const world = { country: 'Peru', sceneKind: 'lake', continent: 'South America' } as const;
  // What a second place like the first must be ahead of one that is not, in points.
  const alike = [
    ['of the same country', { country: 'Italy' }, 30],
    ['of the same landscape', { sceneKind: 'city' }, 5],
    ['of the same continent', { continent: 'Europe' }, 4],
    ['of the same everything', { country: 'Italy', sceneKind: 'city', continent: 'Europe' }, 39],
  ] as const;

  test.each(alike)('takes a place %s only when it is so much better', (_name, same, points) => {
    const other = aCandidate({ id: 'other', score: 40, ...world });
    const takes = (score: number) =>
      idsOf(diverse([first, other, aCandidate({ id: 'like', ...world, ...same, score })], choice));
    expect(takes(40 + points - 1)).toEqual(['first', 'other']);
    expect(takes(40 + points + 1)).toEqual(['first', 'like']);
  });

  test('is of one country when that was asked for, yet not of one landscape', () => {
    const like = aCandidate({ id: 'like', ...world, country: 'Italy', continent: 'Europe', score: 41 });
    const kind = aCandidate({ id: 'kind', ...world, sceneKind: 'city', score: 44 });
    const other = aCandidate({ id: 'other', ...world, score: 40 });
    const asked = { ...choice, isPlaceAsked: true };
    expect(idsOf(diverse([first, like, other], asked))).toEqual(['first', 'like']);
    expect(idsOf(diverse([first, kind, other], asked))).toEqual(['first', 'other']);
  });

  test('starts with the best, has nothing twice, and is the same in whatever order the places come', () => {
    const candidates = fc
      .array(fc.record({ score: fc.integer({ min: 0, max: 100 }), country: fc.constantFrom('Italy', 'Peru') }), {
        minLength: 1,
        maxLength: 9,
      })
      .map((all) => all.map((each, at) => aCandidate({ id: `${at}`, ...each })));
    fc.assert(
      fc.property(candidates, fc.integer({ min: 1, max: HOW_MANY }), (all, howMany) => {
        const taken = diverse(all, { isPlaceAsked: false, howMany });
        expect(taken[0]?.score).toBe(Math.max(...all.map(({ score }) => score)));
        expect(new Set(taken).size).toBe(Math.min(howMany, all.length));
        expect(diverse([...all].reverse(), { isPlaceAsked: false, howMany })).toEqual(taken);
      }),
    );
  });
});
