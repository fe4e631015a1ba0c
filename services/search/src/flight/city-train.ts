/** The train between the cities of two airports, for those who would rather not fly so short a way. */
import { distanceKm } from '@sojourn/travel';
import { townTrain } from '@sojourn/travel/rail';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import { metropolitanCodeOf } from '../airport/metropolitan.model';
import type { CityIndex } from '../place/place.model';

export type CityTrainParts = {
  catalogue: Pick<AirportCatalogue, 'airportsOf' | 'areaOf'>;
  towns: Pick<CityIndex, 'named'>;
};

/** From here on, from door to door, a flight is quicker to nearly everywhere. */
const LONGEST_MINUTES = 5 * 60;
/** Airports lie far from their cities, but not as far as from another city of that name. */
const MOST_KM_TO_CITY = 110;
const MOST_NAMESAKES = 8;

/** Minutes between the cities of two codes, each an airport's or a city's; undefined where no train of five hours is known. */
export type CityTrain = (origin: string, destination: string) => number | undefined;

export function createCityTrain({ catalogue, towns }: CityTrainParts): CityTrain {
  function townOf(cityName: string, code: string) {
    const [airport] = catalogue.airportsOf(code);
    if (!airport) return [];
    const town = towns
      .named(cityName, MOST_NAMESAKES)
      .filter(({ countryCode }) => countryCode === airport.countryCode)
      .find(({ position }) => distanceKm(position, airport.position) <= MOST_KM_TO_CITY);
    return town ? [town.position] : [];
  }

  /** The middle of the airport's own city, then that of the great city it also serves: Newark, then New York. */
  function townsOf(code: string) {
    const [airport] = catalogue.airportsOf(code);
    const own = catalogue.areaOf(code)?.cityName ?? airport?.cityName ?? '';
    const area = metropolitanCodeOf(code)?.cityName;
    return [own, ...(area && area !== own ? [area] : [])].flatMap((name) => townOf(name, code));
  }

  return (origin, destination) => {
    const ends = townsOf(destination);
    for (const from of townsOf(origin)) {
      for (const to of ends) {
        const minutes = townTrain(from, to);
        if (minutes !== null) return minutes <= LONGEST_MINUTES ? minutes : undefined;
      }
    }
    return undefined;
  };
}
