/** An open trip while commands are on their way: what is known to be stored, what waits, and what a person sees. */
import type { PlanNews, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import {
  apply,
  emptyUndoStack,
  isApplied,
  pushDone,
  pushRedone,
  pushUndone,
  replay,
  type Outcome,
  type Refusal,
  type UndoStack,
} from '@sojourn/trip';

/** Whether all that was done is stored; `unsaved` waits for a connection or for room, and is sent again. */
export type Saving = 'saved' | 'saving' | 'unsaved';

/** A command that is not known to be stored yet. `key` names it at every attempt. */
export type WaitingCommand = { key: string; command: TripCommand };

/** `stored` is the newest plan that is known; `plan` is what it becomes when all that waits is carried out. */
export type SessionState = {
  stored: TripPlan;
  waiting: readonly WaitingCommand[];
  plan: TripPlan;
  history: UndoStack;
};

/** A command that could not be kept, and why. */
export type Dropped = WaitingCommand & { refusal: Refusal };

/** Whether a command is something new, or takes back or repeats what the stack has. */
export type RunKind = 'do' | 'undo' | 'redo';

const pushed = { do: pushDone, undo: pushUndone, redo: pushRedone };

/** A trip as it was opened, with what an earlier visit could not send. */
export function openState(stored: TripPlan, waiting: readonly WaitingCommand[]): SessionState {
  const { trip } = replay(
    stored,
    waiting.map(({ command }) => command),
  );
  return { stored, waiting, plan: trip, history: emptyUndoStack };
}

const withoutTop = (history: UndoStack, kind: RunKind): UndoStack => {
  const { done, undone } = history;
  if (kind === 'do') return history;
  return kind === 'undo' ? { done: done.slice(0, -1), undone } : { done, undone: undone.slice(0, -1) };
};

/** Carries a command out at once, to be stored later; one that changes nothing does not wait. */
export function runCommand(
  state: SessionState,
  { key, command }: WaitingCommand,
  kind: RunKind = 'do',
): { state: SessionState; outcome: Outcome } {
  const outcome = apply(state.plan, command);
  // What can no longer be taken back must not stand in the way of what can.
  if (!isApplied(outcome)) return { state: { ...state, history: withoutTop(state.history, kind) }, outcome };
  const history = pushed[kind](state.history, outcome);
  if (outcome.happened.touched.length === 0) return { state: { ...state, history }, outcome };
  const waiting = [...state.waiting, { key, command }];
  return { state: { ...state, waiting, plan: outcome.trip, history }, outcome };
}

/** The plan after news of it; null when they do not fit to what is known, and the whole plan is needed. */
function afterNews(stored: TripPlan, news: PlanNews): TripPlan | null {
  if (news.plan) return news.plan.version >= stored.version ? news.plan : stored;
  const fresh = news.changes.filter(({ version }) => version > stored.version);
  const { trip, refused } = replay(
    stored,
    fresh.map(({ command }) => command),
  );
  return refused.length === 0 && trip.version === Math.max(news.version, stored.version) ? trip : null;
}

/** What news make of an open trip: `dropped` are commands that no longer fit; null as with {@link afterNews}. */
export function takeNews(
  state: SessionState,
  news: PlanNews,
  sentKey?: string,
): { state: SessionState; dropped: Dropped[] } | null {
  const stored = afterNews(state.stored, news);
  if (!stored) return null;
  const known = new Set([...news.changes.map(({ key }) => key), sentKey]);
  const open = state.waiting.filter(({ key }) => !known.has(key));
  const { trip, refused } = replay(
    stored,
    open.map(({ command }) => command),
  );
  const dropped = open.flatMap((each): Dropped[] => {
    const found = refused.find(({ command }) => command === each.command);
    return found ? [{ ...each, refusal: found.refusal }] : [];
  });
  const waiting = open.filter(({ key }) => !dropped.some((each) => each.key === key));
  return { state: { ...state, stored, waiting, plan: trip }, dropped };
}

/** An open trip without a command that was refused where it is kept. */
export function dropCommand(state: SessionState, key: string): SessionState {
  const waiting = state.waiting.filter((each) => each.key !== key);
  const { trip } = replay(
    state.stored,
    waiting.map(({ command }) => command),
  );
  return { ...state, waiting, plan: trip };
}
