import type { Collation } from '../bson/collation';
import { isDocument, type Document } from '../bson/document';
import { isArrayIndex } from '../bson/paths';
import { CommandError } from '../errors';
import { createMatcher, type Matcher } from '../query/matcher';
import { createArrayPosition, pathsIn } from '../query/array-position';

/** A place in a document, with nothing left to resolve. */
export type Place = readonly string[];

/** What the positional parts of update paths refer to. */
export interface PathContext {
  filter: Document;
  collation?: Collation | undefined;
  arrayFilters: ReadonlyMap<string, Matcher>;
}

const LARGEST_PADDING = 1_500_000;

/** Prepares `arrayFilters`: one matcher for each identifier. */
export function parseArrayFilters(filters: unknown, collation?: Collation): Map<string, Matcher> {
  const parsed = new Map<string, Matcher>();
  for (const filter of Array.isArray(filters) ? filters : []) {
    const identifier = isDocument(filter) ? identifierOf(filter) : undefined;
    if (!identifier) throw new CommandError(9, 'Error parsing array filter: expected a single top-level field name');
    if (parsed.has(identifier)) {
      throw new CommandError(9, `Found multiple array filters with the same top-level field name ${identifier}`);
    }
    parsed.set(identifier, createMatcher(filter as Document, collation));
  }
  return parsed;
}

/**
 * The places a path means in this document: `$`, `$[]` and `$[name]` become positions. Any other name with a dollar sign
 * is a field's, but not at the top of a document (52).
 */
export function resolvePlaces(document: Document, path: string, context: PathContext): Place[] {
  let places: string[][] = [[]];
  for (const part of path.split('.')) {
    if (part === '') throw new CommandError(56, `The update path '${path}' contains an empty field name`);
    const isPosition = part === '$' || part.startsWith('$[');
    if (part.startsWith('$') && !isPosition && places[0]?.length === 0) {
      throw new CommandError(52, `The dollar ($) prefixed field '${part}' in '${path}' is not valid for storage.`);
    }
    places = isPosition
      ? places.flatMap((place) => positions(document, place, { part, path, context }))
      : places.map((place) => [...place, part]);
  }
  return places;
}

/** The value at a place, or undefined. */
export function getAt(document: Document, place: Place): unknown {
  let value: unknown = document;
  for (const part of place) {
    if (Array.isArray(value)) value = isArrayIndex(part) ? value[Number(part)] : undefined;
    else value = isDocument(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return value;
}

/** Puts a value at a place, making the documents on the way. Throws 28 when something else is in the way. */
export function setAt(document: Document, place: Place, value: unknown): void {
  let container: unknown = document;
  place.forEach((part, i) => {
    assertContainer(container, place, i);
    if (i === place.length - 1) {
      assign(container as Document | unknown[], part, value);
      return;
    }
    const existing = getAt(container as Document, [part]);
    const child = existing === undefined ? {} : existing;
    if (existing === undefined) assign(container as Document | unknown[], part, child);
    container = child;
  });
}

/** Takes away what is at a place; in an array a null stays behind, as in MongoDB. */
export function unsetAt(document: Document, place: Place): void {
  const container = getAt(document, place.slice(0, -1));
  const part = place.at(-1) as string;
  if (Array.isArray(container)) {
    if (isArrayIndex(part) && Number(part) < container.length) container[Number(part)] = null;
  } else if (isDocument(container)) {
    delete container[part];
  }
}

function identifierOf(filter: Document): string | undefined {
  const names = new Set(
    Object.entries(filter).flatMap(([key, value]) => {
      if (!key.startsWith('$')) return [key.split('.')[0]];
      return Array.isArray(value) ? value.filter(isDocument).map(identifierOf) : [];
    }),
  );
  return names.size === 1 ? [...names][0] : undefined;
}

interface PositionalPart {
  part: string;
  path: string;
  context: PathContext;
}

function positions(document: Document, place: string[], { part, path, context }: PositionalPart): string[][] {
  const array = getAt(document, place);
  if (part === '$') return [[...place, String(matchedPosition(document, place, context))]];
  const identifier = /^\$\[(\w*)\]$/.exec(part)?.[1];
  if (identifier === undefined) throw new CommandError(2, `Cannot have '${part}' in the path '${path}'`);
  const matcher = context.arrayFilters.get(identifier);
  if (identifier !== '' && !matcher) {
    throw new CommandError(2, `No array filter found for identifier '${identifier}' in path '${path}'`);
  }
  if (!Array.isArray(array)) {
    const text = `The path '${place.join('.')}' must exist in the document in order to apply array updates.`;
    throw new CommandError(2, text);
  }
  const all = array.map((element, i) => ({ element: element as unknown, place: [...place, String(i)] }));
  return all.filter(({ element }) => !matcher || matcher.test({ [identifier]: element })).map((found) => found.place);
}

// MongoDB has one matched position, whatever array it was found in. The array that is changed is asked first, then every
// array the filter has a condition on.
function matchedPosition(document: Document, place: string[], { filter, collation }: PathContext): number {
  const named = place.filter((part) => !isArrayIndex(part)).join('.');
  const others = pathsIn(filter).flatMap((path) =>
    path.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.')),
  );
  for (const path of new Set([named, ...others])) {
    const array = getAt(document, path === named ? place : path.split('.'));
    const position = Array.isArray(array) ? createArrayPosition(path, filter, collation)(array) : -1;
    if (position !== -1) return position;
  }
  throw new CommandError(2, 'The positional operator did not find the match needed from the query.');
}

function assertContainer(container: unknown, place: Place, i: number): void {
  const part = place[i] as string;
  if (isDocument(container)) return;
  if (Array.isArray(container) && isArrayIndex(part)) return;
  throw notViable(place[i - 1] ?? '', part, container);
}

function notViable(parent: string, part: string, container: unknown): CommandError {
  return new CommandError(28, `Cannot create field '${part}' in element {${parent}: ${JSON.stringify(container)}}`);
}

function assign(container: Document | unknown[], part: string, value: unknown): void {
  if (!Array.isArray(container)) {
    Object.defineProperty(container, part, { value, writable: true, enumerable: true, configurable: true });
    return;
  }
  const position = Number(part);
  if (position > container.length + LARGEST_PADDING)
    throw new CommandError(2, `can't backfill more than 1500000 elements`);
  while (container.length < position) container.push(null);
  container[position] = value;
}
