/** What a control is called without what differs from thing to thing, from day to day and by what was typed. */
import type { SeenControl } from './page/controls';
import type { Look } from './page/look';

const LONGEST = 60;
/** So many rows whose controls differ by their words alone are a list of things. */
const MANY = 4;
/** A shorter run of words stands in every row by chance. */
const SHORTEST_RUN = 4;
const CALENDAR =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/giu;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** 'par' was typed, and stands in no 'Departure'. */
const wholeWords = (words: string) => new RegExp(`(?<![\\p{L}\\d])${escaped(words)}(?![\\p{L}\\d])`, 'gu');

const longest = (some: readonly Pick<SeenControl, 'name'>[]) =>
  some.reduce((name, each) => (each.name.length > name.length ? each.name : name), '');

/** The longest run of words of a name that the row says, too: the name of what the row is about. */
function besideRun(name: string, beside: string): string {
  const words = name.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length).join(' ');
      if (run.length >= SHORTEST_RUN && beside.includes(run)) return run;
    }
  }
  return '';
}

export class ControlNames {
  readonly #names = new Map<string, string>();
  readonly #typed = new Set<string>();
  readonly #catalogue: RegExp;

  /** @param words names of places and things of the catalogue, which stand in the names of controls */
  constructor(readonly words: readonly string[] = []) {
    const longestFirst = [...new Set(words)].filter((each) => each.length > 2).sort((a, b) => b.length - a.length);
    this.#catalogue =
      longestFirst.length > 0
        ? new RegExp(`(?<!\\p{L})(?:${longestFirst.map(escaped).join('|')})(?!\\p{L})`, 'gu')
        : /(?!)/g;
  }

  /** What was typed may stand in the names of controls from now on. */
  noteTyped(text: string): void {
    const words = text.trim();
    if (words.length > 1 && words.length < 200) this.#typed.add(words);
  }

  /** @param thing what a name is about, by the words of its row */
  fold(name: string, thing = ''): string {
    const known = this.#names.get(`${name}\n${thing}`);
    if (known !== undefined) return known;
    let text = name;
    if (thing.length > 1) text = text.replaceAll(thing, '…');
    for (const typed of this.#typed) if (text.includes(typed)) text = text.replaceAll(wholeWords(typed), '…');
    const folded = text
      .replaceAll(this.#catalogue, '…')
      .replaceAll(/[“"][^”"]*[”"]/g, '…')
      // 'Remove filter: Monti', and an airport's code.
      .replace(/^([^:#]{3,40}?) ?: .+$/u, '$1: …')
      // 'Yes, no beaches' answers a question.
      .replace(/^(Yes|No), .+$/u, '$1, …')
      .replace(/^(?!.* (?:(?:of|for|in|to) [A-Z]{3}|URL)$)[…\p{Lu}][^#]* [A-Z]{3}$/u, '… AIRPORT')
      .replace(/( (?:of|for|in|to)) [A-Z]{3}$/, '$1 …')
      .replaceAll(CALENDAR, '#')
      .replaceAll(/[$€£¥]?\d[\d.,:%]*/g, '#')
      .replaceAll(/#[\s#,.–-]*#/g, '#')
      .replace(/ \(#\)$/, '')
      // One passenger, two passengers.
      .replaceAll(/# (\p{L}+?)s\b/gu, '# $1')
      // What follows two numbers is said of the thing.
      .replace(/(#[^#]*#).+$/u, '$1 …')
      .replaceAll(/…[\s…,.·-]*…/g, '…')
      .trim();
    const short = folded.length > LONGEST ? '…' : folded;
    this.#names.set(`${name}\n${thing}`, short);
    return short;
  }

  /** What is open over the page is called by what opened it. */
  foldLayer = (layer: string): string => this.fold(layer.replace(/( for) .+$/, '$1 …'));

  /** Words that several controls of one look begin with, and what differs after them: 'Move …'. */
  nameOf({ controls }: Pick<Look, 'controls'>, control: SeenControl): string {
    const { role, name, row, shape, isInFrame } = control;
    const rows = shape.startsWith('in a row') ? controls.filter((each) => each.shape.startsWith('in a row')) : [];
    // 'Actions for Bus to the beach' stands beside 'Bus to the beach', which is a control, too.
    if (rows.some((each) => each.name.endsWith(` ${name}`) && name.includes(' '))) return '…';
    const title = longest(rows.filter((each) => each.name.includes(' ') && name.endsWith(` ${each.name}`)));
    if (title !== '') return this.fold(`${name.slice(0, -title.length)}…`);
    const run = besideRun(name, control.beside);
    if (run !== '' && (run !== name || role === 'checkbox' || role === 'radio')) return this.fold(name, run);
    const alike = isInFrame
      ? []
      : controls.filter((each) => each.shape === shape && each.role === role && each.layer === control.layer);
    const words = name.split(' ');
    const [first = ''] = words;
    const others = alike.filter((each) => each.name !== name && each.name.startsWith(`${first} `));
    if (first !== name && others.length >= 2) {
      const ends = others
        .map((each) => words.findIndex((word, at) => each.name.split(' ')[at] !== word))
        .filter((at) => at > 0);
      return this.fold(`${words.slice(0, Math.min(...ends, words.length)).join(' ')} …`);
    }
    if (shape.startsWith('in a row') && new Set(alike.map((each) => each.name)).size >= MANY) return '…';
    return this.fold(name, row);
  }
}
