import type { Collation } from '../bson/collation';
import { isDocument, type Document } from '../bson/document';
import { createMatcher } from './matcher';

/** Finds the position in an array that made a document fit the filter; -1 when the filter does not say. */
export type ArrayPosition = (array: readonly unknown[]) => number;

/** Prepares the search for the element at `path` that a filter found, for the positional `$`. */
export function createArrayPosition(path: string, filter: Document, collation?: Collation): ArrayPosition {
  const conditions = conditionsOn(path, filter);
  // Re-rooted under one name, each condition can be asked of a one-element array.
  const matchers = conditions.map(([key, condition]) =>
    createMatcher({ [`array${key.slice(path.length)}`]: condition }, collation),
  );
  return (array) => {
    if (matchers.length === 0) return -1;
    const fits = array.map((element) => matchers.map(({ test }) => test({ array: [element] })));
    const byAll = fits.findIndex((results) => results.every(Boolean));
    return byAll !== -1 ? byAll : fits.findIndex((results) => results.some(Boolean));
  };
}

/** The paths a filter has conditions on, through `$and` and `$or`. */
export function pathsIn(filter: Document): string[] {
  return conditionsOn('', filter).map(([key]) => key);
}

function conditionsOn(path: string, filter: Document): [string, unknown][] {
  return Object.entries(filter).flatMap(([key, condition]): [string, unknown][] => {
    if ((key === '$and' || key === '$or') && Array.isArray(condition)) {
      return condition.filter(isDocument).flatMap((part) => conditionsOn(path, part));
    }
    if (key.startsWith('$')) return [];
    return path === '' || key === path || key.startsWith(`${path}.`) ? [[key, condition]] : [];
  });
}
