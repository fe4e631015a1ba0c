import { aCandidate, aCriteria, aWish } from './candidate.fake';
import { aCatalogue } from './catalogue.fake';
import { choosable, inPlaces, keptOf } from './kept.model';
import { aPreference } from './preferences.fake';

const asking = (change: Parameters<typeof aPreference>[0], wishes = [] as Parameters<typeof aCriteria>[0]) =>
  aCriteria(wishes, { preferences: aPreference(change), catalogue: aCatalogue });
const idsOf = (candidates: readonly { entry: { id: string } }[]) => candidates.map(({ entry }) => entry.id);

describe('what stays', () => {
  const kept = [
    { id: 'rome', at: 3 },
    { id: 'bali', at: 1 },
    { id: 'atlantis', at: 0 },
    { id: 'bali', at: 2 },
  ];

  test('is every place of the catalogue that was kept, once, in order', () =>
    expect(idsOf(keptOf(asking({ kept })))).toEqual(['bali', 'rome']));

  test('is costed also where a later wish has no month for it', () => {
    const never = aWish({ kind: 'months', months: [], isWanted: true }, { source: 'refinement' });
    expect(idsOf(keptOf(asking({ kept }, [never])))).toEqual(['bali', 'rome']);
  });

  test.each([
    [{ a: 0, b: 2 }, 'a x b y z'],
    [{ a: 4 }, 'x y z a'],
    [{}, 'x y z'],
  ])('stands at %o in %s', (places, list) => {
    const named = (ids: string[]) => ids.map((id) => ({ id }));
    const all = Object.entries(places).map(([id, at]) => ({ id, at }));
    const ids = inPlaces(named(Object.keys(places)), named(['x', 'y', 'z']), aPreference({ kept: all }));
    expect(ids.map(({ id }) => id).join(' ')).toBe(list);
  });
});

describe('what is chosen from', () => {
  const candidates = aCatalogue.map((entry) => aCandidate({ ...entry, score: 50 }));

  test('is neither what stays nor what was swapped away', () => {
    const asked = asking({ kept: [{ id: 'rome', at: 0 }], refused: ['bali', 'cusco'] });
    expect(idsOf(choosable(candidates, asked))).toEqual(['florence', 'venice', 'tromso', 'berlin']);
  });

  test('is nearer to the place that is stood in for', () => {
    const asked = asking({ refused: ['florence'], insteadOf: 'florence' });
    const [best] = choosable(candidates, asked).sort((one, other) => other.score - one.score);
    expect(['rome', 'venice']).toContain(best?.entry.id);
  });
});
