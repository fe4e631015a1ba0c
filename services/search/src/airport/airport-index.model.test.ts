import { foldWords } from '@sojourn/travel';
import fc from 'fast-check';
import { anAirport } from '../flight/flight.fake';
import type { Airport, MetropolitanArea } from './airport.model';
import { createAirportCatalogue, createAirportIndex } from './airport-catalogue';
import { buildAirportIndex } from './airport-index.model';

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
    ['GOA', ['GOA']],
    ['goa', ['GOI']],
    ['hoi an', ['DAD']],
    ['portland maine', ['PWM']],
    ['heathrow london', ['LHR']],
    ['barcelona airport', ['BCN']],
    ['newyork', ['NYC']],
    ['Sankt Petersburg', ['LED']],
    ['sicily', ['CTA', 'PMO']],
    ['wales', ['CWL']],
    ['edinbrugh', ['EDI']],
    ['florancw', ['FLR']],
    ['TXL', ['BER']],
    ['東京', ['TYO']],
    ['kyot', ['OSA']],
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

describe('an index of a few airports', () => {
  /** An airport that is found by nothing but `more`: its other names begin with digits. */
  const quiet = (at: number, more: Partial<Airport>) =>
    anAirport(`${at}`, { name: '0', cityName: '0', countryName: '0', weight: 10, ...more });
  const suggest = (airports: readonly Airport[], typed: string, limit?: number) =>
    buildAirportIndex(airports, [])
      .suggest(typed, limit)
      .map(({ iataCode }) => iataCode);

  // Ten thousand passengers a year and a city of that name, against a busier airport that is called so in another way.
  test.each<[string, number, Partial<Airport>]>([
    ['a name of a place nearby', 1, { otherNames: ['Zebra'] }],
    ['a later word of its city', 1, { cityName: 'Port Zebra' }],
    ['its own name', 2, { name: 'Zebra Airport' }],
    ['a later word of its own name', 2.5, { name: 'Old Zebra Airport' }],
    ['its country', 4, { countryName: 'Zebra' }],
    ['its code', 4.5, { iataCode: 'ZEB' }],
  ])('a city comes before %s, unless that is 10 to the power of %d busier', (_what, power, more) => {
    const city = quiet(1, { cityName: 'Zeta' });
    // Fame is worth something, too: another name in a list of fifteen is known.
    const fame = 10 ** ((0.4 * (more.otherNames?.length ?? 0)) / 15);
    const rival = (factor: number) => quiet(2, { ...more, weight: (10 * 10 ** power * factor) / fame });
    const code = more.iataCode ?? '2';
    expect(suggest([rival(0.99), city], 'ze')).toEqual(['1', code]);
    expect(suggest([city, rival(1.01)], 'ze')).toEqual([code, '1']);
  });

  test.each([
    ['zeta', 'Zeta', 3],
    ['zeta', 'Zeta Town', 1],
    ['zetasix', 'Zetasix', 3],
    ['zetasix', 'Zetasix Town', 1],
    ['zet', 'Zet', 1.5],
    ['zet', 'Zet Town', 0.3],
  ])('%s typed for %s is worth 10 to the power of %d', (word, cityName, power) => {
    const city = quiet(1, { cityName });
    const longer = (factor: number) => quiet(2, { cityName: `${word}ville`, weight: 10 * 10 ** power * factor });
    expect(suggest([longer(0.99), city], word)).toEqual(['1', '2']);
    expect(suggest([city, longer(1.01)], word)).toEqual(['2', '1']);
  });

  test('of two that are alike lists the first first, and each once', () => {
    const twice = { cityName: 'Zeta', name: 'Zeta Airport', otherNames: ['Zeta'] };
    expect(suggest([quiet(1, twice), quiet(2, twice)], 'zeta')).toEqual(['1', '2']);
  });

  test('finds nothing by a word that every other airport is called by', () => {
    const airport = quiet(1, { name: 'Old International Airport', cityName: 'Rio de Zeta' });
    for (const typed of ['internat', 'airport']) expect(suggest([airport], typed)).toEqual([]);
    for (const typed of ['old international', 'rio de z', 'zeta', 'de zeta', 'zeta airport'])
      expect(suggest([airport], typed)).toEqual(['1']);
  });

  test('lists a city before its airports, as busy as they are together', () => {
    const zeta = (at: number, weight: number) => quiet(at, { cityName: 'Zeta', weight });
    const airports = [zeta(1, 100), zeta(2, 100), quiet(3, { cityName: 'Zetaville', weight: 150 * 10 ** 3 })];
    const area = { ...quiet(0, { cityName: 'Zeta' }), iataCode: 'ZZZ', airports: airports.slice(0, 2) };
    const found = buildAirportIndex(airports, [area as MetropolitanArea]).suggest('zeta');
    expect(found.map(({ id }) => id)).toEqual(['city-ZZZ', 'airport-3', 'airport-1', 'airport-2']);
  });

  test('puts an exact code first, and wants two letters', () => {
    const airports = [quiet(1, { cityName: 'Zebra', weight: 90_000 }), quiet(2, { iataCode: 'ZEB', weight: 1 })];
    expect(suggest(airports, 'ZEB')).toEqual(['ZEB', '1']);
    expect(suggest(airports, 'zeb')).toEqual(['1', 'ZEB']);
    expect(suggest(airports, ' Zé ')).toEqual(['1', 'ZEB']);
    expect(suggest(airports, 'z')).toEqual([]);
  });

  test('forgives a slip in four letters or more, where fewer than three places are called so', () => {
    const named = (...cities: string[]) =>
      cities.map((cityName, at) => quiet(at, { cityName, weight: 10 ** (at + 1) }));
    expect(suggest(named('Zeta', 'Zeto'), 'zet')).toEqual(['1', '0']);
    expect(suggest(named('Zeta', 'Zeto'), 'zat')).toEqual([]);
    expect(suggest(named('Zeta', 'Zeto'), 'zeti')).toEqual(['1', '0']);
    expect(suggest(named('Zeta', 'Zeto', 'Zeta'), 'zeta')).toEqual(['2', '0']);
    expect(suggest(named('Zeta', 'Zeto', 'Zeta', 'Zeta'), 'zeta')).toEqual(['3', '2', '0']);
    expect(suggest(named('Zetaa', 'Zetab', 'Zetac', 'Zetad'), 'zetu')).toEqual(['3', '2', '1']);
    expect(suggest([quiet(1, { cityName: 'Zeta' }), quiet(2, { cityName: 'Zeto' })], 'zeti')).toEqual(['1', '2']);
  });

  test('gives ten at most, and eight unless asked for more', () => {
    const many = Array.from({ length: 12 }, (_, at) => quiet(at, { cityName: `Zetaville ${at}`, weight: 100 - at }));
    const busiest = many.map(({ iataCode }) => iataCode);
    for (const typed of ['ze', 'zeta', 'zetav']) {
      expect(suggest(many, typed)).toEqual(busiest.slice(0, 8));
      expect(suggest(many, typed, 20)).toEqual(busiest.slice(0, 10));
      expect(suggest(many, typed, 2)).toEqual(busiest.slice(0, 2));
    }
  });

  test('finds by every beginning what looking through all of them finds', () => {
    const word = fc.stringMatching(/^[ab]{2,7}$/);
    const city = fc.record({ cityName: word, weight: fc.integer({ min: 1, max: 90_000 }) });
    fc.assert(
      fc.property(fc.array(city, { minLength: 1, maxLength: 12 }), word, (cities, typed) => {
        const airports = cities.map((each, at) => quiet(at, each));
        const scoreOf = ({ cityName, weight }: Airport) =>
          Math.log10(weight) + (cityName !== typed ? 0 : typed.length > 3 ? 3 : 1.5);
        const expected = airports
          .filter(({ cityName }) => cityName.startsWith(typed))
          .sort((one, other) => scoreOf(other) - scoreOf(one))
          .map(({ iataCode }) => iataCode)
          .slice(0, 10);
        const found = suggest(airports, typed, 99);
        // Slips are looked for from four letters on, where less than three begin so: a busy one may stand between them.
        const hasSlips = typed.length >= 4 && expected.length < 3;
        expect(hasSlips ? found.filter((code) => expected.includes(code)) : found).toEqual(expected);
      }),
    );
  });
});
