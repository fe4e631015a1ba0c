/** Commands that are not stored yet, kept in this browser so that they outlive the page. */
import { idempotencyKeySchema, tripCommandSchema } from '@sojourn/contracts/plan';
import { z } from '@sojourn/contracts/zod';
import { readStored, readStoredList, removeStored, writeStored } from '@sojourn/web-kit';
import type { UnsentCommands } from './plan-session';

const waitingSchema = z.array(
  z.object({
    key: idempotencyKeySchema,
    command: tripCommandSchema,
    touched: z._default(z.array(z.string()), []),
    undoes: z.optional(idempotencyKeySchema),
    rewinds: z.optional(z.object({ after: idempotencyKeySchema, newest: idempotencyKeySchema })),
  }),
);

/** @param name says whose they are: nobody else on this browser may send them */
export function unsentCommandsOf(name: string): UnsentCommands {
  const key = `unsentChanges ${name}`;
  const load = () => readStored(key, waitingSchema, []);
  // Another tab of the same trip has its own, which are not this one's to forget.
  const own = new Set<string>();
  return {
    load() {
      const waiting = load();
      for (const each of waiting) own.add(each.key);
      return waiting;
    },
    save(waiting) {
      for (const each of waiting) own.add(each.key);
      // Judging commands takes a while, and what another tab has waiting there is rare.
      const stored = readStoredList(key) ?? [];
      const isOwn = (each: unknown) => own.has((each as { key?: string } | null)?.key ?? '');
      const others = stored.every(isOwn) ? [] : load().filter((each) => !own.has(each.key));
      const all = [...others, ...waiting];
      if (all.length === 0) removeStored(key);
      // Where there is no room they still wait on this page; the screen says that they are not saved yet.
      else writeStored(key, all);
    },
  };
}
