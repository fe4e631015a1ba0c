import type { CatalogueEntry } from '@sojourn/contracts';
import type { Direction } from '@sojourn/wishes';
import { aCandidate, aThing, aWish } from './candidate.fake';
import { moved } from './moves.model';

const move = (towards: Direction, source: 'details' | 'refinement' = 'refinement') =>
  aWish({ kind: 'move', towards }, { source });
const idsOf = (candidates: readonly { entry: { id: string } }[]) => candidates.map(({ entry }) => entry.id);
const costing = (...totals: number[]) => totals.map((total) => aCandidate({ id: `$${total}`, total }));

test('nothing moves without a direction', () => {
  const candidates = costing(1, 2, 3);
  expect(moved(candidates, [aThing('beaches')], { before: [] })).toBe(candidates);
});

describe('a direction', () => {
  const type = (...vacationTypes: CatalogueEntry['vacationTypes']) => ({ vacationTypes, sceneKind: 'lake' as const });
  const ends: [Direction, Parameters<typeof aCandidate>[0], Parameters<typeof aCandidate>[0]][] = [
    ['cheaper', { id: 'a', total: 500 }, { id: 'b', total: 900 }],
    ['pricier', { id: 'a', total: 900 }, { id: 'b', total: 500 }],
    ['closer', { id: 'a', km: 500 }, { id: 'b', km: 900 }],
    ['farther', { id: 'a', km: 900 }, { id: 'b', km: 500 }],
    ['colder', { id: 'a', high: -3 }, { id: 'b', high: 4 }],
    ['warmer', { id: 'a', high: 4 }, { id: 'b', high: -3 }],
    ['quieter', { id: 'a', ...type('relaxing') }, { id: 'b', ...type('party') }],
    ['livelier', { id: 'a', ...type('party') }, { id: 'b', ...type('relaxing') }],
    ['livelier', { id: 'a', ...type('urban') }, { id: 'b', ...type('relaxing') }],
    ['safer', { id: 'a', traits: [{ name: 'safe' }] }, { id: 'b' }],
  ];

  test.each(ends)('%s puts what lies that way first', (towards, ahead, behind) => {
    const list = moved([aCandidate(behind), aCandidate(ahead)], [move(towards)], { before: [] });
    expect(list.map(({ entry, score }) => [entry.id, score])).toEqual([
      ['a', 80],
      ['b', 65],
    ]);
  });

  test('leaves out what is no more than a twelfth ahead of the list that was shown', () => {
    const candidates = costing(917, 916, 910, 900, 1_200, 800, 700);
    const list = moved(candidates, [move('cheaper')], { before: costing(900, 1_100) });
    expect(idsOf(list)).toEqual(['$700', '$800', '$900', '$910', '$916']);
  });

  test('of the details is against the usual place, whatever was shown', () => {
    const candidates = costing(500, 500, 500, 500, 500, 900, 900);
    const before = costing(100);
    expect(moved(candidates, [move('pricier', 'details')], { before })).toHaveLength(5);
    expect(moved(candidates, [move('pricier')], { before })).toHaveLength(7);
  });

  test('goes as far as it can where the list shown was at the end already', () =>
    expect(idsOf(moved(costing(7, 6, 5, 4, 3, 2), [move('cheaper')], { before: costing(1) }))).toEqual([
      '$2',
      '$3',
      '$4',
      '$5',
      '$6',
    ]));

  test('counts beside another', () => {
    const candidates = [
      aCandidate({ id: 'both', total: 100, km: 100 }),
      aCandidate({ id: 'cheap', total: 100, km: 900 }),
      aCandidate({ id: 'neither', total: 900, km: 900 }),
    ];
    const scores = moved(candidates, [move('cheaper'), move('closer')], { before: [] });
    expect(scores[0]?.entry.id).toBe('both');
    expect(scores[0]?.score).toBe(50 + 30 + 30);
  });
});

describe('something different', () => {
  const candidates = costing(1, 2, 3);

  test('is what was not shown', () =>
    expect(idsOf(moved(candidates, [move('different')], { before: costing(1, 3) }))).toEqual(['$2']));

  test('is the same again where nothing else is left', () =>
    expect(moved(candidates, [move('different')], { before: costing(1, 2, 3) })).toEqual(candidates));
});
