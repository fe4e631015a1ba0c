import { isDocument, toNumber, type Document } from '../bson/document';
import { CommandError } from '../errors';

/** A projection without array operators: which stored fields stay, and which are computed from expressions. */
export interface FieldProjection {
  /** The stored part of the result, in MongoDB's order: `_id` first, then as stored. */
  select: (document: Document) => Document;
  /** Path and expression of each computed field. */
  computed: readonly (readonly [path: string, expression: unknown])[];
}

interface Tree {
  [part: string]: Tree | true;
}

type Entry = readonly [path: string, value: unknown];

/**
 * Reads the fields of a `find` projection or a `$project`: `{ a: 1 }`, `{ 'a.b': 0 }`, `{ a: { b: true } }`,
 * `{ a: '$b' }`. `isInclusion` decides where the fields do not: an array operator beside them includes.
 * @throws CommandError 31254, 31253, 31249, 31250 for what MongoDB refuses
 */
export function parseFieldProjection(projection: Document, isInclusion = false): FieldProjection {
  const entries = flatten(projection, '');
  const computed = entries.filter(([, value]) => !isSwitch(value));
  const switches = entries.filter(([path, value]) => isSwitch(value) && path !== '_id');
  const id = entries.find(([path]) => path === '_id')?.[1];
  const paths = switches.map(([path]) => path);
  const isIdOn = id === undefined || (isSwitch(id) && isOn(id));
  const includes =
    isInclusion || computed.length > 0 || (switches.length > 0 ? isOn(switches[0]?.[1]) : id !== undefined && isIdOn);
  const odd = switches.find(([, value]) => isOn(value) !== includes);
  if (odd) {
    const [code, way] = includes ? [31254, 'exclusion'] : [31253, 'inclusion'];
    throw new CommandError(
      code,
      `Cannot do ${way} on field ${odd[0]} in ${includes ? 'inclusion' : 'exclusion'} projection`,
    );
  }
  assertNoCollision(
    computed.map(([path]) => path),
    paths,
  );
  const tree = toTree(isIdOn === includes ? ['_id', ...paths] : paths);
  const select = (document: Document) => (includes ? pick(document, tree) : omit(document, tree)) as Document;
  return { computed, select: (document) => idFirst(select(document)) };
}

/** Sets a computed field in a projected document, in every element where an array is on the way. */
export function setProjected(target: Document, parts: readonly string[], value: unknown): void {
  const [part = '', ...rest] = parts;
  if (rest.length === 0) {
    if (value !== undefined) target[part] = value;
    return;
  }
  const child = target[part];
  if (Array.isArray(child)) {
    target[part] = child.map((element: unknown) => withProjected(element, rest, value));
    return;
  }
  target[part] = withProjected(child, rest, value);
}

function withProjected(element: unknown, parts: readonly string[], value: unknown): Document {
  const changed = isDocument(element) ? { ...element } : {};
  setProjected(changed, parts, value);
  return changed;
}

// `{ a: { b: 1 } }` says what `{ 'a.b': 1 }` says.
function flatten(projection: Document, prefix: string): Entry[] {
  return Object.entries(projection).flatMap(([key, value]): Entry[] => {
    const [first] = isDocument(value) ? Object.keys(value) : [];
    if (first === undefined || first.startsWith('$')) return [[prefix + key, value]];
    return flatten(value as Document, `${prefix}${key}.`);
  });
}

function isSwitch(value: unknown): boolean {
  return typeof value === 'boolean' || !Number.isNaN(toNumber(value, NaN));
}

function isOn(value: unknown): boolean {
  return typeof value === 'boolean' ? value : toNumber(value, 0) !== 0;
}

function assertNoCollision(computed: readonly string[], others: readonly string[]): void {
  for (const path of computed) {
    const other = others.find((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
    if (other !== undefined) throw new CommandError(31249, `Path collision at ${path}`);
  }
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
    else if (branch && (isDocument(value[key]) || Array.isArray(value[key]))) picked[key] = pick(value[key], branch);
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

function idFirst(document: Document): Document {
  if (!('_id' in document) || Object.keys(document)[0] === '_id') return document;
  const { _id, ...rest } = document;
  return { _id, ...rest };
}
