import type { Preferences } from '@sojourn/contracts';
import { estimateFlight, estimateRail } from '@sojourn/travel';
import { anEntry } from './catalogue.fake';
import { scoreCandidate, type MatchCriteria } from './candidate.model';
import { isAllowed, keepsLimits } from './conditions.model';
import { aPreference } from './preferences.fake';
import { wishesOf } from './wishes.model';

const leeds = { latitude: 53.87, longitude: -1.66 };
/** Everything in the middle, in its best season, near Leeds. */
const entry = anEntry({
  id: 'near',
  position: { latitude: 48, longitude: 2 },
  bestMonths: [12, 1],
  rating: 4.6,
  vacationTypes: ['nature', 'romantic', 'family'],
  interests: ['History', 'Art'],
  railNetwork: 'europe',
});
type Change = Partial<Omit<MatchCriteria, 'wishes' | 'preferences'>> & { said?: string; asks?: Partial<Preferences> };
function criteriaWith({ said = '', asks = {}, ...change }: Change = {}): MatchCriteria {
  const preferences = aPreference({ vacationType: ['nature'], budget: 0, customDetails: said, ...asks });
  return {
    preferences,
    wishes: wishesOf({ preferences, catalogue: [entry], hemisphere: 'north', today: '2026-11-21' }).wishes,
    party: { people: 3, hasChildren: false, isCouple: false },
    origin: leeds,
    today: '2026-11-21',
    catalogue: [entry],
    ...change,
  };
}
function candidateWith(change?: Change, of = entry) {
  const candidate = scoreCandidate(of, criteriaWith(change));
  if (!candidate) throw new Error('no month is possible');
  return candidate;
}
const scoreWith = (change?: Change, of = entry) => candidateWith(change, of).score;

// Of 96 points: types 26, style 6, budget 24 (half a fit without one), days 8, flight 12, season 8, month 8, rating 4 (half).
const USUAL = { sum: 26 + 6 + 12 + 8 + 12 + 8 + 8 + 2, weights: 96 };
const scoreOf = (sum: number, weights = 0) => ((USUAL.sum + sum) / (USUAL.weights + weights)) * 100;

describe('the score', () => {
  test('is the weighted mean of the fits, of a hundred', () => expect(scoreWith()).toBeCloseTo(scoreOf(0), 9));

  test.each<[string, Partial<Preferences>, number, number]>([
    ['a type that is not there', { vacationType: ['party'] }, -26, 0],
    ['interests that are there', { interests: ['History', 'Art'] }, 18 * (0.94 * 0.75 + 0.25), 18],
    ['interests that are not there', { interests: ['Sports'] }, 0, 18],
    ['another style', { travelStyle: ['luxury'] }, 6 * 0.3 - 6, 0],
    ['a weekend, for which the flight is easy', { duration: 'weekend' }, 10, 10],
    ['longer than is ideal', { duration: 'month' }, 8 * 0.82 - 8, 0],
  ])('counts %s', (_name, ...[asks, sum, weights]) =>
    expect(scoreWith({ asks })).toBeCloseTo(scoreOf(sum, weights), 9),
  );

  test.each([
    ['children, where families are third', { hasChildren: true, isCouple: false }, 10 * 0.76, 10],
    ['a couple, where romance is second', { hasChildren: false, isCouple: true }, 4 * 0.88, 4],
  ])('counts %s', (_name, ...[who, sum, weights]) =>
    expect(scoreWith({ party: { people: 3, ...who } })).toBeCloseTo(scoreOf(sum, weights), 9),
  );

  test.each([
    ['something wanted that is there', 'art', 18 * 0.704, 18],
    ['something wanted that is not there', 'shopping', 0, 18],
    ['something unwanted that is not there', 'no shopping', 12, 12],
  ])('counts %s', (_name, ...[said, sum, weights]) =>
    expect(scoreWith({ said })).toBeCloseTo(scoreOf(sum, weights), 9),
  );

  test('counts the same place as most like itself', () => {
    const copy = anEntry({ ...entry, id: 'copy', country: 'France' });
    const other = anEntry({ id: 'other', sceneKind: 'beach', vacationTypes: ['party'], interests: ['Music'] });
    const change = { said: 'something like Near', catalogue: [entry] };
    expect(scoreWith(change, copy)).toBeGreaterThan(scoreWith(change, anEntry({ ...copy, ...other, id: 'copy' })));
  });
});

describe('when and how to go', () => {
  test('is the next good month after this one', () => {
    const monthFor = (today: string) => candidateWith({ today }).travelMonth;
    expect(['2026-11-21', '2026-12-01', '2027-01-31'].map(monthFor)).toEqual([12, 1, 12]);
  });

  test.each([
    ['in July', 7],
    ['in June or July', 6],
    ['not in December', 1],
    ['not in December or January', 2],
    ['at least 20 degrees', 6],
    ['no heat', 12],
    ['I hate the cold', 6],
  ])('%j goes in month %i', (said, month) => expect(candidateWith({ said }).travelMonth).toBe(month));

  test('is never where no month is possible', () => {
    expect(scoreCandidate(entry, criteriaWith({ said: 'at least 35 degrees' }))).toBeNull();
    const lights = anEntry({ id: 'lights', traits: [{ name: 'northern-lights', months: [12, 1] }] });
    expect(scoreCandidate(lights, criteriaWith({ said: 'aurora in June' }))).toBeNull();
  });

  test('is the month or the dates that the planner asked for', () => {
    expect(candidateWith({ asks: { when: { month: 9 } } }).travelMonth).toBe(9);
    const dates = { startDate: '2027-05-30', endDate: '2027-06-08' };
    expect(candidateWith({ asks: { when: dates } })).toMatchObject({ travelMonth: 5, dates, days: 10 });
  });

  test('costs what the flight estimate says for the dates that a trip would have', () => {
    const { journey, cost, days, high } = candidateWith();
    const dates = { startDate: '2026-12-05', endDate: '2026-12-11', today: '2026-11-21' };
    expect(journey).toEqual({ means: 'plane', ...estimateFlight({ from: leeds, to: entry.position, ...dates }) });
    expect(cost.split.flight).toBe(journey.fare);
    expect([days, high]).toEqual([7, entry.highs[11]]);
  });

  test('goes by train when nobody flies', () => {
    const { journey, cost } = candidateWith({ said: 'no flying' });
    expect(journey).toEqual({ means: 'train', ...estimateRail(leeds, entry.position) });
    expect(cost.split.flight).toBe(journey.fare);
  });

  test('is estimated without a starting place too', () =>
    expect(candidateWith({ origin: null }).journey.km).toBe(5_500));

  test.each([
    ['10 days', 10],
    ['a fortnight', 14],
    ['a long weekend', 4],
    ['eine Woche', 7],
    // Of a bound, as near to the week that was chosen as it lets.
    ['at least ten days', 10],
    ['at least three days', 7],
    ['not longer than five days', 5],
    ['not longer than two weeks', 7],
  ])('lasts as long as was said: %s', (said, days) => expect(candidateWith({ said }).days).toBe(days));

  test.each([
    ['cheaper', 'budget'],
    ['more luxury', 'luxury'],
    ['', 'mid-range'],
  ])('follows %j to %s', (said, style) =>
    expect(candidateWith({ said, asks: { travelStyle: ['mid-range', 'budget'] } }).cost.style).toBe(style),
  );
});

describe('what a hard wish rules out', () => {
  const rome = anEntry({
    id: 'rome',
    name: 'Rome',
    country: 'Italy',
    keywords: ['beach'],
    interests: ['Art', 'Beaches'],
    traits: [{ name: 'vegan' }],
    cautions: ['zika', 'same-sex-law'],
    position: { latitude: 41.9, longitude: 12.5 },
  });
  const allowed = (said: string) => {
    const preferences = aPreference({ customDetails: said });
    const { wishes } = wishesOf({ preferences, catalogue: [rome], hemisphere: 'north', today: '2026-11-21' });
    return isAllowed(rome, { ...criteriaWith(), wishes });
  };
  test.each([
    ['not Rome', false],
    ['we have been to Rome already', false],
    ['anywhere except Italy', false],
    ['not in Southern Europe', false],
    ['not Peru', true],
    ['Rome', true],
    ['no beaches', false],
    ['beaches', true],
    ['no museums', true],
    ['vegan', true],
    ['halal', false],
    ['wheelchair', false],
    ['I am pregnant', false],
    ['nowhere with malaria', true],
    ['gay couple', false],
    ['no flying', false],
    ['without a car', true],
    ['', true],
  ])('%j: %s', (said, isIn) => expect(allowed(said)).toBe(isIn));

  test.each([
    ['under $5000', true],
    ['under $300', false],
    ['at most 5 hours of flight', true],
    ['max 1 hour flight', false],
    ['short flight please', true],
    ['we travel with our dog', true],
  ])('%j keeps the limits: %s', (said, isKept) =>
    expect(keepsLimits(candidateWith({ said }), criteriaWith({ said }))).toBe(isKept),
  );
});
