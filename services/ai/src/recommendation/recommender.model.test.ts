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
import { GUESSED_FARES } from './notes.model';
import { recommend } from './recommender.model';

const leeds = { latitude: 53.87, longitude: -1.66 };
const ask = (change: Parameters<typeof aPreference>[0] = {}, more: Partial<Parameters<typeof recommend>[0]> = {}) =>
  recommend({
    preferences: aPreference(change),
    catalogue: aCatalogue,
    origin: leeds,
    from: 'Leeds',
    today: '2026-11-21',
    ...more,
  });
const idsOf = (answer: ReturnType<typeof ask>) => answer.recommendations.map(({ id }) => id);

describe('recommend', () => {
  test('puts what was asked for first and says why with facts', () => {
    const [first] = ask().recommendations;
    expect(first?.id).toBe('tromso');
    expect(first?.reason).toMatch(/For nature: Walk\./);
    expect(first?.reason).toMatch(/In December days reach about -3 °C, in its best season/);
    expect(first?.reason).toMatch(/by air from Leeds and \$[\d,]+ a person for 7 days, \$[\d,]+ under your budget/);
  });

  test('never shows three places of one country, unless that country was asked for', () => {
    const italians = (ids: string[]) => ids.filter((id) => ['rome', 'florence', 'venice'].includes(id)).length;
    expect(italians(idsOf(ask({ vacationType: ['cultural'], duration: 'extended' })))).toBeLessThan(3);
    expect(italians(idsOf(ask({ vacationType: ['cultural'], refinement: 'Italy' })))).toBe(3);
  });

  test('shows places by air, and says so, when no train goes anywhere', () => {
    const lima = { origin: { latitude: -12.05, longitude: -77.04 }, from: 'Lima' };
    const { recommendations, note } = ask({ customDetails: 'no flying', duration: 'weekend' }, lima);
    expect(recommendations.length).toBeGreaterThan(0);
    expect(note).toContain(
      'Without flying we know no way from Lima to a place that fits; these are the shortest flights.',
    );
  });

  test('leaves out a limit that no place keeps, and says which', () => {
    const { recommendations, note } = ask(
      { customDetails: 'at most 2 hours of flying, no beaches' },
      {
        origin: { latitude: -43.53, longitude: 172.63 },
        from: 'Christchurch',
      },
    );
    expect(recommendations.length).toBeGreaterThan(0);
    expect(note).toMatch(
      /^No place keeps “At most 2 hours there” beside your other wishes, so these are the nearest\./,
    );
  });

  test('tells a train that is only liked from no flying', () => {
    const labels = (customDetails: string) => ask({ customDetails }).wishes?.map(({ label }) => label);
    expect(labels('by train if possible')).toEqual(['By train where one goes']);
    expect(labels('we drive with our own car')).toEqual(['By car where one can']);
    expect(labels('no flying')).toEqual(['No flying']);
  });

  test('stays in the country that they start from when nobody has a passport, and says so where it is not known', () => {
    const catalogue = ['Spain', 'Italy', 'Spain', 'France'].map((country, at) => anEntry({ id: `at-${at}`, country }));
    const asked = (home?: string) => ask({ customDetails: 'old towns, no passports' }, { catalogue, home });
    expect(
      asked('Spain')
        .recommendations.slice(0, 2)
        .map(({ country }) => country),
    ).toEqual(['Spain', 'Spain']);
    expect(asked().notUnderstood).toEqual(['no passports']);
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
    const before = ask({ vacationType: ['relaxing'], duration: 'extended', budget: 5000 });
    const first = (refinement: string) =>
      ask({ vacationType: ['relaxing'], duration: 'extended', budget: 5000, refinement }).recommendations[0];
    expect(before.recommendations[0]?.id).toBe('bali');
    expect(first('cheaper')?.estimatedCost).toBeLessThan(before.recommendations[0]?.estimatedCost ?? 0);
    expect(first('closer')?.id).not.toBe('bali');
    expect(first('somewhere colder')?.id).toBe('tromso');
    const others = idsOf(ask({ duration: 'extended', refinement: 'something different' }));
    expect(others.some((id) => idsOf(ask({ duration: 'extended' })).includes(id))).toBe(false);
  });

  test('takes a direction in the details as away from the usual place', () => {
    const firstWith = (customDetails: string) =>
      ask({ vacationType: ['relaxing'], duration: 'extended', budget: 5000, customDetails }).recommendations[0]?.id;
    expect(firstWith('')).toBe('bali');
    expect(firstWith('no long flights')).not.toBe('bali');
  });

  test('goes when the traveller goes', () => {
    expect(ask({ refinement: 'in May' }).recommendations.every(({ travelMonth }) => travelMonth === 5)).toBe(true);
  });

  test('looks for snow where and when it is cold', () => {
    const slopes = (months: number[]) => ({
      traits: [{ name: 'skiing', months }],
      vacationTypes: ['adventure' as const],
    });
    const highs = [22, 22, 19, 15, 11, 8, 8, 9, 13, 16, 18, 20];
    const south = anEntry({ id: 'south', ...slopes([6, 7, 8, 9]), bestMonths: [7, 8, 12], highs });
    const north = anEntry({
      id: 'north',
      ...slopes([12, 1, 2, 3]),
      bestMonths: [1, 2, 7],
      highs: [1, 2, 9, 12, 18, 22, 25, 24, 19, 12, 5, 2],
    });
    const answer = ask({ refinement: 'skiing' }, { catalogue: [south, north] });
    const months = answer.recommendations.map(({ id, travelMonth }) => [id, travelMonth]);
    expect(Object.fromEntries(months)).toEqual({ north: 1, south: 7 });
    const winter = ask({ refinement: 'skiing in winter' }, { catalogue: [south, north] });
    expect(idsOf(winter)).toEqual(['north']);
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
    expect(ask({}, { origin: null }).note).toMatch(/could not find your starting place/);
    expect(ask({ refinement: 'xyzzy' }).notUnderstood).toEqual(['xyzzy']);
    expect(ask({ refinement: 'cheaper' }).note).toBe(
      `${GUESSED_FARES} No other place that fits goes further that way, so these are the same.`,
    );
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

describe('which places are looked at', () => {
  const inFive = (count: number, change = {}) =>
    Array.from({ length: count }, (_, at) => anEntry({ id: `place-${at}`, vacationTypes: ['nature'], ...change }));

  test('five are answered, or as many as are wanted', () => {
    expect(ask({}, { catalogue: inFive(9) }).recommendations).toHaveLength(5);
    const input = { preferences: aPreference(), catalogue: inFive(9), origin: leeds, today: '2026-11-21' };
    expect(recommend(input, 7).recommendations).toHaveLength(7);
    expect(ask({}, { catalogue: inFive(3) }).recommendations).toHaveLength(3);
  });

  test('a place 120 km from home is home', () => {
    const at = (km: number) => ({ latitude: leeds.latitude + km / 111.195, longitude: leeds.longitude });
    const catalogue = [anEntry({ id: 'home', position: at(119.9) }), anEntry({ id: 'away', position: at(120.1) })];
    expect(idsOf(ask({}, { catalogue }))).toEqual(['away']);
    expect(idsOf(ask({}, { catalogue, origin: null })).toSorted()).toEqual(['away', 'home']);
  });

  test('a refinement that names things is answered with places that have them, while there are five', () => {
    const catalogue = [
      ...inFive(6),
      ...inFive(5, { keywords: ['castle'] }).map((each) => ({ ...each, id: `${each.id}-castle` })),
    ].map((entry) => ({ ...entry, interests: [] }));
    const castles = idsOf(ask({ refinement: 'castles' }, { catalogue }));
    expect(castles.every((id) => id.endsWith('castle'))).toBe(true);
    const few = idsOf(ask({ refinement: 'castles' }, { catalogue: catalogue.slice(0, 10) }));
    expect(few.filter((id) => !id.endsWith('castle'))).toHaveLength(1);
  });

  test('a country is answered with its places, then with the nearest of others, and that is said', () => {
    const at = (latitude: number) => ({ position: { latitude, longitude: 10 } });
    const catalogue = [
      anEntry({ id: 'one', country: 'Italy', ...at(42) }),
      anEntry({ id: 'two', country: 'Italy', ...at(43) }),
      ...[44, 45, 46, 20, 10].map((latitude) => anEntry({ id: `at-${latitude}`, ...at(latitude) })),
    ];
    const answer = ask({ vacationType: ['cultural'], refinement: 'Italy' }, { catalogue });
    expect(idsOf(answer).slice(0, 2).toSorted()).toEqual(['one', 'two']);
    expect(idsOf(answer).slice(2).toSorted()).toEqual(['at-44', 'at-45', 'at-46']);
    expect(answer.note).toBe(`${GUESSED_FARES} For Italy we have 2 places that fit; the others are neighbours.`);
  });

  test('of a country without a place its part of the world is shown, and that is said', () => {
    const catalogue = [anEntry({ id: 'rabat', country: 'Morocco' }), ...inFive(4)];
    const answer = ask({ refinement: 'Tunisia' }, { catalogue });
    expect(idsOf(answer)).toEqual(['rabat']);
    expect(answer.note).toContain('We have no place in Tunisia that fits');
  });

  test('nothing a quarter above the budget is shown while there are five within', () => {
    const daily = (usd: number) => ({ dailyCost: { backpacking: usd, budget: usd, 'mid-range': usd, luxury: usd } });
    const costly = anEntry({ id: 'costly', vacationTypes: ['adventure', 'nature'], ...daily(400) });
    const within = idsOf(ask({ vacationType: ['adventure'] }, { catalogue: [costly, ...inFive(10, daily(100))] }));
    expect(within).not.toContain('costly');
    const least = idsOf(ask({ budget: 10 }, { catalogue: [costly, ...inFive(10, daily(100))] }));
    expect(least).not.toContain('costly');
    const anything = idsOf(
      ask({ vacationType: ['adventure'], budget: 0 }, { catalogue: [costly, ...inFive(10, daily(100))] }),
    );
    expect(anything[0]).toBe('costly');
  });
});

describe('unlike each other', () => {
  const same = { vacationTypes: ['nature' as const], country: 'Norway', sceneKind: 'lake' as const };
  test('a second place of a country waits for others that fit nearly as well', () => {
    const catalogue = [
      anEntry({ id: 'first', ...same, rating: 4.9 }),
      anEntry({ id: 'second', ...same, rating: 4.9 }),
      anEntry({ id: 'other', ...same, country: 'Chile', continent: 'South America', sceneKind: 'forest', rating: 4.3 }),
    ];
    const ids = idsOf(ask({ vacationType: ['nature'] }, { catalogue, origin: null }));
    expect(ids.indexOf('other')).toBe(1);
  });

  test.each([
    ['landscape', { sceneKind: 'forest' as const }],
    ['part of the world', { continent: 'Asia' as const }],
  ])('another %s goes before the same one', (_name, difference) => {
    const entry = (id: string, change = {}) => anEntry({ id, vacationTypes: ['nature'], sceneKind: 'lake', ...change });
    const catalogue = [entry('first', { rating: 4.9 }), entry('same'), entry('different', difference)];
    expect(idsOf(ask({ vacationType: ['nature'] }, { catalogue, origin: null }))).toEqual([
      'first',
      'different',
      'same',
    ]);
  });
});

describe('against the list before', () => {
  const position = (latitude: number) => ({ latitude, longitude: 0 });
  const catalogue = Array.from({ length: 30 }, (_, at) =>
    anEntry({
      id: `at-${at}`,
      position: position(52 - at * 4),
      dailyCost: { backpacking: 20 + at * 5, budget: 40 + at * 10, 'mid-range': 60 + at * 20, luxury: 300 + at * 20 },
      highs: Array.from({ length: 12 }, () => at),
      vacationTypes: at % 2 ? ['party', 'urban'] : ['nature'],
      sceneKind: at % 3 ? 'lake' : 'city',
    }),
  );
  const mean = (answer: ReturnType<typeof ask>, read: (each: (typeof answer.recommendations)[number]) => number) =>
    answer.recommendations.reduce((sum, each) => sum + read(each), 0) / answer.recommendations.length;
  const place = ({ id }: { id: string }) => Number(id.slice(3));
  const base = { vacationType: ['cultural' as const], travelStyle: [], budget: 0 };
  const answerTo = (refinement: string) => ask({ ...base, refinement }, { catalogue });

  test('knows a place of the list by its order', () => {
    const [, second] = answerTo('').recommendations;
    const labels = answerTo('more like the second one').wishes?.map(({ label }) => label);
    expect(labels).toContain(`Like ${second?.destination ?? ''}`);
  });

  test.each([
    ['cheaper', ({ estimatedCost }: { estimatedCost: number }) => -estimatedCost],
    ['more luxury', ({ estimatedCost }: { estimatedCost: number }) => estimatedCost],
  ])('%j moves the cost', (refinement, read) => {
    expect(mean(answerTo(refinement), read)).toBeGreaterThan(mean(answerTo(''), read));
  });

  test.each([
    ['closer', -1],
    ['farther', 1],
    ['colder', -1],
    ['warmer', 1],
  ])('%j moves the place', (refinement, sign) => {
    const before = mean(answerTo(''), place);
    const after = mean(answerTo(refinement), place);
    if (before > 2 || sign > 0) expect((after - before) * sign).toBeGreaterThan(0);
  });

  test('livelier and quieter move the kind of place', () => {
    const lively = answerTo('livelier').recommendations.filter((each) => place(each) % 2 === 1).length;
    expect(lively).toBe(5);
    const quietOnes = answerTo('quiet').recommendations;
    expect(quietOnes.every((each) => place(each) % 2 === 0 && place(each) % 3 !== 0)).toBe(true);
  });

  test('different shows none of those before, unless there are no others', () => {
    const before = idsOf(answerTo(''));
    expect(idsOf(answerTo('something different')).some((id) => before.includes(id))).toBe(false);
    const few = ask({ ...base, refinement: 'something different' }, { catalogue: catalogue.slice(0, 4) });
    expect(few.recommendations).toHaveLength(4);
  });
});

test('a reader in the south has summer at the turn of the year', () => {
  const catalogue = Array.from({ length: 6 }, (_, at) => anEntry({ id: `p${at}`, bestMonths: [1, 7] }));
  const monthFrom = (latitude: number) =>
    ask({ refinement: 'next summer' }, { catalogue, origin: { latitude, longitude: 151 } }).recommendations[0]
      ?.travelMonth;
  expect([monthFrom(51), monthFrom(-34)]).toEqual([7, 1]);
});

describe('the note', () => {
  const start = { latitude: 1, longitude: 1, country: '', nearestAirport: '' };
  test.each([
    [
      'a typed place',
      { userLocation: { ...start, city: 'Atlantis' } },
      'We could not find your starting place, so flight times and fares are those of a medium-long flight.',
    ],
    [
      'no place',
      { userLocation: { ...start, city: '' } },
      'We could not find your starting place, so flight times and fares are those of a medium-long flight.',
    ],
  ])('says what is assumed without %s', (_name, change, note) => expect(ask(change, { origin: null }).note).toBe(note));

  test('says what was not understood apart, and nothing of a blank refinement', () => {
    const answer = ask({ refinement: 'xyzzy' }, { origin: null });
    expect(answer.note).toMatch(/^We could not find your starting place.* flight\.$/);
    expect(answer.notUnderstood).toEqual(['xyzzy']);
    expect(ask({ refinement: '  ' })).toMatchObject({ notUnderstood: [] });
  });

  test('says that lights of the north and July do not meet', () => {
    const months = [9, 10, 11, 12, 1, 2, 3];
    const catalogue = [
      anEntry({ id: 'north', traits: [{ name: 'northern-lights', months }] }),
      anEntry({ id: 'other' }),
    ];
    const answer = ask({ customDetails: 'aurora in July' }, { catalogue });
    expect(answer.recommendations.map(({ id, travelMonth }) => [id, travelMonth])).toEqual([['north', 12]]);
    expect(answer.note).toContain(
      'None of our places has northern lights in July. They have it in September to March.',
    );
  });

  test('lets hours give way for a rare thing, the nearest first', () => {
    const lights = { traits: [{ name: 'northern-lights' }] };
    const catalogue = [
      anEntry({ id: 'far', position: { latitude: 64, longitude: -147 }, ...lights }),
      anEntry({ id: 'near', position: { latitude: 64, longitude: -21 }, ...lights }),
      anEntry({ id: 'beside', position: { latitude: 51, longitude: 2.5 } }),
    ];
    const answer = ask({ customDetails: 'northern lights, at most 1 hour' }, { catalogue });
    expect(answer.recommendations.map(({ id }) => id)).toEqual(['near', 'far']);
    expect(answer.recommendations[0]?.breaks?.[0]?.label).toBe('At most 1 hour there');
  });

  test('says that what is needed leaves no place with a rare thing', () => {
    const catalogue = [
      anEntry({ id: 'lights', traits: [{ name: 'northern-lights' }] }),
      anEntry({ id: 'vegan', traits: [{ name: 'vegan' }] }),
    ];
    const answer = ask({ customDetails: 'northern lights, vegan' }, { catalogue });
    expect(answer.recommendations.map(({ id }) => id)).toEqual(['vegan']);
    expect(answer.note).toContain('None of our places with northern lights fits the rest of your wishes');
  });

  test('fills the list of a country with its places that miss one wish', () => {
    const italy = { country: 'Italy' };
    const catalogue = [
      anEntry({ id: 'wine', ...italy, traits: [{ name: 'wine' }] }),
      anEntry({ id: 'none', ...italy }),
      anEntry({ id: 'abroad', country: 'France', traits: [{ name: 'wine' }] }),
    ];
    const ids = ask({ customDetails: 'Italy, wine' }, { catalogue }).recommendations.map(({ id }) => id);
    expect(ids).toEqual(['wine', 'none', 'abroad']);
  });

  test('says that a list is short because few places have it', () => {
    const catalogue = [anEntry({ id: 'links', traits: [{ name: 'golf' }] }), anEntry({ id: 'other' })];
    expect(ask({ customDetails: 'golf' }, { catalogue }).note).toBe(
      `${GUESSED_FARES} Only one of our places fits all of that.`,
    );
  });
});

describe('stability', () => {
  const details = { customDetails: 'beaches, but not too hot' };
  test('the order of keys, choices and places changes nothing', () => {
    const one = ask({ ...details, vacationType: ['nature', 'adventure'], interests: ['Art', 'Beaches'] });
    const other = ask(
      { interests: ['Beaches', 'Art'], vacationType: ['adventure', 'nature'], ...details },
      { catalogue: [...aCatalogue].reverse() },
    );
    expect(other).toEqual(one);
  });

  test('a refinement that says nothing changes nothing but what is told of it', () => {
    const { notUnderstood: _before, ...before } = ask(details);
    const { notUnderstood, ...after } = ask({ ...details, refinement: 'xyzzy plugh' });
    expect(after).toEqual(before);
    expect(notUnderstood).toEqual(['xyzzy plugh']);
  });

  test('a wish that was taken back is understood and not followed', () => {
    const answer = ask({ customDetails: 'no beaches', duration: 'extended', withoutWishes: ['not-thing:beaches'] });
    expect(answer.wishes?.map(({ id }) => id)).toEqual(['not-thing:beaches']);
    expect(idsOf(answer)).toContain('bali');
  });

  test('keeps the list when a question is open, and follows it when it is confirmed', () => {
    const asking = { customDetails: 'nothing by the sea', duration: 'extended' as const };
    const { questions, ...open } = ask(asking);
    expect(questions?.map(({ id }) => id)).toEqual(['not-thing:beaches']);
    expect(idsOf(open)).toEqual(idsOf(ask({ ...asking, customDetails: '' })));
    const sure = ask({ ...asking, confirmedWishes: ['not-thing:beaches'] });
    expect(idsOf(sure)).toEqual(idsOf(ask({ ...asking, customDetails: 'no beaches' })));
    expect(sure.questions).toEqual([]);
  });
});

describe('a list that is partly kept', () => {
  const asked = { vacationType: ['relaxing' as const], duration: 'extended' as const, budget: 5000 };
  const before = idsOf(ask(asked));

  test('holds what was kept where it stood, and the refinement in the rest', () => {
    const kept = [{ id: before[2] ?? '', at: 2 }];
    const after = idsOf(ask({ ...asked, kept, refinement: 'Italy' }));
    expect(after[2]).toBe(before[2]);
    expect(after.filter((id) => ['rome', 'florence', 'venice'].includes(id)).length).toBeGreaterThan(1);
    expect(new Set(after).size).toBe(after.length);
  });

  test('has another place for the one that was swapped away, and the others as they were', () => {
    const [gone = '', ...others] = before;
    const kept = others.map((id, at) => ({ id, at: at + 1 }));
    const after = idsOf(ask({ ...asked, kept, refused: [gone], insteadOf: gone }));
    expect(after.slice(1)).toEqual(others);
    expect(before).not.toContain(after[0]);
  });

  test('is shorter where nothing else is left', () => {
    const refused = aCatalogue.map(({ id }) => id).filter((id) => !before.includes(id));
    const kept = before.slice(1).map((id, at) => ({ id, at: at + 1 }));
    const after = idsOf(ask({ ...asked, kept, refused: [...refused, before[0] ?? ''], insteadOf: before[0] }));
    expect(after).toEqual(before.slice(1));
  });
});
