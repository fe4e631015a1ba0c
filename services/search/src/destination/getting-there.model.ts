/** How one comes to a destination: its airports, the known trains from great towns, and the zone of its clocks. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import type { GettingThere } from '@sojourn/contracts/destination-page';
import { distanceKm, foldWords } from '@sojourn/travel';
import { stationRides } from '@sojourn/travel/rail';
import { countryCodeOf } from '@sojourn/travel/wishes';
import type { Airport } from '../airport/airport.model';
import { metropolitanCodeOf, neighborAirports } from '../airport/metropolitan.model';
import type { City, CityIndex } from '../place/place.model';

/** A destination, as far as the way to it goes. */
export type Reached = Pick<CatalogueEntry, 'name' | 'country' | 'airportCode' | 'position'>;

export type GettingThereParts = {
  airports: readonly Airport[];
  /** The towns that trains come from, by name; without them no train is told. */
  towns?: Pick<CityIndex, 'named'> | undefined;
};

const MOST_AIRPORTS = 4;
/** Thousand passengers a year: below, there are days without a flight. */
const BUSY = 500;
/** Other airports that lie farther away are another town's. */
const MOST_KM_TO_AIRPORT = 120;
/** Not much nearer, it may as well be on the other side of a strait: Reggio is not Taormina's. */
const MUCH_NEARER = 0.75;
/** Nobody looks for a longer ride on the page of a place. */
const LONGEST_RIDE_MINUTES = 6 * 60;
const MOST_TRAINS = { inland: 5, abroad: 3 };
/** A town of a name that lies farther from the station is another one of that name. */
const SAME_TOWN_KM = 20;
const MOST_NAMESAKES = 5;

/** The codes of all airports of the city that an airport serves. */
function codesOfCity(code: string): readonly string[] {
  return [code, ...(metropolitanCodeOf(code)?.airports ?? neighborAirports[code]?.split(' ') ?? [])];
}

/** The airport that one flies to, the others of its city, and busy ones of its country that lie much nearer; nearest first. */
function airportsOf({ airportCode, position }: Reached, all: readonly Airport[]): GettingThere['airports'] {
  const own = all.find(({ iataCode }) => iataCode === airportCode);
  if (!own) return [];
  const codes = codesOfCity(airportCode);
  const ownKm = distanceKm(position, own.position);
  const others = all
    .map((airport) => ({ airport, km: distanceKm(position, airport.position) }))
    .filter(({ airport, km }) => {
      const isOther = airport !== own && airport.weight >= BUSY && airport.countryCode === own.countryCode;
      return isOther && km < MOST_KM_TO_AIRPORT && (codes.includes(airport.iataCode) || km < MUCH_NEARER * ownKm);
    })
    .sort((one, other) => other.airport.weight - one.airport.weight)
    .slice(0, MOST_AIRPORTS - 1);
  return [{ airport: own, km: ownKm }, ...others]
    .sort((one, other) => one.km - other.km)
    .map(({ airport: { iataCode, name }, km }) => ({ iataCode, name, kilometres: Math.round(km) }));
}

/** `London Ontario` is how the table of trains tells it from London. */
const nameOf = (station: string, town: City) =>
  foldWords(station).startsWith(`${foldWords(town.name)} `) ? town.name : station;

const inhabitantsOf = ({ population, townPopulation }: City) => townPopulation ?? population;

/**
 * Makes the answer for one destination after the other. What is asked once of all stations is kept: looking up their towns
 * takes longer than all the rest.
 */
export function createGettingThere({ airports, towns }: GettingThereParts): (entry: Reached) => GettingThere {
  const townsOfStations = new Map<string, City | undefined>();
  const allNear = (name: string, position: Position) =>
    towns?.named(name, MOST_NAMESAKES).filter((town) => distanceKm(town.position, position) < SAME_TOWN_KM) ?? [];
  const near = (name: string, position: Position) => allNear(name, position)[0];

  function townOf(name: string, position: Position): City | undefined {
    if (!townsOfStations.has(name)) {
      // Beside New York, where nobody is counted, stands New York City.
      townsOfStations.set(
        name,
        allNear(name, position).find((town) => inhabitantsOf(town) > 0),
      );
    }
    return townsOfStations.get(name);
  }

  /** Trains from the towns that most people come from: the greater and the nearer. */
  function trainsOf({ country }: Reached, { rides }: NonNullable<ReturnType<typeof stationRides>>) {
    const code = countryCodeOf(country);
    const found = rides.flatMap(({ name, position, minutes }) => {
      const town = minutes > 0 && minutes <= LONGEST_RIDE_MINUTES ? townOf(name, position) : undefined;
      if (!town || !code || inhabitantsOf(town) === 0) return [];
      const isAbroad = town.countryCode !== code;
      return [{ train: { from: nameOf(name, town), isAbroad, minutes }, pull: inhabitantsOf(town) / minutes }];
    });
    const strongest = found.sort((one, other) => other.pull - one.pull).map(({ train }) => train);
    return [
      ...strongest.filter(({ isAbroad }) => !isAbroad).slice(0, MOST_TRAINS.inland),
      ...strongest.filter(({ isAbroad }) => isAbroad).slice(0, MOST_TRAINS.abroad),
    ].sort((one, other) => one.minutes - other.minutes);
  }

  return (entry) => {
    const { name, position, airportCode } = entry;
    const timeZone =
      near(name, position)?.timeZone ?? airports.find(({ iataCode }) => iataCode === airportCode)?.timeZone;
    const reached = stationRides(position);
    const trains = reached ? trainsOf(entry, reached) : [];
    return {
      ...(timeZone && { timeZone }),
      airports: airportsOf(entry, airports),
      ...(reached &&
        trains.length > 0 && { station: { name: reached.station.name, kilometres: Math.round(reached.station.km) } }),
      trains,
    };
  };
}
