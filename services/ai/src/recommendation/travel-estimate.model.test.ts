import { estimateFlight, estimateRail } from '@sojourn/travel';
import { anEntry } from './catalogue.fake';
import { estimateByAir, estimateByRail, isReachedByRail, railNetworkAt } from './travel-estimate.model';

const home = { latitude: 0, longitude: 10 };
// A degree of latitude is 111.19 km.
const north = (degrees: number, railNetwork?: string) =>
  anEntry({ id: `${degrees} north`, position: { latitude: degrees, longitude: 10 }, railNetwork });
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

test('by rail is the usual train', () => {
  const to = north(9);
  expect(estimateByRail(home, to)).toEqual({ means: 'train', ...estimateRail(home, to.position) });
});

describe('the railway network one starts on', () => {
  test.each([
    ['that of the nearest place with trains', [north(3, 'far'), north(1), north(2, 'near')], 'near'],
    ['one at most 700 km away', [north(6.29, 'reached')], 'reached'],
    ['none beyond', [north(6.3, 'missed')], undefined],
    ['none where no place has trains', [north(1)], undefined],
  ])('is %s', (_name, catalogue, network) => expect(railNetworkAt(home, catalogue)).toBe(network));

  test('is none from nowhere', () => expect(railNetworkAt(null, [north(1, 'near')])).toBeUndefined());
});

describe('a place is reached by rail', () => {
  test.each<[string, ReturnType<typeof north>, string | undefined, boolean]>([
    ['on the same network', north(9, 'same'), 'same', true],
    ['not on another', north(9, 'other'), 'same', false],
    ['not without a network at either end', north(9), undefined, false],
    ['up to 2,600 km away', north(23.38, 'same'), 'same', true],
    ['not beyond', north(23.39, 'same'), 'same', false],
  ])('%s', (_name, ...[entry, network, isReached]) => expect(isReachedByRail(entry, home, network)).toBe(isReached));

  test('never from nowhere', () => expect(isReachedByRail(north(1, 'same'), null, 'same')).toBe(false));
});
