/** What is worked out of an object once and then remembered for as long as the object lives. The object must not change. */

/** The same answer, without the work from the second time on: an order asks the same of 500 offers again and again. */
export function oncePer<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
}
