import { flightFares } from './flight-fares.model';

test('answers are found by their journey', () => {
  const [one, other] = ['FCO', 'LIS'].map((destination) => ({
    destination,
    departureDate: '2027-05-01',
    returnDate: '2027-05-07',
  }));
  const fares = flightFares('LBA', [one!, other!], [{ fare: 80, partyTotal: 160, minutes: 150, changes: 0 }, null]);
  expect(fares.fareOf({ ...one! })).toMatchObject({ fare: 80, minutes: 150 });
  expect(fares.fareOf(other!)).toBeNull();
  expect(fares.fareOf({ ...one!, returnDate: '2027-05-08' })).toBeUndefined();
});
