import { Lazy } from 'mingo/lazy';
import type { Options } from 'mingo/types';
import { isDocument, toNumber, type Document } from '../bson/document';
import { foldValue, type Collation } from '../bson/collation';
import { compareValues, EMPTY_ARRAY } from '../bson/order';
import { valuesAt } from '../bson/paths';
import { CommandError } from '../errors';

/** One field to sort by. */
export interface SortField {
  path: string;
  direction: 1 | -1;
}

/** Reads a sort document; throws what MongoDB throws for what it cannot be. */
export function parseSort(sort: unknown): SortField[] {
  if (sort === undefined || sort === null) return [];
  if (!isDocument(sort)) throw new CommandError(14, 'Expected field sort to be of type object');
  return Object.entries(sort).map(([path, value]) => {
    const direction = toNumber(value, 0);
    if (direction !== 1 && direction !== -1) {
      throw new CommandError(2, `$sort key ordering must be 1 (for ascending) or -1 (for descending): ${path}`);
    }
    return { path, direction };
  });
}

/** Sorts as MongoDB does: an array counts by its least element upwards, by its greatest downwards; ties keep order. */
export function sortBy<T>(
  items: readonly T[],
  { fields, collation }: { fields: readonly SortField[]; collation?: Collation | undefined },
  documentOf: (item: T) => Document,
): T[] {
  const keyed = items.map((item) => ({
    item,
    keys: fields.map((field) => sortKey(documentOf(item), field, collation)),
  }));
  keyed.sort((a, b) => {
    for (let i = 0; i < fields.length; i++) {
      const difference = compareValues(a.keys[i], b.keys[i]);
      if (difference !== 0) return difference * (fields[i]?.direction ?? 1);
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}

/** The `$sort` stage for mingo, with this order. */
export function sortStage(
  collection: { transform: (f: (documents: Document[]) => unknown) => unknown },
  sort: Document,
  _options: Options,
): unknown {
  const fields = parseSort(sort);
  return collection.transform((documents) => Lazy(sortBy(documents, { fields }, (document) => document)));
}

function sortKey(document: Document, { path, direction }: SortField, collation: Collation | undefined): unknown {
  const values = valuesAt(document, path)
    .flatMap((value) => {
      if (!Array.isArray(value)) return [value];
      return value.length > 0 ? (value as unknown[]) : [EMPTY_ARRAY];
    })
    .map((value) => foldValue(value, collation));
  return values.reduce((best, value) => (compareValues(value, best) * direction < 0 ? value : best), values[0]);
}
