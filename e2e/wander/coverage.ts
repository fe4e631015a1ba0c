/** Which controls of the portal the walks have met, and which they have only seen. */
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { ControlNames } from './control-names';
import type { SeenControl } from './page/controls';
import type { Look } from './page/look';
import { routeOf } from './routes';
import type { Way } from './ways';

/** A control, wherever it was: how often it was used, and by which class of visitors it was seen, how. */
type Entry = { met: number; ways: Map<string, Way> };

/** A list of more options than a person reads is one choice; those of a short one are choices of their own. */
const SHORT_LIST = 8;

/** A filter's choice ends with how many things it leaves: the things make the list. */
const isOfThings = ({ role, name, group }: SeenControl) =>
  group !== '' && role === 'checkbox' && /\s\d[\d,]*$/u.test(name);

/** What a file of an earlier run holds. */
type Kept = {
  entries: [string, { met: number; ways: [string, Way][] }][];
  lists: [string, string[]][];
  opened: string[];
};

export class Coverage {
  readonly #names: ControlNames;
  readonly #entries = new Map<string, Entry>();
  readonly #keys = new WeakMap<Pick<Look, 'path' | 'controls'>, Map<SeenControl, string>>();
  /** Names in each list, and the key that a name has once its list has grown long. */
  readonly #lists = new Map<string, Set<string>>();
  readonly #listOf = new Map<string, string>();
  readonly #opened = new Set<string>();

  /** @param words names of places and things of the catalogue, which stand in the names of controls */
  constructor(words: readonly string[] = []) {
    this.#names = new ControlNames(words);
  }

  /** One that knows as many words and has met nothing. */
  another = () => new Coverage(this.#names.words);

  noteTyped = (text: string): void => this.#names.noteTyped(text);

  fold = (name: string): string => this.#names.foldLayer(name);

  /** What one control is called however often it is met. */
  keyOf(look: Pick<Look, 'path' | 'controls'>, control: SeenControl): string {
    let keys = this.#keys.get(look);
    if (!keys) this.#keys.set(look, (keys = new Map()));
    const known = keys.get(control) ?? this.#makeKey(look, control);
    keys.set(control, known);
    return this.keyNow(known);
  }

  /** What a key that was given earlier is now: its list may have grown long. */
  keyNow = (key: string): string => this.#listOf.get(key) ?? key;

  #makeKey(look: Pick<Look, 'path' | 'controls'>, control: SeenControl): string {
    const { role, layer, isInFrame, thing, options, group, shape } = control;
    const place = [isInFrame ? 'frame' : routeOf(look.path), this.#names.foldLayer(layer), role].join(' | ');
    if (thing !== '') return `${place} | ${thing} …`;
    if (role === 'day' || (role === 'option' && options > SHORT_LIST)) return `${place} | …`;
    if (isOfThings(control)) return `${place} | ${this.#names.fold(group)}: …`;
    const key = `${place} | ${this.#names.nameOf(look, control)}`;
    const isChoice = group !== '' && ['checkbox', 'radio', 'button'].includes(role);
    if (isChoice) this.#list(`${place} | ${this.#names.fold(group)}: …`, key);
    // 'Edit …' is one control of many things already.
    else if (!isInFrame && shape.startsWith('in a row') && !key.includes('…')) this.#list(`${place} | …`, key, shape);
    return key;
  }

  /** Notes a name of a list; once there are many, all of them are one. */
  #list(listKey: string, key: string, shape = ''): void {
    const list = `${listKey}\n${shape}`;
    const names = this.#lists.get(list) ?? new Set();
    this.#lists.set(list, names.add(key));
    if (names.size <= SHORT_LIST) return;
    for (const name of names) {
      if (name === listKey || this.#listOf.has(name)) continue;
      this.#listOf.set(name, listKey);
      this.#merge(name, listKey);
    }
  }

  #merge(from: string, into: string): void {
    const entry = this.#entries.get(from);
    if (!entry) return;
    this.#entries.delete(from);
    const target = this.#entries.get(into) ?? { met: 0, ways: new Map<string, Way>() };
    target.met += entry.met;
    for (const [kind, way] of entry.ways) if (!target.ways.has(kind)) target.ways.set(kind, way);
    this.#entries.set(into, target);
  }

  /** @param kind of the visitor: who comes alike sees alike */
  see(seenKey: string, kind: string, way?: Way): void {
    const key = this.keyNow(seenKey);
    const entry = this.#entries.get(key) ?? { met: 0, ways: new Map<string, Way>() };
    this.#entries.set(key, entry);
    const known = entry.ways.get(kind);
    if (!way) return;
    // A way that led nowhere is as good as a longer one.
    if (!known || way.steps.length <= known.steps.length + known.missed)
      entry.ways.set(kind, { ...way, missed: known?.missed ?? 0 });
  }

  meet(key: string): void {
    const entry = this.#entries.get(this.keyNow(key));
    if (entry) entry.met += 1;
  }

  metTimes = (key: string): number => this.#entries.get(this.keyNow(key))?.met ?? 0;

  /** The shortest way to a control, as far as it never led nowhere. */
  wayTo(key: string, kind: string): Way | undefined {
    const way = this.#entries.get(this.keyNow(key))?.ways.get(kind);
    return way?.missed === 0 ? way : undefined;
  }

  noteOpened = (start: string) => this.#opened.add(start);

  hasOpened = (start: string): boolean => this.#opened.has(start);

  /** The way was walked, and it was not there. */
  miss(key: string, kind: string): void {
    const way = this.#entries.get(this.keyNow(key))?.ways.get(kind);
    if (way) way.missed += 1;
  }

  /** Ways of this kind of visitor to controls that nobody has used. */
  waysToGo(kind: string): { key: string; way: Way }[] {
    return [...this.#entries].flatMap(([key, { met, ways }]) => {
      const way = met === 0 ? ways.get(kind) : undefined;
      return way ? [{ key, way }] : [];
    });
  }

  report(): { met: number; seen: number; unmet: string[] } {
    const unmet = [...this.#entries].filter(([, { met }]) => met === 0).map(([key]) => key);
    return { met: this.#entries.size - unmet.length, seen: this.#entries.size, unmet: unmet.sort() };
  }

  /** Goes on where an earlier run ended; a file that is not there yet is an empty one. */
  recall(file: string): void {
    if (!existsSync(file)) return;
    const { entries, lists, opened } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    for (const [key, { met, ways }] of entries) this.#entries.set(key, { met, ways: new Map(ways) });
    for (const each of opened) this.#opened.add(each);
    for (const [list, names] of lists) {
      const [listKey = '', shape] = list.split('\n');
      for (const name of names) this.#list(listKey, name, shape);
    }
  }

  keep(file: string): void {
    const kept: Kept = {
      entries: [...this.#entries].map(([key, { met, ways }]) => [key, { met, ways: [...ways] }]),
      lists: [...this.#lists].map(([list, names]) => [list, [...names]]),
      opened: [...this.#opened],
    };
    writeFileSync(file, JSON.stringify(kept));
  }
}
