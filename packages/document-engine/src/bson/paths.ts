import { isDocument, type Document } from './document';

/** Whether a path component can name a place in an array. */
export function isArrayIndex(part: string): boolean {
  return /^(0|[1-9]\d*)$/.test(part);
}

/**
 * Every value a query path reaches in a document. Arrays on the way are walked into, one level, and by position where
 * the component is a number. A missing field yields `undefined`.
 */
export function valuesAt(document: unknown, path: string): unknown[] {
  const found: unknown[] = [];
  if (!path.includes('.')) found.push(fieldOf(document as Document, path));
  else walk(document, path.split('.'), found);
  return found;
}

/** Like `valuesAt`, with the elements of arrays at the end of the path beside the arrays themselves. */
export function candidatesAt(document: unknown, path: string): unknown[] {
  const values = valuesAt(document, path);
  if (!values.some(Array.isArray)) return values;
  return values.flatMap((value) => (Array.isArray(value) ? [...(value as unknown[]), value] : [value]));
}

// Only what was stored: `constructor` and its kind are not fields.
function fieldOf(document: Document, name: string): unknown {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}

function walk(value: unknown, parts: readonly string[], found: unknown[]): void {
  const [part, ...rest] = parts;
  if (part === undefined) {
    found.push(value);
    return;
  }
  if (Array.isArray(value)) {
    if (isArrayIndex(part) && Number(part) < value.length) walk(value[Number(part)], rest, found);
    for (const element of value) if (isDocument(element)) walk(element, parts, found);
    return;
  }
  walk(isDocument(value) ? fieldOf(value, part) : undefined, isDocument(value) ? rest : [], found);
}
