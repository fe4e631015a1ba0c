/** What is whole already of an answer that is still being written. */

/**
 * The objects of the first list in a JSON text that may break off anywhere; one counts from its closing brace on. Text that
 * is no JSON has none.
 * @example wholeObjects('{"picks":[{"id":"rome"},{"id":"par') // [{ id: 'rome' }]
 */
export function wholeObjects(text: string): unknown[] {
  const objects: unknown[] = [];
  const from = text.indexOf('[') + 1;
  if (from === 0) return objects;
  let depth = 0;
  let start = from;
  let isText = false;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (isText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isText = false;
    } else if (letter === '"') {
      isText = true;
    } else if (letter === '{' || letter === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (letter === '}' || letter === ']') {
      depth -= 1;
      if (depth < 0) break;
      if (depth === 0) objects.push(parsedJson(text.slice(start, at + 1)));
    }
  }
  return objects.filter((each) => each !== undefined);
}

/** What a text is as JSON; undefined where it is none, as braces of a model's prose may be. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
