/** What one clause says: its marker holds for all of it, and what is not sure is not understood. */
import { datesLabel } from '../dates-said';
import { meaningOf, type Mode } from '../meanings';
import { softened } from '../softening';
import type { Meant } from '../wish';
import type { Term } from '../vocabulary';
import { meantBy, type AmountContext } from './script-amounts';
import { comparedIn } from './script-comparison';
import type { Item, Scanned } from './scan-clause';
import { exceptedPlaces, isTwice, similarPlaces, turnedTerms, withoutOrigins } from './script-reach';
import type { ScriptLanguage, ScriptRole } from './script-language';

/** A wish and where it stands in the clause. */
export type Said = Meant & { start: number; end: number };
/**
 * `isLost` when the clause is not understood. `marker` is a 'not' or a 'been' that may reach to a clause beside it: `isAlone` when
 * the clause names nothing that it could be of, `isBare` when it names terms and says nothing of them.
 */
export type Clause = {
  said: Said[];
  isLost: boolean;
  marker: 'not' | 'been' | 'ignore' | null;
  isAlone: boolean;
  isBare: boolean;
  places: Item[];
  isFlight: boolean;
};

type Given = { text: string; language: ScriptLanguage; people: number; isBehindFlight: boolean };

/** A clause that is not understood. */
export const lost: Clause = {
  ...{ said: [], isLost: true, marker: null, isAlone: false, isBare: false, places: [], isFlight: false },
};
const silent: Clause = { ...lost, isLost: false };

const GROUND = new Set(['By car', 'No car', 'No flying', 'Public transport']);
const labelOf = (term: Term | undefined) => (term?.type === 'way' ? term.way.label : '');
const isFlightTerm = ({ term }: Item) => ['By air', 'Short flights', 'Direct flights'].includes(labelOf(term));

const COUNTS = new Set<string>(['people', 'days', 'nights', 'weeks', 'hours', 'degrees', 'years']);

/** Words of a limit, which is not understood where nothing is read of it. */
const LIMITS = ['under', 'over', 'elsewhere'] as const;

/** What stands in a clause; `content` are the runs of letters that nobody knows and that may say something. */
type Facts = {
  given: Given;
  all: readonly Item[];
  items: readonly Item[];
  has: (role: ScriptRole) => boolean;
  content: readonly string[];
  terms: readonly Item[];
  amounts: readonly Item[];
  days: readonly Item[];
  isFlight: boolean;
};

/** Reads a clause that was taken apart. */
export function readClause({ items: all, unknown }: Scanned, given: Given): Clause {
  const { text, language } = given;
  const has = (role: ScriptRole) => all.some(({ roles }) => roles.has(role));
  const items = withoutOrigins(all);
  const isSum = items.some(({ amount }) => amount && !COUNTS.has(amount.unit ?? ''));
  const facts: Facts = {
    ...{ given, all, items, has },
    content: unknown.filter((run) => !isPlain(run, language)),
    // 'A sum alone' is a person's.
    terms: items.filter(({ term }) => term && !(isSum && labelOf(term) === 'Alone')),
    amounts: items.filter(({ amount }) => amount && amount.unit !== 'people'),
    days: items.filter((item) => item.days),
    isFlight: all.some(isFlightTerm),
  };
  const isBeen = has('been') && !has('never');
  if (has('past') && !isBeen) return has('not') || has('except') ? lost : silent;
  if (unknown.some((run) => language.unsure.test(run)) || language.doubt.test(text)) return lost;
  if (has('ask') && !has('asked')) return lost;
  const isEmpty = facts.terms.length + facts.amounts.length + facts.days.length === 0;
  const isSaid = facts.content.length > 0;
  if (has('ignore')) {
    if (has('not') || isBeen) return lost;
    return { ...silent, marker: 'ignore', isAlone: isEmpty && !isSaid };
  }
  const marker = isBeen ? 'been' : has('not') || (isEmpty && has('except')) ? 'not' : null;
  if (!isEmpty) return marker === null ? readWanted(facts) : readTurned(facts, marker);
  const { isFlight } = facts;
  if (isSaid || LIMITS.some(has)) return { ...lost, marker, isFlight };
  return { ...silent, marker, isAlone: marker !== null, isFlight };
}

function readTurned(facts: Facts, marker: 'not' | 'been'): Clause {
  const { given, items, has, content, terms, amounts, days, isFlight } = facts;
  const isMixed = has('similar') || has('except') || has('than') || days.length > 0;
  if (content.length > 0 || isMixed || isTwice(items, marker)) return lost;
  if (amounts.length > 0) {
    const isOnlyLimit = marker === 'not' && has('over') && terms.every(isFlightTerm);
    const limits = isOnlyLimit ? readAmounts(facts) : null;
    return limits ? { ...silent, said: limits.map((each) => weighed(each, facts)), isFlight } : lost;
  }
  const turned = turnedTerms({ ...given, terms, items }, marker);
  if (!turned) return lost;
  const spoken = [...terms, ...items.filter(({ roles }) => roles.has(marker))];
  const span = { start: Math.min(...spoken.map(({ start }) => start)), end: Math.max(...spoken.map(({ end }) => end)) };
  return { ...silent, marker, said: turned.map((meant) => weighed({ ...meant, ...span }, facts)) };
}

function readWanted(facts: Facts): Clause {
  const { given, all, items, has, content, amounts, days, isFlight } = facts;
  const { language, text } = given;
  if (content.join('').replace(/\s/g, '').length > language.mostUnknown) return lost;
  const compared = has('than') || language.id === 'ar' ? comparedIn(all, language) : undefined;
  if (!compared && (language.id === 'ar' ? isNearPlace(all) : has('than'))) return lost;
  const terms = facts.terms.filter((item) => !compared?.used.includes(item));
  const named = { ...given, terms, items };
  const excepted = has('except') ? exceptedPlaces(named) : [];
  const similar = has('similar') ? similarPlaces(named) : [];
  const limits = readAmounts(facts);
  if (!excepted || !similar || !limits || isTold(terms, facts)) return lost;
  const modeOf = (item: Item): Mode => (similar.includes(item) ? 'similar' : excepted.includes(item) ? 'not' : 'want');
  const wanted = terms.flatMap((item) => {
    const meant = item.term ? meaningOf(item.term, modeOf(item), has('must')) : null;
    return meant ? [{ ...meant, start: item.start, end: item.end }] : [];
  });
  // 'Warm, over 25 degrees' is the number.
  const isWarmth = ({ meaning }: Said) => meaning.kind === 'least-warmth' || meaning.kind === 'most-warmth';
  const plain = limits.some(isWarmth) ? wanted.filter((each) => !isWarmth(each)) : wanted;
  const said = [
    ...[...plain, ...limits].map((each) => weighed(each, facts)),
    ...(compared ? [{ ...compared.meant, start: compared.start, end: compared.end }] : []),
    ...days.flatMap((item) => datesOf(item, has('around') || amounts.length > 0)),
  ].sort((one, other) => one.start - other.start);
  if (said.length === 0 && (content.length > 0 || LIMITS.some(has))) return { ...lost, isFlight };
  const saysMore = content.length + amounts.length > 0 || language.wish.test(text);
  const isBare = terms.length > 0 && !saysMore && !has('must') && !has('soft') && !has('except');
  return { ...silent, said, isBare, isFlight, places: placesOf(terms) };
}

/** 'Near Dubai' in Arabic, whose words are those of 'from Dubai'. */
const isNearPlace = (items: readonly Item[]): boolean =>
  items.some(
    ({ term }, at) =>
      labelOf(term) === 'Closer' && items[at + 1]?.roles.has('from') && items[at + 2]?.term?.type === 'place',
  );

const weighed = (each: Said, { has }: Facts): Said => (has('soft') && !has('must') ? softened(each) : each);

/** Whether a clause tells of what it names, and asks for none of it. */
function isTold(terms: readonly Item[], { given: { language, text }, content }: Facts): boolean {
  const isOf = (type: string) => terms.some(({ term }) => term?.type === type);
  if (isOf('time') && terms.some(({ term }) => isComplaint(term))) return true;
  if (language.wish.test(text)) return false;
  if (terms.some(({ term }) => ['Hot', 'Cold'].includes(labelOf(term)))) return true;
  if (/てい(?:ます|る)/.test(text) && (isOf('place') || isOf('time'))) return true;
  // 'A clean beach' asks for one where it ends with what it names.
  const isPhrase = language.isMarkedBehind && terms.at(-1)?.end === text.trimEnd().length;
  return content.length > 0 && !isPhrase && terms.some(({ term }) => term?.type !== 'way');
}

const isPlain = (run: string, { plain, id }: ScriptLanguage): boolean =>
  id === 'ko' || id === 'ar'
    ? run
        .split(/\s+/)
        .every((word) => plain.test(word) || (id === 'ar' && plain.test(word.replace(/^[وفبل](?=.{2})/, ''))))
    : plain.test(run);

const placesOf = (items: readonly Item[]) => (items.every(({ term }) => term?.type === 'place') ? [...items] : []);

const isComplaint = (term: Term | undefined): boolean =>
  ['Hot', 'Cold', 'Warmer', 'Colder'].includes(labelOf(term)) || /^(?:crowds|expensive)/.test(wordsOf(term));
const wordsOf = (term: Term | undefined) => (term?.type === 'way' ? term.way.words : '');

function datesOf({ days, start, end }: Item, isOnlyStart: boolean): Said[] {
  if (!days) return [];
  const { startDate, endDate } = days;
  const said = endDate && !isOnlyStart ? { startDate, endDate } : { startDate };
  return [{ meaning: { kind: 'dates', ...said }, strength: 'hard', label: datesLabel(said), start, end }];
}

/** What every amount of a clause limits; null where one is not sure. */
function readAmounts({ given, items, has, content, terms, amounts, isFlight }: Facts): Said[] | null {
  const context: AmountContext = {
    ...{ text: given.text, people: given.people, items, has },
    isFlight: isFlight || given.isBehindFlight,
    isOnGround: has('elsewhere') || terms.some(({ term }) => GROUND.has(labelOf(term))),
    hasUnknown: content.length > 0,
    isPair: terms.some(({ term }) => labelOf(term) === 'For two'),
  };
  const all = amounts.map((item) => ({ item, meant: meantBy(item, context) }));
  if (all.some(({ item, meant }) => !meant && item.amount?.unit !== 'years')) return null;
  return all.flatMap(({ item: { start, end }, meant }) => (meant ? [{ ...meant, start, end }] : []));
}
