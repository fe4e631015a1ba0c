import { describeCollation, parseCollation, sameCollation, type Collation } from '../bson/collation';
import type { Document } from '../bson/document';
import { isDocument, toNumber } from '../bson/document';
import { equalValues } from '../bson/order';
import { encode } from '../bson/codec';
import { CommandError } from '../errors';

/** One field of an index: where it looks and which way it runs. */
export interface IndexField {
  path: string;
  direction: 1 | -1;
}

/** An index as the catalog stores it. Changed only by replacing it. */
export interface IndexDefinition {
  readonly id: number;
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partialFilter?: Document;
  readonly expireAfterSeconds?: number;
  /** How texts are compared in it; plainly when absent. */
  readonly collation?: Collation;
  /** Maintained and unique as any other, but not used to answer. */
  readonly hidden?: boolean;
  /** Per field: some document had an array on its path, so one document may have many keys. */
  readonly multikey: readonly boolean[];
  /** Some key was cut to fit, so the order of keys is not the order of values throughout. */
  readonly hasLongKeys: boolean;
}

/** What a client asks for; other options are refused or, where harmless, ignored. */
export type IndexSpec = Omit<IndexDefinition, 'id' | 'multikey' | 'hasLongKeys'>;

/** The index every collection has. */
export const ID_INDEX_SPEC: IndexSpec = {
  name: '_id_',
  fields: [{ path: '_id', direction: 1 }],
  unique: true,
  sparse: false,
};

/** The `key` document of an index, as drivers know it. */
export function keyPatternOf(index: Pick<IndexDefinition, 'fields'>): Record<string, 1 | -1> {
  return Object.fromEntries(index.fields.map(({ path, direction }) => [path, direction]));
}

/** How `listIndexes` shows an index. */
export function describeIndex(index: IndexDefinition): Document {
  return {
    v: 2,
    key: keyPatternOf(index),
    name: index.name,
    ...(index.unique && index.name !== '_id_' ? { unique: true } : {}),
    ...(index.sparse ? { sparse: true } : {}),
    ...(index.partialFilter ? { partialFilterExpression: index.partialFilter } : {}),
    ...(index.expireAfterSeconds === undefined ? {} : { expireAfterSeconds: index.expireAfterSeconds }),
    ...(index.collation ? { collation: describeCollation(index.collation) } : {}),
    ...(index.hidden ? { hidden: true } : {}),
  };
}

/** Reads one element of `createIndexes.indexes`; throws what MongoDB throws for what it cannot be. */
export function parseIndexSpec(spec: Document): IndexSpec {
  const fields = parseFields(spec.key);
  const name = spec.name;
  if (typeof name !== 'string' || name === '') throw new CommandError(9, "The 'name' field is a required property");
  for (const option of ['weights', 'wildcardProjection']) {
    if (spec[option] !== undefined) throw refused(`the index option '${option}' is not supported by this engine`);
  }
  const partialFilter = spec.partialFilterExpression;
  if (partialFilter !== undefined && !isDocument(partialFilter)) {
    throw new CommandError(14, "The field 'partialFilterExpression' must be an object");
  }
  if (partialFilter !== undefined && spec.sparse) {
    throw refused('cannot mix "partialFilterExpression" and "sparse" options');
  }
  const collation = parseCollation(spec.collation);
  return {
    name,
    fields,
    unique: Boolean(spec.unique) || name === '_id_',
    sparse: Boolean(spec.sparse),
    ...(partialFilter === undefined ? {} : { partialFilter }),
    ...parseExpiry(spec, fields),
    ...(collation ? { collation } : {}),
    ...(spec.hidden === true ? { hidden: true } : {}),
  };
}

/** What a wanted index means beside an existing one: the same, or a clash MongoDB has a code for. */
export function compareToExisting(wanted: IndexSpec, existing: readonly IndexDefinition[]): 'new' | 'same' {
  const pattern = JSON.stringify(wanted.fields);
  for (const index of existing) {
    const sameFields = JSON.stringify(index.fields) === pattern;
    const sameFilter =
      equalValues(index.partialFilter, wanted.partialFilter) && sameCollation(index.collation, wanted.collation);
    if (index.name === wanted.name) {
      if (!sameFields || !sameFilter || index.unique !== wanted.unique || index.sparse !== wanted.sparse) {
        const text = 'An existing index has the same name as the requested index';
        throw new CommandError(86, `${text}. Requested index: ${wanted.name}, existing index: ${index.name}`);
      }
      if (index.expireAfterSeconds !== wanted.expireAfterSeconds) throw optionsConflict(wanted, index);
      return 'same';
    }
    if (sameFields && sameFilter) throw optionsConflict(wanted, index);
  }
  return 'new';
}

function optionsConflict(wanted: IndexSpec, index: IndexDefinition): CommandError {
  const text =
    index.name === wanted.name
      ? 'An equivalent index already exists with the same name but different options'
      : `Index already exists with a different name: ${index.name}`;
  return new CommandError(85, `${text}. Requested index: ${wanted.name}`);
}

function parseFields(key: unknown): IndexField[] {
  if (!isDocument(key) || Object.keys(key).length === 0) throw refused('Index keys cannot be empty.');
  return Object.entries(key).map(([path, value]) => {
    const direction = typeof value === 'number' ? value : Number(String(value));
    if (typeof value === 'string' || Number.isNaN(direction) || direction === 0) {
      throw refused(`this engine has ascending and descending indexes only, not { ${path}: ${String(value)} }`);
    }
    if (path === '' || path.startsWith('.') || path.endsWith('.') || path.includes('$')) {
      throw refused(`Index key contains an illegal field name: '${path}'`);
    }
    return { path, direction: direction > 0 ? 1 : -1 };
  });
}

/** Reads `expireAfterSeconds`, which only an index of one field may have. Throws 67. */
export function parseExpiry(spec: Document, fields: readonly IndexField[]): { expireAfterSeconds?: number } {
  if (spec.expireAfterSeconds === undefined) return {};
  const seconds = toNumber(spec.expireAfterSeconds, NaN);
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > 2 ** 31 - 1) {
    throw refused("TTL index 'expireAfterSeconds' option must be within the range 0 to 2147483647");
  }
  if (fields.length > 1) throw refused('TTL indexes are single-field indexes, compound indexes do not support TTL');
  return { expireAfterSeconds: seconds };
}

function refused(message: string): CommandError {
  return new CommandError(67, message);
}

/** The bytes an index is stored as inside the catalog document. */
export function indexToDocument(index: IndexDefinition): Document {
  const { partialFilter, ...rest } = index;
  // A filter may hold operators and dotted names: stored as bytes of its own, it means the same after reading.
  return { ...rest, ...(partialFilter ? { partialFilter: encode(partialFilter) } : {}) };
}
