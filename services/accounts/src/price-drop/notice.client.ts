/** Drops of watched prices that wait in the search service to be mailed. */
import { type WatchNotice, watchNoticesSchema } from '@sojourn/contracts/watch';
import type { Upstream } from '@sojourn/node-kit';
import { z } from 'zod';

/** Every method throws AppError `unavailable` while search is away. */
export type NoticeClient = {
  /** Some of those that wait, which nobody else gets for some minutes. */
  claim(): Promise<WatchNotice[]>;
  /** Takes away those that are dealt with. */
  done(ids: readonly string[]): Promise<void>;
};

const identity = { sub: 'accounts', kind: 'notices' } as const;

/** @param search signs with a key that may ask for notices, and for nothing else of search but data rights */
export function createNoticeClient(search: Pick<Upstream, 'request'>): NoticeClient {
  return {
    async claim() {
      const path = '/watch-notices/claim';
      const { notices } = await search.request({ method: 'POST', path, schema: watchNoticesSchema, identity });
      return notices;
    },
    async done(ids) {
      const path = '/watch-notices/done';
      await search.request({ method: 'POST', path, body: { ids }, schema: z.object({}), identity });
    },
  };
}
