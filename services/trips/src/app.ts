/** The trips service as an app: takes ports, so that a test can give it fakes. */
import {
  createServiceApp,
  type HealthSubject,
  type IdentityVerifier,
  type Logger,
  type ServiceApp,
} from '@sojourn/node-kit';
import type { TripRepository } from './trip/trip.repository';
import { addTripRoutes } from './trip/trip.routes';
import { createTripService } from './trip/trip.service';

/** Everything the app needs, already built. */
export type AppParts = Pick<HealthSubject, 'version' | 'adapters' | 'checks'> & {
  logger: Logger;
  verifier: IdentityVerifier;
  trips: TripRepository;
  now?: () => Date;
};

export function createApp({ trips, now, ...service }: AppParts): ServiceApp {
  const tripService = createTripService(trips, now);
  return createServiceApp({ name: 'trips', ...service, routes: (router) => addTripRoutes(router, tripService) });
}
