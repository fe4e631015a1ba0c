/** Whether the name of a place is meant as one where it stands: 'a week in Nice', and no 'nice food' or 'my wife Florence'. */
import { isCommonWord, isLanguageWord } from './language-words';
import { fillerWords } from './filler-words';
import { knownWordsOf } from './languages/known-words';
import type { Language } from './languages/language';
import { isCalled, peopleIn } from './people-named';
import type { Token } from './tokens';
import { setOf } from './word-set';

/** Behind these a place is named. */
const BEFORE_A_PLACE = setOf(
  'in from near around visit visiting toward towards via outside beyond except without nach bei besuchen vers pres autour depuis visiter cerca desde hacia visitar vicino verso visitare',
);
/** 'To', and its like in other languages, is one of these only behind a word of going. */
const TO = setOf('to a en por per');
const GOING = setOf(
  'go goes going gone went travel travels traveling travelling fly flying flight flights drive driving train trains trip trips journey move moving get getting return returning back been over way tickets ticket close closer next transfer sail cruise weekend week weeks days day holiday vacation honeymoon',
);
/** 'Like' compares places behind one. */
const COMPARED = setOf(
  'somewhere something anywhere someplace place places town towns city cities just bit similar anything',
);
/** Words that may follow what somebody names, and no word that it could belong to: 'in Nice for a week', no 'nice food'. */
const BEHIND_A_NAME = setOf(
  'for in with and or but during this next on at from to because please then via by if when where who which while until before after again instead already too last only maybe though although as plus fur und oder mit im am ab bis pour et ou avec en para y o con e per',
);
/** After a name that begins a sentence: 'Turkey in May', but 'Side with the locals'. */
const BEHIND_THE_FIRST = setOf('for in during this next on at from fur im am ab pour en para per');
/** 'A Turkey trip' is one to it. */
const JOURNEY = setOf('trip trips holiday holidays vacation getaway honeymoon cruise itinerary urlaub reise');
/** 'Nigerian passports', 'Chinese food', 'Melbourne Cup': words that a name before them belongs to, and is no place to go to. */
const OWNERS = setOf(
  'passport passports visa visas citizen citizens national nationals nationality embassy food foods cuisine dishes dish restaurant restaurants breakfast cup marathon open derby wedding friends friend family in-laws grandparents wife husband girlfriend boyfriend partner price prices vibe vibes feel feeling style weather winters summers standards accent language lessons speaker speakers speaking time',
);
/** 'We speak only Italian' */
const SPEAKING = setOf(
  'speak speaks spoken speaking learn learning practise practice practising practicing teach teaching sprechen spricht parle parlons parlent hablo habla hablamos parlo parla parliamo spreken falo fala falamos',
);
const JOINS = setOf('and or und oder et ou y o e');
/** 'Interested in tours': what these words are about is no place to be in. */
const ABOUT = setOf('interested believe dressed covered rich experienced interest painted made trained');
const ALWAYS_LARGE = 0.6;
const LONG = 4;

/** Whether no word follows that the name of a place or a month could belong to. */
export const endsNameAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind !== 'word' || BEHIND_A_NAME.has(tokens[at]?.text ?? '');

type Judge = (at: number, length: number) => boolean;

type Said = {
  text: string;
  tokens: readonly Token[];
  hasOtherSense: (word: string, at: number) => boolean;
  /** Of each token, where its sentence is in one with a file of its own. */
  languages?: readonly (Language | undefined)[];
  /** Names of people from another text of the same writer, folded. */
  people?: Iterable<string> | undefined;
};

type OwnWords = Readonly<Record<keyof Language['place'], ReadonlySet<string>>>;
const owned = new Map<Language, OwnWords>();

function ownWordsOf(language: Language): OwnWords {
  const before = owned.get(language);
  if (before) return before;
  const { to, going, before: inFront, behind, behindFirst, journey, joins } = language.place;
  const words = {
    ...{ to: setOf(to), going: setOf(going), before: setOf(inFront), behind: setOf(behind) },
    ...{ behindFirst: setOf(behindFirst), journey: setOf(journey), joins: setOf(joins) },
  };
  owned.set(language, words);
  return words;
}

/**
 * Judges the names of places in a text, first to last: each by the words beside it. `hasOtherSense` answers whether a word
 * means something else to the grammar, as 'Essen' does.
 */
export function placeJudge({ text, tokens, hasOtherSense, languages = [], people: known = [] }: Said): Judge {
  const people = new Set([...known, ...peopleIn(tokens)]);
  const isLarge = (token?: Token) => token?.kind === 'word' && /^\p{Lu}/u.test(text.slice(token.start, token.end));
  const long = tokens.filter(({ kind, text: word }) => kind === 'word' && word.length >= LONG);
  // In A Text Of Titles a capital says nothing.
  const isShouted = long.length > LONG && long.filter(isLarge).length > long.length * ALWAYS_LARGE;
  let named = Number.NaN;

  const isMark = (at: number, marks: string) => {
    const token = tokens[at];
    return !token || (token.kind === 'mark' && marks.includes(token.text));
  };
  const word = (at: number) => (tokens[at]?.kind === 'word' ? (tokens[at]?.text ?? '') : '');
  const beginsSentence = (at: number) => isMark(at - 1, '.!?;:\n');
  const isEnd = (at: number) => tokens[at]?.kind !== 'word';
  const isOwn = (at: number, kind: keyof Language['place']) => {
    const language = languages[at];
    return language !== undefined && ownWordsOf(language)[kind].has(word(at));
  };
  const isKnown = (at: number) => {
    const language = languages[at];
    return language !== undefined && knownWordsOf(language).known.has(word(at));
  };
  const isWord = (at: number) => isLanguageWord(word(at)) || isKnown(at);
  const saysNothing = (at: number) => fillerWords.has(word(at)) || isKnown(at);
  const joins = (at: number) => JOINS.has(word(at)) || isOwn(at, 'joins');
  const endsName = (at: number) => endsNameAt(tokens, at) || isOwn(at, 'behind');
  const isNameLike = (at: number) => isLarge(tokens[at]) || !isWord(at);

  const isBehindPlaceWord = (at: number) => {
    const [before, earlier] = [word(at - 1), word(at - 2)];
    if (BEFORE_A_PLACE.has(before) || isOwn(at - 1, 'before')) return !ABOUT.has(earlier);
    if (TO.has(before) || isOwn(at - 1, 'to')) return GOING.has(earlier) || isOwn(at - 2, 'going');
    if (before === 'like') return COMPARED.has(earlier);
    return before === 'not' && !saysNothing(at);
  };
  /** 'Turkey, ten days', 'Nice or Cannes': a clause that begins with the name, which goes on with no word it could belong to. */
  const beginsClause = (at: number) => {
    if (!isMark(at - 1, '.!?;:\n,(')) return false;
    if (joins(at + 1)) return isLarge(tokens[at]) ? isLarge(tokens[at + 2]) : isNameLike(at + 2);
    if (saysNothing(at)) return false;
    const goesOn = BEHIND_THE_FIRST.has(word(at + 1)) || isOwn(at + 1, 'behindFirst');
    return isEnd(at + 1) || (beginsSentence(at) && goesOn && !word(at).endsWith('ing'));
  };
  /** 'Cannes and Nice', 'cannes and nice', but 'Japan and chili'. */
  const isInList = (at: number) =>
    named === at - 1 && isLarge(tokens[at - 2]) === isLarge(tokens[at]) && (joins(at - 1) || isMark(at - 1, ','));

  /** 'Georgia's nap time', but 'Italy's beaches'. */
  const isOwner = (at: number) => {
    const { start, end } = tokens[at] ?? { start: 0, end: 0 };
    return /['’ʼ]s$/i.test(text.slice(start, end)) && ![1, 2].some((next) => hasOtherSense(word(at + next), at + next));
  };

  const isMeant: Judge = (at, length) => {
    if (length > 1) return true;
    if (isOwner(at) || OWNERS.has(word(at + 1)) || [1, 2].some((back) => SPEAKING.has(word(at - back)))) return false;
    const isBehind = isBehindPlaceWord(at);
    if (people.has(word(at)) && (!isBehind || isCalled(tokens, at))) return false;
    const hasSense = hasOtherSense(word(at), at);
    if (!hasSense && !isWord(at)) return true;
    // German nouns are all large.
    if (
      !hasSense &&
      isLarge(tokens[at]) &&
      !isShouted &&
      !(beginsSentence(at) && (isCommonWord(word(at)) || isKnown(at)))
    )
      return true;
    if (JOURNEY.has(word(at + 1)) || isOwn(at + 1, 'journey')) return !saysNothing(at);
    if (!endsName(at + 1) || (word(at).endsWith('ing') && !isLarge(tokens[at]))) return false;
    return isBehind || isInList(at) || (!hasSense && beginsClause(at));
  };
  return (at, length) => {
    const isPlace = isMeant(at, length);
    if (isPlace) named = at + length;
    return isPlace;
  };
}
