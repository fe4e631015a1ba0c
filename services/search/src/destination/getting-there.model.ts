/** How one comes to a destination: its airports, the known trains from great towns, and the zone of its clocks. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import type { GettingThere } from '@sojourn/contracts/destination-page';
import { distanceKm, foldWords } from '@sojourn/travel';
import { stationRides, type StationRides } from '@sojourn/travel/rail';
import { countryCodeOf } from '@sojourn/travel/countries';
import { type Airport, nearestAirport } from '../airport/airport.model';
import { metropolitanCodeOf, neighborAirports } from '../airport/metropolitan.model';
import type { City, CityIndex } from '../place/place.model';
import type { NamedRegion } from './named-destinations.model';

/** A destination, as far as the way to it goes. */
export type Reached = Pick<CatalogueEntry, 'name' | 'country' | 'airportCode' | 'position'>;

export type GettingThereParts = {
  airports: readonly Airport[];
  /** The towns that trains come from, by name; without them no train is told. */
  towns?: Pick<CityIndex, 'named' | 'nearest'> | undefined;
  /** Where vacationers go. */
  destinations?: readonly Position[] | undefined;
};

const MOST_AIRPORTS = 5;
/** Thousand passengers a year: below, there are days without a flight. */
const BUSY = 250;
/** A small one on the spot is worth its name when the own one is far: Svolvær and Leknes are on the Lofoten, Evenes is not. */
const ON_THE_SPOT = { weight: 40, km: 50, times: 0.5 };
/** Other airports that lie farther away are another town's. */
const MOST_KM_TO_AIRPORT = 120;
/** Not much nearer, it may as well be on the other side of a strait: Reggio is not Taormina's. */
const MUCH_NEARER = 0.75;
/** A greater one is worth the way: Pisa is Florence's, too. */
const GREATER = { times: 1.2, km: 85 };
/** A region of the name whose airport lies farther away is another one. */
const MOST_KM_TO_REGION = 300;
/** Abroad it is so near at most. */
const MOST_KM_ABROAD = 45;
/** Nobody looks for a longer ride on the page of a place; Oslo to Bergen, the longest that people come for, takes 400 minutes. */
const LONGEST_RIDE_MINUTES = 7 * 60;
const MOST_TRAINS = { inland: 14, abroad: 5 };
/** A town twice as near is wanted more than one twice as great: who is in Madrid goes to Toledo for a day. */
const NEARNESS = 1.3;
/** So many thousand inhabitants a place is worth that vacationers go to: Salzburg is wanted from Munich before Augsburg. */
const WORTH_OF_A_DESTINATION = 400;
/** A station in no town, as that of Machu Picchu, is in a table of trains for what people see there. */
const WORTH_OF_A_SIGHT = 30;
/** It lies no farther from the station. */
const DESTINATION_KM = 25;
/** A town of a name that lies farther from the station is another one of that name. */
const SAME_TOWN_KM = 20;
const MOST_NAMESAKES = 5;

/** The codes of all airports of the city that an airport serves. */
function codesOfCity(code: string): readonly string[] {
  return [code, ...(metropolitanCodeOf(code)?.airports ?? neighborAirports[code]?.split(' ') ?? [])];
}

/** The airport that one flies to, the others of its city, and busy ones that lie much nearer or are greater; nearest first. */
function airportsOf({ airportCode, position }: Reached, all: readonly Airport[]): GettingThere['airports'] {
  const own = all.find(({ iataCode }) => iataCode === airportCode);
  if (!own) return [];
  const codes = codesOfCity(airportCode);
  const ownKm = distanceKm(position, own.position);
  const others = all
    .map((airport) => ({ airport, km: distanceKm(position, airport.position) }))
    .filter(({ airport, km }) => {
      const isAbroad = airport.countryCode !== own.countryCode;
      const isOnTheSpot = !isAbroad && km < Math.min(ON_THE_SPOT.km, ON_THE_SPOT.times * ownKm);
      const least = isOnTheSpot ? ON_THE_SPOT.weight : BUSY;
      if (airport === own || airport.weight < least || km >= (isAbroad ? MOST_KM_ABROAD : MOST_KM_TO_AIRPORT))
        return false;
      // Over a border only what is nearer: Foz is across the river from Iguazú, Bratislava is not Vienna's.
      if (km < MUCH_NEARER * ownKm) return true;
      const isGreater = airport.weight > GREATER.times * own.weight && km < GREATER.km;
      return !isAbroad && (codes.includes(airport.iataCode) || isGreater);
    })
    .sort((one, other) => other.airport.weight - one.airport.weight)
    .slice(0, MOST_AIRPORTS - 1);
  return [{ airport: own, km: ownKm }, ...others]
    .sort((one, other) => one.km - other.km)
    .map(({ airport: { iataCode, name }, km }) => ({ iataCode, name, kilometres: Math.round(km) }));
}

/** A function to the code of the airport one flies to: that of a region of the name, else the one most people near by use. */
export function createAirportOf(
  { airports, airportsOf: named }: { airports: readonly Airport[]; airportsOf(code: string): readonly Airport[] },
  regions: readonly NamedRegion[],
): (name: string, position: Position) => string {
  const codes = new Map(
    regions.flatMap(({ name, otherNames, codes }) => [name, ...otherNames].map((each) => [foldWords(each), codes[0]])),
  );
  return (name, position) => {
    const [own] = named(codes.get(foldWords(name)) ?? '');
    const isNear = own && distanceKm(own.position, position) < MOST_KM_TO_REGION;
    return (isNear ? own : nearestAirport(airports, position).airport).iataCode;
  };
}

/** `London Ontario` is how the table of trains tells it from London. */
const nameOf = (station: string, town: City) =>
  foldWords(station).startsWith(`${foldWords(town.name)} `) ? town.name : station;

type Ride = StationRides['rides'][number];
/** `worth` is its inhabitants, and what it is worth to vacationers. */
type StationTown = { name: string; countryCode: string; worth: number };

const inhabitantsOf = ({ population, townPopulation }: City) => townPopulation ?? population;

/**
 * Makes the answer for one destination after the other. What is asked once of all stations is kept: looking up their towns
 * takes longer than all the rest.
 */
export function createGettingThere({
  airports,
  towns,
  destinations = [],
}: GettingThereParts): (entry: Reached) => GettingThere {
  const stationsByName = new Map<string, StationTown | undefined>();
  const allNear = (name: string, position: Position) =>
    towns?.named(name, MOST_NAMESAKES).filter((town) => distanceKm(town.position, position) < SAME_TOWN_KM) ?? [];
  const near = (name: string, position: Position) => allNear(name, position)[0];

  function readTown({ name, position, isSight }: Omit<Ride, 'minutes'>): StationTown | undefined {
    const named = allNear(name, position);
    // Beside New York, where nobody is counted, stands New York City.
    const town = named.find((each) => inhabitantsOf(each) > 0);
    const place = town ?? named[0] ?? towns?.nearest(position);
    if (!place) return undefined;
    const isWanted = isSight || destinations.some((each) => distanceKm(each, position) < DESTINATION_KM);
    const worth = (town ? inhabitantsOf(town) : WORTH_OF_A_SIGHT) + (isWanted ? WORTH_OF_A_DESTINATION : 0);
    return { name: town ? nameOf(name, town) : name, countryCode: place.countryCode, worth };
  }
  function townOf(ride: Ride): StationTown | undefined {
    if (!stationsByName.has(ride.name)) stationsByName.set(ride.name, readTown(ride));
    return stationsByName.get(ride.name);
  }

  /** Trains from where most people come from or go on to: the greater and the nearer. */
  function trainsOf({ country }: Reached, { rides }: StationRides) {
    const code = countryCodeOf(country);
    const found = rides.flatMap((ride) => {
      const { minutes } = ride;
      const town = minutes > 0 && minutes <= LONGEST_RIDE_MINUTES ? townOf(ride) : undefined;
      if (!town || !code) return [];
      const isAbroad = town.countryCode !== code;
      return [{ train: { from: town.name, isAbroad, minutes }, pull: town.worth / minutes ** NEARNESS }];
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
