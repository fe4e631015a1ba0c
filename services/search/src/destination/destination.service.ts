/** Lists of destinations, and the airport of a typed starting place. */
import type { CatalogueEntry, Destination, OriginAnswer, Position } from '@sojourn/contracts';
import type {
  DestinationListQuery,
  DestinationNames,
  DestinationSearchQuery,
  DestinationsFound,
} from '@sojourn/contracts/catalogue-search';
import type { AboutPlace, AboutPlaceQuery } from '@sojourn/contracts/about-place';
import type { DestinationPage } from '@sojourn/contracts/destination-page';
import type { HouseTip, HouseTipsQuery } from '@sojourn/contracts/house-tips';
import { AppError } from '@sojourn/node-kit';
import { oncePer, type StayMarket } from '@sojourn/travel';
import { countryCodeOf } from '@sojourn/travel/countries';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import type { AirportSuggester } from '../airport/town-airports';
import type { CityIndex } from '../place/place.model';
import { nationalEventsOf } from '../hotel/feast-catalogue';
import { createAboutPlace, type AboutPlaceParts } from './about-place.service';
import { toDestinationPage } from './destination-page.model';
import { destinationsFound, listOf } from './destination-search.model';
import { toDestination } from './destination.model';
import { essentialsOf, essentialsOfCountry } from './essentials-catalogue';
import { createAirportOf, createGettingThere } from './getting-there.model';
import { createHouseTips } from './house-tips.service';
import { createNamedDestinations, type NamedRegion } from './named-destinations.model';

export type DestinationService = {
  list(query?: DestinationListQuery): readonly Destination[];
  find(query: DestinationSearchQuery): DestinationsFound;
  names(): DestinationNames;
  /** What is known of a place outside the catalogue. @throws AppError `not-found` */
  about(query: AboutPlaceQuery): AboutPlace;
  /** @throws AppError `not-found` */
  page(id: string): DestinationPage;
  /** What Sojourn tells of a place; nothing of one that is not in the catalogue. */
  tips(query: HouseTipsQuery): readonly HouseTip[];
  catalogue(): readonly CatalogueEntry[];
  origin(text: string): OriginAnswer;
};

export type DestinationServiceParts = {
  entries: readonly CatalogueEntry[];
  airports: AirportCatalogue;
  suggester: AirportSuggester;
  /** What the stays of a destination are priced by. */
  stayMarketOf: (name: string) => StayMarket | undefined;
  /** Where the place is that people mean by this name, in any language; none or one. */
  placesNamed: (text: string) => readonly Position[];
  /** Islands and regions by their names in many languages. */
  regions?: readonly NamedRegion[];
  /** The towns of the world, which trains come from; without them no train is told. */
  towns?: Pick<CityIndex, 'named' | 'nearest'>;
  /** Places outside the catalogue; without them none is found. */
  placesOutside?: AboutPlaceParts['places'];
  /** How warm a place usually is. */
  highsOf?: AboutPlaceParts['highsOf'];
  now?: () => number;
};

export function createDestinationService(parts: DestinationServiceParts): DestinationService {
  const { entries, airports, suggester, stayMarketOf, placesNamed, regions, towns } = parts;
  const { placesOutside, highsOf = () => undefined, now = Date.now } = parts;
  const priced = entries.map((entry): CatalogueEntry => {
    const market = stayMarketOf(entry.name);
    const timeZone = airports.airportsOf(entry.airportCode)[0]?.timeZone;
    return {
      ...entry,
      ...(market && { stayMarket: { ...market, months: [...market.months], events: [...market.events] } }),
      ...(timeZone && { timeZone }),
    };
  });
  const destinations = entries.map(toDestination);
  const named = createNamedDestinations(entries, {
    placesNamed,
    regions,
    airportsOf: (code) => airports.airportsOf(code),
  });

  function origin(text: string): OriginAnswer {
    // 'Leeds, UK' is found by 'Leeds'; the whole text first, because some cities have a comma.
    const asked = [text, text.split(/[,(/]/)[0] ?? ''].map((each) => each.trim()).filter((each) => each.length > 1);
    for (const words of asked) {
      const code = suggester.suggest(words, 1)[0]?.iataCode;
      const airport = code === undefined ? undefined : airports.airportsOf(code)[0];
      if (!airport) continue;
      const { iataCode, cityName, countryName, position } = airport;
      return { origin: { iataCode, cityName, countryName, position } };
    }
    return { origin: null };
  }

  const pages = new Map(
    entries.map((entry) => [entry.id, toDestinationPage(entry, { among: entries, essentials: essentialsOf(entry) })]),
  );
  const visited = entries.map(({ position }) => position);
  // By who first asks for it: the trains of all places together take more than a second.
  const gettingThereOf = createGettingThere({ airports: airports.airports, towns, destinations: visited });
  const gettingThere = oncePer(gettingThereOf);

  const outside =
    placesOutside &&
    createAboutPlace({
      entries,
      places: placesOutside,
      airportOf: createAirportOf(airports, regions ?? []),
      gettingThereOf,
      essentialsOf: essentialsOfCountry,
      highsOf,
    });

  const tips = createHouseTips(priced, {
    placesNamed,
    gettingThereOf: ({ id }) => page(id).gettingThere,
    essentialsOf,
    nationalEventsOf: (country) => nationalEventsOf(countryCodeOf(country) ?? ''),
    now,
  });

  const names = entries.map(({ id, name, country }) => ({ id, name, country }));

  function page(id: string): DestinationPage {
    const found = pages.get(id);
    if (!found) throw new AppError('not-found', 'This destination is not in our catalogue.');
    return { ...found, gettingThere: gettingThere(found) };
  }

  return {
    list: (query = {}) => listOf(query, destinations),
    find(query) {
      const { q = '' } = query;
      const found = destinationsFound(query, destinations, named(q));
      const places = outside?.named(q, found.total > 0) ?? [];
      return places.length > 0 ? { ...found, places } : found;
    },
    about({ place }) {
      if (!outside) throw new AppError('not-found', 'We know no place of this name.');
      return outside.about(place);
    },
    names: () => names,
    page,
    tips,
    catalogue: () => priced,
    origin,
  };
}
