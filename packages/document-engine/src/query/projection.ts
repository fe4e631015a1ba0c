import { Context } from 'mingo/core';
import { Query } from 'mingo/query';
import { encodeComputed } from '../bson/codec';
import { isDocument, toNumber, type Document } from '../bson/document';
import { CommandError } from '../errors';
import { createMatcher, MINGO_OPTIONS } from './matcher';
import type { Match } from './scan';

/** Turns a found record into the bytes to send. */
export type Projector = (match: Pick<Match, 'raw' | 'document'>) => Uint8Array;

interface Tree {
  [part: string]: Tree | true;
}

/** Prepares a projection; `filter` is needed for the positional `$`. */
export function createProjector(projection: unknown, filter: Document): Projector {
  if (!isDocument(projection) || Object.keys(projection).length === 0) return ({ raw }) => raw;
  const entries = Object.entries(projection);
  const positional = entries.find(([path]) => path.endsWith('.$'))?.[0];
  if (positional) return positionalProjector(projection, positional.slice(0, -2), filter);
  const isPlain = entries.every(([, value]) => isSwitch(value));
  return isPlain ? plainProjector(entries) : computedProjector(projection);
}

function isSwitch(value: unknown): boolean {
  return typeof value === 'boolean' || (typeof value !== 'string' && !Number.isNaN(toNumber(value, NaN)));
}

function isOn(value: unknown): boolean {
  return typeof value === 'boolean' ? value : toNumber(value, 0) !== 0;
}

function plainProjector(entries: readonly [string, unknown][]): Projector {
  const fields = entries.filter(([path]) => path !== '_id');
  const includes = fields.length > 0 ? isOn(fields[0]?.[1]) : isOn(entries[0]?.[1]);
  if (fields.some(([, value]) => isOn(value) !== includes)) {
    const way = includes ? 'exclusion in inclusion' : 'inclusion in exclusion';
    throw new CommandError(31254, `Cannot do ${way} projection`);
  }
  const id = entries.find(([path]) => path === '_id');
  const tree = toTree(fields.map(([path]) => path));
  const keepsId = id ? isOn(id[1]) : true;
  if (includes) {
    if (keepsId) tree._id = true;
    return ({ document }) => encodeComputed(pick(document, tree) as Document);
  }
  if (!keepsId) tree._id = true;
  return ({ document }) => encodeComputed(omit(document, tree) as Document);
}

function toTree(paths: readonly string[]): Tree {
  const tree = newTree();
  for (const path of paths) {
    const parts = path.split('.');
    const last = parts.pop() as string;
    let node = tree;
    for (const part of parts) {
      const next = node[part];
      if (next === true) throw new CommandError(31249, `Path collision at ${path}`);
      node = node[part] = next ?? newTree();
    }
    if (node[last] !== undefined && node[last] !== true) throw new CommandError(31250, `Path collision at ${path}`);
    node[last] = true;
  }
  return tree;
}

// Without a prototype, so that `__proto__` is a name like any other.
function newTree(): Tree {
  return Object.create(null) as Tree;
}

function pick(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => isDocument(item) || Array.isArray(item)).map((item) => pick(item, tree));
  }
  if (!isDocument(value)) return undefined;
  const picked: Document = {};
  for (const key of Object.keys(value)) {
    const branch = Object.hasOwn(tree, key) ? tree[key] : undefined;
    if (branch === true) picked[key] = value[key];
    else if (branch && value[key] !== null && typeof value[key] === 'object') picked[key] = pick(value[key], branch);
  }
  return picked;
}

function omit(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => omit(item, tree));
  if (!isDocument(value)) return value;
  const kept: Document = {};
  for (const key of Object.keys(value)) {
    const branch = Object.hasOwn(tree, key) ? tree[key] : undefined;
    if (branch !== true) kept[key] = branch ? omit(value[key], branch) : value[key];
  }
  return kept;
}

function computedProjector(projection: Document): Projector {
  const query = new Query({}, { ...MINGO_OPTIONS, context: MINGO_OPTIONS.context ?? Context.init() });
  return ({ document }) => {
    const [projected] = query.find<Document>([document], projection as never).all();
    return encodeComputed(projected ?? {});
  };
}

function positionalProjector(projection: Document, path: string, filter: Document): Projector {
  const { [`${path}.$`]: _positional, ...rest } = projection;
  const inner = createProjector({ ...rest, [path]: 1 }, filter);
  const find = createArrayPosition(path, filter);
  return ({ raw, document }) => {
    const array = document[path];
    if (!Array.isArray(array)) return inner({ raw, document });
    const position = find(array);
    if (position === -1) {
      throw new CommandError(51246, "Executor error: positional operator '.$' couldn't find a matching element");
    }
    return inner({ raw, document: { ...document, [path]: [array[position]] } });
  };
}

/** Finds the place in the array at `path` that made a document fit the filter; -1 when the filter does not say. */
export function createArrayPosition(path: string, filter: Document): (array: readonly unknown[]) => number {
  const conditions = conditionsOn(path, filter);
  // Re-rooted under one name, each condition can be asked of a one-element array.
  const matchers = conditions.map(([key, condition]) =>
    createMatcher({ [`array${key.slice(path.length)}`]: condition }),
  );
  return (array) => {
    if (matchers.length === 0) return -1;
    const fits = array.map((element) => matchers.map(({ test }) => test({ array: [element] })));
    const byAll = fits.findIndex((results) => results.every(Boolean));
    return byAll !== -1 ? byAll : fits.findIndex((results) => results.some(Boolean));
  };
}

function conditionsOn(path: string, filter: Document): [string, unknown][] {
  return Object.entries(filter).flatMap(([key, condition]): [string, unknown][] => {
    if ((key === '$and' || key === '$or') && Array.isArray(condition)) {
      return condition.filter(isDocument).flatMap((part) => conditionsOn(path, part));
    }
    return key === path || key.startsWith(`${path}.`) ? [[key, condition]] : [];
  });
}
