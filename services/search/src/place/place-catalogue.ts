/** The places of the world that are known by name: cities with every name people have for them, and the destinations. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { distanceKm, foldWords, type Position } from '@sojourn/travel';
import { countryCodeOf } from '@sojourn/travel/countries';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import { groupBy } from '../group-by.model';
import centerRows from './centers.json' with { type: 'json' };
import joined from './cities.json' with { type: 'json' };
import cityNames from './city-names.json' with { type: 'json' };
import borders from './zone-borders.json' with { type: 'json' };
import { shortForm } from './name-forms.model';
import { buildCityIndex, type City, type CityIndex } from './place.model';
import spelt from './spellings.json' with { type: 'json' };
import villageRows from './villages.json' with { type: 'json' };

type Row = [string, string, number, number, number, number, string?];
type CenterRow = [
  name: string,
  country: string,
  latitude: number,
  longitude: number,
  people?: number,
  otherNames?: string,
  state?: string,
];
type NameRow = [code: string, city: string, country: string, otherNames: string];

/** A destination is what people mean before any town of its name; in thousands of inhabitants. */
const DESTINATION_WEIGHT = 20_000;
/** Visitors weigh more than the few people of a place that is listed for them, in thousands of inhabitants. */
const VISITED_WEIGHT = 150;
/** What a name in one more language is worth, in thousands of inhabitants: Valencia is in Spain before Venezuela. */
const FAME = 150;

const SAME_CITY_KM = 8;
const SAME_SPOT_KM = 4;
const SAME_TOWN_KM = 12;
/** Thousands of inhabitants of a place that nobody counted. */
const UNCOUNTED = 10;
const WITHIN_REACH_KM = 400;
/** A town of so many thousands is meant by its name in any language before a greater one near by. */
const LARGE = 100;
/** Nobody travels farther to a town from the airport of its name. */
const TO_AIRPORT_KM = 150;

/** A place of one name in one country that is farther away is another. */
const MOST_MOVED_KM = 70;

type Box = [country: string, zone: string, south: number, north: number, west: number, east: number];
const boxes = groupBy(borders.boxes as Box[], ([country]) => country);

/** The zone of a place, where the nearest airport is across the border of one; else as that has it. */
const zoneAcross = (country: string, { latitude, longitude }: Position): string | undefined =>
  boxes.get(country)?.find(([, , south, north, west, east]) => {
    return south <= latitude && latitude <= north && west <= longitude && longitude <= east;
  })?.[1];

/** Small places that people travel to; those that the sources have are told by their missing inhabitants. */
const small = [...(centerRows.centers as CenterRow[]), ...(villageRows.villages as CenterRow[])];

const keyOf = (name: string, country: string) => `${foldWords(name)} ${country}`;

const spelled: Readonly<Record<string, string>> = spelt.spellings;
/** What a place is called in other languages and scripts, folded; of two of one name in a country the first is the larger. */
function createSpellings(): (name: string, country: string) => { spellings?: readonly string[] } {
  const given = new Set<string>();
  return (name, country) => {
    const key = keyOf(name, country);
    const text = given.has(key) ? undefined : spelled[key];
    given.add(key);
    return text === undefined ? {} : { spellings: text.split('|') };
  };
}

const positionOf = ([, , , latitude, longitude]: Row): Position => ({ latitude, longitude });

/** Of two of one name in a country the other names belong to that of their airport; rows begin with the largest. */
function bearerOf(namesakes: readonly Row[], airport: Position | undefined): Row | undefined {
  if (!airport) return namesakes[0];
  const near = namesakes
    .map((row) => ({ row, km: distanceKm(positionOf(row), airport) }))
    .filter(({ km }) => km < TO_AIRPORT_KM);
  return near.toSorted((one, other) => one.km - other.km)[0]?.row;
}

/** Loads the cities and puts the destinations among them; about 200 ms. */
export function createCityIndex(entries: readonly CatalogueEntry[], airports: AirportCatalogue): CityIndex {
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const nameOf = (country: string) => countries.of(country) ?? country;
  const others = new Map(
    (cityNames.cities as NameRow[]).map(([, city, country, names]) => [keyOf(city, country), names.split('|')]),
  );
  const centers = new Map(
    (centerRows.centers as CenterRow[]).map(([name, country, latitude, longitude]) => [
      keyOf(name, country),
      { latitude, longitude },
    ]),
  );
  /** The middle of a town, where its source has an airport or a point beside it. */
  const centerOf = (name: string, country: string, source: Position) => {
    const center = centers.get(keyOf(name, country));
    return center && distanceKm(center, source) < MOST_MOVED_KM ? center : source;
  };
  const rows = joined.cities as Row[];
  const places = groupBy(rows, ([name]) => foldWords(name));
  /** Sa Pa and Sapa, Saint-Malo and St Malo are one name. */
  const spelledOne = (folded: string) => shortForm(folded).replaceAll(' ', '');
  const placesSpelled = groupBy(rows, ([name]) => spelledOne(foldWords(name)));
  const spots = groupBy(
    small.flatMap(([name, , latitude, longitude, people, otherNames = '']) =>
      people === undefined
        ? []
        : [name, ...otherNames.split('|')].map((each) => ({ folded: shortForm(foldWords(each)), latitude, longitude })),
    ),
    ({ folded }) => folded,
  );
  // Den Haag is The Hague, and no other name of Rotterdam beside it.
  const foreign = groupBy(
    rows
      .filter((row) => row[5] >= LARGE)
      .flatMap((row) => (spelled[keyOf(row[0], row[1])] ?? '').split('|').map((folded) => ({ folded, row }))),
    ({ folded }) => folded,
  );
  // What lies within reach of a city is found by it where it is no city itself: Bath is not Bristol.
  const isElsewhere = (name: string, at: Position, country: string) => {
    // 'Lagos Portugal' is Lagos.
    const folded = foldWords(name).replace(` ${foldWords(country)}`, '');
    const abroad = (foreign.get(folded) ?? []).map(({ row }) => positionOf(row));
    const own = placesSpelled.get(spelledOne(folded)) ?? [];
    return [...own.map(positionOf), ...(spots.get(shortForm(folded)) ?? []), ...abroad].some((spot) => {
      const km = distanceKm(spot, at);
      return km > SAME_CITY_KM && km < WITHIN_REACH_KM;
    });
  };
  const bearers = new Map(
    (cityNames.cities as NameRow[]).map(([code, name, country]) => {
      const namesakes = (places.get(foldWords(name)) ?? []).filter(([, countryCode]) => countryCode === country);
      return [keyOf(name, country), bearerOf(namesakes, airports.airportsOf(code)[0]?.position)] as const;
    }),
  );
  const spellingsOf = createSpellings();
  const cities = rows.map((row): City => {
    const [name, countryCode, zone, latitude, longitude, population, stateName] = row;
    const key = keyOf(name, countryCode);
    const known = bearers.get(key) === row ? (others.get(key) ?? []) : [];
    // Newcastle is what Newcastle upon Tyne is called for short.
    const isShort = (other: string) => foldWords(name).startsWith(`${foldWords(other)} `);
    const otherNames = known.filter(
      (other) => isShort(other) || !isElsewhere(other, { latitude, longitude }, nameOf(countryCode)),
    );
    return {
      name,
      countryCode,
      countryName: nameOf(countryCode),
      ...(stateName && { stateName }),
      position: centerOf(name, countryCode, { latitude, longitude }),
      timeZone: zoneAcross(countryCode, { latitude, longitude }) ?? joined.zones[zone] ?? 'UTC',
      population,
      weight: population + FAME * known.length,
      otherNames,
      ...spellingsOf(name, countryCode),
    };
  });
  const byCountry = groupBy(rows, ([, countryCode]) => countryCode);
  // Antwerp is Antwerpen in the list.
  const inhabitantsNear = (position: Position, countryCode: string) => {
    const near = (byCountry.get(countryCode) ?? []).filter(
      (row) => distanceKm(positionOf(row), position) < SAME_SPOT_KM,
    );
    return Math.max(UNCOUNTED, ...near.map((row) => row[5]));
  };
  // What has names and an airport, and is no city of the list: islands, resorts.
  const remote = (cityNames.cities as NameRow[]).flatMap(([code, name, countryCode, names]): City[] => {
    const airport = airports.airportsOf(code)[0];
    if (bearers.get(keyOf(name, countryCode)) || !airport) return [];
    const { timeZone } = airport;
    const position = centers.get(keyOf(name, countryCode)) ?? airport.position;
    const otherNames = names.split('|').filter((other) => !isElsewhere(other, position, nameOf(countryCode)));
    const weight = FAME * otherNames.length;
    const population = inhabitantsNear(position, countryCode);
    const where = { name, countryCode, countryName: nameOf(countryCode), position, timeZone };
    const isBesideTown = population > UNCOUNTED;
    return [
      {
        ...where,
        population,
        ...(isBesideTown && { isBesideTown }),
        weight,
        otherNames,
        ...spellingsOf(name, countryCode),
      },
    ];
  });
  const citiesOf = groupBy(cities, ({ countryCode }) => countryCode);
  // Small islands have no city of the list: a neighbor keeps their time.
  const zoneNear = (position: Position, countryCode: string) =>
    zoneAcross(countryCode, position) ??
    (citiesOf.get(countryCode) ?? cities)
      .map(({ timeZone, position: there }) => ({ zone: timeZone, km: distanceKm(there, position) }))
      .reduce((best, each) => (each.km < best.km ? each : best), { zone: 'UTC', km: Infinity }).zone;
  // Islands and villages that people travel to, and that have neither many people nor an airport.
  const visited = small.flatMap(
    ([name, countryCode, latitude, longitude, population, otherNames, stateName]): City[] => {
      if (population === undefined) return [];
      const position = { latitude, longitude };
      const timeZone = zoneNear(position, countryCode);
      const names = otherNames ? otherNames.split('|') : [];
      const weight = VISITED_WEIGHT + FAME * names.length;
      const where = { name, countryCode, countryName: nameOf(countryCode), position, timeZone };
      return [
        {
          ...where,
          ...(stateName && { stateName }),
          population,
          weight,
          otherNames: names,
          ...spellingsOf(name, countryCode),
        },
      ];
    },
  );
  // Chamonix is in France, though its airport is in Switzerland.
  const codes = new Map(cities.map(({ countryName, countryCode }) => [countryName, countryCode]));
  const destinations = entries.map(({ name, country, position, airportCode }): City => {
    const countryCode = codes.get(country) ?? countryCodeOf(country) ?? '';
    const timeZone = zoneAcross(countryCode, position) ?? airports.airportsOf(airportCode)[0]?.timeZone ?? 'UTC';
    const town = (places.get(foldWords(name)) ?? []).find(
      (row) => row[1] === countryCode && distanceKm(positionOf(row), position) < SAME_TOWN_KM,
    );
    return {
      ...{ name, countryCode, countryName: country, position, timeZone, population: 0 },
      ...(town && { townPopulation: town[5] }),
      ...{ weight: DESTINATION_WEIGHT, otherNames: [] },
    };
  });
  return buildCityIndex([...destinations, ...cities, ...remote, ...visited]);
}
