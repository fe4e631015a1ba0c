import { isDocument, bsonTypeOf, type Document } from '../bson/document';
import { toDouble } from '../bson/exact-number';
import { compareValues, equalValues, RANK, rankOf } from '../bson/order';
import { candidatesAt, valuesAt } from '../bson/paths';
import { CommandError } from '../errors';

/** Decides whether one document fits one condition. */
export type Predicate = (document: Document) => boolean;
/** Builds a predicate for `{ path: { $operator: operand } }`. */
export type Operator = (path: string, operand: unknown) => Predicate;
/** Builds the predicate of a whole filter; given by the matcher, which knows every operator. */
export type Compile = (filter: Document) => Predicate;

const isMissing = (value: unknown) => value === undefined || value === null;

const $eq: Operator = (path, operand) => (document) =>
  candidatesAt(document, path).some((value) => equalValues(value, operand));

const $in: Operator = (path, operand) => {
  const wanted = listOf('$in', operand);
  const patterns = wanted.filter((value) => value instanceof RegExp);
  const keys = new Set(wanted.filter((value) => typeof value === 'string'));
  const others = wanted.filter((value) => typeof value !== 'string');
  return (document) =>
    candidatesAt(document, path).some(
      (value) =>
        keys.has(value as string) ||
        others.some((other) => equalValues(value, other)) ||
        (typeof value === 'string' && patterns.some((pattern) => testPattern(pattern, value))),
    );
};

const $regex: Operator = (path, operand) => {
  const pattern = operand instanceof RegExp ? operand : new RegExp(String(operand));
  return (document) =>
    candidatesAt(document, path).some((value) => typeof value === 'string' && testPattern(pattern, value));
};

const $exists: Operator = (path, operand) => (document) =>
  valuesAt(document, path).some((value) => value !== undefined) === Boolean(operand);

const $size: Operator = (path, operand) => (document) =>
  valuesAt(document, path).some((value) => Array.isArray(value) && value.length === toDouble(operand));

const $mod: Operator = (path, operand) => {
  const [divisor, remainder] = listOf('$mod', operand).map((value) => Math.trunc(toDouble(value)));
  if (!divisor || remainder === undefined) throw new CommandError(2, 'malformed mod, divisor and remainder expected');
  return (document) =>
    candidatesAt(document, path).some(
      (value) => rankOf(value) === RANK.number && Math.trunc(toDouble(value)) % divisor === remainder,
    );
};

const TYPE_TESTS: Record<string, (value: unknown) => boolean> = {
  double: (value) => typeof value === 'number' && (!Number.isInteger(value) || Math.abs(value) > 0x7fffffff),
  string: (value) => typeof value === 'string',
  object: (value) => isDocument(value),
  array: Array.isArray,
  binData: (value) => rankOf(value) === RANK.binary,
  objectId: (value) => bsonTypeOf(value) === 'ObjectId',
  bool: (value) => typeof value === 'boolean',
  date: (value) => value instanceof Date,
  null: (value) => value === null,
  regex: (value) => rankOf(value) === RANK.regex,
  int: (value) => Number.isInteger(value) && Math.abs(value as number) <= 0x7fffffff,
  timestamp: (value) => bsonTypeOf(value) === 'Timestamp',
  long: (value) => bsonTypeOf(value) === 'Long',
  decimal: (value) => bsonTypeOf(value) === 'Decimal128',
  minKey: (value) => bsonTypeOf(value) === 'MinKey',
  maxKey: (value) => bsonTypeOf(value) === 'MaxKey',
  number: (value) => rankOf(value) === RANK.number,
};

const TYPE_NUMBERS: Record<number, string> = {
  [-1]: 'minKey',
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  127: 'maxKey',
};

const $type: Operator = (path, operand) => {
  const tests = (Array.isArray(operand) ? operand : [operand]).map((type) => {
    const name = typeof type === 'string' ? type : TYPE_NUMBERS[toDouble(type)];
    const test = Object.hasOwn(TYPE_TESTS, name ?? '') ? TYPE_TESTS[name as string] : undefined;
    if (!test) throw new CommandError(2, `Unknown type name alias: ${String(type)}`);
    return test;
  });
  return (document) => candidatesAt(document, path).some((value) => tests.some((test) => test(value)));
};

/** A comparison within one kind of value, as MongoDB compares: numbers with numbers, text with text. */
function comparison(accepts: (difference: number) => boolean): Operator {
  return (path, operand) => {
    const rank = rankOf(operand);
    const crossesKinds = rank === RANK.minKey || rank === RANK.maxKey;
    const isNaNOperand = Number.isNaN(operand);
    const fits = (value: unknown) => {
      if (isMissing(operand)) return isMissing(value) && accepts(0);
      if (rankOf(value) !== rank && !crossesKinds) return false;
      if (isNaNOperand || Number.isNaN(value)) return isNaNOperand && Number.isNaN(value) && accepts(0);
      return accepts(compareValues(value, operand));
    };
    return (document) => candidatesAt(document, path).some(fits);
  };
}

function elementTest(operand: unknown, compile: Compile): (element: unknown) => boolean {
  if (!isDocument(operand)) throw new CommandError(2, '$elemMatch needs an Object');
  const logical = new Set(['$and', '$or', '$nor', '$expr']);
  const keys = Object.keys(operand);
  if (keys.length > 0 && keys.every((key) => key.startsWith('$') && !logical.has(key))) {
    const test = compile({ element: operand });
    return (element) => test({ element });
  }
  const test = compile(operand);
  return (element) => isDocument(element) && test(element);
}

function $elemMatch(compile: Compile): Operator {
  return (path, operand) => {
    const test = elementTest(operand, compile);
    return (document) => valuesAt(document, path).some((value) => Array.isArray(value) && value.some(test));
  };
}

function $all(compile: Compile): Operator {
  return (path, operand) => {
    const tests = listOf('$all', operand).map((wanted) => {
      if (isDocument(wanted) && '$elemMatch' in wanted) return $elemMatch(compile)(path, wanted.$elemMatch);
      return wanted instanceof RegExp ? $regex(path, wanted) : $eq(path, wanted);
    });
    return (document) => tests.length > 0 && tests.every((test) => test(document));
  };
}

function not(operator: Operator): Operator {
  return (path, operand) => {
    const test = operator(path, operand);
    return (document) => !test(document);
  };
}

/** MongoDB's own comparisons over every BSON type, to be used instead of mingo's. */
export function comparisonOperators(compile: Compile): Record<`$${string}`, Operator> {
  return {
    $eq,
    $ne: not($eq),
    $in,
    $nin: not($in),
    $gt: comparison((difference) => difference > 0),
    $gte: comparison((difference) => difference >= 0),
    $lt: comparison((difference) => difference < 0),
    $lte: comparison((difference) => difference <= 0),
    $regex,
    $exists,
    $size,
    $mod,
    $type,
    $all: $all(compile),
    $elemMatch: $elemMatch(compile),
  };
}

function listOf(operator: string, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw new CommandError(2, `${operator} needs an array`);
  return operand;
}

// A pattern that came with a global flag remembers where it stopped.
function testPattern(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
