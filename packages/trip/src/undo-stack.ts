/** The last things done to a trip and undone again, for Undo and Redo that outlive a toast (product decision 22). */
import type { TripCommand } from '@sojourn/contracts/plan';
import type { Applied } from './apply';

/** So many can be undone. */
const MOST = 10;

/** One thing done or undone under a key, and the command that takes it back. */
export type UndoStep = { summary: string; command: TripCommand; key: string };

/** The newest is last. */
export type UndoStack = { done: readonly UndoStep[]; undone: readonly UndoStep[] };

/** Nothing was done yet. */
export const emptyUndoStack: UndoStack = { done: [], undone: [] };

const onTopOf = (steps: readonly UndoStep[], { happened, inverse }: Applied, key: string): UndoStep[] =>
  [...steps, { summary: happened.summary, command: inverse, key }].slice(-MOST);

/** After something was done: what had been undone cannot be done again. */
export function pushDone({ done, undone }: UndoStack, applied: Applied, key: string): UndoStack {
  if (applied.happened.touched.length === 0) return { done, undone };
  return { done: onTopOf(done, applied, key), undone: [] };
}

/** After the newest of `done` was taken back by its command. */
export const pushUndone = ({ done, undone }: UndoStack, applied: Applied, key: string): UndoStack => ({
  done: done.slice(0, -1),
  undone: onTopOf(undone, applied, key),
});

/** After the newest of `undone` was done again by its command. */
export const pushRedone = ({ done, undone }: UndoStack, applied: Applied, key: string): UndoStack => ({
  done: onTopOf(done, applied, key),
  undone: undone.slice(0, -1),
});
