import type { Preferences } from '@sojourn/contracts';
import { estimateFlight } from '@sojourn/travel';
import { anEntry } from './catalogue.fake';
import { isRuledOut, scoreCandidate, type MatchCriteria } from './candidate.model';
import { aPreference } from './preferences.fake';
import { parseRefinement } from './refinement.model';

const leeds = { latitude: 53.87, longitude: -1.66 };
/** Everything in the middle, in its best season, near Leeds. */
const entry = anEntry({
  id: 'near',
  position: { latitude: 48, longitude: 2 },
  bestMonths: [12, 1],
  rating: 4.6,
  vacationTypes: ['nature', 'romantic', 'family'],
  interests: ['History', 'Art'],
});
type Change = Partial<Omit<MatchCriteria, 'refinement'>> & { refinement?: string };
const criteriaWith = ({ refinement = '', ...change }: Change = {}): MatchCriteria => ({
  preferences: aPreference({ vacationType: ['nature'], budget: 0 }),
  refinement: parseRefinement(refinement, [entry]),
  party: { people: 3, hasChildren: false, isCouple: false },
  origin: leeds,
  today: '2026-11-21',
  ...change,
});
const scoreWith = (change?: Change, of = entry) => scoreCandidate(of, criteriaWith(change)).score;

// Of 88 points: types 26, style 6, budget 24 (half a fit without one), days 8, flight 12, season 8, rating 4 (half a fit).
const USUAL = { sum: 26 + 6 + 12 + 8 + 12 + 8 + 2, weights: 88 };
const scoreOf = (sum: number, weights = 0) => ((USUAL.sum + sum) / (USUAL.weights + weights)) * 100;

describe('the score', () => {
  test('is the weighted mean of the fits, of a hundred', () => expect(scoreWith()).toBeCloseTo(scoreOf(0), 9));

  test.each<[string, Partial<Preferences>, number, number]>([
    ['a type that is not there', { vacationType: ['party'] }, -26, 0],
    ['interests that are there', { interests: ['History', 'Art'] }, 18 * (0.94 * 0.75 + 0.25), 18],
    ['interests that are not there', { interests: ['Sports'] }, 0, 18],
    ['another style', { travelStyle: ['luxury'] }, 6 * 0.3 - 6, 0],
    // A weekend weighs the flight more, and a flight of an hour and a half is easy for it.
    ['a weekend', { duration: 'weekend' }, 10, 10],
    ['longer than is ideal', { duration: 'month' }, 8 * 0.82 - 8, 0],
    ['money enough', { budget: 100_000 }, 0, 0],
  ])('counts %s', (_name, ...[change, sum, weights]) => {
    const preferences = aPreference({ vacationType: ['nature'], budget: 0, ...change });
    const { score, cost } = scoreCandidate(entry, criteriaWith({ preferences }));
    const { budget } = preferences;
    const moneySum = budget > 0 ? 24 * (0.8 + 0.2 * (cost.total / budget / 0.7)) - 12 : 0;
    expect(score).toBeCloseTo(scoreOf(sum + moneySum, weights), 9);
  });

  test.each([
    ['children, where families are third', { hasChildren: true, isCouple: false }, 10 * 0.76, 10],
    ['a couple, where romance is second', { hasChildren: false, isCouple: true }, 4 * 0.88, 4],
  ])('counts %s', (_name, ...[who, sum, weights]) =>
    expect(scoreWith({ party: { people: 3, ...who } })).toBeCloseTo(scoreOf(sum, weights), 9),
  );

  test.each([
    ['a month that is good', 'in january', 20 - 8, 12],
    ['a month that is not', 'in july', -8, 12],
    ['something wanted that is there', 'museums', 16 * 0.704, 16],
    ['something wanted that is not there', 'diving', 0, 16],
    ['something unwanted that is not there', 'no diving', 10, 10],
  ])('counts %s', (_name, ...[refinement, sum, weights]) =>
    expect(scoreWith({ refinement })).toBeCloseTo(scoreOf(sum, weights), 9),
  );

  test('counts a named place most', () => {
    expect(scoreWith({ refinement: 'Italy' }, anEntry({ ...entry, country: 'Italy' }))).toBeCloseTo(scoreOf(0), 9);
    const italy = parseRefinement('Italy', [anEntry({ id: 'rome', country: 'Italy' })]);
    const scoreIn = (country: string) =>
      scoreCandidate(anEntry({ ...entry, country }), { ...criteriaWith(), refinement: italy }).score;
    expect(scoreIn('Italy')).toBeCloseTo(scoreOf(60, 60), 9);
    expect(scoreIn('Spain')).toBeCloseTo(scoreOf(0, 60), 9);
  });

  test.each([
    [4, 4.3, 0],
    [4.3, 4.3, 0],
    [4.9, 4.9, 4],
    [5, 4.9, 4],
  ])('counts a rating of %d like %d', (rating, _like, points) =>
    expect(scoreWith({}, anEntry({ ...entry, rating }))).toBeCloseTo(scoreOf(points - 2), 9),
  );

  test('counts skiing a tenth where it is warm', () => {
    const slopes = (high: number) =>
      anEntry({ ...entry, keywords: ['ski'], highs: Array.from({ length: 12 }, () => high) });
    expect(scoreWith({ refinement: 'skiing' }, slopes(10))).toBeCloseTo(scoreOf(16 * 0.9, 16), 9);
    expect(scoreWith({ refinement: 'skiing' }, slopes(10.1))).toBeCloseTo(scoreOf(16 * 0.09, 16), 9);
  });
});

describe('when and how to go', () => {
  const monthFor = (change: Change, of = entry) => scoreCandidate(of, criteriaWith(change)).travelMonth;

  test('is the next good month after this one', () => {
    expect(monthFor({})).toBe(12);
    expect(monthFor({ today: '2026-12-01' })).toBe(1);
    expect(monthFor({ today: '2027-01-31' })).toBe(12);
  });

  test('is a cold month for somebody who wants snow, where there is one', () => {
    const highs = [3, 4, 9, 14, 18, 22, 25, 25, 20, 14, 8, 11];
    const slopes = anEntry({ ...entry, keywords: ['ski'], highs });
    expect(monthFor({ refinement: 'skiing' }, slopes)).toBe(1);
    expect(monthFor({ refinement: 'skiing' }, anEntry({ ...slopes, highs: highs.map((high) => high + 8) }))).toBe(12);
    expect(monthFor({}, slopes)).toBe(12);
  });

  test('costs what the flight estimate says for the dates that a trip would have', () => {
    const { flight, cost, days, high } = scoreCandidate(entry, criteriaWith());
    const dates = { startDate: '2026-12-05', endDate: '2026-12-11', today: '2026-11-21' };
    expect(flight).toEqual(estimateFlight({ from: leeds, to: entry.position, ...dates }));
    expect(cost.split.flight).toBe(flight.fare);
    expect([days, high]).toEqual([7, entry.highs[11]]);
  });

  test('is estimated without a starting place too', () => {
    expect(scoreCandidate(entry, criteriaWith({ origin: null })).flight.km).toBe(5_500);
  });

  test.each([
    ['cheaper', 'budget'],
    ['more luxury', 'luxury'],
    ['', 'mid-range'],
  ])('follows %j to %s', (refinement, style) => {
    const preferences = aPreference({ vacationType: ['nature'], travelStyle: ['mid-range', 'budget'], budget: 0 });
    expect(scoreCandidate(entry, criteriaWith({ refinement, preferences })).cost.style).toBe(style);
  });
});

describe('what a refinement rules out', () => {
  const rome = anEntry({
    id: 'rome',
    name: 'Rome',
    country: 'Italy',
    keywords: ['beach'],
    interests: ['Art', 'Beaches'],
  });
  test.each([
    ['not Rome', true],
    ['anywhere except Italy', true],
    ['not Peru', false],
    ['Rome', false],
    ['no beaches', true],
    ['beaches', false],
    // Art is the first interest and worth 0.8; museums are art.
    ['no museums', true],
    ['no diving', false],
    ['', false],
  ])('%j: %s', (text, isOut) => expect(isRuledOut(rome, parseRefinement(text, [rome]))).toBe(isOut));

  test('is what a place has at least three fifths of', () => {
    const unwanted = (strength: number) => ({
      ...parseRefinement('', []),
      unwanted: [{ name: 'x', words: ['x'], strength: () => strength }],
    });
    expect([0.59, 0.6].map((strength) => isRuledOut(rome, unwanted(strength)))).toEqual([false, true]);
  });
});
