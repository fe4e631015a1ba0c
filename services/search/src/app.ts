/** The search service as an app: takes ports, so that a test can hand it fakes. */
import { randomUUID } from 'node:crypto';
import type { Position } from '@sojourn/contracts';
import {
  createServiceApp,
  type HealthSubject,
  type IdentityVerifier,
  type Logger,
  newLinkToken,
  type ServiceApp,
} from '@sojourn/node-kit';
import { clockRulesVersion } from '@sojourn/travel';
import { Counter } from 'prom-client';
import { addActivityRoutes } from './activity/activity.routes';
import { createActivityService } from './activity/activity.service';
import { regionsOfAirports, type AirportCatalogue } from './airport/airport-catalogue';
import type { AirportIndex } from './airport/airport-index.model';
import { addAirportRoutes } from './airport/airport.routes';
import { gatewayAirport } from './airport/gateway.model';
import { createAirportService } from './airport/airport.service';
import { withTownAirports } from './airport/town-airports';
import type { CacheRepository } from './cache/cache.repository';
import { createCache } from './cache/cache.service';
import { destinationCatalogue } from './destination/destination-catalogue';
import { addDestinationRoutes } from './destination/destination.routes';
import { createDestinationService } from './destination/destination.service';
import { addExploreRoutes } from './explore/explore.routes';
import { createExploreService } from './explore/explore.service';
import type { FareProvider, FlightProvider } from './flight/flight.provider';
import { createFareService } from './flight/fare.service';
import { addFlightRoutes } from './flight/flight.routes';
import { createCityTrain } from './flight/city-train';
import { createFlightService } from './flight/flight.service';
import type { HotelProvider } from './hotel/hotel.provider';
import { addHotelRoutes } from './hotel/hotel.routes';
import { createHotelService } from './hotel/hotel.service';
import type { StayPlaces } from './hotel/market.model';
import { stayAreas } from './hotel/stay-areas';
import { addPhotoRoutes } from './photo/photo.routes';
import { createPhotoService, photoAddress, type PhotoServiceParts } from './photo/photo.service';
import { addPictureRoutes } from './picture/picture.routes';
import { createPictureService, type PictureServiceParts } from './picture/picture.service';
import type { CityIndex } from './place/place.model';
import { addPlaceRoutes } from './place/place.routes';
import { createPlaceService } from './place/place.service';
import { sightsOf } from './place/sight-catalogue';
import { addPopularRoutes } from './popular/popular.routes';
import { createPopularService } from './popular/popular.service';
import { createPriceService } from './watch/price.service';
import { createWatchCheck, type WatchCheck } from './watch/watch-check.service';
import type { WatchRepository } from './watch/watch.repository';
import { addWatchRoutes } from './watch/watch.routes';
import { createWatchService } from './watch/watch.service';
import { climateStations } from './weather/climate-stations';
import { metresAt } from './weather/elevation';
import { createUsualClimate } from './weather/usual-climate.model';
import type { WeatherProvider } from './weather/weather.provider';
import { addWeatherRoutes } from './weather/weather.routes';
import { createWeatherService } from './weather/weather.service';

/** Everything the HTTP app needs, already built. */
export type AppParts = Pick<HealthSubject, 'version' | 'checks'> & {
  logger: Logger;
  verifier: IdentityVerifier;
  catalogue: AirportCatalogue;
  index: AirportIndex;
  cities: CityIndex;
  /** The markets of stays, by what people call them. */
  places: StayPlaces;
  cacheRepository: CacheRepository;
  flights: FlightProvider;
  fares: FareProvider;
  hotels: HotelProvider;
  weather: WeatherProvider;
  watches: WatchRepository;
  /** How long after a look at a watched price it is looked at again, in ms. */
  watchEveryMs: number;
  /** What stores the watches, for `/healthz`. */
  documents: HealthSubject['adapters'][string];
  pictures: Omit<PictureServiceParts, 'cache'>;
  photos?: Pick<PhotoServiceParts, 'provider' | 'client' | 'redraw'> | undefined;
  now?: () => number;
};

/** `watchCheck` is the work on watches that goes on by itself. */
export type SearchApp = ServiceApp & { watchCheck: WatchCheck };

/** Nobody asks how far a bed is from an airport that is a day's drive away. */
const MOST_KM_FROM_AIRPORT = 150;

/** A lost Redis fails at every request; one line in ten seconds is enough. */
function throttled(now: () => number, report: (error: unknown) => void) {
  let quietUntil = 0;
  return (error: unknown) => {
    if (now() < quietUntil) return;
    quietUntil = now() + 10_000;
    report(error);
  };
}

export function createApp(parts: AppParts): SearchApp {
  const {
    catalogue,
    index,
    cities,
    places,
    cacheRepository,
    flights,
    fares,
    hotels,
    weather,
    watches,
    watchEveryMs: everyMs,
    documents,
    pictures,
    photos,
    now = Date.now,
    logger,
    ...service
  } = parts;
  const answers = new Counter({
    name: 'search_cache_answers_total',
    help: 'Answers by how they were found: fresh from the cache, made anew, or stale because the source failed.',
    labelNames: ['state'] as const,
    registers: [],
  });
  const cache = createCache({
    repository: cacheRepository,
    now,
    onError: throttled(now, (error) => logger.warn({ reason: String(error) }, 'the cache works without its store')),
    onAnswer: (state) => answers.inc({ state }),
  });
  // A place is shown by its photograph where somebody has one, else by its scene.
  const entries = photos?.provider
    ? destinationCatalogue.map((entry) => ({ ...entry, imageUrl: photoAddress(entry.id) }))
    : destinationCatalogue;
  const flightParts = { catalogue, cache, now };
  const placeParts = { ...flightParts, provider: fares, entries };
  const alike = (typed: string) =>
    index.suggest(typed, 4).map(({ address: { cityName, countryName } }) => ({ name: cityName, detail: countryName }));
  const airportOf = (city: Position) => {
    const { airport, distanceKm } = gatewayAirport(catalogue.airports, city);
    const { iataCode, name, position } = airport;
    return distanceKm > MOST_KM_FROM_AIRPORT ? undefined : { iataCode, name, position };
  };
  const hotelService = createHotelService({ provider: hotels, places, alike, airportOf, cache, now });
  const placesNamed = (text: string) => cities.named(text, 1).map(({ position }) => position);
  const activityService = createActivityService(destinationCatalogue, placesNamed);
  const quartersOf = (place: string) => places.resolve(place).place?.quarters ?? [];
  const sights = () => sightsOf({ entries: destinationCatalogue, cities, quartersOf });
  const areas = () => stayAreas(places, destinationCatalogue);
  const placeService = createPlaceService({ cities, airports: catalogue, airportIndex: index, sights, areas });
  const sightAt = (typed: string) =>
    placeService.searchSights(typed, {}).data.find(({ kind }) => kind === 'sight')?.position;
  const suggester = withTownAirports({ catalogue, index, cities, sightAt });
  const airportService = createAirportService({ catalogue, suggester, cities });
  // By who first asks for it: the heights of all climates take a tenth of a second.
  let usualClimateOf: ReturnType<typeof createUsualClimate> | undefined;
  const highsOf = (place: { name: string; position: Position }) => {
    usualClimateOf ??= createUsualClimate([...destinationCatalogue, ...climateStations], metresAt);
    return usualClimateOf(place)?.highs;
  };
  const destinationService = createDestinationService({
    entries,
    airports: catalogue,
    suggester,
    stayMarketOf: (name) => places.resolve(name).place?.market,
    placesNamed,
    regions: regionsOfAirports,
    towns: cities,
    placesOutside: placeService,
    highsOf,
    now,
  });
  // 'Leeds, UK' is found by 'Leeds'.
  const locate = (name: string) =>
    [name, name.split(',')[0] ?? ''].flatMap((text) => placeService.search(text).data)[0]?.position ?? null;
  const weatherService = createWeatherService({ provider: weather, cache, locate, now });
  const cityTrain = createCityTrain({ catalogue, towns: cities });
  const flightService = createFlightService({ ...flightParts, provider: flights, cityTrain });
  const fareService = createFareService({ ...flightParts, provider: fares });
  const prices = createPriceService({
    ...{ catalogue, flights: flightService, now },
    fares: flights.name === fares.name ? fareService : undefined,
  });
  const watching = { watches, prices, everyMs, newId: randomUUID, now };
  const watchCheck = createWatchCheck({ ...watching, holder: randomUUID(), newToken: newLinkToken, logger });
  const made = createServiceApp({
    name: 'search',
    ...service,
    logger,
    adapters: {
      ...{ flights: flights.name, fares: fares.name, hotels: hotels.name, weather: weather.name },
      photos: photos?.provider?.name ?? 'scenes',
      ...{ cache: 'redis', documents, clocks: `tz ${clockRulesVersion}` },
    },
    routes(router) {
      addAirportRoutes(router, airportService);
      addFlightRoutes(router, { flights: flightService, fares: fareService });
      addWatchRoutes(router, { watches: createWatchService(watching), prices, check: watchCheck });
      addExploreRoutes(router, createExploreService(placeParts));
      addPopularRoutes(router, createPopularService(placeParts));
      addHotelRoutes(router, hotelService);
      if (photos) {
        const onError = throttled(now, (error) => logger.warn({ reason: String(error) }, 'photographs cannot be had'));
        addPhotoRoutes(router, createPhotoService({ ...photos, places: destinationCatalogue, cache, onError, now }));
      }
      addPictureRoutes(router, createPictureService({ ...pictures, cache }));
      addDestinationRoutes(router, destinationService);
      addActivityRoutes(router, activityService);
      addPlaceRoutes(router, placeService);
      addWeatherRoutes(router, weatherService);
    },
  });
  made.metrics.registerMetric(answers);
  return { ...made, watchCheck };
}
