/** What is carried just now, and what is pointed at, apart from React's state: a step redraws two days, not all. */
import type { Slot } from '@sojourn/trip';

/** An item under way to a slot. */
export type Held = { id: string; slot: Slot; by: 'keys' | 'pointer' };

/** One value that changes, and who wants to know. */
export type Cell<Value> = {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
};

export function createCell<Value>(start: Value): Cell<Value> {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
