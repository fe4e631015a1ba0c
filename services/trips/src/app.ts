/** The trips service as an app: takes ports, so that a test can give it fakes. */
import {
  createServiceApp,
  type HealthSubject,
  type IdentityVerifier,
  type Logger,
  type ServiceApp,
} from '@sojourn/node-kit';
import { createPictureClient, redrawPicture, type PictureClient } from '@sojourn/node-kit/pictures';
import type { Router } from 'express';
import type { DocumentRepository } from './document/document.repository';
import { addDocumentRoutes } from './document/document.routes';
import { createDocumentService, type DocumentService } from './document/document.service';
import { inspectFile } from './document/inspect-file';
import type { PersonRepository } from './person/person.repository';
import { addPersonRoutes } from './person/person.routes';
import { createPersonService } from './person/person.service';
import { addPictureRoutes } from './picture/picture.routes';
import { createPictureService } from './picture/picture.service';
import type { PlanRepository } from './plan/plan.repository';
import { addPlanRoutes } from './plan/plan.routes';
import { createPlanService } from './plan/plan.service';
import type { ShareRepository } from './share/share.repository';
import { addShareRoutes } from './share/share.routes';
import { createShareService } from './share/share.service';
import type { TokenSeal } from './share/token-seal';
import type { StatisticsRepository } from './statistics/statistics.repository';
import { addStatisticsRoutes } from './statistics/statistics.routes';
import { createStatisticsService } from './statistics/statistics.service';
import type { TipRepository } from './tip/tip.repository';
import { addTipRoutes } from './tip/tip.routes';
import { createTipService, type TipService } from './tip/tip.service';
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
  documents: DocumentRepository;
  /** Without it nothing can be collected or removed for a person. */
  people?: PersonRepository;
  tips: TipRepository;
  /** Without it nothing is counted. */
  statistics?: StatisticsRepository;
  /** Without it a link is told once. */
  tokenSeal?: TokenSeal;
  /** Fetches pictures; from public addresses alone by default. */
  pictures?: PictureClient;
  now?: () => Date;
};

/** The bff waits for 8 s, and what is fetched is decoded and stored besides. */
const PICTURE_LIMITS = { timeoutMs: 5_000, maxBytes: 10_000_000 };

/** What has work to do of its own, besides what it is asked. */
export type App = ServiceApp & { tripService: TripService; documentService: DocumentService; tipService: TipService };

export function createApp(parts: AppParts): App {
  const { trips, plans, shares, documents, tips, people, statistics, tokenSeal, pictures, now, ...service } = parts;
  const tripService = createTripService({ trips, plans, shares, documents }, now);
  const planService = createPlanService(plans, now);
  const shareParts = { shares, trips, plans: planService, logger: service.logger, seal: tokenSeal, now };
  const shareService = createShareService(shareParts);
  const documentService = createDocumentService({ documents, trips, plans, planService, inspect: inspectFile, now });
  const pictureService = createPictureService({
    files: documentService,
    planService,
    client: pictures ?? createPictureClient(PICTURE_LIMITS),
    redraw: (bytes) => redrawPicture(bytes, 'jpeg'),
  });
  const tipService = createTipService(tips, now);
  const routes = (router: Router) => {
    if (statistics) addStatisticsRoutes(router, createStatisticsService(statistics));
    addTripRoutes(router, tripService);
    addPlanRoutes(router, planService);
    addShareRoutes(router, shareService);
    addDocumentRoutes(router, documentService, shareService);
    addPictureRoutes(router, pictureService, shareService);
    if (people) addPersonRoutes(router, createPersonService({ people, plans, shares, documents, tips: tipService }));
    addTipRoutes(router, tipService);
  };
  return { ...createServiceApp({ name: 'trips', ...service, routes }), tripService, documentService, tipService };
}
