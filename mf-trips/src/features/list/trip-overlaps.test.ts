import { sampleTrips } from '../../shared/sample-trips.model';
import { fromBrowser, type StoredTrip } from '../../shared/trip.model';
import { overlapsOf } from './trip-overlaps';

const [sample] = sampleTrips('2026-11-21').map(fromBrowser);
const at = (id: number, days: [string, string], status: StoredTrip['status'] = 'planning') =>
  ({ ...sample, id, startDate: days[0], endDate: days[1], status }) as StoredTrip;

describe('trips that overlap', () => {
  const said = (one: [string, string], other: [string, string], change: Partial<StoredTrip> = {}) =>
    overlapsOf(
      [
        { ...at(1, one), isSample: false, title: 'Rome' },
        { ...at(2, other), isSample: false, title: 'Oslo', ...change },
      ],
      '2027-01-01',
    );

  it.each<[one: [string, string], other: [string, string], days: string]>([
    [['2027-05-01', '2027-05-05'], ['2027-05-03', '2027-05-09'], 'May 3, 2027 - May 5, 2027'],
    [['2027-05-03', '2027-05-09'], ['2027-05-01', '2027-05-05'], 'May 3, 2027 - May 5, 2027'],
    [['2027-05-01', '2027-05-09'], ['2027-05-03', '2027-05-05'], 'May 3, 2027 - May 5, 2027'],
    [['2027-05-01', '2027-05-05'], ['2027-05-01', '2027-05-05'], 'May 1, 2027 - May 5, 2027'],
    [['2027-05-01', '2027-05-05'], ['2027-05-04', '2027-05-04'], 'May 4, 2027'],
    [['2027-05-04', '2027-05-04'], ['2027-05-04', '2027-05-04'], 'May 4, 2027'],
    [['2027-12-30', '2028-01-02'], ['2027-12-31', '2028-01-05'], 'Dec 31, 2027 - Jan 2, 2028'],
  ])('says the days that %j and %j share when both lie ahead', (one, other, days) => {
    const overlaps = said(one, other);
    expect(overlaps.get(1)).toBe(`Overlaps with “Oslo”, ${days}`);
    expect(overlaps.get(2)).toBe(`Overlaps with “Rome”, ${days}`);
  });

  it.each<[what: string, other: [string, string], change: Partial<StoredTrip>]>([
    ['one begins on the day on which the other ends', ['2027-05-05', '2027-05-09'], {}],
    ['days lie between', ['2027-05-07', '2027-05-09'], {}],
    ['one is a sample', ['2027-05-03', '2027-05-09'], { isSample: true }],
    ['one is called off', ['2027-05-03', '2027-05-09'], { status: 'cancelled' }],
    ['one is completed', ['2027-05-03', '2027-05-09'], { status: 'completed' }],
  ])('says nothing when %s', (_, other, change) => {
    expect(said(['2027-05-01', '2027-05-05'], other, change).size).toBe(0);
  });

  it('names the first and counts the others when there are several', () => {
    const trips = [1, 2, 3, 4].map((id) => ({
      ...at(id, ['2027-05-01', '2027-05-05']),
      isSample: false,
      title: `T${id}`,
    }));
    expect(overlapsOf(trips, '2027-01-01').get(2)).toMatch(/^Overlaps with “T1”, .*, and with 2 more trips$/);
  });
});
