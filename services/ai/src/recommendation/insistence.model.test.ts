import type { CatalogueEntry } from '@sojourn/contracts';
import { aCandidate, aCriteria, aThing, aWish } from './candidate.fake';
import type { Candidate, MatchCriteria } from './candidate.model';
import { insist } from './insistence.model';
import type { SourcedWish } from './wishes.model';

const plain = aCandidate({ id: 'plain' });
const having = (name: string, id = name) => aCandidate({ id, traits: [{ name }] });
const kept = (candidates: Candidate[], ...wishes: SourcedWish[]) =>
  insist(() => candidates, aCriteria(wishes)).candidates.map(({ entry }) => entry.id);

describe('a rare thing', () => {
  test('is insisted on while one place has it', () => {
    expect(kept([plain, having('whales')], aThing('whales'))).toEqual(['whales']);
    expect(kept([plain, having('whales')], aThing('whales', false))).toEqual(['plain', 'whales']);
  });

  test('is let go where no place has it, and another is held to', () => {
    expect(kept([plain], aThing('whales'))).toEqual(['plain']);
    expect(kept([plain, having('golf')], aThing('whales'), aThing('golf'))).toEqual(['golf']);
  });
});

describe('a rare thing out of season', () => {
  const july = aWish({ kind: 'months', months: [7], isWanted: true });
  const wishes = [aThing('northern-lights'), july];
  const lights = having('northern-lights');
  /** The lights are there unless somebody wants July. */
  const score = ({ wishes: asked }: MatchCriteria) => (asked.includes(july) ? [plain] : [plain, lights]);

  test('is shown in its own season, and says which wish gave way', () =>
    expect(insist(score, aCriteria(wishes))).toMatchObject({ candidates: [lights], relaxed: [july] }));

  test('leaves the months alone where it is in season', () =>
    expect(insist(() => [plain, lights], aCriteria(wishes))).toEqual({
      candidates: [lights],
      others: [plain],
      relaxed: [],
    }));

  test('leaves the months alone where no season has it', () =>
    expect(insist(() => [plain], aCriteria(wishes))).toEqual({ candidates: [plain], others: [], relaxed: [] }));

  test('is no matter of common things', () =>
    expect(insist(score, aCriteria([aThing('beaches'), july]))).toEqual({
      candidates: [plain],
      others: [],
      relaxed: [],
    }));
});

describe('a common wish', () => {
  type Change = Partial<CatalogueEntry> & { minutes?: number; high?: number };
  const soft = { strength: 'soft' } as const;
  const cases: [string, SourcedWish, Change, Change][] = [
    ['a thing', aThing('museums'), { interests: ['Art'] }, { interests: ['History'] }],
    ['hours', aWish({ kind: 'most-hours', hours: 2 }, soft), { minutes: 120 }, { minutes: 121 }],
    ['warmth', aWish({ kind: 'least-warmth', celsius: 25 }, soft), { high: 25 }, { high: 24 }],
    ['coolness', aWish({ kind: 'most-warmth', celsius: 25 }, soft), { high: 25 }, { high: 26 }],
    [
      'children',
      aWish({ kind: 'need', need: 'children' }, soft),
      { vacationTypes: ['party', 'family'] },
      { vacationTypes: ['party'] },
    ],
    ['a pregnancy', aWish({ kind: 'need', need: 'pregnant' }, soft), { minutes: 360 }, { minutes: 361 }],
    [
      'buses',
      aWish({ kind: 'need', need: 'public-transport' }, soft),
      { traits: [{ name: 'public-transport' }] },
      { traits: [] },
    ],
  ];
  const fitting = (change: Change, count: number) =>
    Array.from({ length: count }, (_, at) => aCandidate({ id: `fits ${at}`, ...change }));

  test.each(cases)('for %s narrows the choice where five places are left', (_name, ...[wish, fits, fails]) => {
    const other = aCandidate({ id: 'other', ...fails });
    expect(kept([other, ...fitting(fits, 5)], wish)).not.toContain('other');
    expect(kept([other, ...fitting(fits, 4)], wish)).toContain('other');
  });

  test('that is hard narrows it to one place, and is let go for none', () => {
    const near = aWish({ kind: 'most-hours', hours: 2 });
    const [far, close] = [aCandidate({ id: 'far', minutes: 300 }), aCandidate({ id: 'close', minutes: 60 })];
    expect(kept([far, close], near)).toEqual(['close']);
    expect(kept([far], near)).toEqual(['far']);
  });

  test.each([aThing('museums', false), aWish({ kind: 'need', need: 'vegan' }), aWish({ kind: 'days', days: 3 })])(
    'that is for elsewhere to keep narrows nothing: $kind',
    (wish) => expect(kept([plain, having('vegan')], wish)).toEqual(['plain', 'vegan']),
  );
});

test('the nearest weather comes before other wishes when nowhere is as warm as was wished for', () => {
  const at = (high: number, beer: boolean) => ({
    ...aCandidate({ id: `${high}`, ...(beer && { traits: [{ name: 'beer' }] }) }),
    high,
  });
  const candidates = [
    ...[2, 3, 4, 5, 6].map((high) => at(high, true)),
    ...[16, 17, 18, 19, 20].map((high) => at(high, false)),
  ];
  const warm = aWish({ kind: 'least-warmth', celsius: 23 });
  expect(kept(candidates, aThing('beer'), warm)).toEqual(['16', '17', '18', '19', '20']);
});

test('who has little is not sent where it costs three times that, where enough costs less or about as much', () => {
  const priced = (id: string, total: number) => aCandidate({ id, total });
  const dear = priced('dear', 3_000);
  const five = [1, 2, 3, 4, 5].map((at) => priced(`fair ${at}`, 900 + at));
  const kept = (candidates: Candidate[], budget: number) => {
    const criteria = aCriteria();
    const asked = { ...criteria, preferences: { ...criteria.preferences, budget } };
    return insist(() => candidates, asked).candidates.map(({ entry }) => entry.id);
  };
  expect(kept([dear, ...five], 700)).not.toContain('dear');
  expect(kept([dear, ...five.slice(1)], 700)).toContain('dear');
  expect(kept([dear, ...five], 2_500)).toContain('dear');
  expect(kept([dear, ...five], 0)).toContain('dear');
});
