import { z } from 'zod';
import type { ServiceClient } from '../auth/account-call';

/** What the bff asks the trips service about a link, by the link alone. */
export type SharerClient = {
  /** Whose trip a link opens; throws AppError `not-found` for one that opens nothing. */
  readOwnerId(token: string): Promise<string>;
};

export function createSharerClient(trips: ServiceClient): SharerClient {
  return {
    async readOwnerId(token) {
      const path = `/shared/${encodeURIComponent(token)}/owner`;
      const { ownerId } = await trips.request({ method: 'GET', path, schema: z.object({ ownerId: z.string() }) });
      return ownerId;
    },
  };
}
