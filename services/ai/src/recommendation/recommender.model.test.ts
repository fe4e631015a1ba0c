import {
  recommendationAnswerSchema,
  vacationTypes,
  interestTags,
  travelStyles,
  tripDurations,
} from '@sojourn/contracts';
import fc from 'fast-check';
import { aCatalogue, anEntry } from './catalogue.fake';
import { aPreference } from './preferences.fake';
import { recommend } from './recommender.model';

const leeds = { latitude: 53.87, longitude: -1.66 };
const ask = (change: Parameters<typeof aPreference>[0] = {}, more: Partial<Parameters<typeof recommend>[0]> = {}) =>
  recommend({ preferences: aPreference(change), catalogue: aCatalogue, origin: leeds, today: '2026-11-21', ...more });
const idsOf = (answer: ReturnType<typeof ask>) => answer.recommendations.map(({ id }) => id);

describe('recommend', () => {
  test('puts what was asked for first and says why with facts', () => {
    const [first] = ask().recommendations;
    expect(first?.id).toBe('tromso');
    expect(first?.reason).toMatch(/adventure and nature/);
    expect(first?.reason).toMatch(/In December days reach about -3 °C, in its best season/);
    expect(first?.reason).toMatch(/by air from Leeds and \$[\d,]+ a person for 7 days, \$[\d,]+ under your budget/);
  });

  test('never shows three places of one country, unless that country was asked for', () => {
    const italians = (ids: string[]) => ids.filter((id) => ['rome', 'florence', 'venice'].includes(id)).length;
    expect(italians(idsOf(ask({ vacationType: ['cultural'] })))).toBeLessThan(3);
    expect(italians(idsOf(ask({ vacationType: ['cultural'], refinement: 'Italy' })))).toBe(3);
  });

  test('answers the same question the same way on the same day', () => {
    expect(ask({ customDetails: 'museums' })).toEqual(ask({ customDetails: 'museums' }));
  });

  test.each([
    ['no beaches', 'bali'],
    ['not Norway please', 'tromso'],
    ['somewhere other than Peru', 'cusco'],
  ])('%s leaves %s out', (refinement, id) => {
    expect(idsOf(ask({ refinement }))).not.toContain(id);
  });

  test('moves the list when asked for something cheaper, closer, colder or different', () => {
    const before = ask({ vacationType: ['relaxing'], budget: 5000 });
    const first = (refinement: string) =>
      ask({ vacationType: ['relaxing'], budget: 5000, refinement }).recommendations[0];
    expect(before.recommendations[0]?.id).toBe('bali');
    expect(first('cheaper')?.estimatedCost).toBeLessThan(before.recommendations[0]?.estimatedCost ?? 0);
    expect(first('closer')?.id).not.toBe('bali');
    expect(first('somewhere colder')?.id).toBe('tromso');
    const others = idsOf(ask({ refinement: 'something different' }));
    expect(others.some((id) => idsOf(ask()).includes(id))).toBe(false);
  });

  test('takes a direction in the details as away from the usual place', () => {
    const firstWith = (customDetails: string) =>
      ask({ vacationType: ['relaxing'], budget: 5000, customDetails }).recommendations[0]?.id;
    expect(firstWith('')).toBe('bali');
    expect(firstWith('no long flights')).not.toBe('bali');
  });

  test('goes when the traveller goes', () => {
    expect(ask({ refinement: 'in May' }).recommendations.every(({ travelMonth }) => travelMonth === 5)).toBe(true);
  });

  test('looks for snow where and when it is cold', () => {
    const ski = { keywords: ['ski', 'skiing'], vacationTypes: ['adventure' as const] };
    const highs = [22, 22, 19, 15, 11, 8, 8, 9, 13, 16, 18, 20];
    const south = anEntry({ id: 'south', ...ski, bestMonths: [7, 8, 12], highs });
    const north = anEntry({
      id: 'north',
      ...ski,
      bestMonths: [1, 2, 7],
      highs: [1, 2, 9, 12, 18, 22, 25, 24, 19, 12, 5, 2],
    });
    const answer = ask({ refinement: 'skiing' }, { catalogue: [south, north] });
    const months = answer.recommendations.map(({ id, travelMonth }) => [id, travelMonth]);
    expect(Object.fromEntries(months)).toEqual({ north: 1, south: 7 });
    const winter = ask({ refinement: 'skiing this winter' }, { catalogue: [south, north] });
    expect(winter.recommendations[0]?.id).toBe('north');
  });

  test('tries more comfort when more luxury is asked for, as far as the budget goes', () => {
    const styleOf = (budget: number) =>
      ask({ budget, refinement: 'more luxury' }).recommendations[0]?.accommodation.priceRange;
    expect(styleOf(20_000)).toContain('five-star');
    expect(styleOf(1_500)).toContain('mid-range');
  });

  test('does not send anybody where they are', () => {
    expect(idsOf(ask({}, { origin: { latitude: 69.65, longitude: 18.96 } }))).not.toContain('tromso');
  });

  test('says so when the start is not known and when a refinement means nothing to it', () => {
    expect(ask({}, { origin: null }).note).toMatch(/could not find Leeds/);
    expect(ask({ refinement: 'xyzzy' }).note).toMatch(/did not understand/);
    expect(ask({ refinement: 'cheaper' }).note).toBeUndefined();
  });

  test('keeps a weekend near and a budget in sight', () => {
    expect(ask({ duration: 'weekend' }).recommendations[0]?.id).not.toBe('cusco');
    const dear = anEntry({ id: 'dear', dailyCost: { backpacking: 900, budget: 900, 'mid-range': 900, luxury: 900 } });
    const many = Array.from({ length: 12 }, (_, at) => anEntry({ id: `fair-${at}` }));
    expect(idsOf(ask({ vacationType: ['cultural'] }, { catalogue: [dear, ...many] }))).not.toContain('dear');
  });

  test('asks nothing of an empty catalogue', () => {
    expect(ask({}, { catalogue: [] }).recommendations).toEqual([]);
  });

  test('holds for whatever people type: contract kept, costs add up, every place once', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('no beaches, colder', 'cheaper and closer', 'Italy but not Rome', '$where', '<script>', '|||'),
    );
    fc.assert(
      fc.property(
        fc.record({
          vacationType: fc.subarray([...vacationTypes], { minLength: 1 }),
          interests: fc.subarray([...interestTags]),
          travelStyle: fc.subarray([...travelStyles]),
          duration: fc.constantFrom(...tripDurations),
          budget: fc.integer({ min: 0, max: 20_000 }),
          groupSize: text,
          customDetails: text,
          refinement: text,
        }),
        (change) => {
          const answer = ask(change);
          expect(recommendationAnswerSchema.safeParse(answer).error).toBeUndefined();
          expect(new Set(idsOf(answer)).size).toBe(answer.recommendations.length);
          for (const { costSplit, estimatedCost } of answer.recommendations) {
            expect(Object.values(costSplit ?? {}).reduce((sum, part) => sum + part, 0)).toBe(estimatedCost);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
