/** What was done to a trip, newest first, a page at a time. */
import { HISTORY_PAGE, tripHistorySchema, type HistoryEntry } from '@sojourn/contracts/plan';
import { apiRequest } from '@sojourn/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { browserHistoryOf } from '../../shared/plan/browser-plan.store';
import type { PlanStorage } from '../../shared/plan/plan.store';

type Kept = { id: number; storage: PlanStorage };

async function readPage({ id, storage }: Kept, before: number | null, signal: AbortSignal) {
  if (storage === 'browser') {
    const entries = browserHistoryOf(id).filter(({ version }) => before === null || version < before);
    return entries.slice(0, HISTORY_PAGE);
  }
  const query = before === null ? {} : { before };
  return apiRequest({ path: `/api/trips/${id}/history`, query, schema: tripHistorySchema, signal });
}

/** `version` is the plan's: another one has another history. */
export const useHistoryPages = ({ id, storage }: Kept, version: number) =>
  useInfiniteQuery({
    queryKey: ['trip history', storage, id, version],
    queryFn: ({ pageParam, signal }) => readPage({ id, storage }, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page: HistoryEntry[]) => (page.length < HISTORY_PAGE ? undefined : page.at(-1)?.version),
    networkMode: 'always',
    gcTime: 0,
  });
