import { currentUserSchema, type CurrentUser } from '@sojourn/contracts';
import {
  dataExportSchema,
  leavingSchema,
  leftSchema,
  type DataExport,
  type ExportRequest,
  type Leaving,
  type Left,
  type ProvenLeavingRequest,
} from '@sojourn/contracts/data-rights';
import { z } from 'zod';
import { ofUser, type ServiceClient } from './account-call';

/** What the bff asks accounts of somebody's download and leaving. */
export type DataRightsClient = {
  readExport(userId: string): Promise<DataExport>;
  askExport(userId: string, request: ExportRequest): Promise<DataExport>;
  /** @throws AppError `not-found` for an account that is gone */
  readLeaving(userId: string): Promise<Omit<Leaving, 'isFresh'>>;
  /** @throws AppError `wrong-credentials` for a password that is not theirs */
  leave(userId: string, request: ProvenLeavingRequest): Promise<Left>;
  /** @throws AppError `conflict` when it is too late */
  stay(userId: string): Promise<CurrentUser>;
};

const ofStanding = z.object({ leavesAt: leavingSchema.shape.leavesAt, proof: leavingSchema.shape.proof });

/** @param hashing the same service where a password is hashed, over a breaker of its own */
export function createDataRightsClient(accounts: ServiceClient, hashing: ServiceClient): DataRightsClient {
  return {
    readExport: (userId) =>
      accounts.request({ method: 'GET', ...ofUser(userId, '/data-export'), schema: dataExportSchema }),
    askExport: (userId, body) =>
      accounts.request({ method: 'POST', ...ofUser(userId, '/data-export'), body, schema: dataExportSchema }),
    readLeaving: (userId) => accounts.request({ method: 'GET', ...ofUser(userId, '/leaving'), schema: ofStanding }),
    leave: (userId, body) =>
      hashing.request({ method: 'POST', ...ofUser(userId, '/leaving'), body, schema: leftSchema }),
    async stay(userId) {
      await accounts.request({ method: 'DELETE', ...ofUser(userId, '/leaving'), schema: z.object({}) });
      return accounts.request({ method: 'GET', ...ofUser(userId), schema: currentUserSchema });
    },
  };
}
