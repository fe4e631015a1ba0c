import { positionByAirport, zoneByAirport } from '../../build/airport-places';
import { createAirportCatalogue } from './airport-catalogue';

const { airports } = createAirportCatalogue();
const byCode = new Map(airports.map((airport) => [airport.iataCode, airport]));

describe('what is corrected by hand', () => {
  test('stands in the built list when a position is corrected', () => {
    const wrong = [...positionByAirport].filter(([code, [latitude, longitude]]) => {
      const position = byCode.get(code)?.position;
      return position?.latitude !== latitude || position.longitude !== longitude;
    });
    expect(wrong).toEqual([]);
  });

  test('keeps the clock of the airport when a zone is corrected', () => {
    expect([...zoneByAirport].filter(([code, zone]) => byCode.get(code)?.timeZone !== zone)).toEqual([]);
  });

  test.each([
    ['PDV', 42.068, 24.851],
    ['LYR', 78.246, 15.466],
    ['DED', 30.189, 78.177],
    ['JLR', 23.178, 80.052],
  ])('puts %s at its runway when the source has it elsewhere', (code, latitude, longitude) => {
    expect(byCode.get(code)?.position.latitude).toBeCloseTo(latitude, 2);
    expect(byCode.get(code)?.position.longitude).toBeCloseTo(longitude, 2);
  });
});
