/** The trips service as an app: takes ports, so that a test can give it fakes. */
import {
  createServiceApp,
  type HealthSubject,
  type IdentityVerifier,
  type Logger,
  type ServiceApp,
} from '@sojourn/node-kit';
import type { Router } from 'express';
import type { PlanRepository } from './plan/plan.repository';
import { addPlanRoutes } from './plan/plan.routes';
import { createPlanService } from './plan/plan.service';
import type { TripRepository } from './trip/trip.repository';
import { addTripRoutes } from './trip/trip.routes';
import { createTripService, type TripService } from './trip/trip.service';

/** Everything the app needs, already built. */
export type AppParts = Pick<HealthSubject, 'version' | 'adapters' | 'checks'> & {
  logger: Logger;
  verifier: IdentityVerifier;
  trips: TripRepository;
  plans: PlanRepository;
  now?: () => Date;
};

export function createApp({ trips, plans, now, ...service }: AppParts): ServiceApp & { tripService: TripService } {
  const tripService = createTripService(trips, plans, now);
  const routes = (router: Router) => {
    addTripRoutes(router, tripService);
    addPlanRoutes(router, createPlanService(plans, now));
  };
  return { ...createServiceApp({ name: 'trips', ...service, routes }), tripService };
}
