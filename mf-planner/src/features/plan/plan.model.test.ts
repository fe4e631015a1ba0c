import fc from 'fast-check';
import { preferencesSchema } from '@sojourn/contracts';
import { airportFor, savedLocation, formatLocation, typedLocation } from './location.model';
import { emptyDraft, hasLocation, percentAt, readDraft, stepAt, toPreferences } from './plan.model';
import { summaryOf } from './choices.model';

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
  test('asks for a vacation type first, then for a location', () => {
    expect(toPreferences(emptyDraft)).toMatchObject({ step: 1, fault: { title: 'Missing Information' } });
    expect(toPreferences({ ...emptyDraft, vacationType: ['party'] })).toMatchObject({
      step: 7,
      fault: { title: 'Location Required' },
    });
  });

  test('makes a question that the contract takes', () => {
    const outcome = toPreferences(ready);
    expect('preferences' in outcome && preferencesSchema.safeParse(outcome.preferences).error).toBeUndefined();
  });

  test('does not count a position that was asked for again', () => {
    expect(hasLocation({ ...ready, locationStatus: 'requesting' })).toBe(false);
    expect(hasLocation({ ...ready, locationStatus: 'denied' })).toBe(false);
  });
});

describe('readDraft', () => {
  test('gives back what was kept', () => {
    expect(readDraft(JSON.parse(JSON.stringify(ready)))).toEqual(ready);
  });

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

describe('airportFor', () => {
  test.each([
    ['New York', 'United States', undefined, 'JFK/LGA/EWR'],
    ['New York City', 'United States', 'JFK', 'JFK/LGA/EWR'],
    ['London', 'United Kingdom', undefined, 'LHR/LGW'],
    ['Leeds', 'United Kingdom', 'LBA', 'LBA'],
    ['Leeds', 'United Kingdom', undefined, 'Leeds airport'],
    ['', '', undefined, 'major airport'],
  ])('%s, %s (%s found) is %s', (...[city, country, found, words]) => {
    expect(airportFor(city, country, found)).toBe(words);
  });
});

test('a typed place has no coordinates and no country of its own', () => {
  expect(typedLocation(' Leeds ')).toMatchObject({
    latitude: 0,
    longitude: 0,
    city: 'Leeds',
    country: 'User Specified',
  });
});

test('a location is told with its airports, or by coordinates to two decimals', () => {
  const london = {
    latitude: 51.5,
    longitude: -0.12,
    city: 'London',
    country: 'United Kingdom',
    nearestAirport: 'LHR/LGW',
  };
  expect(formatLocation(london)).toBe('London, United Kingdom (LHR/LGW)');
  expect(formatLocation({ ...london, city: '' })).toBe('51.50, -0.12');
});

test('only an address with coordinates is a saved location', () => {
  expect(savedLocation(null)).toBeNull();
});

test('the summary says what is open', () => {
  expect(
    summaryOf(emptyDraft)
      .filter(({ isOpen }) => isOpen)
      .map(({ label }) => label),
  ).toEqual(['Vacation type', 'Travel style', 'Group', 'Interests', 'Details', 'Starting from']);
});
