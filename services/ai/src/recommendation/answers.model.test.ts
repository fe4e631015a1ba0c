import { answersOf } from './answers.model';
import { aCandidate, aCriteria, aThing, aWish } from './candidate.fake';
import type { SourcedWish } from './wishes.model';

const soft = { strength: 'soft', source: 'refinement' } as const;
const move = (towards: 'cheaper' | 'quieter' | 'livelier' | 'different', label: string) =>
  aWish({ kind: 'move', towards }, { ...soft, label });
const answers = (change: Parameters<typeof aCandidate>[0], wishes: SourcedWish[], before = [] as number[]) =>
  answersOf(
    aCandidate(change),
    aCriteria(wishes),
    before.map((total, at) => aCandidate({ id: `${at}`, total })),
  );

test('tells a direction by its figure when a list was shown before', () => {
  const cheaper = [move('cheaper', 'Cheaper')];
  expect(answers({ id: 'a', total: 800 }, cheaper, [1_000])).toEqual({
    fits: [{ label: 'Cheaper', evidence: '$800' }],
    misses: [],
  });
  expect(answers({ id: 'a', total: 1_200 }, cheaper, [1_000]).misses).toEqual([
    { label: 'Cheaper', evidence: '$1,200, not cheaper than the earlier picks' },
  ]);
  expect(answers({ id: 'a', total: 1_200 }, cheaper)).toEqual({ fits: [], misses: [] });
});

test('tells a quiet place from a lively one', () => {
  const [quieter, livelier] = [[move('quieter', 'Quieter')], [move('livelier', 'Livelier')]];
  const city = { id: 'a', sceneKind: 'city', vacationTypes: ['party'] } as const;
  expect(answers({ ...city, vacationTypes: ['party'] }, quieter).misses).toEqual([
    { label: 'Quieter', evidence: 'it is a lively place' },
  ]);
  expect(answers({ ...city, vacationTypes: ['party'] }, livelier).fits).toEqual([{ label: 'Livelier', evidence: '' }]);
  expect(answers({ id: 'a' }, [move('different', 'Something different')])).toEqual({ fits: [], misses: [] });
});

test('answers needs and things that a place keeps, each once', () => {
  const wishes = [
    aWish({ kind: 'need', need: 'no-malaria' }, { label: 'No malaria' }),
    aWish({ kind: 'need', need: 'children' }, { label: 'With children' }),
    aThing('golf'),
  ];
  const { fits } = answers({ id: 'a', traits: [{ name: 'golf' }] }, wishes);
  expect(fits.map(({ label }) => label)).toEqual(expect.arrayContaining(['No malaria', 'Golf']));
  expect(fits.filter(({ label }) => /children/i.test(label)).length).toBeLessThanOrEqual(1);
});
