/** The search service as an app: takes ports, so that a test can hand it fakes. */
import type { Position } from '@sojourn/contracts';
import {
  createServiceApp,
  type HealthSubject,
  type IdentityVerifier,
  type Logger,
  type ServiceApp,
} from '@sojourn/node-kit';
import { Counter } from 'prom-client';
import { addActivityRoutes } from './activity/activity.routes';
import { createActivityService } from './activity/activity.service';
import type { AirportCatalogue } from './airport/airport-catalogue';
import type { AirportIndex } from './airport/airport-index.model';
import { addAirportRoutes } from './airport/airport.routes';
import { nearestAirport } from './airport/airport.model';
import { createAirportService } from './airport/airport.service';
import type { CacheRepository } from './cache/cache.repository';
import { createCache } from './cache/cache.service';
import { destinationCatalogue } from './destination/destination-catalogue';
import { addDestinationRoutes } from './destination/destination.routes';
import { createDestinationService } from './destination/destination.service';
import type { FareProvider, FlightProvider } from './flight/flight.provider';
import { createFareService } from './flight/fare.service';
import { addFlightRoutes } from './flight/flight.routes';
import { createFlightService } from './flight/flight.service';
import type { HotelProvider } from './hotel/hotel.provider';
import { addHotelRoutes } from './hotel/hotel.routes';
import { createHotelService } from './hotel/hotel.service';
import { createStayPlaces } from './hotel/market-catalogue';
import type { CityIndex } from './place/place.model';
import { addPlaceRoutes } from './place/place.routes';
import { createPlaceService } from './place/place.service';
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
  cacheRepository: CacheRepository;
  flights: FlightProvider;
  fares: FareProvider;
  hotels: HotelProvider;
  weather: WeatherProvider;
  now?: () => number;
};

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

export function createApp(parts: AppParts): ServiceApp {
  const {
    catalogue,
    index,
    cities,
    cacheRepository,
    flights,
    fares,
    hotels,
    weather,
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
  const places = createStayPlaces(cities);
  const flightParts = { catalogue, cache, now };
  const alike = (typed: string) =>
    index.suggest(typed, 4).map(({ address: { cityName, countryName } }) => ({ name: cityName, detail: countryName }));
  const airportOf = (city: Position) => {
    const { airport, distanceKm } = nearestAirport(catalogue.airports, city);
    const { iataCode, name, position } = airport;
    return distanceKm > MOST_KM_FROM_AIRPORT ? undefined : { iataCode, name, position };
  };
  const hotelService = createHotelService({ provider: hotels, places, alike, airportOf, cache, now });
  const airportService = createAirportService({ catalogue, index, cities });
  const destinationService = createDestinationService({
    entries: destinationCatalogue,
    airports: catalogue,
    index,
    stayMarketOf: (name) => places.resolve(name).place?.market,
  });
  const activityService = createActivityService(destinationCatalogue);
  const placeService = createPlaceService({ cities, airports: catalogue, airportIndex: index });
  // 'Leeds, UK' is found by 'Leeds'.
  const locate = (name: string) =>
    [name, name.split(',')[0] ?? ''].flatMap((text) => placeService.search(text).data)[0]?.position ?? null;
  const weatherService = createWeatherService({ provider: weather, cache, locate, now });
  const made = createServiceApp({
    name: 'search',
    ...service,
    logger,
    adapters: { flights: flights.name, fares: fares.name, hotels: hotels.name, weather: weather.name, cache: 'redis' },
    routes(router) {
      addAirportRoutes(router, airportService);
      addFlightRoutes(router, {
        flights: createFlightService({ ...flightParts, provider: flights }),
        fares: createFareService({ ...flightParts, provider: fares }),
      });
      addHotelRoutes(router, hotelService);
      addDestinationRoutes(router, destinationService);
      addActivityRoutes(router, activityService);
      addPlaceRoutes(router, placeService);
      addWeatherRoutes(router, weatherService);
    },
  });
  made.metrics.registerMetric(answers);
  return made;
}
