/** An open trip while commands are on their way: what is known to be stored, what waits, and what a person sees. */
import type { PlanNews, TripPlan } from '@sojourn/contracts/plan';
import {
  apply,
  emptyUndoStack,
  isApplied,
  pushDone,
  pushRedone,
  pushUndone,
  replay,
  type Happening,
  type Outcome,
  type UndoStack,
} from '@sojourn/trip';
import { shareParts } from './shared-parts.model';
import { partsOfUndo, withDependents, type Dropped, type WaitingCommand } from './waiting.model';

/** Whether all that was done is stored; `unsaved` waits for a connection or for room, and is sent again. */
export type Saving = 'saved' | 'saving' | 'unsaved';

/** `stored` is the newest plan that is known; `plan` is what it becomes when all that waits is carried out. */
export type SessionState = {
  stored: TripPlan;
  waiting: readonly WaitingCommand[];
  plan: TripPlan;
  history: UndoStack;
};

/** Whether a command is something new, or takes back or repeats what the stack has. */
export type RunKind = 'do' | 'undo' | 'redo';

const pushed = { do: pushDone, undo: pushUndone, redo: pushRedone };

const namesOf = (touched: Happening['touched']): string[] => touched.map(({ in: name, id }) => `${name} ${id}`);

/**
 * What a trip becomes when all that waits is carried out. What does not fit, nor what was built on it, is left to where the
 * trip is kept: there it may have been carried out already, and its answer lost.
 */
function withWaiting(stored: TripPlan, waiting: readonly WaitingCommand[]): TripPlan {
  const unfit = new Set<string>();
  return waiting.reduce((plan, { command, touched }) => {
    const outcome = touched.some((part) => unfit.has(part)) ? null : apply(plan, command);
    if (outcome && isApplied(outcome)) return outcome.trip;
    for (const part of touched) unfit.add(part);
    return plan;
  }, stored);
}

/** A trip as it was opened, with what an earlier visit could not send, and what it did that can be taken back. */
export const openState = (
  stored: TripPlan,
  waiting: readonly WaitingCommand[],
  history: UndoStack = emptyUndoStack,
): SessionState => ({
  stored,
  waiting,
  plan: withWaiting(stored, waiting),
  history,
});

const withoutTop = (history: UndoStack, kind: RunKind): UndoStack => {
  const { done, undone } = history;
  if (kind === 'do') return history;
  return kind === 'undo' ? { done: done.slice(0, -1), undone } : { done, undone: undone.slice(0, -1) };
};

/** Carries a command out at once, to be stored later; one that changes nothing does not wait. */
export function runCommand(
  state: SessionState,
  { key, command, undoes, rewinds }: Omit<WaitingCommand, 'touched'>,
  kind: RunKind = 'do',
): { state: SessionState; outcome: Outcome } {
  const outcome = apply(state.plan, command);
  // What can no longer be taken back must not stand in the way of what can.
  if (!isApplied(outcome)) return { state: { ...state, history: withoutTop(state.history, kind) }, outcome };
  const history = pushed[kind](state.history, outcome, key);
  if (outcome.happened.touched.length === 0) return { state: { ...state, history }, outcome };
  const waiting = [...state.waiting, { key, command, touched: namesOf(outcome.happened.touched), undoes, rewinds }];
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

/** What news make of an open trip; null as with {@link afterNews}. `sentKey` names the command that they answer. */
export function takeNews(state: SessionState, news: PlanNews, sentKey?: string): SessionState | null {
  const stored = afterNews(state.stored, news);
  if (!stored) return null;
  const known = new Set([...news.changes.map(({ key }) => key), sentKey]);
  const waiting = state.waiting.filter(({ key }) => !known.has(key));
  const plan = shareParts(state.plan, withWaiting(stored, waiting));
  return { ...state, stored: waiting.length === 0 ? plan : stored, waiting, plan };
}

/** An open trip without a command that was refused where it is kept, nor anything that was built on it. */
export function dropCommand(
  state: SessionState,
  key: string,
  refusal: Dropped['refusal'],
): { state: SessionState; dropped: Dropped } | null {
  const dropped = withDependents(state, key, refusal);
  if (!dropped) return null;
  const gone = new Set([key, ...dropped.dependents]);
  const waiting = state.waiting.filter((each) => !gone.has(each.key));
  // Their undoing names versions that somebody else's content has now.
  const stays = ({ command }: UndoStack['done'][number]) =>
    !partsOfUndo(command).some((part) => dropped.touched.includes(part));
  const history = { done: state.history.done.filter(stays), undone: state.history.undone.filter(stays) };
  return { state: { ...state, waiting, plan: withWaiting(state.stored, waiting), history }, dropped };
}
