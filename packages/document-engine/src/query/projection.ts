import { Aggregator } from 'mingo/aggregator';
import { encodeComputed, promoteNumbers } from '../bson/codec';
import type { Collation } from '../bson/collation';
import { isDocument, toNumber, type Document } from '../bson/document';
import { CommandError } from '../errors';
import { createArrayPosition } from './array-position';
import { parseFieldProjection } from './field-projection';
import { createElementTest } from './matcher';
import { MINGO_OPTIONS } from './mingo-options';
import type { Match } from './scan';

/** Turns a found record into the bytes to send. */
export type Projector = (match: Pick<Match, 'raw' | 'document'>) => Uint8Array;

type Change = (document: Document) => Document;

/** Prepares the projection of a `find`; `filter` is needed for the positional `$`. */
export function createProjector(projection: unknown, filter: Document, collation?: Collation): Projector {
  if (!isDocument(projection) || Object.keys(projection).length === 0) return ({ raw }) => raw;
  const change = createProjection(projection, filter, collation);
  return ({ document }) => encodeComputed(change(document));
}

function createProjection(projection: Document, filter: Document, collation: Collation | undefined): Change {
  const entries = Object.entries(projection);
  const changes: Change[] = [];
  const rest: [string, unknown][] = [];
  // `$elemMatch` and the positional `$` include their field; `$slice` shortens it and leaves the others alone.
  let isInclusion = false;
  const shortened: string[] = [];
  for (const [path, value] of entries) {
    if (path.endsWith('.$')) {
      const field = path.slice(0, -2);
      changes.push(foundElement(field, createArrayPosition(field, filter, collation)));
      rest.push([field, 1]);
    } else if (isDocument(value) && '$elemMatch' in value) {
      changes.push(matchingElement(path, value.$elemMatch, collation));
      rest.push([path, 1]);
      isInclusion = true;
    } else if (isSlice(value)) {
      changes.push(slice(path, sliceOf(value.$slice)));
      shortened.push(path);
    } else rest.push([path, value]);
  }
  const deciding = rest.find(([path]) => path !== '_id') ?? rest[0];
  const includes = isInclusion || (deciding !== undefined && isIncluded(deciding[1]));
  if (includes) rest.push(...shortened.map((path): [string, unknown] => [path, 1]));
  if (rest.length > 0) changes.push(selectFields(Object.fromEntries(rest), includes));
  return (document) => changes.reduce((changed, change) => change(changed), document);
}

const isIncluded = (value: unknown) =>
  typeof value === 'boolean' ? value : typeof value === 'string' || isDocument(value) || toNumber(value, 1) !== 0;

function selectFields(fields: Document, isInclusion: boolean): Change {
  const { select, computed } = parseFieldProjection(fields, isInclusion);
  if (computed.length === 0) return select;
  const aggregator = new Aggregator([{ $project: fields }], MINGO_OPTIONS);
  return (document) => aggregator.run<Document>([promoteNumbers(document) as Document])[0] ?? {};
}

function foundElement(path: string, find: (array: readonly unknown[]) => number): Change {
  return changeAt(path.split('.'), (array) => {
    if (!Array.isArray(array)) return array;
    const position = find(array);
    if (position === -1) {
      throw new CommandError(51246, "Executor error: positional operator '.$' couldn't find a matching element");
    }
    return [array[position]];
  });
}

function matchingElement(path: string, condition: unknown, collation: Collation | undefined): Change {
  if (!isDocument(condition)) throw new CommandError(2, '$elemMatch needs an Object');
  if (path.includes('.')) throw new CommandError(31275, 'Cannot use $elemMatch projection on a nested field.');
  const test = createElementTest(condition, collation);
  return (document) => {
    const { [path]: value, ...others } = document;
    const found = Array.isArray(value) ? value.findIndex(test) : -1;
    // The field stays where it is stored.
    return found === -1 ? others : { ...document, [path]: [(value as unknown[])[found]] };
  };
}

function isSlice(value: unknown): value is { $slice: unknown } {
  if (!isDocument(value) || !('$slice' in value)) return false;
  const { $slice } = value;
  // `{ $slice: ['$field', 2] }` is an expression.
  return !Array.isArray($slice) || isNumber($slice[0]);
}

const isNumber = (value: unknown) => !Number.isNaN(toNumber(value, NaN));

type Slice = (array: unknown[]) => unknown[];

function sliceOf(operand: unknown): Slice {
  if (isNumber(operand)) {
    const count = toNumber(operand, 0);
    return (array) => (count < 0 ? array.slice(count) : array.slice(0, count));
  }
  const [skip, limit] = Array.isArray(operand) ? operand.map((part) => toNumber(part, NaN)) : [];
  if (skip === undefined || limit === undefined || Number.isNaN(skip) || !(limit > 0)) {
    throw new CommandError(28724, '$slice needs a number, or a number to skip and a positive number to take');
  }
  return (array) => {
    const start = skip < 0 ? Math.max(0, array.length + skip) : skip;
    return array.slice(start, start + limit);
  };
}

function slice(path: string, cut: Slice): Change {
  return changeAt(path.split('.'), (value) => (Array.isArray(value) ? cut(value) : value));
}

function changeAt(parts: readonly string[], change: (value: unknown) => unknown): Change {
  const [part = '', ...rest] = parts;
  const changeElement = (value: unknown): unknown => {
    if (rest.length === 0) return change(value);
    if (Array.isArray(value)) return value.map((element) => (isDocument(element) ? inner(element) : element));
    return isDocument(value) ? inner(value) : value;
  };
  const inner: Change = (document) => changeAt(rest, change)(document);
  return (document) =>
    Object.hasOwn(document, part) ? { ...document, [part]: changeElement(document[part]) } : document;
}
