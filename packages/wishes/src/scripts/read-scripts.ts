/** Reads the clauses of a text that are Japanese, Chinese, Korean or Arabic; the rest of it is left to the other reader. */
import { cleaned } from '../cleaned';
import { idOf, meaningOf } from '../meanings';
import type { NamedDestination, Vocabulary } from '../vocabulary';
import type { Wish } from '../wish';
import { lost, readClause, type Clause } from './read-clause';
import { scanClause } from './scan-clause';
import { lexiconFor } from './script-lexicon';
import { foldScript, hasScript, languageOf } from './script-text';

type Known = {
  vocabulary: Vocabulary;
  destinations: readonly NamedDestination[];
  people: number;
  today: string | undefined;
};
/** `rest` is the text with blanks where clauses were read. */
export type ScriptReading = { wishes: Wish[]; notUnderstood: string[]; rest: string };

type Part = { start: number; end: number; sentence: number };
type Read = Part & Clause & { at: readonly number[]; isMarkedBehind: boolean };

/** Nobody means one thing by so many letters, and a list in them would take time with their square. */
const LONGEST_CLAUSE = 400;
const SENTENCE_ENDS = /[。．！!？?؟；;\n]|\.(?!\d)/;
const CLAUSE_ENDS = /[，،：:]|,(?!\d)/;
const LATIN = /[A-Za-z][A-Za-z'’-]+/g;

/** Where the clauses of a text stand, between its marks. Time grows with its length. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  const isJapanese = languageOf('', text) === 'ja';
  let start = 0;
  let sentence = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const mark = text.slice(at, at + 2);
    const isStop =
      at === text.length || (SENTENCE_ENDS.test(mark[0] ?? '') && (mark[0] !== '.' || !/^\.\d/.test(mark)));
    const isClauseEnd = CLAUSE_ENDS.test(mark[0] ?? '') && !(mark[0] === ',' && /^,\d/.test(mark));
    if (!isStop && !isClauseEnd && !(isJapanese && mark[0] === '、')) continue;
    if (at > start) parts.push({ start, end: at, sentence });
    if (isStop) sentence += 1;
    start = at + 1;
  }
  return parts;
}

/** Parts at the connectives of their language. */
function clausesOf(text: string, known: Known): (Part & { id: 'ja' | 'zh' | 'ko' | 'ar' })[] {
  return partsOf(text)
    .filter(({ start, end }) => hasScript(text.slice(start, end)))
    .flatMap(({ start, end, sentence }) => {
      const typed = text.slice(start, end);
      const id = languageOf(typed, text);
      let from = start;
      return typed.split(lexiconFor(id, known).language.ends).map((piece) => {
        const part = { id, sentence, start: from, end: from + piece.length };
        from += piece.length;
        return part;
      });
    });
}

/** A place that is only named beside a clause that turns it, or throws doubt on it. */
function settle(reads: readonly Read[]): void {
  const doubt = (read?: Read) => {
    if (!read || read.said.length === 0) return;
    read.said = [];
    read.isLost = true;
  };
  reads.forEach((read, at) => {
    const [before, behind] = [reads[at - 1], reads[at + 1]];
    const isSame = (other?: Read) => other?.sentence === read.sentence;
    if (read.marker === null) return;
    if (read.isAlone) {
      if (isSame(before) && before) turnOrDoubt(before, read.marker, doubt);
      else if (!isSame(behind)) doubt(before);
      if (isSame(behind) && behind?.isBare) doubt(behind);
      return;
    }
    if (read.isMarkedBehind && isSame(before) && before?.isBare) turnOrDoubt(before, read.marker, doubt);
    if (!read.isMarkedBehind && isSame(behind) && behind?.isBare) doubt(behind);
  });
}

function turnOrDoubt(read: Read, marker: 'not' | 'been' | 'ignore', doubt: (read: Read) => void): void {
  if (read.marker !== null) return;
  if (marker === 'ignore' || !read.isBare || read.places.length === 0) {
    doubt(read);
    return;
  }
  read.said = read.places.flatMap(({ term, start, end }) => {
    const meant = term && meaningOf(term, marker, false);
    return meant ? [{ ...meant, start, end }] : [];
  });
}

/** See the head of this file. */
export function readScripts(text: string, given: Known): ScriptReading {
  if (!hasScript(text)) return { wishes: [], notUnderstood: [], rest: text };
  const reads: Read[] = [];
  let rest = text;
  for (const part of clausesOf(text, given)) {
    const typed = text.slice(part.start, part.end);
    if (!hasScript(typed)) continue;
    const { read, latin } = readPart({ ...part, typed, before: reads.at(-1) }, given);
    reads.push(read);
    const blank = latin.reduce(
      (left, { index, word }) => left.slice(0, index) + word + left.slice(index + word.length),
      ' '.repeat(typed.length),
    );
    rest = rest.slice(0, part.start) + blank + rest.slice(part.end);
  }
  settle(reads);
  const wishes = reads.flatMap(({ said, start, at }) =>
    said.map(({ meaning, strength, label, start: from, end: until }): Wish => {
      const words = cleaned(text.slice(start + (at[from] ?? 0), start + (at[until - 1] ?? 0) + 1));
      return { ...meaning, id: idOf(meaning), strength, label, words };
    }),
  );
  const kept = new Set(wishes.flatMap(({ id, strength }) => (strength === 'hard' ? [id] : [])));
  const notUnderstood = reads.flatMap(({ isLost, start, end }) => (isLost ? [cleaned(text.slice(start, end))] : []));
  return {
    wishes: wishes.map((wish) => (kept.has(wish.id) ? { ...wish, strength: 'hard' } : wish)),
    notUnderstood: notUnderstood.filter((part) => part.length > 1),
    rest,
  };
}

type Given = Part & { id: 'ja' | 'zh' | 'ko' | 'ar'; typed: string; before: Read | undefined };

function readPart(
  { id, typed, before, ...part }: Given,
  known: Known,
): { read: Read; latin: { index: number; word: string }[] } {
  const lexicon = lexiconFor(id, known);
  const words = [...typed.matchAll(LATIN)].filter(([word]) => !lexicon.words.has(word));
  const folded = foldScript(
    words.reduce(
      (left, { 0: word, index }) => left.slice(0, index) + ' '.repeat(word.length) + left.slice(index + word.length),
      typed,
    ),
  );
  if (typed.length > LONGEST_CLAUSE)
    return { read: { ...part, ...lost, at: folded.at, isMarkedBehind: false }, latin: [] };
  const scanned = scanClause({ text: folded.text, lexicon, vocabulary: known.vocabulary, today: known.today });
  const isBehindFlight = before?.sentence === part.sentence && before.isFlight;
  const clause = readClause(scanned, {
    text: folded.text,
    language: lexicon.language,
    people: known.people,
    isBehindFlight,
  });
  // What is said of a word in other letters is not sure where the clause says more than to want it.
  const isTurned =
    words.length > 0 &&
    (clause.isLost ||
      clause.marker !== null ||
      scanned.items.some(({ roles }) => TURNING.some((role) => roles.has(role))));
  // 'No 温泉, please': what the other language says of a word here, nobody reads.
  const latin = words.map(([word]) => word);
  const isWithin = latin.length > 2 || latin.some((word) => TURNS.test(word));
  const read: Read = {
    ...part,
    ...clause,
    ...(isTurned || isWithin ? { isLost: true, said: [] } : {}),
    at: folded.at,
    isMarkedBehind: lexicon.language.isMarkedBehind,
  };
  return { read, latin: isTurned && !isWithin ? [] : words.map(({ 0: word, index }) => ({ index, word })) };
}

const TURNS = /^(?:no|not|non|without|never|avoid|except|kein\w*|nicht|ohne|sans|pas|sin|senza|don['’]?t|hate|been)$/i;
const TURNING = ['not', 'been', 'never', 'past', 'origin', 'from', 'similar', 'ignore', 'than', 'ask'] as const;
