/** What can be taken back of an open trip, kept in this browser so that Undo in its menu outlives the page (product decision 23). */
import { idempotencyKeySchema, tripCommandSchema } from '@sojourn/contracts/plan';
import { z } from '@sojourn/contracts/zod';
import { emptyUndoStack, type UndoStack } from '@sojourn/trip';
import { readStored, removeStored, writeStored } from '@sojourn/web-kit';

/** Where the last steps outlive the page. */
export type UndoHistory = { load(): UndoStack; save(history: UndoStack): void };

const stepsSchema = z.array(z.object({ summary: z.string(), command: tripCommandSchema, key: idempotencyKeySchema }));
const stackSchema = z.object({ done: stepsSchema, undone: stepsSchema });

/**
 * @param name says whose steps they are: `<account id> <trip id>`, so that signing out clears them. Two tabs of one trip keep
 * the steps of whichever did something last; a step that no longer fits the trip is refused when it is taken.
 */
export function undoHistoryOf(name: string): UndoHistory {
  const key = `undoHistory ${name}`;
  return {
    load: () => readStored(key, stackSchema, emptyUndoStack),
    save(history) {
      if (history.done.length + history.undone.length === 0) removeStored(key);
      // Where there is no room, what can be taken back is forgotten with the page, as the history still can bring it back.
      else if (!writeStored(key, history)) removeStored(key);
    },
  };
}
