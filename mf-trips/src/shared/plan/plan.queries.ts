/** Opening a trip: the account's for somebody signed in, else this browser's. */
import { useQuery } from '@tanstack/react-query';
import { browserPlanStore } from './browser-plan.store';
import { browserTrips } from '../browser-trips.store';
import type { PlanSource } from './plan-provider';
import { openPlanAt, remotePlanStore } from './remote-plan.store';
import { waitingRoomOf } from './waiting-room';

async function openAccountPlan(id: number, userId: string, signal: AbortSignal): Promise<PlanSource | null> {
  const path = `/api/trips/${id}`;
  const opened = await openPlanAt(path, signal);
  return (
    opened && {
      id,
      role: opened.role,
      isSample: false,
      stored: opened.plan,
      path,
      store: remotePlanStore(path, 'account'),
      waitingRoom: waitingRoomOf(`${userId} ${id}`),
    }
  );
}

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
      waitingRoom: waitingRoomOf(`browser ${id}`),
    }
  );
}

/**
 * A trip by its number; null when nobody has it.
 * @param userId of whoever is signed in; null for a guest, undefined while that is not known
 */
export function usePlanSource(id: number | null, userId: string | null | undefined) {
  return useQuery({
    queryKey: ['open trip', id, userId],
    queryFn: async ({ signal }) =>
      (userId ? await openAccountPlan(id ?? 0, userId, signal) : null) ?? openBrowserPlan(id ?? 0),
    enabled: id !== null && userId !== undefined,
    networkMode: 'always',
    // Each visit opens it as it is then; while it is open, its session knows more than any cache.
    gcTime: 0,
  });
}

/** A trip that somebody shares by a link; null for a link that opens none. */
export function useSharedSource(token: string) {
  return useQuery({
    queryKey: ['shared trip', token],
    queryFn: async ({ signal }): Promise<PlanSource | null> => {
      const path = `/api/shared/${encodeURIComponent(token)}`;
      const opened = await openPlanAt(path, signal);
      if (!opened) return null;
      const { id, role, plan } = opened;
      const waitingRoom = waitingRoomOf(`link ${id}`);
      return { id, role, isSample: false, stored: plan, path, store: remotePlanStore(path, 'link'), waitingRoom };
    },
    networkMode: 'always',
    gcTime: 0,
  });
}
