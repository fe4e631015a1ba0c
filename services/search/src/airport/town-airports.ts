/** Airports for whatever somebody types: by their own names first, and for a town without one where to start from there. */
import type { AirportSuggestion } from '@sojourn/contracts';
import { distanceKm, foldWords, type Position } from '@sojourn/travel';
import type { CityIndex } from '../place/place.model';
import type { AirportCatalogue } from './airport-catalogue';
import type { AirportIndex } from './airport-index.model';
import { neighborAirports } from './metropolitan.model';
import { withoutFillers } from '../place/name-forms.model';
import { type Airport, busierAirports, nearestAirport, suggestionOfAirport } from './airport.model';

const MOST = 8;
/** Thousand passengers a year: below, there are days without a flight, or few cities with one: Tulum is flown to by Cancún. */
const SMALL = 1_500;

/** In thousands of inhabitants. */
const GREAT_TOWN = 100;

/** 'Leticia in the Amazon', 'Kittilä, Lapland': a place, and where it is in words that we do not know. */
const WHERE_IT_IS = /^\s*(\S.+?)\s*(?:[,(;]|\s(?:in|on|near|by|up in|down in|over in)\s)/iu;

/** Answers what somebody may mean, best first; 8 at most unless told. */
export type AirportSuggester = Pick<AirportIndex, 'suggest'>;

export type TownAirportParts = {
  catalogue: AirportCatalogue;
  index: AirportIndex;
  cities: CityIndex;
  /** Where the sight of this name is; undefined where none is called so. */
  sightAt?: (typed: string) => Position | undefined;
};

/** A busier airport is worth its name beside the one of an area: Los Angeles for Disneyland. */
const SAME_AREA_KM = 80;
/** A sight of fewer letters is a slip of the keys. */
const SHORTEST_SIGHT = 5;

/**
 * A town of exactly this name comes before what could only be a slip for it: Matera is no Madeira. After a town's own small
 * airport come the busier ones near it.
 */
export function withTownAirports({ catalogue, index, cities, sightAt }: TownAirportParts): AirportSuggester {
  /** The airport that was typed by the name of its town, if it is a small one. */
  function smallOne(typed: string, code: string | undefined): Airport | undefined {
    const [airport] = catalogue.areaOf(code ?? '') ? [] : catalogue.airportsOf(code ?? '');
    const isTyped = airport && foldWords(airport.cityName) === foldWords(typed);
    return isTyped && airport.weight < SMALL ? airport : undefined;
  }
  /** An area or a city's first airport with all airports of the city behind it: Kobe is Osaka's, Newark New York's. */
  function withWholeCity(found: readonly AirportSuggestion[], typed: string, limit: number): AirportSuggestion[] {
    const [first] = found;
    if (!first) return [];
    const area = catalogue.areaOf(first.iataCode);
    const [airport] = area ? [] : catalogue.airportsOf(first.iataCode);
    const isCity = airport && foldWords(airport.cityName) === foldWords(typed);
    const codes = area ? [] : isCity ? (neighborAirports[first.iataCode]?.split(' ') ?? []) : [];
    const members = area
      ? catalogue.airportsOf(first.iataCode)
      : codes.flatMap((code) => catalogue.airportsOf(code).slice(0, 1));
    const own = members.map(suggestionOfAirport);
    const ids = new Set([first.id, ...own.map(({ id }) => id)]);
    return [first, ...own, ...found.filter(({ id }) => !ids.has(id))].slice(0, limit);
  }
  /** The far busier airports behind the one of an area or sight that was typed by its own name, not the airport's. */
  function withBusier(found: readonly AirportSuggestion[], typed: string, limit: number): AirportSuggestion[] {
    const [first] = found;
    const [airport] = first && found.length === 1 ? catalogue.airportsOf(first.iataCode) : [];
    const isOwnName =
      airport && foldWords(`${airport.iataCode} ${airport.name} ${airport.cityName}`).includes(foldWords(typed));
    if (!airport || isOwnName || catalogue.areaOf(airport.iataCode)) return [...found];
    const busier = busierAirports(catalogue.airports, airport).filter(
      ({ position }) => distanceKm(position, airport.position) < SAME_AREA_KM,
    );
    return [...found, ...busier.map(suggestionOfAirport)].slice(0, limit);
  }
  /** Where one flies to for a sight: 'near Legoland Windsor'. */
  function airportsOfSight(typed: string): AirportSuggestion[] {
    const name = withoutFillers(foldWords(typed));
    const at = name.length < SHORTEST_SIGHT ? undefined : sightAt?.(name);
    return at ? [suggestionOfAirport(nearestAirport(catalogue.airports, at).airport)] : [];
  }
  const suggester: AirportSuggester = {
    suggest(typed, limit = MOST) {
      const found = index.suggest(typed, limit);
      const [first, ...others] = found;
      const small = smallOne(typed, first?.iataCode);
      if (first && small) {
        const near = busierAirports(catalogue.airports, small).map(suggestionOfAirport);
        const rest = others.filter(({ id }) => !near.some((each) => each.id === id));
        return [first, ...near, ...rest].slice(0, limit);
      }
      const name = withoutFillers(foldWords(typed));
      const [called] = cities.named(typed, 1);
      const isAround = !called && name !== foldWords(typed);
      const town = isAround ? cities.named(name, 1)[0] : called;
      if (!town || index.isNamed(name)) return found;
      // 'Braga' is more than the beginning of Bragança; a village called 'Mad' is no Madrid.
      if (!isAround && index.isKnown(typed) && town.population < GREAT_TOWN) return found;
      const { airport } = nearestAirport(catalogue.airports, town.position);
      const start = suggestionOfAirport(airport);
      // Who asks for what is near a town wants nothing that is only called alike.
      const nearby = isAround ? busierAirports(catalogue.airports, airport).map(suggestionOfAirport) : found;
      return [start, ...nearby.filter(({ id }) => id !== start.id)].slice(0, limit);
    },
  };
  return {
    suggest(typed, limit = MOST) {
      const found = suggester.suggest(typed, limit);
      if (found.length > 0) return withBusier(withWholeCity(found, typed, limit), typed, limit);
      const [, before = ''] = WHERE_IT_IS.exec(typed) ?? [];
      const named = before === '' ? [] : suggester.suggest(before, limit);
      return named.length > 0 ? withWholeCity(named, before, limit) : withBusier(airportsOfSight(typed), typed, limit);
    },
  };
}
