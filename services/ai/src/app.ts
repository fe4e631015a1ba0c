/** The ai service's http entry as an app: takes ports, so that a test can hand it fakes. */
import {
  createServiceApp,
  type HealthSubject,
  type IdentityVerifier,
  type Logger,
  type ServiceApp,
} from '@sojourn/node-kit';
import type { ListRepository } from './list/list.repository';
import { addListRoutes } from './list/list.routes';
import { createListService } from './list/list.service';
import { addPersonRoutes } from './person/person.routes';
import { createPersonService } from './person/person.service';
import type { RecommendationQueue } from './recommendation/recommendation-queue';
import type { RecommendationRepository } from './recommendation/recommendation.repository';
import { addRecommendationRoutes } from './recommendation/recommendation.routes';
import { createRecommendationService } from './recommendation/recommendation.service';

/** Everything the http entry needs, already built. */
export type AppParts = Pick<HealthSubject, 'version' | 'checks' | 'adapters'> & {
  logger: Logger;
  verifier: IdentityVerifier;
  answers: RecommendationRepository;
  queue: RecommendationQueue;
  lists: ListRepository;
  now?: () => Date;
};

export function createApp({ answers, queue, lists, now, ...service }: AppParts): ServiceApp {
  const clock = now ? { now } : {};
  const onTrouble = (error: unknown) => service.logger.warn({ reason: String(error) }, 'stored answers did not answer');
  const recommendations = createRecommendationService({ answers, queue, onTrouble, ...clock });
  const sharing = createListService({ answers, lists, ...clock });
  return createServiceApp({
    name: 'ai',
    ...service,
    routes: (router) => {
      addRecommendationRoutes(router, recommendations);
      addListRoutes(router, sharing);
      addPersonRoutes(router, createPersonService(answers));
    },
  });
}
