/** One value that changes, apart from React's state: whoever reads a part of it is drawn again when that part is another. */
import { useSyncExternalStore } from 'react';

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

/** A part of a cell's value; its reader is drawn again only when that part is another one. */
export function useCell<Value, Part>(
  cell: Pick<Cell<Value>, 'get' | 'subscribe'>,
  partOf: (value: Value) => Part,
): Part {
  const read = () => partOf(cell.get());
  return useSyncExternalStore(cell.subscribe, read, read);
}
