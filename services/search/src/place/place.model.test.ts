import { placeSearchAnswerSchema } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';
import fc from 'fast-check';
import { buildCityIndex, suggestionOfCity, type City } from './place.model';

/** One degree of latitude is 111.2 km. */
const KM_A_DEGREE = 111.195;

/** Cities are apart from each other unless they are put somewhere. */
let apart = 0;
function aCity(name: string, more: Partial<City> = {}): City {
  apart += 1;
  const position = { latitude: apart % 80, longitude: apart % 170 };
  const where = { countryName: 'Nowhere', countryCode: 'ZZ', position, timeZone: 'Europe/Rome' };
  return { name, ...where, population: more.weight ?? 1, weight: 1, otherNames: [], ...more };
}

/** What is found, as name and weight. */
const find = (cities: readonly City[], typed: string, limit = 8) =>
  buildCityIndex(cities)
    .find(typed, limit)
    .map(({ name, weight }) => `${name} ${weight}`);

describe('cities by what somebody typed', () => {
  const cities = [
    aCity('São Paulo', { weight: 12_000, countryName: 'Brazil' }),
    aCity('Salvador', { weight: 2_700, countryName: 'Brazil' }),
    aCity('San Salvador', { weight: 500, countryName: 'El Salvador' }),
    aCity('Valencia', { weight: 800, countryName: 'Spain' }),
    aCity('Valencia', { weight: 1_400, countryName: 'Venezuela' }),
    aCity('Paola', { weight: 8, countryName: 'Malta' }),
  ];

  test.each([
    ['sao', ['São Paulo 12000']],
    ['SÃO PAULO', ['São Paulo 12000']],
    ['sao  paulo', ['São Paulo 12000']],
    ['salv', ['Salvador 2700', 'San Salvador 500']],
    ['valencia', ['Valencia 1400', 'Valencia 800']],
    ['Valencia, Spain', ['Valencia 800', 'Valencia 1400']],
    ['Valencia (sp', ['Valencia 800', 'Valencia 1400']],
    ['Valencia, pain', ['Valencia 1400', 'Valencia 800']],
    ['Valencia,', ['Valencia 1400', 'Valencia 800']],
    ['aulo', []],
    ['paulos', []],
    ['brazil', []],
    ['', []],
    ['s', []],
    [' s ', []],
    [', Spain', []],
  ])('are for %p %p', (typed, expected) => {
    expect(find(cities, typed)).toEqual(expected);
  });

  test('want two letters', () => {
    expect(find([aCity('Ur')], 'u')).toEqual([]);
    expect(find([aCity('Ur')], 'ur')).toEqual(['Ur 1']);
  });

  test.each([
    { typed: 'zeta', whole: 'Zeta', part: 'Zetaville', times: 1_000 },
    { typed: 'zeta', whole: 'Zeta', part: 'Port Zeta', times: 20 },
    { typed: 'zet', whole: 'Zetaville', part: 'Port Zetaville', times: 20 },
  ])('put for $typed $whole before $part, unless that is $times times as large', ({ typed, whole, part, times }) => {
    expect(find([aCity(part, { weight: 10 * times - 1 }), aCity(whole, { weight: 10 })], typed)[0]).toBe(`${whole} 10`);
    const larger = 10 * times + 1;
    expect(find([aCity(whole, { weight: 10 }), aCity(part, { weight: larger })], typed)[0]).toBe(`${part} ${larger}`);
  });

  test('put the country that was typed first, unless another place is a thousand times as large', () => {
    const here = aCity('Zeta', { countryName: 'Spain', weight: 2 });
    const there = (weight: number) => aCity('Zeta', { countryName: 'Peru', weight });
    expect(find([there(1_999), here], 'zeta, spain')).toEqual(['Zeta 2', 'Zeta 1999']);
    expect(find([here, there(2_001)], 'zeta, spain')).toEqual(['Zeta 2001', 'Zeta 2']);
  });

  test('are found by each of their words', () => {
    const rio = [aCity('Rio de Janeiro')];
    for (const typed of ['rio de j', 'de janeiro', 'janeiro', 'jan'])
      expect(find(rio, typed)).toEqual(['Rio de Janeiro 1']);
  });

  test('are no more than were asked for', () => {
    const many = Array.from({ length: 9 }, (_, at) => aCity(`Zeta ${'abcdefghi'[at]}`, { weight: 90 - at }));
    expect(find(many, 'zeta', 3)).toEqual(['Zeta a 90', 'Zeta b 89', 'Zeta c 88']);
    expect(find(many, 'zeta', 20)).toHaveLength(9);
  });
});

describe('cities by their whole name', () => {
  const index = buildCityIndex([
    aCity('Paris', { weight: 9_000, countryName: 'France', countryCode: 'FR' }),
    aCity('Paris', { weight: 25, countryName: 'United States', countryCode: 'US', stateName: 'Texas TX' }),
    aCity('Milan', { weight: 5_000, countryName: 'Italy', countryCode: 'IT', otherNames: ['Mailand', '米兰'] }),
    aCity('Saint-Malo', { weight: 50, countryName: 'France', countryCode: 'FR' }),
    aCity('San Salvador', { weight: 500, countryName: 'El Salvador', countryCode: 'SV' }),
  ]);
  const named = (typed: string) => index.named(typed, 3).map(({ name, countryCode }) => `${name} ${countryCode}`);

  test.each([
    ['paris', ['Paris FR', 'Paris US']],
    ['Paris, Texas', ['Paris US']],
    ['paris tx', ['Paris US']],
    ['Paris, USA', ['Paris US']],
    ['Paris, Texas, United States', ['Paris US']],
    ['mailand', ['Milan IT']],
    ['米兰', ['Milan IT']],
    ['st malo', ['Saint-Malo FR']],
    ['saintmalo', ['Saint-Malo FR']],
    ['salvador', []],
    ['pari', []],
    ['Paris, Peru', []],
    ['', []],
  ])('are for %p %p', (typed, expected) => {
    expect(named(typed)).toEqual(expected);
  });
});

test('a position is in the city that reaches it, else by the nearest', () => {
  const at = (name: string, degrees: number, population: number) =>
    aCity(name, { population, position: { latitude: degrees, longitude: 0 } });
  // Great reaches 24 km, Small 1 km; 0.1 degrees are 11 km.
  const index = buildCityIndex([at('Great', 0, 10_000), at('Small', 0.3, 16), at('Sight', 0.31, 0)]);
  const nearest = (degrees: number) => index.nearest({ latitude: degrees, longitude: 0 })?.name;
  expect([0, 0.1, 0.3].map(nearest)).toEqual(['Great', 'Great', 'Small']);
  expect(buildCityIndex([at('Sight', 0, 0)]).nearest({ latitude: 0, longitude: 0 })).toBeUndefined();
});

describe('two places of one name', () => {
  const at = (km: number, name: string, weight: number) =>
    aCity(name, { weight, position: { latitude: km / KM_A_DEGREE, longitude: 0 } });

  test('are one when they are nearer than 60 km: the larger', () => {
    expect(find([at(0, 'Málaga', 5), at(59.9, 'Malaga', 7)], 'malaga')).toEqual(['Malaga 7']);
    expect(find([at(0, 'Málaga', 5), at(60.1, 'Malaga', 7)], 'malaga')).toEqual(['Malaga 7', 'Málaga 5']);
  });

  test('are two beside each other when their names are two', () => {
    expect(find([at(0, 'Buda', 5), at(1, 'Budapest', 4)], 'buda')).toEqual(['Buda 5', 'Budapest 4']);
  });

  test('leave room for others where one of them is left out', () => {
    const cities = [at(0, 'Zeta', 8), at(1, 'Zeta', 7), at(500, 'Zeta', 6)];
    expect(find(cities, 'zeta', 2)).toEqual(['Zeta 8', 'Zeta 6']);
  });
});

test('every beginning of every word finds what looking through all of them finds', () => {
  const word = fc.stringMatching(/^[ab]{1,4}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 12 }), name, (names, typed) => {
      fc.pre(typed.length >= 2);
      const has = (each: string) => ` ${each}`.includes(` ${typed}`);
      const cities = names.map((each) => aCity(each));
      const found = buildCityIndex(cities).find(typed, 99);
      expect(found.map((city) => city.name).sort()).toEqual(names.filter(has).sort());
    }),
  );
});

describe('a suggestion of a city', () => {
  const city = aCity('São João da Barra', {
    countryName: 'Brazil',
    position: { latitude: -21.64, longitude: -41.05 },
    timeZone: 'America/Sao_Paulo',
  });

  test('says what the city is, and has an id of its name and position', () => {
    expect(suggestionOfCity(city)).toEqual({
      id: 'city-sao-joao-da-barra--21.64--41.05',
      kind: 'city',
      name: 'São João da Barra',
      detail: 'Brazil',
      iataCode: null,
      position: city.position,
      timeZone: 'America/Sao_Paulo',
    });
    expect(placeSearchAnswerSchema.safeParse({ data: [suggestionOfCity(city)] }).error).toBeUndefined();
  });

  test('is another one for a namesake elsewhere', () => {
    const namesake = { ...city, position: { latitude: 21.64, longitude: -41.05 } };
    expect(foldWords(namesake.name)).toBe(foldWords(city.name));
    expect(suggestionOfCity(namesake).id).not.toBe(suggestionOfCity(city).id);
  });
});
