import { Aggregator } from 'mingo/aggregator';
import { promoteNumbers } from '../bson/codec';
import type { Collation } from '../bson/collation';
import { isDocument, type Document } from '../bson/document';
import { equalValues } from '../bson/order';
import { CommandError } from '../errors';
import { MINGO_OPTIONS } from '../query/mingo-options';
import { arrayOperators } from './array-operators';
import { fieldOperators } from './field-operators';
import { parseArrayFilters, resolvePlaces, type PathContext } from './field-path';

/** An update statement as a client sends it: operators, a replacement, or a pipeline. */
export interface UpdateStatement {
  filter: Document;
  update: unknown;
  arrayFilters?: unknown;
  collation?: Collation | undefined;
}

const OPERATORS = { ...fieldOperators, ...arrayOperators };
const PIPELINE_STAGES = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/** True for `{ $set: ... }` and its kind, false for a whole new document. */
export function isModifier(update: unknown): update is Document {
  return isDocument(update) && Object.keys(update).some((key) => key.startsWith('$'));
}

/** Prepares an update; the result turns a freshly decoded document into the new one. Faults in the statement throw now. */
export function createUpdater(statement: UpdateStatement): (document: Document, isInsert?: boolean) => Document {
  const { update } = statement;
  if (Array.isArray(update)) return pipelineUpdater(update);
  if (!isDocument(update)) throw new CommandError(9, 'Update argument must be either an object or an array');
  return isModifier(update) ? modifierUpdater(statement, update) : (document) => replace(document, update);
}

function replace(document: Document, replacement: Document): Document {
  const { _id, ...rest } = replacement;
  if (_id !== undefined && document._id !== undefined && !equalValues(_id, document._id)) {
    throw new CommandError(66, "After applying the update, the (immutable) field '_id' was found to have been altered");
  }
  const id = document._id ?? _id;
  return id === undefined ? { ...rest } : { _id: id, ...rest };
}

function modifierUpdater(statement: UpdateStatement, update: Document) {
  const changes = parseModifiers(update);
  const context: PathContext = {
    filter: statement.filter,
    collation: statement.collation,
    arrayFilters: parseArrayFilters(statement.arrayFilters, statement.collation),
  };
  assertFiltersUsed(context, changes);
  if (statement.collation) assertComparesNothing(changes);
  return (document: Document, isInsert = false): Document => {
    const id = document._id;
    // All places are found before anything is changed: a change must not hide the element that the filter found.
    const steps = changes
      .filter(({ operator }) => operator !== '$setOnInsert' || isInsert)
      .flatMap(({ operator, path, operand }) =>
        resolvePlaces(document, path, context).map((place) => ({ operator, place, operand })),
      );
    for (const { operator, place, operand } of steps) OPERATORS[operator]?.(document, place, operand);
    if (id !== undefined && !equalValues(id, document._id)) {
      throw new CommandError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
    }
    return document;
  };
}

interface Change {
  operator: string;
  path: string;
  operand: unknown;
}

function parseModifiers(update: Document): Change[] {
  const changes = Object.entries(update).flatMap(([operator, fields]) => {
    if (!Object.hasOwn(OPERATORS, operator)) {
      const text = operator.startsWith('$')
        ? `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`
        : `The dollar ($) prefixed and plain fields cannot be mixed in an update: '${operator}'`;
      throw new CommandError(9, text);
    }
    if (!isDocument(fields)) {
      throw new CommandError(9, `Modifiers operate on fields but we found another type for ${operator}`);
    }
    return Object.entries(fields).map(([path, operand]) => ({ operator, path, operand }));
  });
  assertNoConflict(
    changes.flatMap(({ operator, path, operand }) => (operator === '$rename' ? [path, String(operand)] : [path])),
  );
  return changes;
}

function assertNoConflict(paths: readonly string[]): void {
  const seen: string[] = [];
  for (const path of paths) {
    const other = seen.find((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
    if (other !== undefined) {
      const at = other.length < path.length ? other : path;
      throw new CommandError(40, `Updating the path '${path}' would create a conflict at '${at}'`);
    }
    seen.push(path);
  }
}

function assertFiltersUsed(context: PathContext, changes: readonly Change[]): void {
  for (const identifier of context.arrayFilters.keys()) {
    if (changes.some(({ path }) => path.includes(`$[${identifier}]`))) continue;
    throw new CommandError(9, `The array filter for identifier '${identifier}' was not used in the update`);
  }
}

/** Operators that compare elements would have to compare them by the collation. */
function assertComparesNothing(changes: readonly Change[]): void {
  const comparing = changes.find(({ operator }) => /^\$(addToSet|pull|pullAll|min|max)$/.test(operator));
  if (!comparing) return;
  throw new CommandError(2, `${comparing.operator} with a collation is not supported by this engine`);
}

function pipelineUpdater(pipeline: readonly unknown[]) {
  for (const stage of pipeline) {
    const name = isDocument(stage) ? Object.keys(stage)[0] : undefined;
    if (!name || !PIPELINE_STAGES.has(name)) {
      throw new CommandError(72, `${String(name)} is not allowed to be used within an update`);
    }
  }
  const aggregator = new Aggregator(promoteNumbers(pipeline) as Document[], MINGO_OPTIONS);
  return (document: Document): Document => {
    const [result = {}] = aggregator.run<Document>([promoteNumbers(document) as Document]);
    return replace({ _id: document._id }, withTypesOf(document, result) as Document);
  };
}

// mingo computes with plain numbers; what it did not change has the type it had.
function withTypesOf(before: unknown, after: unknown): unknown {
  if (isDocument(before) && isDocument(after)) {
    return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, withTypesOf(before[key], value)]));
  }
  return before !== undefined && equalValues(before, after) ? before : after;
}
