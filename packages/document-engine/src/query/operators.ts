import { isInt32 } from '../bson/codec';
import { foldValue, type Collation } from '../bson/collation';
import { isDocument, bsonTypeOf } from '../bson/document';
import { toDouble } from '../bson/exact-number';
import { compareValues, equalValues, RANK, rankOf } from '../bson/order';
import { CommandError } from '../errors';

/** Decides whether one value fits: a document, or an element of an array. */
export type Predicate = (subject: unknown) => boolean;

/** What a condition looks at. */
export interface Reach {
  /** The values at the path; an array counts as one. */
  values: (subject: unknown) => unknown[];
  /** Also the elements of the arrays at the end of the path. */
  candidates: (subject: unknown) => unknown[];
}

/** Builds a predicate for one operator and its operand. */
export type Operator = (reach: Reach, operand: unknown, collation: Collation | undefined) => Predicate;

const isMissing = (value: unknown) => value === undefined || value === null;

const $eq: Operator = (reach, operand, collation) => {
  const wanted = foldValue(operand, collation);
  return (subject) => reach.candidates(subject).some((value) => equalValues(foldValue(value, collation), wanted));
};

const $in: Operator = (reach, operand, collation) => {
  const wanted = listOf('$in', operand);
  const patterns = wanted.filter((value) => value instanceof RegExp);
  const folded = wanted.map((value) => foldValue(value, collation));
  const texts = new Set(folded.filter((value) => typeof value === 'string'));
  const others = folded.filter((value) => typeof value !== 'string');
  const fits = (value: unknown) => {
    const key = foldValue(value, collation);
    if (typeof key === 'string' && texts.has(key)) return true;
    if (others.some((other) => equalValues(key, other))) return true;
    return typeof value === 'string' && patterns.some((pattern) => testPattern(pattern, value));
  };
  return (subject) => reach.candidates(subject).some(fits);
};

// As in MongoDB a pattern knows no collation.
const $regex: Operator = (reach, operand) => {
  const pattern = operand instanceof RegExp ? operand : new RegExp(String(operand));
  return (subject) =>
    reach.candidates(subject).some((value) => typeof value === 'string' && testPattern(pattern, value));
};

const $exists: Operator = (reach, operand) => (subject) =>
  reach.values(subject).some((value) => value !== undefined) === isTruthy(operand);

const $size: Operator = (reach, operand) => (subject) =>
  reach.values(subject).some((value) => Array.isArray(value) && value.length === toDouble(operand));

const $mod: Operator = (reach, operand) => {
  const [divisor, remainder] = listOf('$mod', operand).map((value) => Math.trunc(toDouble(value)));
  if (!divisor || remainder === undefined) throw new CommandError(2, 'malformed mod, divisor and remainder expected');
  return (subject) =>
    reach
      .candidates(subject)
      .some((value) => rankOf(value) === RANK.number && Math.trunc(toDouble(value)) % divisor === remainder);
};

const isType = (name: string) => (value: unknown) => bsonTypeOf(value) === name;

const TYPE_TESTS: Record<string, (value: unknown) => boolean> = {
  double: (value) => (typeof value === 'number' && !isInt32(value)) || bsonTypeOf(value) === 'Double',
  string: (value) => typeof value === 'string',
  object: (value) => isDocument(value),
  array: Array.isArray,
  binData: (value) => rankOf(value) === RANK.binary,
  objectId: isType('ObjectId'),
  bool: (value) => typeof value === 'boolean',
  date: (value) => value instanceof Date,
  null: (value) => value === null,
  regex: (value) => rankOf(value) === RANK.regex,
  int: isInt32,
  timestamp: isType('Timestamp'),
  long: isType('Long'),
  decimal: isType('Decimal128'),
  minKey: isType('MinKey'),
  maxKey: isType('MaxKey'),
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

const $type: Operator = (reach, operand) => {
  const tests = (Array.isArray(operand) ? operand : [operand]).map((type) => {
    const name = typeof type === 'string' ? type : TYPE_NUMBERS[toDouble(type)];
    const test = Object.hasOwn(TYPE_TESTS, name ?? '') ? TYPE_TESTS[name as string] : undefined;
    if (!test) throw new CommandError(2, `Unknown type name alias: ${String(type)}`);
    return test;
  });
  return (subject) => reach.candidates(subject).some((value) => tests.some((test) => test(value)));
};

/** A comparison within one kind of value, as MongoDB compares: numbers with numbers, text with text. */
function comparison(accepts: (difference: number) => boolean): Operator {
  return (reach, operand, collation) => {
    const bound = foldValue(operand, collation);
    const rank = rankOf(bound);
    const crossesKinds = rank === RANK.minKey || rank === RANK.maxKey;
    const isNaNOperand = Number.isNaN(bound);
    const fits = (value: unknown) => {
      if (isMissing(bound)) return isMissing(value) && accepts(0);
      if (rankOf(value) !== rank && !crossesKinds) return false;
      if (isNaNOperand || Number.isNaN(value)) return isNaNOperand && Number.isNaN(value) && accepts(0);
      return accepts(compareValues(foldValue(value, collation), bound));
    };
    return (subject) => reach.candidates(subject).some(fits);
  };
}

const not =
  (operator: Operator): Operator =>
  (...given) => {
    const test = operator(...given);
    return (subject) => !test(subject);
  };

/** MongoDB's operators on values, over every BSON type. Those that hold filters of their own are the filter's. */
export const VALUE_OPERATORS: Record<string, Operator> = {
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
};

/** The operand of an operator that takes a list. Throws 2 for anything else. */
export function listOf(operator: string, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw new CommandError(2, `${operator} needs an array`);
  return operand;
}

function isTruthy(operand: unknown): boolean {
  return rankOf(operand) === RANK.number ? toDouble(operand) !== 0 : Boolean(operand);
}

// A pattern that came with a global flag remembers where it stopped.
function testPattern(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
