import { foldWords } from '@sojourn/travel';
import fc from 'fast-check';
import { createAirportCatalogue, createAirportIndex } from './airport-catalogue';

const catalogue = createAirportCatalogue();
const index = createAirportIndex(catalogue);
const codes = (typed: string) => index.suggest(typed).map(({ iataCode }) => iataCode);

describe('airport suggestions', () => {
  test.each([
    ['lond', ['LON', 'LHR']],
    ['rom', ['ROM', 'FCO']],
    ['LHR', ['LHR']],
    ['lhr', ['LHR']],
    ['nyc', ['NYC']],
    ['paris', ['PAR', 'CDG', 'ORY']],
    ['München', ['MUC']],
    ['Munch', ['MUC']],
    ['heathrow', ['LHR']],
    ['sao pa', ['SAO', 'GRU']],
    ['São Pa', ['SAO', 'GRU']],
    ['tokyo', ['TYO', 'HND', 'NRT']],
    ['bali', ['DPS']],
    ['santor', ['JTR']],
    ['greece', ['ATH']],
    ['new y', ['NYC', 'JFK']],
    ['goa', ['GOA', 'GOI']],
  ])('finds for %p first %p', (typed, expected) => {
    expect(codes(typed).slice(0, expected.length)).toEqual(expected);
  });

  test.each([
    ['londn', 'LON'],
    ['viena', 'VIE'],
    ['barcelna', 'BCN'],
    ['pariss', 'PAR'],
    ['tokio', 'TYO'],
    ['abrcelona', 'BCN'],
  ])('forgives the one slip in %p', (typed, expected) => {
    expect(codes(typed)[0]).toBe(expected);
  });

  test('names the whole city for a metropolitan code', () => {
    expect(index.suggest('lond')[0]).toMatchObject({
      kind: 'city',
      name: 'London, all airports',
      address: { cityName: 'London', countryName: 'United Kingdom' },
    });
  });

  test('has nothing to say to one letter or to nonsense', () => {
    expect(codes('l')).toEqual([]);
    expect(codes('')).toEqual([]);
    expect(codes('qqqqqqqq')).toEqual([]);
  });

  test('finds every airport first by its code, unless a city holds the code', () => {
    for (const { iataCode } of catalogue.airports) expect(codes(iataCode)[0]).toBe(iataCode);
    for (const { iataCode } of catalogue.areas) expect(codes(iataCode)[0]).toBe(iataCode);
  });

  test('never repeats a place, never gives more than was asked for, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.integer({ min: 1, max: 8 }), (typed, limit) => {
        const found = index.suggest(typed, limit).map(({ id }) => id);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  test('finds a city by any beginning of its name of four letters or more', () => {
    const busy = catalogue.airports.filter(({ weight }) => weight > 30_000);
    fc.assert(
      fc.property(fc.constantFrom(...busy), fc.integer({ min: 4, max: 30 }), ({ cityName }, length) => {
        const typed = foldWords(cityName).slice(0, length);
        fc.pre(typed.length >= 4);
        expect(index.suggest(typed).some(({ address }) => foldWords(address.cityName).startsWith(typed.trim()))).toBe(
          true,
        );
      }),
    );
  });
});
