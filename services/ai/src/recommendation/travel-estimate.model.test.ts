import { estimateFlight } from '@sojourn/travel';
import { trainBetween } from '@sojourn/travel/rail';
import { anEntry } from './catalogue.fake';
import { estimateByAir, estimateByRail, isSensibleByRail, landmassAt } from './travel-estimate.model';

const home = { latitude: 0, longitude: 10 };
// A degree of latitude is 111.19 km.
const north = (degrees: number, landmass?: string) =>
  anEntry({ id: `${degrees} north`, position: { latitude: degrees, longitude: 10 }, landmass });
const dates = { startDate: '2027-05-01', endDate: '2027-05-07', today: '2026-11-21' };

test('by air is the usual flight, one way in minutes and both ways in fare', () => {
  const to = north(9);
  expect(estimateByAir({ from: home, to, ...dates })).toEqual({
    means: 'plane',
    ...estimateFlight({ from: home, to: to.position, ...dates }),
  });
});

describe('a fare that was looked up', () => {
  const asked: unknown[] = [];
  const flights = (found: { fare: number; minutes: number } | null) => ({
    origin: 'LBA',
    fareOf: (journey: object) => (asked.push(journey), found),
  });
  const to = north(9);

  test('is that of these very days, with its hours', () => {
    expect(estimateByAir({ from: home, to, ...dates, flights: flights({ fare: 412, minutes: 155 }) })).toMatchObject({
      means: 'plane',
      minutes: 155,
      fare: 412,
    });
    expect(asked).toEqual([{ destination: 'AAA', departureDate: '2027-05-01', returnDate: '2027-05-07' }]);
  });

  test('is none where nobody flies', () =>
    expect(estimateByAir({ from: home, to, ...dates, flights: flights(null) })).toBeNull());
});

describe('by rail', () => {
  const london = { latitude: 51.51, longitude: -0.13 };
  const paris = anEntry({ id: 'paris', position: { latitude: 48.86, longitude: 2.34 } });

  test('takes the train of the known lines', () =>
    expect(estimateByRail(london, paris)).toEqual({ means: 'train', ...trainBetween(london, paris.position) }));

  test('claims nothing from nowhere and where no lines lead', () => {
    expect(estimateByRail(null, paris)).toBeNull();
    expect(estimateByRail(london, north(9))).toBeNull();
  });

  test.each([
    [270, true],
    [275, false],
  ])('makes sense unasked after %i minutes: %s', (minutes, isSensible) =>
    expect(isSensibleByRail({ means: 'train', km: 1, fare: 1, minutes })).toBe(isSensible),
  );
});

describe('the landmass one starts on', () => {
  test.each([
    ['that of the nearest place that has one', [north(3, 'far'), north(1), north(2, 'near')], 'near'],
    ['one at most 700 km away', [north(6.29, 'reached')], 'reached'],
    ['none beyond', [north(6.3, 'missed')], undefined],
    ['none where no place has one', [north(1)], undefined],
  ])('is %s', (_name, catalogue, landmass) => expect(landmassAt(home, catalogue)).toBe(landmass));

  test('is none from nowhere', () => expect(landmassAt(null, [north(1, 'near')])).toBeUndefined());
});
