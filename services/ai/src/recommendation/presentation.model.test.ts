import type { CatalogueActivity } from '@sojourn/contracts';
import { anEntry } from './catalogue.fake';
import type { Candidate } from './candidate.model';
import { formatRecommendation, type PresentationContext } from './presentation.model';
import { aPreference } from './preferences.fake';
import { wishesOf } from './wishes.model';

const activity = {
  attractionType: 'Tours',
  duration: 'PT2H',
  price: 20,
  description: '.',
  about: [],
} satisfies Partial<CatalogueActivity>;
const entry = anEntry({
  id: 'rome',
  name: 'Rome',
  country: 'Italy',
  vacationTypes: ['cultural', 'urban', 'family'],
  interests: ['Food & Wine', 'History'],
  bestMonths: [4, 5],
  activities: [
    { ...activity, name: 'Swim', category: 'water', duration: 'PT90M', price: 0, about: ['beaches'] },
    { ...activity, name: 'Museum', category: 'cultural', about: ['museums', 'culture'] },
    { ...activity, name: 'Dinner', category: 'food', duration: 'some time', price: 1_250, about: ['food'] },
  ],
});
const aCandidate = (change: Partial<Candidate> = {}): Candidate => ({
  entry,
  travel: { means: 'plane', km: 1_500, minutes: 150, fare: 230 },
  cost: {
    total: 1_010,
    style: 'mid-range',
    bedPerNight: 54,
    split: { flight: 230, stay: 320, food: 210, activities: 170, local: 80 },
  },
  days: 7,
  travelMonth: 4,
  dates: { startDate: '2027-04-03', endDate: '2027-04-09' },
  high: 19.6,
  score: 80,
  ...change,
});
type Change = Partial<Omit<PresentationContext, 'wishes' | 'preferences'>> & {
  refinement?: string;
  preferences?: Parameters<typeof aPreference>[0];
};
const contextWith = ({ refinement = '', preferences = {}, ...change }: Change = {}): PresentationContext => ({
  preferences: aPreference({ vacationType: ['cultural'], budget: 1_500, ...preferences }),
  wishes: wishesOf({
    preferences: aPreference({ refinement }),
    catalogue: [entry],
    hemisphere: 'north',
    today: '2026-11-21',
  }).wishes,
  catalogue: [entry],
  party: { people: 2, hasChildren: false, isCouple: true },
  origin: { latitude: 53.87, longitude: -1.66 },
  from: 'Leeds',
  today: '2026-11-21',
  before: [],
  ...change,
});
const reasonWith = (change: Change = {}, candidate = aCandidate()) =>
  formatRecommendation(candidate, contextWith(change)).reason;

test('a recommendation has the facts of its candidate', () => {
  expect(formatRecommendation(aCandidate(), contextWith())).toEqual({
    id: 'rome',
    destination: 'Rome',
    country: 'Italy',
    destinationId: 'rome',
    estimatedCost: 1_010,
    reason:
      'For culture: Museum. In April days reach about 20 °C, in its best season. About 2h 30m by air from Leeds and $1,010 a person for 7 days, $490 under your budget.',
    bestTime: 'April to May',
    flightInfo: { duration: '2h 30m', approximatePrice: 230 },
    highlights: entry.highlights,
    accommodation: { recommendedType: 'Small hotel', priceRange: '$43 to $68 a person a night, mid-range' },
    activities: ['Museum (2h, $20)', 'Dinner ($1,250)', 'Swim (1h 30m, free)'],
    activityPlaces: [
      { name: 'Swim', category: 'water' },
      { name: 'Museum', category: 'cultural' },
      { name: 'Dinner', category: 'food' },
    ],
    sceneKind: 'city',
    costSplit: { flight: 230, stay: 320, food: 210, activities: 170, local: 80 },
    days: 7,
    travelMonth: 4,
    dates: { startDate: '2027-04-03', endDate: '2027-04-09' },
    means: 'plane',
    fits: [{ label: 'Culture', evidence: 'Museum' }],
    way: {
      km: Math.round(aCandidate().travel.km),
      // Leeds, as near as a list that is shared may tell.
      from: { latitude: 53.9, longitude: -1.7 },
      to: entry.position,
      minutes: { plane: 150, train: expect.any(Number) },
    },
    position: entry.position,
  });
});

test.each<[travelMonth: number, months: number[] | undefined, isProposed: boolean]>([
  [4, [4, 5], true],
  [4, [12, 1, 2], false],
  [1, [12, 1, 2], true],
  [4, undefined, true],
])('a recommendation for month %i proposes what is done in %j: %s', (travelMonth, months, isProposed) => {
  const skiing = { ...activity, name: 'Ski day', category: 'adventure' as const, months };
  const candidate = aCandidate({ travelMonth, entry: { ...entry, activities: [...entry.activities, skiing] } });
  const { activities, activityPlaces } = formatRecommendation(candidate, contextWith());
  expect(activities.includes('Ski day (2h, $20)')).toBe(isProposed);
  expect(activityPlaces?.some(({ name }) => name === 'Ski day')).toBe(isProposed);
});

test('a recommendation says where it is, by what clock, and what its days mind', () => {
  const candidate = aCandidate({ entry: { ...entry, timeZone: 'Europe/Rome' } });
  const context = contextWith();
  const withToddler = { ...context, preferences: { ...context.preferences, groupSize: '2 adults and a toddler' } };
  expect(formatRecommendation(candidate, withToddler)).toMatchObject({
    position: entry.position,
    timeZone: 'Europe/Rome',
    needs: ['naps'],
  });
});

test.each<[high: number, about: CatalogueActivity['about'], isProposed: boolean]>([
  [30, ['beaches'], true],
  [8, ['beaches'], false],
  [8, ['hiking', 'beaches'], true],
  [8, ['food'], true],
  [-5, ['cycling'], false],
])('days of %i °C have something about %j: %s', (high, about, isProposed) => {
  const out = { ...activity, name: 'Out there', category: 'water' as const, about };
  const candidate = aCandidate({ high, entry: { ...entry, activities: [...entry.activities, out] } });
  const { activities } = formatRecommendation(candidate, contextWith());
  expect(activities.some((text) => text.startsWith('Out there'))).toBe(isProposed);
});

test.each<[months: number[], fact: string]>([
  [[4], 'Tulip museum'],
  [[12], 'Museum'],
])('a recommendation for April is not proven by what is done in another month: %j', (months, fact) => {
  const tulips = {
    ...activity,
    name: 'Tulip museum',
    category: 'cultural' as const,
    months,
    about: ['culture' as const],
  };
  const candidate = aCandidate({ entry: { ...entry, activities: [tulips, ...entry.activities] } });
  const { reason, fits } = formatRecommendation(candidate, contextWith());
  expect(reason).toContain(`For culture: ${fact}.`);
  expect(fits).toEqual([{ label: 'Culture', evidence: fact }]);
});

test.each([
  ['luxury', 'Small hotel', 'five-star comfort'],
  ['mid-range', 'Small hotel', 'mid-range'],
  ['budget', 'Small hotel', 'simple and central'],
  ['backpacking', 'Hostel or family guesthouse', 'hostel or homestay'],
] as const)('a bed in %s style is a %s, %s', (style, type, words) => {
  const cost = { ...aCandidate().cost, style };
  const { accommodation } = formatRecommendation(aCandidate({ cost }), contextWith());
  expect(accommodation).toEqual({ recommendedType: type, priceRange: `$43 to $68 a person a night, ${words}` });
});

describe('why it fits', () => {
  test('names the fact that shows each choice, and no choice that nothing shows', () => {
    const reason = reasonWith({
      preferences: { vacationType: ['cultural', 'party'], interests: ['Food & Wine', 'Sports'] },
    });
    expect(reason).toMatch(/^For culture: Museum\. For food: Dinner\. In April/);
  });

  test('puts what was written before what was ticked', () => {
    expect(reasonWith({ refinement: 'food' })).toMatch(/^For food: Dinner\. For culture: Museum\. /);
  });

  test('uses no fact twice', () => {
    expect(reasonWith({ refinement: 'museums' })).toMatch(/^For museums and art: Museum\. In April/);
  });

  test('tells of children where the place is easy with them', () => {
    const party = { people: 3, hasChildren: true, isCouple: false };
    const easy = aCandidate({ entry: { ...entry, keywords: ['kids'] } });
    expect(reasonWith({ party }, easy)).toContain('Easy with children. ');
    expect(reasonWith({ party })).not.toContain('children');
  });

  test('has no memorial for a couple', () => {
    const sombre = { ...activity, name: 'War memorial', category: 'cultural' as const, about: ['culture' as const] };
    const grave = aCandidate({ entry: { ...entry, activities: [sombre, ...entry.activities] } });
    expect(reasonWith({}, grave)).toMatch(/^For culture: Museum\./);
    expect(reasonWith({ party: { people: 1, hasChildren: false, isCouple: false } }, grave)).toMatch(
      /^For culture: War memorial\./,
    );
  });

  test('names what is listed with its season', () => {
    const traits = [{ name: 'golf', months: [4, 5, 6] }];
    expect(reasonWith({ refinement: 'golf' }, aCandidate({ entry: { ...entry, traits } }))).toMatch(
      /^Known for golf, April to June\. /,
    );
  });

  test('is worth its highlights when nothing that was chosen is there', () => {
    expect(reasonWith({ preferences: { vacationType: ['party'] } })).toMatch(/^Worth it for: One, then Two\./);
  });
});

test('what was not wanted is not among the things to do', () => {
  const { activities } = formatRecommendation(aCandidate(), contextWith({ refinement: 'no museums' }));
  expect(activities).toEqual(['Dinner ($1,250)', 'Swim (1h 30m, free)']);
});

test('somebody who takes the train is told of the train', () => {
  const travel = { means: 'train', km: 500, minutes: 375, fare: 180 } as const;
  const told = formatRecommendation(aCandidate({ travel }), contextWith());
  expect(told.reason).toContain('About 6h 15m by train from Leeds');
  expect(told).toMatchObject({ means: 'train', flightInfo: { duration: '6h 15m', approximatePrice: 180 } });
});

test.each([
  [true, 'car'],
  [false, 'train'],
])('names the line of a ferry when the car comes along: %s', (isDriven, by) => {
  const travel = { means: 'ferry', km: 500, minutes: 375, fare: 180, line: 'Dover to Calais', isDriven } as const;
  const told = formatRecommendation(aCandidate({ travel }), contextWith());
  expect(told.reason).toContain(`About 6h 15m by ${by} and ferry (Dover to Calais) from Leeds`);
  expect(told.means).toBe('ferry');
});

describe('activities', () => {
  test.each([
    [['adventure'], [], 'Swim, Museum, Dinner'],
    [['relaxing'], [], 'Swim, Museum, Dinner'],
    [['nature'], [], 'Swim, Museum, Dinner'],
    [['urban'], [], 'Museum, Dinner, Swim'],
    [['family'], [], 'Swim, Museum, Dinner'],
    [['romantic'], [], 'Dinner, Swim, Museum'],
    [['party'], [], 'Museum, Dinner, Swim'],
    [['party'], ['Food & Wine'], 'Dinner, Museum, Swim'],
    [['party'], ['History'], 'Museum, Dinner, Swim'],
    [['romantic'], ['Art'], 'Museum, Dinner, Swim'],
    [['romantic'], ['Beaches'], 'Swim, Dinner, Museum'],
    [['romantic'], ['Photography'], 'Dinner, Swim, Museum'],
  ] as const)('for %j and %j come in the order %s', (vacationType, interests, order) => {
    const context = contextWith({ preferences: { vacationType, interests } as never });
    const { activities } = formatRecommendation(aCandidate(), context);
    expect(activities.map((text) => text.split(' ')[0]).join(', ')).toBe(order);
  });
});

test('says when its season is, where the month is another', () => {
  expect(reasonWith({}, aCandidate({ travelMonth: 7, high: 31 }))).toContain(
    'In July days reach about 31 °C; its best season is April to May.',
  );
});

describe('the money', () => {
  test.each([
    [1_500, ', $490 under your budget.'],
    [1_010, ', exactly your budget.'],
    [1_000, ', $10 over your budget.'],
    [0, ' for 7 days.'],
  ])('of a budget of %i', (budget, end) => {
    const reason = reasonWith({ preferences: { budget } });
    expect(reason.endsWith(end)).toBe(true);
  });

  test('names no start that is not known, and never what was typed', () => {
    expect(reasonWith({ from: undefined })).toContain('About 2h 30m by air and $1,010');
    const userLocation = { ...aPreference().userLocation, city: 'https://elsewhere.example' };
    expect(reasonWith({ preferences: { userLocation } })).toContain('About 2h 30m by air from Leeds and $1,010');
  });
});

describe('against the list before', () => {
  const { entry, travel, cost } = aCandidate();
  const earlier = (id: string, change: { total?: number; minutes?: number; high?: number }) =>
    aCandidate({
      entry: { ...entry, id },
      cost: { ...cost, total: cost.total + (change.total ?? 0) },
      travel: { ...travel, minutes: travel.minutes + (change.minutes ?? 0) },
      high: 19.6 + (change.high ?? 0),
    });
  const before = (change: Parameters<typeof earlier>[1]) => ['one', 'other'].map((id) => earlier(id, change));

  test('says nothing of a place that was among the earlier picks', () => {
    const shown = [...before({ total: 10 }), earlier(entry.id, { total: 10 })];
    expect(reasonWith({ refinement: 'cheaper', before: shown })).not.toContain('than the earlier picks');
  });

  test.each([
    ['cheaper', { total: 10 }, '$10 less than the earlier picks on average.'],
    ['cheaper', { total: 1_234 }, '$1,234 less than the earlier picks on average.'],
    ['closer', { minutes: 10 }, '10m less on the way than the earlier picks.'],
    ['closer', { minutes: 133 }, '2h 15m less on the way than the earlier picks.'],
    ['colder', { high: 1 }, '1 °C cooler than the earlier picks.'],
    ['colder', { high: 7.4 }, '7 °C cooler than the earlier picks.'],
    ['warmer', { high: -1.1 }, '1 °C warmer than the earlier picks.'],
  ])('%s by %j is said', (refinement, change, sentence) =>
    expect(reasonWith({ refinement, before: before(change) }).endsWith(` ${sentence}`)).toBe(true),
  );

  test.each([
    ['cheaper', { total: 9 }],
    ['cheaper', { total: -100 }],
    ['closer', { minutes: 9 }],
    ['colder', { high: 0.9 }],
    ['warmer', { high: -0.9 }],
    ['warmer', { high: 5 }],
    ['different', { total: 500, minutes: 500, high: 9 }],
  ])('%s by %j is not', (refinement, change) =>
    expect(reasonWith({ refinement, before: before(change) })).not.toContain('earlier picks'),
  );

  test('nothing is said without a list before', () => {
    expect(reasonWith({ refinement: 'cheaper, closer, colder' })).not.toContain('earlier picks');
  });
});

test('a sum that a refinement names is the budget that a reason speaks of', () => {
  const asked = (budget: number, refinement: string) =>
    formatRecommendation(aCandidate(), contextWith({ refinement, preferences: { budget } })).reason;
  expect(asked(900, '')).toMatch(/\$110 over your budget/);
  expect(asked(900, 'we can spend up to $1,200')).toMatch(/\$190 under your budget/);
});
