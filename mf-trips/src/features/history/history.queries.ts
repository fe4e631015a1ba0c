/** What was done to a trip, newest first, a page at a time. */
import { HISTORY_PAGE, tripHistorySchema, type HistoryEntry } from '@sojourn/contracts/plan';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { browserHistoryOf } from '../../shared/plan/browser-plan.store';
import type { PlanStorage } from '../../shared/plan/plan.store';

type PlanLocation = { id: number; storage: PlanStorage };

async function readPage({ id, storage }: PlanLocation, before: number | undefined, signal: AbortSignal) {
  if (storage === 'browser') {
    const entries = browserHistoryOf(id).filter(({ version }) => before === undefined || version < before);
    return entries.slice(0, HISTORY_PAGE);
  }
  return apiRequest({ path: `/api/trips/${id}/history`, query: { before }, schema: tripHistorySchema, signal });
}

/** An earlier page that was read is not asked for again: what was done before a change never becomes other than it was. */
async function readPages(client: QueryClient, plan: PlanLocation, count: number) {
  const entries: HistoryEntry[] = [];
  for (let page = 0; page < count; page += 1) {
    const before = entries.at(-1)?.version;
    const more = await client.fetchQuery({
      queryKey: ['trip history page', plan.storage, plan.id, before],
      queryFn: ({ signal }) => readPage(plan, before, signal),
      staleTime: before === undefined ? 0 : Infinity,
      networkMode: 'always',
    });
    entries.push(...more);
    if (more.length < HISTORY_PAGE) return { entries, hasMore: false };
  }
  return { entries, hasMore: true };
}

/**
 * @param version of the plan: another one has another history
 * @param count how many pages of it are wanted
 */
export function useHistory(plan: PlanLocation, version: number, count: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['trip history', plan.storage, plan.id, version, count],
    queryFn: () => readPages(client, plan, count),
    // What is read stays on the screen while more of it comes.
    placeholderData: (before) => before,
    networkMode: 'always',
    gcTime: 0,
  });
}
