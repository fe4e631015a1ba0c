/** The last things done to a trip and undone again, for Undo and Redo that outlive a toast (product decision 22). */
import type { TripCommand } from '@sojourn/contracts/plan';
import type { Applied } from './apply';

/** So many can be undone. */
const MOST = 10;

/** One thing done or undone, and the command that takes it back. */
export type UndoStep = { summary: string; command: TripCommand };

/** The newest is last. */
export type UndoStack = { done: readonly UndoStep[]; undone: readonly UndoStep[] };

/** Nothing was done yet. */
export const emptyUndoStack: UndoStack = { done: [], undone: [] };

const stepOf = ({ happened, inverse }: Applied): UndoStep => ({ summary: happened.summary, command: inverse });
const onTopOf = (steps: readonly UndoStep[], applied: Applied) => [...steps, stepOf(applied)].slice(-MOST);

/** After something was done: what had been undone cannot be done again. */
export function pushDone({ done, undone }: UndoStack, applied: Applied): UndoStack {
  if (applied.happened.touched.length === 0) return { done, undone };
  return { done: onTopOf(done, applied), undone: [] };
}

/** After the newest of `done` was taken back by its command. */
export const pushUndone = ({ done, undone }: UndoStack, applied: Applied): UndoStack => ({
  done: done.slice(0, -1),
  undone: onTopOf(undone, applied),
});

/** After the newest of `undone` was done again by its command. */
export const pushRedone = ({ done, undone }: UndoStack, applied: Applied): UndoStack => ({
  done: onTopOf(done, applied),
  undone: undone.slice(0, -1),
});
