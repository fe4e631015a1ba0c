const texts = new WeakMap<object, string>();

/** JSON of something that is never changed in place: a plan's part is written by several, and told once. */
export function jsonTextOf(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}
