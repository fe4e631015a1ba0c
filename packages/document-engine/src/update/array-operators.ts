import { isDocument, toNumber, type Document } from '../bson/document';
import { compareValues, equalValues } from '../bson/order';
import { CommandError } from '../errors';
import { createElementTest } from '../query/matcher';
import { parseSort, sortBy } from '../query/sort';
import type { FieldOperator } from './field-operators';
import { getAt, setAt, type Place } from './field-path';

const $push: FieldOperator = (document, place, operand) => {
  const current = arrayAt(document, place, '$push');
  const { each, position, slice, sort } = pushModifiers(operand);
  const at = position === undefined ? current.length : insertionPoint(position, current.length);
  let next = [...current.slice(0, at), ...each, ...current.slice(at)];
  if (sort !== undefined) next = sortElements(next, sort);
  if (slice !== undefined) next = slice < 0 ? next.slice(slice) : next.slice(0, slice);
  setAt(document, place, next);
};

const $addToSet: FieldOperator = (document, place, operand) => {
  const next = [...arrayAt(document, place, '$addToSet')];
  for (const value of eachOf('$addToSet', operand)) {
    if (!next.some((element) => equalValues(element, value))) next.push(value);
  }
  setAt(document, place, next);
};

const $pop: FieldOperator = (document, place, operand) => {
  const end = toNumber(operand, NaN);
  if (end !== 1 && end !== -1) throw new CommandError(9, `$pop expects 1 or -1, found: ${String(operand)}`);
  if (getAt(document, place) === undefined) return;
  const current = arrayAt(document, place, '$pop');
  setAt(document, place, end === 1 ? current.slice(0, -1) : current.slice(1));
};

const $pull: FieldOperator = (document, place, operand) => {
  if (getAt(document, place) === undefined) return;
  const isPulled = pullTest(operand);
  setAt(
    document,
    place,
    arrayAt(document, place, '$pull').filter((element) => !isPulled(element)),
  );
};

const $pullAll: FieldOperator = (document, place, operand) => {
  if (!Array.isArray(operand)) throw new CommandError(2, '$pullAll requires an array argument');
  if (getAt(document, place) === undefined) return;
  const kept = arrayAt(document, place, '$pullAll').filter(
    (element) => !operand.some((value) => equalValues(element, value)),
  );
  setAt(document, place, kept);
};

/** The operators that work on arrays. */
export const arrayOperators: Record<string, FieldOperator> = { $push, $addToSet, $pop, $pull, $pullAll };

function arrayAt(document: Document, place: Place, operator: string): unknown[] {
  const current = getAt(document, place);
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  const path = place.join('.');
  throw new CommandError(
    2,
    `The field '${path}' must be an array but is of type ${typeof current} in document {_id: ${String(document._id)}} (${operator})`,
  );
}

interface PushModifiers {
  each: unknown[];
  position?: number | undefined;
  slice?: number | undefined;
  sort?: unknown;
}

function pushModifiers(operand: unknown): PushModifiers {
  if (!isDocument(operand) || !('$each' in operand)) return { each: [operand] };
  const unknown = Object.keys(operand).find((key) => !/^\$(each|position|slice|sort)$/.test(key));
  if (unknown) throw new CommandError(2, `Unrecognized clause in $push: ${unknown}`);
  return {
    each: eachOf('$push', operand),
    position: wholeNumber('$position', operand.$position),
    slice: wholeNumber('$slice', operand.$slice),
    sort: operand.$sort,
  };
}

function eachOf(operator: string, operand: unknown): unknown[] {
  if (!isDocument(operand) || !('$each' in operand)) return [operand];
  if (Array.isArray(operand.$each)) return operand.$each;
  throw new CommandError(
    2,
    `The argument to $each in ${operator} must be an array but it was of type ${typeof operand.$each}`,
  );
}

function wholeNumber(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = toNumber(value, NaN);
  if (!Number.isInteger(number)) throw new CommandError(2, `The value for ${name} must be an integer value`);
  return number;
}

function insertionPoint(position: number, length: number): number {
  return position < 0 ? Math.max(0, length + position) : Math.min(position, length);
}

function sortElements(elements: unknown[], sort: unknown): unknown[] {
  if (isDocument(sort)) {
    return sortBy(elements, { fields: parseSort(sort) }, (element) => (isDocument(element) ? element : {}));
  }
  const direction = toNumber(sort, 0);
  if (direction !== 1 && direction !== -1) throw new CommandError(2, 'The $sort element value must be either 1 or -1');
  return [...elements].sort((a, b) => compareValues(a, b) * direction);
}

function pullTest(operand: unknown): (element: unknown) => boolean {
  if (operand instanceof RegExp) return createElementTest({ $regex: operand });
  return isDocument(operand) ? createElementTest(operand) : (element) => equalValues(element, operand);
}
