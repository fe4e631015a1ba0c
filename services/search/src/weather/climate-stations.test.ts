import { distanceKm } from '@sojourn/travel';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { climateStations } from './climate-stations';
import { metresAt } from './elevation';

test('every station has a climate that the earth knows', () => {
  expect(climateStations.length).toBeGreaterThan(300);
  for (const { highs, position } of climateStations) {
    for (const high of highs) {
      expect(high).toBeGreaterThan(-70);
      expect(high).toBeLessThan(50);
    }
    // South of the tropics January is the warmer half of the year, north of them July.
    const warmer = (highs[6] ?? 0) - (highs[0] ?? 0);
    if (Math.abs(position.latitude) > 30) expect(Math.sign(warmer)).toBe(Math.sign(position.latitude));
  }
});

test('every station stands once', () => {
  expect(new Set(climateStations.map(({ name }) => name)).size).toBe(climateStations.length);
  for (const [at, one] of climateStations.entries())
    for (const other of climateStations.slice(at + 1))
      expect(distanceKm(one.position, other.position)).toBeGreaterThan(20);
});

test('stations agree with the catalogue when both know a place', () => {
  for (const station of climateStations)
    for (const entry of destinationCatalogue)
      if (distanceKm(station.position, entry.position) < 20)
        for (const [month, high] of station.highs.entries())
          expect(Math.abs(high - (entry.highs[month] ?? NaN))).toBeLessThanOrEqual(3);
});

test('airports lie as high as the stations beside them', () => {
  const off = climateStations.filter(({ position, metres }) => {
    const found = metresAt(position);
    return found !== null && Math.abs(found - (metres ?? NaN)) > 250;
  });
  // Quito's and La Paz' airports lie 450 m below and above the town.
  expect(off.length).toBeLessThanOrEqual(5);
});

test('nobody knows how high a place lies when no airport is near', () => {
  expect(metresAt({ latitude: -48.9, longitude: -123.4 })).toBeNull();
});
