import fc from 'fast-check';
import { preferencesSchema } from '@sojourn/contracts';
import { typedLocation } from './location.model';
import { emptyDraft, hasLocation, percentAt, readDraft, stepAt, toPreferences } from './plan.model';

const ready = {
  ...emptyDraft,
  vacationType: ['nature' as const],
  location: typedLocation('Leeds'),
  locationStatus: 'manual' as const,
};

test.each([
  [null, 1],
  ['3', 3],
  ['7', 7],
  ['8', 1],
  ['0', 1],
  ['2.5', 1],
  ['x', 1],
])('the address says %s and the step is %i', (text, step) => {
  expect(stepAt(text)).toBe(step);
});

test('the last step is complete', () => {
  expect([percentAt(1), percentAt(7)]).toEqual([14, 100]);
});

describe('toPreferences', () => {
  test('leads back to the group when it is nobody', () => {
    expect(toPreferences({ ...emptyDraft, vacationType: ['party'], groupSize: 'zero people' })).toEqual({
      step: 5,
      fault: { title: 'Group size', description: 'A group has at least one person. Who is going?' },
    });
  });

  test('asks for a vacation type first, then for a location', () => {
    expect(toPreferences(emptyDraft)).toMatchObject({ step: 1, fault: { title: 'Missing Information' } });
    expect(toPreferences({ ...emptyDraft, vacationType: ['party'] })).toMatchObject({
      step: 7,
      fault: { title: 'Location Required' },
    });
  });

  test('makes preferences that the contract takes', () => {
    const outcome = toPreferences({ ...ready, budget: 1_234.9, groupSize: '2', customDetails: 'warm' });
    const { location: _location, locationStatus: _status, when: _when, ...said } = ready;
    const { confirmedWishes: _confirmed, withoutWishes: _without, ...choices } = said;
    const preferences = {
      ...choices,
      budget: 1_234,
      groupSize: '2',
      customDetails: 'warm',
      userLocation: ready.location,
    };
    expect(outcome).toEqual({ preferences });
    expect(preferencesSchema.safeParse(preferences).error).toBeUndefined();
  });

  test('sends what was answered of doubtful wishes when there is any', () => {
    const outcome = toPreferences({ ...ready, confirmedWishes: ['not-thing:beaches'] });
    expect(outcome).toMatchObject({ preferences: { confirmedWishes: ['not-thing:beaches'] } });
    expect(outcome).not.toHaveProperty('preferences.withoutWishes');
  });

  test.each([
    [Number.NaN, 0],
    [0.5, 0],
    [99_999, 99_999],
  ])('takes a budget of %d as %i', (budget, whole) =>
    expect(toPreferences({ ...ready, budget })).toMatchObject({ preferences: { budget: whole } }),
  );

  test.each([
    ['requesting', false],
    ['denied', false],
    ['not_requested', false],
    ['granted', true],
    ['manual', true],
    ['saved', true],
  ] as const)('a location that is %s counts: %s', (locationStatus, counts) => {
    expect(hasLocation({ ...ready, locationStatus })).toBe(counts);
    expect('preferences' in toPreferences({ ...ready, locationStatus })).toBe(counts);
    expect(hasLocation({ ...ready, location: null, locationStatus })).toBe(false);
  });
});

describe('readDraft', () => {
  test('gives back what was kept', () => {
    expect(readDraft(JSON.parse(JSON.stringify(ready)))).toEqual(ready);
  });

  test.each([
    ['nothing', null, emptyDraft],
    ['a text', 'draft', emptyDraft],
    [
      'unknown choices',
      { vacationType: ['nature', 'shopping'], travelStyle: 'luxury', interests: [1] },
      { vacationType: ['nature'] },
    ],
    ['an unknown duration', { duration: 'year' }, {}],
    ['a known duration', { duration: 'month' }, { duration: 'month' }],
    ['a negative budget', { budget: -1 }, {}],
    ['a budget in words', { budget: '5' }, {}],
    ['no budget at all', { budget: 0 }, { budget: 0 }],
    ['numbers for words', { groupSize: 4, customDetails: null }, {}],
    ['words', { groupSize: '4', customDetails: 'warm' }, { groupSize: '4', customDetails: 'warm' }],
    ['answers to questions', { confirmedWishes: ['thing:golf'] }, { confirmedWishes: ['thing:golf'] }],
    ['a search under way', { locationStatus: 'requesting', location: ready.location }, { location: ready.location }],
    ['a position that is lost', { locationStatus: 'granted', location: null }, {}],
    ['typing that was begun', { locationStatus: 'manual', location: null }, { locationStatus: 'manual' }],
    ['an unknown status', { locationStatus: 'lost', location: ready.location }, { location: ready.location }],
    ['a place without coordinates', { locationStatus: 'granted', location: { city: 'Leeds' } }, {}],
    ['a place without a longitude', { locationStatus: 'granted', location: { city: 'Leeds', latitude: 1 } }, {}],
    ['a place without a name', { locationStatus: 'granted', location: { latitude: 1, longitude: 2 } }, {}],
    [
      'a place without a country',
      { locationStatus: 'granted', location: { city: 'Leeds', latitude: 1, longitude: 2, country: 7 } },
      {
        locationStatus: 'granted',
        location: { city: 'Leeds', latitude: 1, longitude: 2, country: '', nearestAirport: '' },
      },
    ],
    ['a place that is a text', { locationStatus: 'granted', location: 'Leeds' }, {}],
  ])('reads %s', (_name, kept, change) => expect(readDraft(kept)).toEqual({ ...emptyDraft, ...change }));

  test('never fails and never leaves a search running, whatever was kept', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const draft = readDraft(kept);
        expect(readDraft(draft)).toEqual(draft);
        expect(draft.locationStatus).not.toBe('requesting');
      }),
    );
  });
});
