import { browserTripSchema } from '@sojourn/contracts';
import fc from 'fast-check';
import { sampleTrips } from './sample-trips.model';

const starts = (today: string) => sampleTrips(today).map(({ startDate }) => startDate);

describe('the sample trips', () => {
  it('are the coming July and the cherry blossom after it', () => {
    expect(starts('2027-06-14')).toEqual(['2027-07-10', '2028-03-26']);
    expect(starts('2027-06-15')).toEqual(['2028-07-10', '2029-03-26']);
    expect(starts('2026-11-21')).toEqual(['2027-07-10', '2028-03-26']);
  });

  it('last ten days and nine nights, and are marked as samples', () => {
    expect(sampleTrips('2026-11-21')).toEqual([
      expect.objectContaining({ name: 'Summer in Greece', endDate: '2027-07-20', totalBudget: 3200, sample: true }),
      expect.objectContaining({ name: 'Tokyo in blossom', endDate: '2028-04-04', totalBudget: 4800, sample: true }),
    ]);
  });

  it('say where they go, what there is to do, where one sleeps and how one gets there', () => {
    for (const { destination, activities, accommodation, flight } of sampleTrips('2026-11-21')) {
      for (const words of [destination, accommodation, flight, ...activities]) expect(words).toMatch(/^[A-Z].{6}/);
      expect(new Set(activities).size).toBe(3);
    }
  });

  it('have numbers that no account gives, each its own', () => {
    expect(sampleTrips('2026-11-21').map(({ id }) => id)).toEqual([1_000_000_000_001, 1_000_000_000_002]);
  });

  it('are trips as this browser stores them, and lie ahead whatever the day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }),
        (date) => {
          const today = date.toISOString().slice(0, 10);
          for (const trip of sampleTrips(today)) {
            expect(browserTripSchema.safeParse(trip).success).toBe(true);
            expect(trip.startDate > today).toBe(true);
            expect(trip.endDate > trip.startDate).toBe(true);
          }
        },
      ),
    );
  });
});
