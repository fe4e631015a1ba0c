/** Commands that are not stored yet, kept in this browser so that they outlive the page. */
import { idempotencyKeySchema, tripCommandSchema } from '@sojourn/contracts/plan';
import { z } from '@sojourn/contracts/zod';
import { readStored, removeStored, writeStored } from '@sojourn/web-kit';
import type { WaitingRoom } from './plan-session';

const waitingSchema = z.array(z.object({ key: idempotencyKeySchema, command: tripCommandSchema }));

/** @param name says whose they are: nobody else on this browser may send them */
export function waitingRoomOf(name: string): WaitingRoom {
  const key = `unsentChanges ${name}`;
  return {
    load: () => readStored(key, waitingSchema, []),
    save(waiting) {
      if (waiting.length === 0) removeStored(key);
      // Where there is no room they still wait on this page; the screen says that they are not saved yet.
      else writeStored(key, waiting);
    },
  };
}
