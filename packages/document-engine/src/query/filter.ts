import * as mingoQuery from 'mingo/operators/query';
import type { Options } from 'mingo/types';
import { promoteNumbers } from '../bson/codec';
import type { Collation } from '../bson/collation';
import { isDocument, isOperatorDocument, type Document } from '../bson/document';
import { candidatesAt, valuesAt } from '../bson/paths';
import { CommandError } from '../errors';
import { listOf, VALUE_OPERATORS, type Predicate, type Reach } from './operators';

/** What a filter needs beside itself. */
export interface FilterContext {
  collation?: Collation | undefined;
  /** Builds the predicate of an `$expr`, which is computed and not compared. */
  compileExpression: (expression: unknown) => Predicate;
}

const UNSUPPORTED = new Set(['$where', '$text', '$near', '$nearSphere', '$geoWithin', '$geoIntersects', '$jsonSchema']);
const LOGICAL = new Set(['$and', '$or', '$nor', '$expr']);
const BITWISE = new Set(['$bitsAllClear', '$bitsAllSet', '$bitsAnyClear', '$bitsAnySet'] as const);

/** What conditions in an `$elemMatch` or a `$pull` look at: the element itself, which is not looked into. */
const ELEMENT: Reach = { values: (element) => [element], candidates: (element) => [element] };

/** Builds the predicate of a whole filter. Throws 2 for operators that do not exist or are not supported. */
export function compileFilter(filter: Document, context: FilterContext): Predicate {
  const tests = Object.entries(filter).map(([key, condition]) => compileEntry(key, condition, context));
  return (document) => tests.every((test) => test(document));
}

/**
 * Builds the predicate for an element of an array, from what `$elemMatch` or `$pull` hold: conditions on the element
 * (`{ $gte: 5 }`), or a filter on its fields, which only a document can fit.
 */
export function compileElement(condition: Document, context: FilterContext): Predicate {
  const [first = ''] = Object.keys(condition);
  if (isOperatorDocument(condition) && !LOGICAL.has(first)) return compileConditions(ELEMENT, condition, context);
  const test = compileReferenceOrFilter(condition, context);
  return (element) => isDocument(element) && test(element);
}

// Inside an `$elemMatch` the fields of a reference are fields like any other.
function compileReferenceOrFilter(filter: Document, context: FilterContext): Predicate {
  const tests = Object.entries(filter).map(([key, condition]) =>
    /^\$(ref|id|db)$/.test(key)
      ? compileConditions(fieldReach(key), condition, context)
      : compileEntry(key, condition, context),
  );
  return (document) => tests.every((test) => test(document));
}

function compileEntry(key: string, condition: unknown, context: FilterContext): Predicate {
  switch (key) {
    case '$comment':
      return () => true;
    case '$expr':
      return compileExpression(condition, context);
    case '$and': {
      const parts = compileParts(key, condition, context);
      return (document) => parts.every((part) => part(document));
    }
    case '$or': {
      const parts = compileParts(key, condition, context);
      return (document) => parts.some((part) => part(document));
    }
    case '$nor': {
      const parts = compileParts(key, condition, context);
      return (document) => !parts.some((part) => part(document));
    }
  }
  if (key.startsWith('$')) throw refusal(key, 'unknown top level operator');
  return compileConditions(fieldReach(key), condition, context);
}

function compileExpression(expression: unknown, { collation, compileExpression: compile }: FilterContext): Predicate {
  if (collation) throw new CommandError(2, '$expr with a collation is not supported by this engine');
  return compile(promoteNumbers(expression));
}

function compileParts(operator: string, list: unknown, context: FilterContext): Predicate[] {
  const parts = listOf(operator, list);
  if (parts.length === 0) throw new CommandError(2, `${operator} must be a nonempty array`);
  return parts.map((part) => {
    if (!isDocument(part)) throw new CommandError(2, `${operator} entries need to be full objects`);
    return compileFilter(part, context);
  });
}

const fieldReach = (path: string): Reach => ({
  values: (document) => valuesAt(document, path),
  candidates: (document) => candidatesAt(document, path),
});

function compileConditions(reach: Reach, condition: unknown, context: FilterContext): Predicate {
  if (condition instanceof RegExp) return compileOperator(reach, ['$regex', condition], context);
  if (!isOperatorDocument(condition)) return compileOperator(reach, ['$eq', condition], context);
  const { $options, ...operators } = condition;
  if ($options !== undefined && !('$regex' in operators)) throw new CommandError(2, '$options needs a $regex');
  const tests = Object.entries(operators).map(([operator, operand]) =>
    compileOperator(reach, [operator, operator === '$regex' ? patternOf(operand, $options) : operand], context),
  );
  return (subject) => tests.every((test) => test(subject));
}

function patternOf(pattern: unknown, options: unknown): RegExp {
  const source = pattern instanceof RegExp ? pattern.source : String(pattern);
  const own = pattern instanceof RegExp ? pattern.flags : '';
  return new RegExp(source, typeof options === 'string' ? options.replace('x', '') : own);
}

function compileOperator(reach: Reach, [operator, operand]: [string, unknown], context: FilterContext): Predicate {
  switch (operator) {
    case '$not': {
      if (!(operand instanceof RegExp) && !isOperatorDocument(operand)) {
        throw new CommandError(2, '$not needs a regex or a document');
      }
      const test = compileConditions(reach, operand, context);
      return (subject) => !test(subject);
    }
    case '$elemMatch': {
      if (!isDocument(operand)) throw new CommandError(2, '$elemMatch needs an Object');
      const test = compileElement(operand, context);
      return (subject) => reach.values(subject).some((value) => Array.isArray(value) && value.some(test));
    }
    case '$all':
      return compileAll(reach, operand, context);
  }
  if (BITWISE.has(operator as '$bitsAllSet')) return compileBits(reach, operator as '$bitsAllSet', operand);
  const build = Object.hasOwn(VALUE_OPERATORS, operator) ? VALUE_OPERATORS[operator] : undefined;
  if (!build) throw refusal(operator, 'unknown operator');
  return build(reach, operand, context.collation);
}

function compileAll(reach: Reach, operand: unknown, context: FilterContext): Predicate {
  const tests = listOf('$all', operand).map((wanted) => {
    const isElementMatch = isDocument(wanted) && '$elemMatch' in wanted;
    const operator = isElementMatch ? '$elemMatch' : wanted instanceof RegExp ? '$regex' : '$eq';
    return compileOperator(reach, [operator, isElementMatch ? wanted.$elemMatch : wanted], context);
  });
  return (subject) => tests.length > 0 && tests.every((test) => test(subject));
}

function compileBits(reach: Reach, operator: '$bitsAllSet', operand: unknown): Predicate {
  const test = mingoQuery[operator]('value', promoteNumbers(operand) as never, {} as Options);
  return (subject) => reach.candidates(subject).some((value) => test({ value: promoteNumbers(value) } as never));
}

function refusal(operator: string, text: string): CommandError {
  return new CommandError(
    2,
    UNSUPPORTED.has(operator) ? `${operator} is not supported by this engine` : `${text}: ${operator}`,
  );
}
