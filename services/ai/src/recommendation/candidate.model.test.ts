import type { Preferences } from '@sojourn/contracts';
import { daysBetween, estimateFlight } from '@sojourn/travel';
import { trainBetween } from '@sojourn/travel/rail';
import { aWish } from './candidate.fake';
import { anEntry } from './catalogue.fake';
import { budgetOf, datesFor, scoreCandidate, type MatchCriteria } from './candidate.model';
import { isAllowed, keepsLimits } from './conditions.model';
import { aPreference } from './preferences.fake';
import { wishesOf, type SourcedWish } from './wishes.model';

const leeds = { latitude: 53.87, longitude: -1.66 };
/** Everything in the middle, in its best season, near Leeds. */
const entry = anEntry({
  id: 'near',
  position: { latitude: 48, longitude: 2.6 },
  bestMonths: [12, 1],
  rating: 4.6,
  vacationTypes: ['nature', 'romantic', 'family'],
  interests: ['History', 'Art'],
});
/** Five and a half hours by train from Leeds: not quick enough to be taken unasked. */
const paris = { latitude: 48.86, longitude: 2.34 };
const byLine = anEntry({ ...entry, position: paris });
/** One list for all: the words of a catalogue are gathered once for it. */
const catalogue = [entry];
type Change = Partial<Omit<MatchCriteria, 'wishes' | 'preferences'>> & { said?: string; asks?: Partial<Preferences> };
function criteriaWith({ said = '', asks = {}, ...change }: Change = {}): MatchCriteria {
  const preferences = aPreference({ vacationType: ['nature'], budget: 0, customDetails: said, ...asks });
  return {
    preferences,
    wishes: wishesOf({ preferences, catalogue, hemisphere: 'north', today: '2026-11-21' }).wishes,
    party: { people: 3, hasChildren: false, isCouple: false },
    origin: leeds,
    today: '2026-11-21',
    catalogue,
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
    ['something unwanted that is there', 'no art', 12 * (1 - 0.704), 12],
  ])('counts %s', (_name, ...[said, sum, weights]) =>
    expect(scoreWith({ said })).toBeCloseTo(scoreOf(sum, weights), 9),
  );

  test.each([
    [4.2, 0],
    [4.3, 0],
    [4.6, 2],
    [4.9, 4],
    [5, 4],
  ])('counts a rating of %d between the least and the best of the catalogue', (rating, points) =>
    expect(scoreWith({}, anEntry({ ...entry, rating }))).toBeCloseTo(scoreOf(points - 2), 9),
  );

  test.each([
    ['among the best', { month: 12 }, 12],
    ['not among the best', { month: 7 }, -8 - 8],
  ])('counts a month that was asked for more than the season, %s', (_name, ...[when, sum]) =>
    expect(scoreWith({ asks: { when } })).toBeCloseTo(scoreOf(sum, 12), 9),
  );

  test('counts the same place as most like itself', () => {
    const copy = anEntry({ ...entry, id: 'copy', country: 'France' });
    const other = anEntry({ id: 'other', sceneKind: 'beach', vacationTypes: ['party'], interests: ['Music'] });
    const change = { said: 'something like Near' };
    expect(scoreWith(change, copy)).toBeGreaterThan(scoreWith(change, anEntry({ ...copy, ...other, id: 'copy' })));
  });
});

type Meant = SourcedWish extends infer W ? (W extends SourcedWish ? Omit<W, keyof typeof unsaid> : never) : never;
const unsaid = { id: 'wish', label: 'A wish', words: '', source: 'details' } as const;
const scoreWishing = (wishes: readonly Meant[], change?: Change, of = entry) =>
  scoreCandidate(of, { ...criteriaWith(change), wishes: wishes.map((wish) => ({ ...wish, ...unsaid })) })?.score;

/** Flights that all take so long, and how much the hours cost the score of a week: 5 are easy, 16 are too many. */
const flightsOf = (hours: number, changes = 0) => ({
  flights: { origin: 'LBA', fareOf: () => ({ fare: 200, minutes: hours * 60, changes }) },
});
const tired = (hours: number) => (-12 * (hours - 5)) / 11;

describe('a wish that only weighs', () => {
  const like = (wish: object) => [{ strength: 'soft', ...wish } as Meant];

  test.each([
    ['as many hours as were said', 8, 30],
    ['a quarter more', 10, 30 * 0.75],
    ['twice as many', 16, 0],
  ])('for short flights counts %s', (_name, ...[hours, sum]) =>
    expect(scoreWishing(like({ kind: 'most-hours', hours: 8 }), flightsOf(hours))).toBeCloseTo(
      scoreOf(tired(hours) + sum, 30),
      9,
    ),
  );
  test('for short flights counts a flight that is much too long as no worse than one that is too long', () =>
    expect(scoreWishing(like({ kind: 'most-hours', hours: 2 }), flightsOf(5))).toBeCloseTo(scoreOf(0, 30), 9));

  test.each([
    [0, 16],
    [1, 16],
    [2, 16 * 0.4],
    [3, 0],
  ])('for one change at most counts %i changes of planes', (changes, sum) =>
    expect(scoreWishing(like({ kind: 'most-stops', stops: 1 }), flightsOf(5, changes))).toBeCloseTo(
      scoreOf(sum, 16),
      9,
    ),
  );
  test('for a direct flight counts a way whose changes nobody knows as direct', () =>
    expect(scoreWishing(like({ kind: 'most-stops', stops: 0 }))).toBeCloseTo(scoreOf(16, 16), 9));

  test('for a holiday without a car counts whether one is needed there', () => {
    const wish = like({ kind: 'means', means: 'no-car' });
    expect(scoreWishing(wish)).toBeCloseTo(scoreOf(14, 14), 9);
    const rural = anEntry({ ...entry, traits: [{ name: 'needs-car' }] });
    expect(scoreWishing(wish, {}, rural)).toBeCloseTo(scoreOf(0, 14), 9);
  });

  test.each([
    ['families, which are third', 'children', 12 * 0.76, 12],
    ['couples, who are second', 'couple', 6 * 0.88, 6],
    ['seniors, for whom three hours are far and nature is gentle', 'seniors', 14 * (3 / 3.5) + 8, 22],
    ['a pregnancy, to which a short way matters most', 'pregnant', 44 * (3 / 3.5), 44],
    ['a dog, to which a short way matters most', 'dogs', 44 * (3 / 3.5), 44],
    ['public transport, which is not there', 'public-transport', 0, 10],
    ['somebody alone, who may go anywhere', 'alone', 0, 0],
  ])('for %s counts as much as it matters', (_name, ...[need, sum, weights]) =>
    expect(scoreWishing([{ kind: 'need', need, strength: 'hard' } as Meant], flightsOf(3))).toBeCloseTo(
      scoreOf(sum, weights),
      9,
    ),
  );

  test('for seniors counts neither a place of adventures nor one of parties', () => {
    const seniors = [{ kind: 'need', need: 'seniors', strength: 'soft' } as Meant];
    const chosen: Change = { ...flightsOf(2.5), asks: { vacationType: ['nature'] } };
    const change = (vacationTypes: typeof entry.vacationTypes) => {
      const other = anEntry({ ...entry, vacationTypes });
      const [without = 0, withThem = 0] = [[], seniors].map((wishes) => scoreWishing(wishes, chosen, other));
      // What the wish itself adds, in points of the hundred that it and the others make together.
      return (withThem * (96 + 22)) / 100 - (without * 96) / 100;
    };
    expect(change(['nature', 'adventure'])).toBeCloseTo(22, 9);
    expect(change(['adventure', 'nature'])).toBeCloseTo(14, 9);
    expect(change(['nature', 'party'])).toBeCloseTo(14, 9);
  });

  test('for public transport counts that there is much of it', () => {
    const town = anEntry({ ...entry, traits: [{ name: 'public-transport' }] });
    const wish = [{ kind: 'need', need: 'public-transport', strength: 'hard' } as Meant];
    expect(scoreWishing(wish, {}, town)).toBeCloseTo(scoreOf(10, 10), 9);
  });

  test.each([
    ['has it', [{ name: 'vegan' }], 16],
    ['does not have it', [], 0],
  ])('for a need that is only liked counts whether a place %s', (_name, ...[traits, sum]) =>
    expect(scoreWishing(like({ kind: 'need', need: 'vegan' }), {}, anEntry({ ...entry, traits }))).toBeCloseTo(
      scoreOf(sum, 16),
      9,
    ),
  );

  test('that has to do with neither place nor way counts nothing', () =>
    expect(scoreWishing(like({ kind: 'soon' }))).toBeCloseTo(scoreOf(0), 9));

  test('is nothing to weigh where it is a condition', () =>
    expect(scoreWishing([{ kind: 'means', means: 'no-car', strength: 'hard' }])).toBeCloseTo(scoreOf(0), 9));

  test('for a place like another one counts the likest of those meant', () => {
    const alike = anEntry({ ...entry, id: 'alike' });
    const unlike = anEntry({ id: 'unlike', sceneKind: 'beach', highs: entry.highs.map(() => 40) });
    const wish = like({ kind: 'similar', place: { type: 'region', id: 'europe' } });
    expect(scoreWishing(wish, { catalogue: [unlike, alike] })).toBeCloseTo(scoreOf(50 * (1 - 0.2), 50), 9);
    const elsewhere = anEntry({ ...entry, id: 'elsewhere', continent: 'Asia', country: 'Japan' });
    expect(scoreWishing(wish, { catalogue: [elsewhere] })).toBeCloseTo(scoreOf(0, 50), 9);
  });
});

describe('what somebody rather would', () => {
  const notFlying = [{ kind: 'means', means: 'no-flying', strength: 'soft' } as Meant];
  const rather = (change?: Change, of = entry) =>
    scoreCandidate(of, { ...criteriaWith(change), wishes: notFlying.map((wish) => ({ ...wish, ...unsaid })) });

  test('takes the train for a ride of a day, and is glad of it', () => {
    const byRail = rather({}, byLine);
    expect(byRail?.travel).toEqual({ means: 'train', ...trainBetween(leeds, paris) });
    expect(byRail?.score).toBeCloseTo(scoreOf(tired((byRail?.travel.minutes ?? 0) / 60) + 40, 40), 9);
  });

  test('takes the plane where no train goes, where the ride is longer than a day, and from nowhere', () => {
    expect(rather()?.travel.means).toBe('plane');
    const sicily = anEntry({ ...entry, position: { latitude: 37.51, longitude: 15.1 } });
    expect(rather({}, sicily)?.travel.means).toBe('plane');
    expect(rather({ origin: null }, byLine)?.travel.means).toBe('plane');
  });

  test('counts nothing for the plane', () => expect(rather()?.score).toBeCloseTo(scoreOf(0, 40), 9));
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

  test('is never where nobody flies', () => {
    const flights = { origin: 'LBA', fareOf: () => null };
    expect(scoreCandidate(entry, criteriaWith({ flights }))).toBeNull();
  });

  test('is the month or the dates that the planner asked for', () => {
    expect(candidateWith({ asks: { when: { month: 9 } } }).travelMonth).toBe(9);
    const dates = { startDate: '2027-05-30', endDate: '2027-06-08' };
    expect(candidateWith({ asks: { when: dates } })).toMatchObject({ travelMonth: 5, dates, days: 10 });
  });

  test('costs what the flight estimate says for the dates that a trip would have', () => {
    const { travel, cost, days, high } = candidateWith();
    const dates = { startDate: '2026-12-05', endDate: '2026-12-11', today: '2026-11-21' };
    expect(travel).toEqual({ means: 'plane', ...estimateFlight({ from: leeds, to: entry.position, ...dates }) });
    expect(cost.split.flight).toBe(travel.fare);
    expect([days, high]).toEqual([7, entry.highs[11]]);
  });

  test('goes by train when nobody flies', () => {
    const { travel, cost } = candidateWith({ said: 'no flying' }, byLine);
    expect(travel).toEqual({ means: 'train', ...trainBetween(leeds, paris) });
    expect(cost.split.flight).toBe(travel.fare);
  });

  test('goes by train unasked when that takes no more than five hours from door to door', () => {
    const london = anEntry({ ...entry, position: { latitude: 51.51, longitude: -0.13 } });
    expect(candidateWith({}, london).travel).toMatchObject({ means: 'train', minutes: 135 });
    const flights = { origin: 'LBA', fareOf: () => null };
    expect(candidateWith({ flights }, london).travel.means).toBe('train');
    expect(candidateWith({}, byLine).travel.means).toBe('plane');
  });

  test('is estimated without a starting place too', () =>
    expect(candidateWith({ origin: null }).travel.km).toBe(5_500));

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
    ['luxury', 'luxury'],
    ['no luxury', 'mid-range'],
    // A night of the middle style is beyond it.
    ['at most $50 a night', 'budget'],
    ['', 'mid-range'],
  ])('follows %j to %s', (said, style) =>
    expect(candidateWith({ said, asks: { travelStyle: ['mid-range', 'budget'] } }).cost.style).toBe(style),
  );
});

describe('what may be spent', () => {
  const budgetFor = (budget: number, ...sums: number[]) =>
    budgetOf({
      preferences: aPreference({ budget }),
      wishes: sums.map((usd) => ({ kind: 'most-cost', usd, strength: 'hard', ...unsaid })),
    });

  test('is the budget, or less where less was said', () => {
    expect([budgetFor(2000), budgetFor(2000, 1500), budgetFor(2000, 2500), budgetFor(2000, 900, 1500)]).toEqual([
      2000, 1500, 2000, 900,
    ]);
  });

  test('is what was said where there is no budget, and no limit at all where nothing was', () => {
    expect([budgetFor(0, 1500), budgetFor(0), budgetFor(0, 0)]).toEqual([1500, 0, 0]);
  });
});

describe('the days that a place is costed for', () => {
  const today = '2026-11-21';
  const daysFor = (startDate: string, endDate: string) =>
    datesFor(12, { preferences: aPreference({ when: { startDate, endDate } }), wishes: [], today });

  test('are those that were asked for, of one day too', () => {
    expect(daysFor('2026-11-22', '2026-11-22')).toEqual({
      days: 1,
      dates: { startDate: '2026-11-22', endDate: '2026-11-22' },
    });
  });

  test('are proposed anew where those that were asked for are past, today or the wrong way round', () => {
    const proposed = { days: 7, dates: { startDate: '2026-12-05', endDate: '2026-12-11' } };
    expect(daysFor('2026-11-21', '2026-11-25')).toEqual(proposed);
    expect(daysFor('2026-10-01', '2026-10-08')).toEqual(proposed);
    expect(daysFor('2027-01-08', '2027-01-01')).toEqual(proposed);
  });
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
  const catalogue = [rome];
  const allowed = (said: string) => {
    const preferences = aPreference({ customDetails: said });
    const { wishes } = wishesOf({ preferences, catalogue, hemisphere: 'north', today: '2026-11-21' });
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
    ['no flying', true],
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

describe('days that somebody wrote', () => {
  const aDates = (days: { startDate: string; endDate?: string }) => aWish({ kind: 'dates', ...days });
  const datesOn = (days: { startDate: string; endDate?: string }, month = 3) =>
    datesFor(month, { preferences: aPreference({ duration: 'week' }), wishes: [aDates(days)], today: '2026-11-30' });

  test('costs a place for these days', () =>
    expect(datesOn({ startDate: '2027-03-10', endDate: '2027-03-17' })).toEqual({
      days: 8,
      dates: { startDate: '2027-03-10', endDate: '2027-03-17' },
    }));

  test('ends after the chosen length when only the departure was written', () => {
    const { days, dates } = datesOn({ startDate: '2027-03-10' });
    expect(dates.startDate).toBe('2027-03-10');
    expect(daysBetween(dates.startDate, dates.endDate) + 1).toBe(days);
  });

  test('proposes other days when their month gave way', () =>
    expect(datesOn({ startDate: '2027-03-10', endDate: '2027-03-17' }, 6).dates.startDate.slice(5, 7)).toBe('06'));
});
