import type { SharedDetails, TripPlan } from '@sojourn/contracts/plan';
import { changeRefusal, everythingIncluded, isApplied, type Outcome, type TripRole } from '@sojourn/trip';
import { toast, useOnline } from '@sojourn/web-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { BROWSER_TRIPS_KEY } from '../browser-trips.store';
import { PlanContext, type OpenedPlan, type PlanAccess, type PlanCell } from './plan-access';
import { openPlanSession, type PlanSession, type SessionView, type UnsentCommands } from './plan-session';
import type { PlanStorage, PlanStore } from './plan.store';
import { onTripChanged } from './trip-changed';
import type { UndoHistory } from './undo-history.store';

/** A trip as it was read, and where it is kept. */
export type PlanSource = {
  id: number;
  role: TripRole;
  isSample: boolean;
  /** What a link shows of it; left out for who owns it. */
  includes?: SharedDetails | undefined;
  stored: TripPlan;
  /** Where the bff has it: `/api/trips/7`; empty for a browser's. */
  path: string;
  store: PlanStore;
  unsent: UnsentCommands;
  undoHistory: UndoHistory;
};

type PlanProviderProps = {
  source: PlanSource;
  children: ReactNode;
};

/** While a page is looked at, it asks this often what others have done, in milliseconds (a revoked link ends within 5 s). */
const ASK_EVERY_MS = 4_000;

/** Shows what other tabs, browsers and people do to the trip, and what is added to it beside its plan. */
function useOthersChanges(session: PlanSession, storage: PlanStorage) {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void session.refresh();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === BROWSER_TRIPS_KEY || key === null) refresh();
    };
    const timer = storage === 'browser' ? undefined : setInterval(refresh, ASK_EVERY_MS);
    if (storage === 'browser') window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', refresh);
    const ends = onTripChanged(refresh);
    return () => {
      ends();
      clearInterval(timer);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [session, storage]);
}

const refusalOf = (outcome: Outcome) => (isApplied(outcome) ? null : outcome.refusal);
const complain = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });

function accessOf(source: PlanSource, session: PlanSession, view: SessionView): PlanAccess {
  const { id, role, isSample, store } = source;
  const run: PlanAccess['run'] = (command, done, rewinds) => {
    const outcome = session.run(command, rewinds);
    if (done && isApplied(outcome)) {
      const undo = () => {
        // As the newest step it can be done again.
        const isNewest = session.current().history.done.at(-1)?.command === outcome.inverse;
        const undone = isNewest ? session.step('undo') : session.run(outcome.inverse);
        const refusal = undone && refusalOf(undone);
        if (refusal) complain(refusal.message);
      };
      toast({ ...done, action: { label: 'Undo', onSelect: undo } });
    }
    return refusalOf(outcome);
  };
  const step = (kind: 'undo' | 'redo') => {
    const outcome = session.step(kind);
    if (!outcome) return;
    if (isApplied(outcome))
      toast({ title: kind === 'undo' ? 'Undone' : 'Redone', description: outcome.happened.summary });
    else complain(outcome.refusal.message);
  };
  return {
    id,
    role,
    isSample: isSample && view.plan.version === source.stored.version,
    includes: source.includes ?? everythingIncluded,
    storage: store.storage,
    path: source.path,
    canEdit: changeRefusal(role) === undefined && view.lost === null,
    plan: view.plan,
    lost: view.lost,
    history: view.history,
    run,
    tell(command, done, rewinds) {
      const refusal = run(command, done, rewinds);
      if (refusal) complain(refusal.message);
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    retry: session.retry,
    forgetDropped: session.forgetDropped,
  };
}

function cellOf(source: PlanSource, session: PlanSession): PlanCell {
  const standingOf = ({ saving, dropped }: SessionView) => ({ saving, dropped });
  let view = session.current();
  let opened: OpenedPlan = { access: accessOf(source, session, view), standing: standingOf(view) };
  return {
    subscribe: session.subscribe,
    get() {
      const now = session.current();
      if (now === view) return opened;
      const isShownAlike = now.plan === view.plan && now.history === view.history && now.lost === view.lost;
      const isStandingAlike = now.saving === view.saving && now.dropped === view.dropped;
      opened = {
        access: isShownAlike ? opened.access : accessOf(source, session, now),
        standing: isStandingAlike ? opened.standing : standingOf(now),
      };
      view = now;
      return opened;
    },
  };
}

/** Opens a trip for everything below it. Another trip needs another `key`. */
export const PlanProvider = ({ source, children }: PlanProviderProps) => {
  const isOnline = useOnline();
  const [session] = useState(() => openPlanSession(source));
  const [cell] = useState(() => cellOf(source, session));
  useEffect(() => {
    session.start();
    return () => session.close();
  }, [session]);
  useEffect(() => {
    if (isOnline) session.retry();
  }, [isOnline, session]);
  useOthersChanges(session, source.store.storage);
  return <PlanContext value={cell}>{children}</PlanContext>;
};
