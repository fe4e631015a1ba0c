/** An open trip that stores what is done to it behind the scenes: one command after the other, again until it is kept. */
import type { PlanNews, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import type { Outcome } from '@sojourn/trip';
import { newIdempotencyKey } from '@sojourn/web-kit';
import { CommandRefused, PlanLost, type LossReason, type PlanStore } from './plan.store';
import { isMoot, type Dropped, type TakenBack, type WaitingCommand } from './waiting.model';
import {
  dropCommand,
  openState,
  runCommand,
  takeNews,
  type RunKind,
  type Saving,
  type SessionState,
} from './plan-session.model';
import type { UndoHistory } from './undo-history.store';

/** After a failure the next attempt waits so long, twice as long each time, in milliseconds. */
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/** What a page shows of a session. It is another object whenever anything changes. */
export type SessionView = SessionState & {
  saving: Saving;
  lost: LossReason | null;
  /** What was carried out here and could not be kept, because somebody else changed the same thing before. */
  dropped: readonly Dropped[];
};

/** Where commands outlive the page until they are stored. */
export type UnsentCommands = { load(): WaitingCommand[]; save(waiting: readonly WaitingCommand[]): void };

export type PlanSession = {
  current(): SessionView;
  subscribe(listener: () => void): () => void;
  /** `rewinds` names what a command takes back that restores the trip to a point of its history. */
  run(command: TripCommand, rewinds?: TakenBack['rewinds']): Outcome;
  /** Takes the newest thing back, or repeats the newest that was taken back; undefined when there is none. */
  step(kind: 'undo' | 'redo'): Outcome | undefined;
  /** Asks what others have done meanwhile. */
  refresh(): Promise<void>;
  /** Somebody has seen what became of a command that could not be kept. */
  forgetDropped(key: string): void;
  /** Tries at once what waits, such as when a connection is back. */
  retry(): void;
  /** Sends what waits, and everything done from then on, until `close`. */
  start(): void;
  close(): void;
};

type Parts = {
  stored: TripPlan;
  store: PlanStore;
  unsent: UnsentCommands;
  undoHistory: UndoHistory;
};

export function openPlanSession({ stored, store, unsent, undoHistory }: Parts): PlanSession {
  const listeners = new Set<() => void>();
  const startState = openState(stored, unsent.load(), undoHistory.load());
  const saving = startState.waiting.length > 0 ? 'saving' : 'saved';
  let view: SessionView = { ...startState, saving, lost: null, dropped: [] };
  let isSending = false;
  let isClosed = true;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  const show = (change: Partial<SessionView>) => {
    const { waiting, history } = view;
    view = { ...view, ...change };
    // After it was closed the room is another visit's, or was cleared by signing out; what was sent may be sent again.
    if (view.waiting !== waiting && !isClosed) unsent.save(view.waiting);
    if (view.history !== history && !isClosed) undoHistory.save(view.history);
    for (const listener of listeners) listener();
  };

  const acceptNews = async (news: PlanNews, sentKey?: string): Promise<void> => {
    const taken = takeNews(view, news, sentKey);
    if (!taken) {
      // Another release may have other rules; then only the whole plan says what it has become.
      await acceptNews(await store.news(null), sentKey);
      return;
    }
    const isDone = sentKey !== undefined && taken.waiting.length === 0;
    // Said at once: each word that is said of a trip draws its page again.
    show(isDone ? { ...taken, saving: 'saved', lost: null } : taken);
  };

  const sendNext = async ({ touched: _, ...waiting }: WaitingCommand) => {
    const { key } = waiting;
    try {
      await acceptNews(await store.send({ base: view.stored.version, ...waiting }), key);
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      const refused = dropCommand(view, key, error.refusal);
      if (refused) {
        const { dropped } = refused;
        show({ ...refused.state, dropped: isMoot(dropped) ? view.dropped : [...view.dropped, dropped] });
      }
      await acceptNews(await store.news(view.stored.version));
    }
  };

  const waitAndRetry = (error: unknown) => {
    if (isClosed) return;
    if (error instanceof PlanLost) {
      show({ lost: error.reason, saving: view.waiting.length > 0 ? 'unsaved' : 'saved' });
      return;
    }
    show({ saving: 'unsaved' });
    retryTimer = setTimeout(() => void sendAll(), retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  };

  const sendAll = async () => {
    clearTimeout(retryTimer);
    if (isSending || isClosed) return;
    isSending = true;
    try {
      for (let next = view.waiting[0]; next && !isClosed; next = view.waiting[0]) {
        if (view.saving !== 'saving') show({ saving: 'saving' });
        await sendNext(next);
        retryMs = FIRST_RETRY_MS;
      }
      if (view.saving !== 'saved' && view.waiting.length === 0) show({ saving: 'saved', lost: null });
    } catch (error) {
      waitAndRetry(error);
    } finally {
      isSending = false;
    }
  };

  const run = (command: TripCommand, kind: RunKind = 'do', takenBack: TakenBack = {}) => {
    const { state, outcome } = runCommand(view, { ...takenBack, key: newIdempotencyKey(), command }, kind);
    const isWaiting = state.waiting !== view.waiting;
    if (state !== view) show(isWaiting && !isClosed && !isSending ? { ...state, saving: 'saving' } : state);
    void sendAll();
    return outcome;
  };

  return {
    start() {
      isClosed = false;
      void sendAll();
    },
    current: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    run: (command, rewinds) => run(command, 'do', { rewinds }),
    step(kind) {
      const { done, undone } = view.history;
      const top = kind === 'undo' ? done.at(-1) : undone.at(-1);
      return top && run(top.command, kind, { undoes: top.key });
    },
    async refresh() {
      // What waits is sent first; the answer to it has the news.
      if (isSending || isClosed || view.waiting.length > 0) return;
      try {
        await acceptNews(await store.news(view.stored.version));
        if (view.lost !== null && view.lost !== 'not-allowed') show({ lost: null });
      } catch (error) {
        // What cannot be read now is asked again; only a plan that is out of reach is said to be.
        if (error instanceof PlanLost && !isClosed) show({ lost: error.reason });
      }
    },
    forgetDropped: (key) => show({ dropped: view.dropped.filter((each) => each.key !== key) }),
    retry: () => void sendAll(),
    close() {
      isClosed = true;
      clearTimeout(retryTimer);
    },
  };
}
