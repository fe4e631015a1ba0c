import { stationRides } from './station-rides';
import { trainBetween } from './train-between';

const fes = { latitude: 34.05, longitude: -4.98 };
const amalfi = { latitude: 40.63, longitude: 14.6 };

test('takes as long to every station as a train from place to place does', () => {
  const { station, rides } = stationRides(fes) ?? { rides: [] };
  expect(station).toMatchObject({ name: 'Fes' });
  expect(rides.map(({ name }) => name)).toEqual(expect.arrayContaining(['Casablanca', 'Rabat', 'Marrakesh']));
  for (const { position, minutes } of rides) expect(minutes).toBe(trainBetween(fes, position)?.minutes);
});

test('names the station of another town, and how far it is, when a place has none', () => {
  expect(stationRides(amalfi)?.station).toEqual({ name: 'Salerno', km: expect.closeTo(15, 0) });
});

test('knows no station when none is near', () => {
  expect(stationRides({ latitude: -17.5, longitude: -149.5 })).toBeNull();
});

test('claims no ride when known lines lead there by a long way around', () => {
  const siena = { latitude: 43.32, longitude: 11.33 };
  const names = stationRides(siena)?.rides.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(['Florence', 'Pisa', 'Rome']));
  // By Florence alone, where a bus takes half the time.
  expect(names).not.toContain('Perugia');
});
