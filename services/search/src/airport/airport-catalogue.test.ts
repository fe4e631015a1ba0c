import { createAirportCatalogue, regionsOfAirports } from './airport-catalogue';
import { nearestAirport } from './airport.model';

const catalogue = createAirportCatalogue();
const airport = (code: string) => catalogue.airportsOf(code)[0];

describe('the airport catalogue', () => {
  test('is made of the joined file and the metropolitan codes', () => {
    const made = createAirportCatalogue();
    const [gatwick] = made.airportsOf('LGW');
    expect(gatwick).toEqual({
      iataCode: 'LGW',
      name: 'London Gatwick Airport',
      cityName: 'London',
      countryCode: 'GB',
      countryName: 'United Kingdom',
      timeZone: 'Europe/London',
      position: { latitude: expect.closeTo(51.15, 1), longitude: expect.closeTo(-0.19, 1) },
      weight: expect.any(Number),
      otherNames: ['Brighton', 'Брайтон'],
    });
    expect(made.airportsOf('JTR')[0]?.otherNames).toEqual(expect.arrayContaining(['Thira', 'Fira', 'Santorin']));
    expect(made.airportsOf('PWM')[0]?.stateName).toBe('Maine ME');
    expect(made.airportsOf('BER')[0]?.otherNames).toContain('TXL');
    expect(made.areaOf('NYC')).toEqual({
      iataCode: 'NYC',
      cityName: 'New York City',
      countryCode: 'US',
      countryName: 'United States',
      otherNames: expect.arrayContaining(['Manhattan', 'Nueva York']),
      airports: ['JFK', 'EWR', 'LGA'].flatMap((code) => made.airportsOf(code)),
    });
    for (const { airports } of made.areas)
      expect(airports).toEqual(airports.toSorted((one, other) => other.weight - one.weight));
    expect([made.areaOf('LGW'), made.airportsOf('QQQ')]).toEqual([undefined, []]);
  });

  test('has every airport and area that a region, a country or a sight is reached by', () => {
    const codes = regionsOfAirports.flatMap((region) => region.codes);
    expect(codes.length).toBeGreaterThan(700);
    expect(codes.filter((code) => catalogue.airportsOf(code).length === 0)).toEqual([]);
  });

  test('knows every airport with scheduled service, each code once', () => {
    expect(catalogue.airports.length).toBeGreaterThan(3_500);
    expect(new Set(catalogue.airports.map(({ iataCode }) => iataCode)).size).toBe(catalogue.airports.length);
  });

  test.each([
    ['HND', 'Tokyo', 'Japan'],
    ['FCO', 'Rome', 'Italy'],
    ['JFK', 'New York City', 'United States'],
    ['MXP', 'Milan', 'Italy'],
    ['DPS', 'Denpasar', 'Indonesia'],
    ['LHR', 'London', 'United Kingdom'],
    ['CDG', 'Paris', 'France'],
    ['MUC', 'Munich', 'Germany'],
    ['VIE', 'Vienna', 'Austria'],
    ['IST', 'Istanbul', 'Türkiye'],
    ['DXB', 'Dubai', 'United Arab Emirates'],
    ['HKG', 'Hong Kong', 'Hong Kong SAR China'],
    ['ICN', 'Seoul', 'South Korea'],
    ['PVG', 'Shanghai', 'China'],
    ['BKK', 'Bangkok', 'Thailand'],
    ['GRU', 'São Paulo', 'Brazil'],
    ['EZE', 'Buenos Aires', 'Argentina'],
    ['IAD', 'Washington', 'United States'],
    ['SYD', 'Sydney', 'Australia'],
    ['JNB', 'Johannesburg', 'South Africa'],
    ['CAI', 'Cairo', 'Egypt'],
    ['KEF', 'Reykjavík', 'Iceland'],
  ])('says that %s serves %s in %s', (code, cityName, countryName) => {
    expect(airport(code)).toMatchObject({ cityName, countryName });
  });

  test.each(['TXL', 'PNH', 'REP', 'UKY', 'NES', 'XGB'])('leaves %s out: closed, or no airport', (code) => {
    expect(catalogue.airports.map(({ iataCode }) => iataCode)).not.toContain(code);
  });

  test.each([
    ['BER', 52.37, 13.5],
    ['IST', 41.26, 28.74],
    ['KTI', 11.37, 104.92],
    ['SAI', 13.37, 104.22],
    ['TFU', 30.31, 104.44],
    ['PKX', 39.51, 116.41],
    ['DSS', 14.67, -17.07],
    ['NLU', 19.75, -99.02],
  ])('has %s where it is today', (code, latitude, longitude) => {
    expect(airport(code)?.position.latitude).toBeCloseTo(latitude, 1);
    expect(airport(code)?.position.longitude).toBeCloseTo(longitude, 1);
  });

  test('gives every airport a time zone that the clock knows and a place on the globe', () => {
    for (const timeZone of new Set(catalogue.airports.map((one) => one.timeZone)))
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    for (const { position } of catalogue.airports) {
      expect(Math.abs(position.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(position.longitude)).toBeLessThanOrEqual(180);
    }
  });

  test('gives a metropolitan code its airports, busiest first, at least two each', () => {
    expect(catalogue.airportsOf('LON').map(({ iataCode }) => iataCode)).toEqual([
      'LHR',
      'LGW',
      'STN',
      'LTN',
      'LCY',
      'SEN',
    ]);
    for (const area of catalogue.areas) expect(area.airports.length).toBeGreaterThanOrEqual(2);
  });

  test('never takes the code of an airport for an area', () => {
    for (const { iataCode } of catalogue.areas) {
      expect(catalogue.airports.some((one) => one.iataCode === iataCode)).toBe(false);
    }
  });
});

describe('the nearest airport', () => {
  test.each([
    ['the middle of London', { latitude: 51.5074, longitude: -0.1278 }, 'LHR'],
    ['Oia on Santorini', { latitude: 36.4618, longitude: 25.3753 }, 'JTR'],
    ['Cologne cathedral', { latitude: 50.9413, longitude: 6.9583 }, 'CGN'],
    ['Bangkok', { latitude: 13.7563, longitude: 100.5018 }, 'BKK'],
  ])('starts from %s at a sensible airport', (_name, place, expected) => {
    expect(nearestAirport(catalogue.airports, place).airport.iataCode).toBe(expected);
  });
});
