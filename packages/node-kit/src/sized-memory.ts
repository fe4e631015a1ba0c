import { LRUCache } from 'lru-cache';

/** What was used last, as far as there is room for it. */
export type SizedMemory<Value extends object> = {
  get(key: string): Value | undefined;
  /** @param bytes about as many as the value takes; what is larger than all of the room is not remembered */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
};

/**
 * Creates a {@link SizedMemory}: it forgets what was used longest ago.
 * @param maxBytes of everything in it together
 */
export function createSizedMemory<Value extends object>(maxBytes: number): SizedMemory<Value> {
  const values = new LRUCache<string, Value>({ maxSize: maxBytes });
  return {
    get: (key) => values.get(key),
    set: (key, value, bytes) => void values.set(key, value, { size: Math.max(1, bytes) }),
    delete: (key) => void values.delete(key),
  };
}
