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
import type { ShareRepository } from './share/share.repository';
import { addShareRoutes } from './share/share.routes';
import { createShareService } from './share/share.service';
import type { TripRepository } from './trip/trip.repository';
import { addTripRoutes } from './trip/trip.routes';
import { createTripService, type TripService } from './trip/trip.service';

/** Everything the app needs, already built. */
export type AppParts = Pick<HealthSubject, 'version' | 'adapters' | 'checks'> & {
  logger: Logger;
  verifier: IdentityVerifier;
  trips: TripRepository;
  plans: PlanRepository;
  shares: ShareRepository;
  now?: () => Date;
};

export function createApp({
  trips,
  plans,
  shares,
  now,
  ...service
}: AppParts): ServiceApp & { tripService: TripService } {
  const tripService = createTripService({ trips, plans, shares }, now);
  const planService = createPlanService(plans, now);
  const routes = (router: Router) => {
    addTripRoutes(router, tripService);
    addPlanRoutes(router, planService);
    addShareRoutes(router, createShareService({ shares, trips, plans: planService, logger: service.logger, now }));
  };
  return { ...createServiceApp({ name: 'trips', ...service, routes }), tripService };
}
