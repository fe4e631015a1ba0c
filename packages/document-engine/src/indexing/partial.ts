import type { Collation } from '../bson/collation';
import { isDocument, type Document } from '../bson/document';
import { equalValues, RANK, rankOf } from '../bson/order';
import { createMatcher, type Matcher } from '../query/matcher';
import type { IndexDefinition } from './definition';

const matchers = new WeakMap<Document, Matcher>();

/** Whether an index holds this document at all. */
export function isInPartialIndex(index: IndexDefinition, document: Document): boolean {
  if (!index.partialFilter) return true;
  let matcher = matchers.get(index.partialFilter);
  if (!matcher) {
    matcher = createMatcher(index.partialFilter);
    matchers.set(index.partialFilter, matcher);
  }
  return matcher.test(document);
}

/** Whether every document that fits `filter` is in the index: only then may it answer. Doubt counts as no. */
export function coversFilter(index: IndexDefinition, filter: Document, collation?: Collation): boolean {
  if (!index.partialFilter) return true;
  if (collation || index.collation) return false;
  const wanted = conjuncts(filter);
  return conjuncts(index.partialFilter).every((required) => wanted.some((given) => implies(given, required)));
}

interface Conjunct {
  path: string;
  condition: unknown;
}

function conjuncts(filter: Document): Conjunct[] {
  return Object.entries(filter).flatMap(([path, condition]) => {
    if (path === '$and' && Array.isArray(condition)) return condition.filter(isDocument).flatMap(conjuncts);
    if (isDocument(condition) && Object.keys(condition).length > 0) {
      const entries = Object.entries(condition);
      if (entries.every(([operator]) => operator.startsWith('$'))) {
        return entries.map(([operator, operand]) => ({ path, condition: { [operator]: operand } }));
      }
    }
    return [{ path, condition: { $eq: condition } }];
  });
}

function implies(given: Conjunct, required: Conjunct): boolean {
  if (given.path !== required.path) return false;
  if (equalValues(given.condition, required.condition)) return true;
  const [[operator, operand] = []] = Object.entries(given.condition as Document);
  const points = operator === '$eq' ? [operand] : operator === '$in' && Array.isArray(operand) ? operand : [];
  if (points.length > 0) return points.every((point) => pointFits(point, required.condition));
  const isExists = isDocument(required.condition) && required.condition.$exists === true;
  return isExists && /^\$(gte?|lte?|regex)$/.test(operator ?? '') && rankOf(operand) !== RANK.null;
}

// An array may match by one element and fail by another, and null also means missing: neither proves anything.
function pointFits(point: unknown, condition: unknown): boolean {
  const rank = rankOf(point);
  if (rank === RANK.null || rank === RANK.array || rank === RANK.regex) return false;
  const operator = Object.keys(condition as Document)[0] ?? '';
  // With an array in the document `$ne`-like conditions see all elements, so one equal point does not decide.
  if (!/^\$(eq|in|gte?|lte?|exists|type)$/.test(operator)) return false;
  return createMatcher({ point: condition } as Document).test({ point });
}
