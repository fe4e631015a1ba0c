import { browserTripSchema, MAX_BUDGET_USD, tripDraftSchema } from '@sojourn/contracts';
import { aRecommendation, somePreferences } from '../../shared/recommendation.fake';
import { browserTripOf, draftOf, placeOf, proposalKey, proposeTrip, splitParts } from './trip-proposal.model';

const TODAY = '2026-11-21';
const { costSplit: _, days: __, travelMonth: ___, ...plain } = aRecommendation();

describe('a recommendation that is saved', () => {
  test('is a week in its month, with money for everybody', () => {
    expect(proposeTrip(aRecommendation(), somePreferences(), TODAY)).toEqual({
      title: 'A week in Lisbon',
      destination: 'Lisbon, Portugal',
      startDate: '2027-04-03',
      endDate: '2027-04-09',
      budget: 2480,
      people: 2,
    });
  });

  test.each([
    ['weekend', 'A weekend in Lisbon', '2027-04-05'],
    ['week', 'A week in Lisbon', '2027-04-09'],
    ['extended', '17 days in Lisbon', '2027-04-19'],
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

  test('tells an account everything in its notes', () => {
    const recommendation = aRecommendation();
    const draft = draftOf(recommendation, proposeTrip(recommendation, somePreferences(), TODAY));
    expect(tripDraftSchema.parse(draft)).toEqual(draft);
    expect(draft.notes).toBe(
      [
        recommendation.reason,
        '',
        'Flight: About $230 per person, 2h 40m',
        'Stay: Small hotel in Alfama, $62 to $97 a person a night, mid-range',
        'Estimated cost: $1,240 per person (flight $230, stay $480, food $260, activities $180, getting around $90)',
        'Best time: April to June, September',
        '',
        'Activities:',
        '- Fado evening (2h, $35)',
        '- Tram 28 walk (3h, free)',
        '- Pastry workshop (2h, $45)',
      ].join('\n'),
    );
  });

  test('puts everything in its place in a browser', () => {
    const trip = { ...browserTripOf(plain, proposeTrip(plain, null, TODAY)), id: 1 };
    expect(browserTripSchema.parse(trip)).toEqual(trip);
    expect(trip).toMatchObject({
      accommodation: 'Small hotel in Alfama, $62 to $97 a person a night, mid-range',
      flight: 'About $230 per person, 2h 40m',
      activities: plain.activities,
      notes: `${plain.reason}\n\nEstimated cost: $1,240 per person`,
    });
  });

  test('fits what an account takes, however much a model has written', () => {
    const much = 'x'.repeat(9000);
    const recommendation = aRecommendation({ destination: much, reason: much, estimatedCost: 90_000_000, days: 0 });
    const draft = draftOf(recommendation, proposeTrip(recommendation, somePreferences(), TODAY));
    expect(tripDraftSchema.safeParse(draft).success).toBe(true);
    expect(draft.budget).toBe(MAX_BUDGET_USD);
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

describe('what is left out of a proposal', () => {
  test('activities that there are none of', () => {
    const recommendation = aRecommendation({ activities: [] });
    const { notes } = draftOf(recommendation, proposeTrip(recommendation, null, TODAY));
    expect(notes?.endsWith('Best time: April to June, September')).toBe(true);
  });

  test('a stay or a price range that is not told', () => {
    const stay = (recommendedType: string, priceRange: string) => {
      const recommendation = aRecommendation({ accommodation: { recommendedType, priceRange } });
      return browserTripOf(recommendation, proposeTrip(recommendation, null, TODAY)).accommodation;
    };
    expect([stay('Inn', ''), stay('', '$50'), stay('Inn', '$50')]).toEqual(['Inn', '$50', 'Inn, $50']);
  });

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

test('the parts of a cost have their names', () => {
  expect(splitParts({ flight: 1, stay: 2, food: 3, activities: 4, local: 5 })).toEqual([
    { label: 'Flight', amount: 1 },
    { label: 'Stay', amount: 2 },
    { label: 'Food', amount: 3 },
    { label: 'Activities', amount: 4 },
    { label: 'Getting around', amount: 5 },
  ]);
});
