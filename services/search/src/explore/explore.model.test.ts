import { destinationCatalogue } from '../destination/destination-catalogue';
import { exploredDays, typesOf } from './explore.model';

const today = '2026-11-23';
const endsOf = (asked: { month?: string; nights?: number }) => {
  const days = exploredDays(asked, today);
  return [days.length, days[0], days.at(-1)];
};

describe('the days that are explored', () => {
  test('are every departure of a month, with the way back', () => {
    expect(endsOf({ month: '2027-02', nights: 7 })).toEqual([
      28,
      { departureDate: '2027-02-01', returnDate: '2027-02-08' },
      { departureDate: '2027-02-28', returnDate: '2027-03-07' },
    ]);
  });

  test('reach over the end of a year, and one way has no way back', () => {
    expect(endsOf({ month: '2026-12' })).toEqual([
      31,
      { departureDate: '2026-12-01', returnDate: undefined },
      { departureDate: '2026-12-31', returnDate: undefined },
    ]);
  });

  test('begin tomorrow and end with what is on sale', () => {
    expect(endsOf({ month: '2026-11', nights: 2 })[1]).toEqual({
      departureDate: '2026-11-24',
      returnDate: '2026-11-26',
    });
    expect(endsOf({ nights: 7 })).toEqual([
      354,
      { departureDate: '2026-11-24', returnDate: '2026-12-01' },
      { departureDate: '2027-11-12', returnDate: '2027-11-19' },
    ]);
  });

  test.each(['2026-10', '2027-12', '2035-01'])('are none in %s', (month) => {
    expect(exploredDays({ month, nights: 7 }, today)).toEqual([]);
  });
});

describe('what a place is', () => {
  const entry = (id: string) => destinationCatalogue.find((each) => each.id === id) ?? destinationCatalogue[0]!;

  test.each([
    ['maldives', 'beach'],
    ['paris', 'city'],
    ['queenstown', 'nature'],
    ['queenstown', 'mountains'],
    ['kyoto', 'culture'],
  ])('%s is for %s', (id, type) => {
    expect(entry(id).id).toBe(id);
    expect(typesOf(entry(id))).toContain(type);
  });

  const plain = { sceneKind: 'desert', vacationTypes: [], keywords: [] } as const;
  test.each([
    ['beach', { sceneKind: 'beach' }, ['beach']],
    ['with a beach among its words', { keywords: ['dunes', 'long beaches'] }, ['beach']],
    ['with beachwear among its words', { keywords: ['beachwear'] }, []],
    ['city', { sceneKind: 'city' }, ['city']],
    ['mountain', { sceneKind: 'mountain' }, ['mountains']],
    ['winter', { sceneKind: 'winter' }, ['mountains']],
    ['desert', {}, []],
    ['urban', { vacationTypes: ['urban'] }, ['city']],
    ['natural', { vacationTypes: ['nature'] }, ['nature']],
    ['cultural', { vacationTypes: ['cultural'] }, ['culture']],
    ['adventurous', { vacationTypes: ['adventure'] }, ['adventure']],
    ['romantic', { vacationTypes: ['romantic'] }, ['romantic']],
    ['for families', { vacationTypes: ['family'] }, ['family']],
    ['for two of them', { vacationTypes: ['family', 'nature'] }, ['nature', 'family']],
  ] as const)('a place that is %s alone is nothing else', (_what, change, types) => {
    expect(typesOf({ ...plain, ...change } as unknown as Parameters<typeof typesOf>[0])).toEqual(types);
  });

  test('is something for each of them', () => {
    expect(destinationCatalogue.filter((each) => typesOf(each).length === 0).map(({ id }) => id)).toEqual([]);
    expect(typesOf(entry('paris'))).not.toContain('beach');
  });
});
