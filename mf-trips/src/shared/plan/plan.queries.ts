/** Opening a trip: the account's for somebody signed in, else this browser's. */
import { useQuery } from '@tanstack/react-query';
import { browserPlanStore } from './browser-plan.store';
import { browserTrips } from '../browser-trips.store';
import type { PlanSource } from './plan-provider';
import { openPlanAt, remotePlanStore } from './remote-plan.store';
import { undoHistoryOf } from './undo-history.store';
import { unsentCommandsOf } from './unsent-commands.store';

type ServerPlan = { path: string; storage: 'account' | 'link'; keptName: (id: number) => string };

const keptUnder = (name: string) => ({ unsent: unsentCommandsOf(name), undoHistory: undoHistoryOf(name) });

async function openServerPlan(
  { path, storage, keptName }: ServerPlan,
  signal: AbortSignal,
): Promise<PlanSource | null> {
  const opened = await openPlanAt(path, signal);
  if (!opened) return null;
  const { id, role, plan, includes } = opened;
  const store = remotePlanStore(path, storage);
  return { id, role, isSample: false, includes, stored: plan, path, store, ...keptUnder(keptName(id)) };
}

const accountPlan = (id: number, userId: string): ServerPlan => ({
  path: `/api/trips/${id}`,
  storage: 'account',
  keptName: () => `${userId} ${id}`,
});

const sharedPlan = (token: string): ServerPlan => ({
  path: `/api/shared/${encodeURIComponent(token)}`,
  storage: 'link',
  keptName: (id) => `link ${id}`,
});

async function openBrowserPlan(id: number): Promise<PlanSource | null> {
  const kept = await browserTrips.openPlan(id);
  return (
    kept && {
      id,
      role: 'owner',
      isSample: kept.isSample,
      stored: kept.plan,
      path: '',
      store: browserPlanStore(id),
      ...keptUnder(`browser ${id}`),
    }
  );
}

/** Each visit opens a trip as it is then; while it is open, its session knows more than any cache. */
const OPENING = { networkMode: 'always', gcTime: 0 } as const;

/**
 * A trip by its number; null when nobody has it, or it is no number.
 * @param userId of whoever is signed in; null for a guest, undefined while that is not known
 */
export function usePlanSource(id: number | null, userId: string | null | undefined) {
  const open = async (signal: AbortSignal) => {
    if (id === null) return null;
    return (userId ? await openServerPlan(accountPlan(id, userId), signal) : null) ?? openBrowserPlan(id);
  };
  return useQuery({
    queryKey: ['open trip', id, userId],
    queryFn: ({ signal }) => open(signal),
    enabled: id === null || userId !== undefined,
    ...OPENING,
  });
}

/** A trip that somebody shares by a link; null for a link that opens none. */
export const useSharedSource = (token: string) =>
  useQuery({
    queryKey: ['shared trip', token],
    queryFn: ({ signal }) => openServerPlan(sharedPlan(token), signal),
    ...OPENING,
  });
