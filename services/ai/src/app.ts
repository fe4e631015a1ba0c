/** The ai service's http door as an app: takes ports, so that a test can hand it fakes. */
import {
  createServiceApp,
  type HealthSubject,
  type IdentityVerifier,
  type Logger,
  type ServiceApp,
} from '@sojourn/node-kit';
import type { RecommendationQueue } from './recommendation/recommendation-queue';
import type { RecommendationRepository } from './recommendation/recommendation.repository';
import { addRecommendationRoutes } from './recommendation/recommendation.routes';
import { createRecommendationService } from './recommendation/recommendation.service';

/** Everything the http door needs, already built. */
export type AppParts = Pick<HealthSubject, 'version' | 'checks' | 'adapters'> & {
  logger: Logger;
  verifier: IdentityVerifier;
  answers: RecommendationRepository;
  queue: RecommendationQueue;
  now?: () => Date;
};

export function createApp({ answers, queue, now, ...service }: AppParts): ServiceApp {
  const recommendations = createRecommendationService({ answers, queue, ...(now ? { now } : {}) });
  return createServiceApp({
    name: 'ai',
    ...service,
    routes: (router) => addRecommendationRoutes(router, recommendations),
  });
}
