import { Query } from 'mingo/query';
import { decode, decodeForComputing } from '../bson/codec';
import type { Collation } from '../bson/collation';
import { isDocument, type Document } from '../bson/document';
import { compileElement, compileFilter, type FilterContext } from './filter';
import { MINGO_OPTIONS } from './mingo-options';
import type { Predicate } from './operators';

/** A compiled filter. */
export interface Matcher {
  test: Predicate;
  /** True when every document fits, so that none needs to be decoded. */
  matchesAll: boolean;
  /** Decodes a document the way this filter has to see it. */
  decode: (raw: Uint8Array) => Document;
}

/** Compiles a filter; throws code 2 for operators this engine does not have. */
export function createMatcher(filter: Document, collation?: Collation): Matcher {
  const { $comment: _comment, ...conditions } = filter;
  if (Object.keys(conditions).length === 0) return { test: () => true, matchesAll: true, decode };
  const test = compileFilter(conditions, contextWith(collation));
  return { test, matchesAll: false, decode: computes(conditions) ? decodeForComputing : decode };
}

/** Compiles what an `$elemMatch` or a `$pull` says of an element. */
export function createElementTest(condition: Document, collation?: Collation): Predicate {
  return compileElement(condition, contextWith(collation));
}

const contextWith = (collation: Collation | undefined): FilterContext => ({
  collation,
  compileExpression: (expression) => {
    const query = new Query({ $expr: expression } as never, MINGO_OPTIONS);
    return (document) => query.test(document as never);
  },
});

// mingo computes with plain numbers only.
function computes(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(computes);
  return isDocument(value) && Object.entries(value).some(([key, child]) => key === '$expr' || computes(child));
}
