/** Airports as places to sleep near: who names one is given the quarters or the town beside it. */
import { distanceKm, foldWords } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import { withoutFillers } from '../place/name-forms.model';
import type { City, CityIndex } from '../place/place.model';
import type { KnownMarket, StayPlace } from './market.model';
import { placeBeside } from './stay-parts';

type AirportPlace = { place: StayPlace; detail: string };
type Parts = {
  airports: readonly Airport[];
  cities: Pick<CityIndex, 'closest' | 'named'>;
  marketOf: (folded: string) => KnownMarket | undefined;
  placeOf: (city: City) => StayPlace;
};

/** What is said of a bed and of the way to it, beside what the search of airports leaves out. */
const STAY_WORDS = /\b(hotels?|hostels?|motels?|stays?|rooms?|next|beside|terminal)\b/g;
const IN_LATIN =
  'airport|flughafen|aeropuerto|aeroport|aeroporto|luchthaven|lotnisko|havalimani|lufthavn|flygplats|lentoasema|letiste|' +
  'repuloter|aerodrom|aeroportul|san bay';
const IN_OTHER_SCRIPTS = '空港|机场|機場|аэропорт|аеропорт|مطار|สนามบิน|공항'.split('|').map(foldWords).join('|');
const SAYS_AIRPORT = new RegExp(`\\b(${IN_LATIN})\\b|${IN_OTHER_SCRIPTS}`);
const WRITTEN_TOGETHER = new RegExp(IN_OTHER_SCRIPTS, 'g');

/** Farther away it is the airport of another city. */
const OF_CITY_KM = 45;

const bareOf = (folded: string) =>
  withoutFillers(folded.replace(STAY_WORDS, ' ').replace(WRITTEN_TOGETHER, ' ').replace(/ +/g, ' ').trim());

/** Words of an airport's name that are none of its city's: `heathrow`. */
function ownWords({ name, cityName }: Airport): string {
  const ofCity = new Set(foldWords(cityName).split(' '));
  const words = bareOf(foldWords(name))
    .split(' ')
    .filter((word) => !ofCity.has(word));
  return words.join(' ');
}

/**
 * The place beside the airport that is named by its code, by the word that is its own, or by its city with the word airport:
 * the town whose middle is nearest to it, or what is nearer of its own city. `isOwnName` tells what is a place of that name
 * itself: Narita is a town.
 */
export function createAirportPlaces({ airports, cities, marketOf, placeOf }: Parts) {
  const byOwnWords = new Map<string, Airport>();
  const byWeight = airports.toSorted((one, other) => other.weight - one.weight);
  const byCode = new Map(airports.map((airport) => [airport.iataCode, airport]));
  for (const airport of byWeight) {
    const own = ownWords(airport);
    if (own.length > 2 && !byOwnWords.has(own)) byOwnWords.set(own, airport);
  }

  /** 'München Flughafen': the busiest within reach of a city in any language. */
  function airportNear(city: City | undefined) {
    if (!city) return undefined;
    const near = byWeight.filter(({ position }) => distanceKm(position, city.position) < OF_CITY_KM);
    const own = foldWords(city.name);
    return near.find(({ name, cityName }) => ` ${foldWords(`${name} ${cityName}`)} `.includes(` ${own} `)) ?? near[0];
  }

  function airportOf(typed: string, isOwnName: (folded: string) => boolean): Airport | undefined {
    const folded = foldWords(typed.split(',')[0] ?? '');
    const bare = bareOf(folded);
    const ofCode = bare.length === 3 ? byCode.get(bare.toUpperCase()) : undefined;
    const isCode = ofCode !== undefined && (!isOwnName(bare) || SAYS_AIRPORT.test(folded));
    if (isCode) return ofCode;
    const ofWords = byOwnWords.get(bare);
    // Most of what is typed is a town: its name is looked up once, by who asks.
    if (!SAYS_AIRPORT.test(folded)) return ofWords && !isOwnName(bare) ? ofWords : undefined;
    const words = bare.split(' ').filter((word) => word.length > 1);
    if (words.length === 0) return undefined;
    return (
      ofWords ??
      byWeight.find(({ name, cityName }) => {
        const named = new Set(foldWords(`${name} ${cityName}`).split(' '));
        return words.every((word) => named.has(word));
      }) ??
      airportNear(cities.named(bare, 1)[0])
    );
  }

  return (typed: string, isOwnName: (folded: string) => boolean): AirportPlace | undefined => {
    const airport = airportOf(typed, isOwnName);
    const town = airport && cities.closest(airport.position);
    if (!airport || !town) return undefined;
    const { iataCode, name, countryName, cityName, position } = airport;
    const own = marketOf(foldWords(cityName));
    // Sharjah is nearer to Dubai's airport than the middle of Dubai, and Deira nearer than both.
    const beside = own && placeBeside(own, position, distanceKm(town.position, position));
    return { place: beside ?? placeOf(town), detail: `near ${name} (${iataCode}), ${countryName}` };
  };
}
