import { MAX_BUDGET_USD } from '@sojourn/contracts';
import { tripProposalSchema, tripTextLimits } from '@sojourn/contracts/plan';
import fc from 'fast-check';
import { aRecommendation, somePreferences } from '../../shared/recommendation.fake';
import { placeOf, proposalKey, proposeTrip, splitParts } from './trip-proposal.model';

const TODAY = '2026-11-21';
const { costSplit: _, days: __, travelMonth: ___, ...plain } = aRecommendation();

describe('a recommendation that is saved', () => {
  test.each([
    [4, '3 nights in Lisbon'],
    [14, '13 nights in Lisbon'],
    [7, 'A week in Lisbon'],
    [1, 'A day in Lisbon'],
  ])('is called by the length it was priced for, whatever was chosen: %d days', (days, title) => {
    expect(proposeTrip(aRecommendation({ days }), somePreferences(), TODAY).title).toBe(title);
  });

  test('is a week in its month, with money for everybody', () => {
    expect(tripProposalSchema.parse(proposeTrip(aRecommendation(), somePreferences(), TODAY))).toEqual({
      key: 'Lisbon|Portugal|1240|April to June, September|7|4|week|2',
      title: 'A week in Lisbon',
      destination: 'Lisbon, Portugal',
      city: 'Lisbon',
      startDate: '2027-04-03',
      endDate: '2027-04-09',
      budget: 2480,
      people: 2,
      from: 'London',
      notes: `${aRecommendation().reason}\n\nBest time: April to June, September`,
      flight: { duration: '2h 40m' },
      stay: { name: 'Small hotel in Alfama', detail: '$62 to $97 a person a night, mid-range' },
      costs: { flight: 460, stay: 960, food: 520, activities: 360, local: 180 },
      activities: [
        { name: 'Fado evening', price: 35, minutes: 120 },
        { name: 'Tram 28 walk', price: 0, minutes: 180 },
        { name: 'Pastry workshop', price: 45, minutes: 120 },
      ],
    });
  });

  test.each([
    ['weekend', 'A weekend in Lisbon', '2027-04-05'],
    ['week', 'A week in Lisbon', '2027-04-09'],
    ['extended', '16 nights in Lisbon', '2027-04-19'],
    ['month', 'A month in Lisbon', '2027-05-02'],
  ] as const)('lasts as long as a %s when it does not say for how long it was priced', (duration, title, endDate) => {
    expect(proposeTrip(plain, somePreferences({ duration }), TODAY)).toMatchObject({
      title,
      startDate: '2027-04-03',
      endDate,
    });
  });

  test('is a week for one when nobody remembers what was asked', () => {
    expect(proposeTrip(plain, null, TODAY)).toMatchObject({ endDate: '2027-04-09', budget: 1240, people: 1 });
  });

  test('is one that can be saved, whatever a model has written', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 300, unit: 'grapheme' }),
      fc.string({ maxLength: 300, unit: 'binary' }),
    );
    const whole = fc.integer({ min: -1_000, max: 900_000_000 });
    const written = fc.record({
      destination: text,
      country: text,
      estimatedCost: whole,
      reason: text,
      bestTime: text,
      flightInfo: fc.record({ duration: text, approximatePrice: whole }),
      accommodation: fc.record({ recommendedType: text, priceRange: text }),
      activities: fc.array(text, { maxLength: 70 }),
      days: fc.integer({ min: -3, max: 90 }),
    });
    fc.assert(
      fc.property(written, fc.boolean(), text, (change, isSplit, groupSize) => {
        const recommendation = isSplit ? aRecommendation(change) : { ...plain, ...change };
        const proposal = proposeTrip(recommendation, somePreferences({ groupSize }), TODAY);
        expect(tripProposalSchema.safeParse(proposal).error).toBeUndefined();
        expect(proposal.budget).toBeLessThanOrEqual(MAX_BUDGET_USD);
      }),
    );
  });

  test('divides what it was not said to divide into, the flight as it was said', () => {
    const { costs, budget } = proposeTrip(plain, somePreferences(), TODAY);
    expect(costs).toEqual({ flight: 460, stay: 1_010, food: 384, activities: 384, local: 242 });
    expect(Object.values(costs).reduce((sum, each) => sum + each)).toBe(budget);
  });

  test('is known again by what it says', () => {
    const key = (change = {}, asked = {}) => proposalKey(aRecommendation(change), somePreferences(asked));
    expect(key({ reason: 'In other words.' })).toBe(key());
    expect(key({ estimatedCost: 900 })).not.toBe(key());
    expect(key({}, { duration: 'weekend' })).not.toBe(key());
    expect(key({}, { groupSize: '5' })).not.toBe(key());
    expect(key({}, { groupSize: 'two adults' })).toBe(key());
    for (const change of [
      { destination: 'Porto' },
      { country: 'Spain' },
      { bestTime: 'May' },
      { days: 8 },
      { travelMonth: 5 },
    ]) {
      expect(key(change)).not.toBe(key());
    }
    expect(proposalKey(aRecommendation(), null)).toBe('Lisbon|Portugal|1240|April to June, September|7|4');
    expect(key()).toBe('Lisbon|Portugal|1240|April to June, September|7|4|week|2');
  });
});

describe('a place', () => {
  test.each([
    ['Lisbon', 'Portugal', 'Lisbon, Portugal'],
    ['Singapore', 'Singapore', 'Singapore'],
    ['Rome, Italy', 'Italy', 'Rome, Italy'],
    ['Lisbon', '', 'Lisbon'],
  ])('%s in %s is told as %s', (destination, country, told) => {
    expect(placeOf({ destination, country })).toBe(told);
  });
});

describe('the edges of a proposal', () => {
  test('money below nothing', () => {
    expect(proposeTrip(aRecommendation({ estimatedCost: -5 }), somePreferences(), TODAY).budget).toBe(0);
  });

  test.each([
    [0, '2027-04-03'],
    [-3, '2027-04-03'],
    [1, '2027-04-03'],
    [2, '2027-04-04'],
  ])('a length of %i days ends on %s', (days, endDate) =>
    expect(proposeTrip(aRecommendation({ days }), null, TODAY).endDate).toBe(endDate),
  );

  test('a month that is not told: then the best time counts', () => {
    const { travelMonth: _month, ...timeless } = aRecommendation({ bestTime: 'June' });
    expect(proposeTrip(timeless, null, TODAY).startDate).toBe('2027-06-05');
    expect(proposeTrip(aRecommendation({ bestTime: 'June' }), null, TODAY).startDate).toBe('2027-04-03');
  });
});

test('long names are cut to what a trip may have', () => {
  const { title, destination } = proposeTrip(aRecommendation({ destination: 'x'.repeat(200) }), null, TODAY);
  expect([title.length, destination.length]).toEqual([120, 120]);
  expect(title.startsWith('A week in xxx')).toBe(true);
});

test('a text that is cut keeps its last character whole', () => {
  const reason = `${'x'.repeat(tripTextLimits.notes - 1)}🏝`;
  const proposal = proposeTrip(aRecommendation({ reason }), somePreferences(), TODAY);
  expect(proposal.notes).toBe('x'.repeat(tripTextLimits.notes - 1));
  expect(tripProposalSchema.safeParse(proposal).success).toBe(true);
});

test.each([
  ['$1,010 a person for 7 days, $490 under your budget.', '$1,010 a person for 7 days.'],
  ['$1,010 a person for 7 days, exactly your budget. Quiet.', '$1,010 a person for 7 days. Quiet.'],
  ['Well under your budget.', 'Well under your budget.'],
])('notes no verdict on a budget that is not the trip’s when the reason is %j', (reason, noted) => {
  const { notes } = proposeTrip(aRecommendation({ reason, bestTime: '' }), null, TODAY);
  expect(notes).toBe(noted);
});

test('the parts of a cost have their names', () => {
  expect(splitParts({ flight: 1, stay: 2, food: 3, activities: 4, local: 5 }, undefined)).toEqual([
    { label: 'Flight', amount: 1 },
    { label: 'Stay', amount: 2 },
    { label: 'Food', amount: 3 },
    { label: 'Activities', amount: 4 },
    { label: 'Getting around', amount: 5 },
  ]);
  const byTrain = splitParts({ flight: 1, stay: 2, food: 3, activities: 4, local: 5 }, 'train');
  expect(byTrain[0]).toEqual({ label: 'Train', amount: 1 });
});
