/** Which controls of the portal the walks have met, and which they have only seen. */
import type { SeenControl } from './page/controls';
import type { Look } from './page/look';
import { routeOf } from './routes';
import type { Way } from './ways';

/** A control, wherever it was: how often it was used, and by which class of visitors it was seen, how. */
type Entry = { met: number; ways: Map<string, Way> };

const LONGEST = 60;
/** A list of more options than a person reads is one choice; those of a short one are choices of their own. */
const SHORT_LIST = 8;
/** So many rows whose controls differ by their words alone are a list of things. */
const MANY = 4;
const CALENDAR =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/giu;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class Coverage {
  readonly #entries = new Map<string, Entry>();
  readonly #names = new Map<string, string>();
  readonly #keys = new WeakMap<Pick<Look, 'path' | 'controls'>, Map<SeenControl, string>>();
  readonly #typed = new Set<string>();
  readonly #catalogue: RegExp;

  /** @param words names of places and things of the catalogue, which stand in the names of controls */
  constructor(private readonly words: readonly string[] = []) {
    const longestFirst = [...new Set(words)].filter((each) => each.length > 2).sort((a, b) => b.length - a.length);
    this.#catalogue =
      longestFirst.length > 0
        ? new RegExp(`(?<!\\p{L})(?:${longestFirst.map(escaped).join('|')})(?!\\p{L})`, 'gu')
        : /(?!)/g;
  }

  /** One that knows as many words and has met nothing. */
  another = () => new Coverage(this.words);

  /** What was typed may stand in the names of controls from now on. */
  noteTyped(text: string): void {
    const words = text.trim();
    if (words.length > 1 && words.length < 200) this.#typed.add(words);
  }

  /** A name without what differs from thing to thing. */
  fold(name: string, row = ''): string {
    const known = this.#names.get(`${name}\n${row}`);
    if (known !== undefined) return known;
    let text = name;
    if (row.length > 1) text = text.replaceAll(row, '…');
    for (const typed of this.#typed) text = text.replaceAll(typed, '…');
    const folded = text
      .replaceAll(this.#catalogue, '…')
      .replaceAll(/[“"][^”"]*[”"]/g, '…')
      .replaceAll(CALENDAR, '#')
      .replaceAll(/[$€£¥]?\d[\d.,:%]*/g, '#')
      .replaceAll(/#[\s#,.–-]*#/g, '#')
      .replaceAll(/…[\s…,.·-]*…/g, '…')
      .trim();
    const short = folded.length > LONGEST ? '…' : folded;
    this.#names.set(`${name}\n${row}`, short);
    return short;
  }

  /** What one control is called however often it is met. */
  keyOf(look: Pick<Look, 'path' | 'controls'>, control: SeenControl): string {
    let keys = this.#keys.get(look);
    if (!keys) this.#keys.set(look, (keys = new Map()));
    const known = keys.get(control) ?? this.#makeKey(look, control);
    keys.set(control, known);
    return known;
  }

  /** Words that several controls of one look begin with, and what differs after them: 'Move …'. */
  #nameOf(look: Pick<Look, 'controls'>, control: SeenControl): string {
    const { role, options, shape, isInFrame, name } = control;
    if (role === 'day' || (role === 'option' && options > SHORT_LIST)) return '…';
    const alike = isInFrame
      ? []
      : look.controls.filter((each) => each.shape === shape && each.role === role && each.layer === control.layer);
    const [first = ''] = name.split(' ');
    const others = alike.filter((each) => each.name !== name && each.name.startsWith(`${first} `));
    if (first !== name && others.length >= 2) {
      const words = name.split(' ');
      const length = Math.min(
        ...others
          .map((each) => words.findIndex((word, at) => each.name.split(' ')[at] !== word))
          .filter((at) => at > 0),
      );
      return `${words.slice(0, Math.min(length, words.length)).join(' ')} …`;
    }
    if (shape.startsWith('in a row') && new Set(alike.map((each) => each.name)).size >= MANY) return '…';
    return this.fold(name, control.row);
  }

  #makeKey(look: Pick<Look, 'path' | 'controls'>, control: SeenControl): string {
    const name = this.#nameOf(look, control);
    const route = control.isInFrame ? 'frame' : routeOf(look.path);
    return [route, this.fold(control.layer), control.role, name].join(' | ');
  }

  /** @param kind of the visitor: who comes alike sees alike */
  see(key: string, kind: string, way?: Way): void {
    const entry = this.#entries.get(key) ?? { met: 0, ways: new Map<string, Way>() };
    this.#entries.set(key, entry);
    const known = entry.ways.get(kind);
    if (!way) return;
    // A way that led nowhere is as good as a longer one.
    if (!known || way.steps.length <= known.steps.length + known.missed)
      entry.ways.set(kind, { ...way, missed: known?.missed ?? 0 });
  }

  meet(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.met += 1;
  }

  metTimes = (key: string): number => this.#entries.get(key)?.met ?? 0;

  /** The way was walked, and it was not there. */
  miss(key: string, kind: string): void {
    const way = this.#entries.get(key)?.ways.get(kind);
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
}
