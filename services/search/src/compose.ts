/** What is wired to what in the search service. */
import {
  createIdentityVerifier,
  createLogger,
  packageVersion,
  serveUntilStopped,
  startRounds,
  listeningOf,
} from '@sojourn/node-kit';
import { openMongo } from '@sojourn/node-kit/mongo';
import { createPictureClient, redrawPicture } from '@sojourn/node-kit/pictures';
import { createAirportCatalogue, createAirportIndex } from './airport/airport-catalogue';
import { createApp } from './app';
import { createRedisCacheRepository } from './cache/cache.repository.redis';
import { rememberFresh } from './cache/cache.repository.remembered';
import type { Env } from './env';
import { createDuffelFlightProvider } from './flight/flight.provider.duffel';
import { createFlightPool } from './flight/flight.provider.pool';
import { createDuffelHotelProvider } from './hotel/hotel.provider.duffel';
import { createFeedHotelProvider } from './hotel/hotel.provider.feed';
import { createSandboxHotelProvider } from './hotel/hotel.provider.sandbox';
import { createStayPlaces } from './hotel/market-catalogue';
import { createPexelsProvider } from './photo/photo.provider.pexels';
import { createUnsplashProvider } from './photo/photo.provider.unsplash';
import { createWikimediaProvider } from './photo/photo.provider.wikimedia';
import { createPictureSigner, type PictureSigner } from './picture/picture-signature';
import { createCityIndex } from './place/place-catalogue';
import { destinationCatalogue } from './destination/destination-catalogue';
import { createMongoWatchRepository, migrateWatches } from './watch/watch.repository.mongo';
import { climateStations } from './weather/climate-stations';
import { metresAt } from './weather/elevation';
import { createOpenMeteoProvider } from './weather/weather.provider.open-meteo';
import { createSandboxWeatherProvider } from './weather/weather.provider.sandbox';

const version = packageVersion(import.meta.url);

/** How often somebody asks which watched prices are due. */
const ROUND_MS = 60_000;

const createWeatherProvider = (env: Env) =>
  env.OPEN_METEO_URL
    ? createOpenMeteoProvider({
        url: env.OPEN_METEO_URL,
        archiveUrl: env.OPEN_METEO_ARCHIVE_URL ?? env.OPEN_METEO_URL,
        apiKey: env.OPEN_METEO_API_KEY,
      })
    : createSandboxWeatherProvider([...destinationCatalogue, ...climateStations], metresAt);

function createHotelProvider(env: Env, signer: PictureSigner | undefined) {
  const pictureAddress = signer?.addressOf;
  const { HOTELS_FEED_URL: url, HOTELS_FEED_KEY: key, DUFFEL_URL, DUFFEL_TOKEN: token, DUFFEL_STAYS } = env;
  if (url) return createFeedHotelProvider({ url, key, pictureAddress });
  if (token && DUFFEL_STAYS === 'on') return createDuffelHotelProvider({ url: DUFFEL_URL, token, pictureAddress });
  return createSandboxHotelProvider();
}

const photoProviders = {
  unsplash: { create: createUnsplashProvider, url: 'https://api.unsplash.com' },
  pexels: { create: createPexelsProvider, url: 'https://api.pexels.com' },
  wikimedia: { create: createWikimediaProvider, url: 'https://commons.wikimedia.org' },
} as const;

function createPhotoProvider({ PHOTOS_PROVIDER: name, PHOTOS_KEY: key, PHOTOS_URL }: Env) {
  if (!name || !key) return undefined;
  const { create, url } = photoProviders[name];
  return create({ url: PHOTOS_URL ?? url, key });
}

/** A page waits 5 s for all of it. */
const PHOTO_FETCH_MS = 2_500;

export async function compose(env: Env): Promise<void> {
  const logger = createLogger({ name: 'search', level: env.LOG_LEVEL });
  // First: its threads read the same catalogues, and need not wait until this one has.
  const inventory = createFlightPool({
    name: 'sandbox',
    source: 'sample',
    threads: env.SEARCH_THREADS,
    waiting: env.SEARCHES_WAITING,
    // Built beside this file, and run from source in development.
    module: new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url),
  });
  const signer = env.PICTURES_KEY ? createPictureSigner(env.PICTURES_KEY) : undefined;
  const catalogue = createAirportCatalogue();
  const cities = createCityIndex(destinationCatalogue, catalogue);
  const cacheRepository = createRedisCacheRepository(env.REDIS_CACHE_URL, (error) =>
    logger.warn({ reason: error.message }, 'the cache is out of reach'),
  );
  const mongo = openMongo({ uri: env.MONGODB_URI, logger, migrate: migrateWatches });
  const watchEveryMs = env.WATCH_CHECK_SECONDS * 1_000;
  const { app, metricsApp, readiness, watchCheck } = createApp({
    version,
    logger,
    verifier: createIdentityVerifier({ publicKeys: env.IDENTITY_PUBLIC_KEYS, audience: 'search' }),
    catalogue,
    index: createAirportIndex(catalogue),
    cities,
    places: createStayPlaces(cities, destinationCatalogue, catalogue.airports),
    cacheRepository: rememberFresh(cacheRepository),
    flights: env.DUFFEL_TOKEN
      ? createDuffelFlightProvider({ url: env.DUFFEL_URL, token: env.DUFFEL_TOKEN })
      : inventory,
    // Duffel has no fares of many days: calendars and estimates stay those of the inventory, and say so.
    fares: inventory,
    hotels: createHotelProvider(env, signer),
    pictures: { signer, client: createPictureClient(), redraw: redrawPicture },
    photos: {
      provider: createPhotoProvider(env),
      client: createPictureClient({ timeoutMs: PHOTO_FETCH_MS }),
      redraw: (bytes, width) => redrawPicture(bytes, 'webp', width),
    },
    weather: createWeatherProvider(env),
    watches: createMongoWatchRepository(mongo.connection),
    watchEveryMs,
    documents: mongo.product,
    // Neither is asked: without the cache the service answers as well, only slower, and without documents all but watches.
    checks: {},
  });
  const rounds = startRounds([watchCheck.check, watchCheck.purge], {
    everyMs: Math.min(ROUND_MS, watchEveryMs),
    logger,
  });
  await serveUntilStopped({
    app,
    metricsApp,
    ...listeningOf(env),
    logger,
    readiness,
    onStopped: async () => {
      await rounds.stop();
      await Promise.all([cacheRepository.close(), inventory.close(), mongo.close()]);
    },
  });
}
