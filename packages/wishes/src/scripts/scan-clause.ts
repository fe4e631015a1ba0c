/** Takes a clause apart: the longest known words, amounts, days, and letters that nobody knows. */
import { dayOf, daysBetween } from '@sojourn/travel';
import { monthNames } from '@sojourn/travel';
import type { Term, Unit, Vocabulary } from '../vocabulary';
import { feastDays } from './feast-days';
import type { ScriptRole } from './script-language';
import type { Entry, Lexicon } from './script-lexicon';
import { numberAt } from './script-numbers';

/** A sum's unit is its currency; `joined` when 'and' stands before it, as a part of its word. */
export type Amount = { unit: Unit | ScriptRole | null; value: number };
export type Days = { startDate: string; endDate?: string };
export type Item = {
  start: number;
  end: number;
  roles: ReadonlySet<ScriptRole>;
  term?: Term;
  amount?: Amount;
  days?: Days;
  joined?: boolean;
};
export type Scanned = { items: Item[]; unknown: string[] };

const UNITS: Partial<Record<ScriptRole, Unit | ScriptRole>> = {
  ...{ hours: 'hours', days: 'days', nights: 'nights', weeks: 'weeks', degrees: 'degrees', years: 'years' },
  ...{ people: 'people', JPY: 'yen', CNY: 'yuan', KRW: 'won', SAR: 'riyals', AED: 'dirhams', TWD: 'TWD', HKD: 'HKD' },
  ...{ USD: 'dollars', EUR: 'euros' },
};
const NONE: ReadonlySet<ScriptRole> = new Set();
const KANJI = /[\u3400-\u9fff]/;
const KATAKANA = /[\u30a1-\u30faー]/;
const LETTER = /[\u0621-\u064a]/;
const PREFIX = /^(?:[وف]?(?:بال|لل|ال|ب|ل)|[وف])/;
const PARTICLES =
  /^(?:은|는|이|가|을|를|도|과|와|랑|이랑|이나|나|에|의|에서|로|으로|만|하고|까지|부터|에는|에서는|에도|이고|이며|이면|면|이라|라|요|이에요|예요|인|인데|이었으면|였으면|들|들이|들은|들이랑|여행|으로는|로는|입니다)?(?=[\s~().]|$)/;
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/일주일/y, 7],
  [/이틀/y, 2],
  [/사흘/y, 3],
  [/나흘/y, 4],
  [/보름/y, 15],
  [/한 ?달/y, 30],
];
const DATE =
  /(?:(\d{4})[年년]\s?)?(\d{1,2})[月월]\s?(\d{1,2})[日号號일](?:\([^)]{1,3}\))?\s?(?:(?:から|〜|~|-|–|到|至|부터)\s?(?:(\d{1,2})[月월]\s?)?(\d{1,2})[日号號일](?:まで|까지)?|(?=(?:に|에|から)?\s?(?:出発|出发|出發|출발)))/y;
const LONGEST_TRIP = 60;
const OF_A_PLACE: Partial<Record<'ja' | 'zh' | 'ko' | 'ar', RegExp>> = {
  ja: /^(?:人|語|系|製|産|式|風|料理|代表|の友|の会社|の料理)/,
  zh: /^(?:人|语|語|文|菜|籍|产|產|料理|餐|货|貨|朋友|风味|的朋友|公司)/,
  ko: /^(?:인(?!데)|어(?![도야])|산|식|풍| ?음식| ?요리| ?친구)/,
};

type Place = { text: string; lexicon: Lexicon; vocabulary: Vocabulary; today: string | undefined };

/** Everything in a clause, in order. `unknown` are runs of letters that no table has. */
export function scanClause(place: Place): Scanned {
  const { text, lexicon } = place;
  const items: Item[] = [];
  const unknown: string[] = [];
  let isOpen = false;
  for (let at = 0; at < text.length;) {
    const item = itemAt(place, at, items.at(-1)?.end === at || (isOpen ? false : at === 0));
    if (item && item.end > at && isSomething(item)) {
      items.push(item);
      isOpen = false;
      at = item.end;
      continue;
    }
    const end = Math.max(item?.end ?? 0, lexicon.language.id === 'ar' ? wordEnd(text, at) : at + 1);
    unknown[isOpen ? unknown.length - 1 : unknown.length] =
      (isOpen ? (unknown.at(-1) ?? '') : '') + text.slice(at, end);
    isOpen = true;
    at = end;
  }
  return { items, unknown };
}

const isSomething = ({ term, amount, days, roles }: Item) => !!term || !!amount || !!days || roles.size > 0;

function wordEnd(text: string, at: number): number {
  let end = at + 1;
  if (LETTER.test(text[at] ?? '')) while (LETTER.test(text[end] ?? '')) end += 1;
  return end;
}

function itemAt(place: Place, at: number, isBehindItem: boolean): Item | null {
  const { text, lexicon, today } = place;
  const { id } = lexicon.language;
  const days = id === 'ar' ? null : daysAt(text, at, today);
  if (days) return days;
  if (id === 'ar') return arabicAt(place, at);
  const word = wordAt(place, at, isBehindItem);
  const amount = amountAt(place, at);
  return amount && amount.end > (word?.end ?? at) ? amount : word;
}

function daysAt(text: string, at: number, today: string | undefined): Item | null {
  DATE.lastIndex = at;
  const found = today === undefined ? null : DATE.exec(text);
  if (!found || today === undefined) return null;
  const [said, year, month, day, endMonth = month, endDay] = found;
  const first = Number(year ?? today.slice(0, 4));
  const named = (add: number, monthSaid = month, daySaid = day) =>
    dayOf(first + add, Number(monthSaid), Number(daySaid));
  const later = year === undefined && named(0) <= today ? 1 : 0;
  const startDate = named(later);
  const endDate =
    endDay === undefined ? undefined : named(later + Number(Number(endMonth) < Number(month)), endMonth, endDay);
  const length = endDate === undefined ? 1 : daysBetween(startDate, endDate);
  if (!(startDate > today) || !(length > 0 && length <= LONGEST_TRIP)) return null;
  return { start: at, end: at + said.length, roles: NONE, days: { startDate, ...(endDate ? { endDate } : {}) } };
}

/** The longest word of the table that stands at a place. */
function longestAt({ text, lexicon }: Place, at: number, isEnd: (end: number) => boolean) {
  for (let length = Math.min(lexicon.longest, text.length - at); length > 0; length -= 1) {
    const entry = lexicon.words.get(text.slice(at, at + length));
    if (entry && isEnd(at + length)) return { entry, end: at + length };
  }
  return null;
}

function itemOf({ today }: Place, entry: Entry, span: { start: number; end: number }): Item {
  const days = entry.feast !== undefined && today !== undefined ? feastDays(entry.feast, today) : null;
  return { ...span, roles: entry.roles, ...(entry.term ? { term: entry.term } : {}), ...(days ? { days } : {}) };
}

function wordAt(place: Place, at: number, isBehindItem: boolean): Item | null {
  const { text, lexicon } = place;
  const found = longestAt(place, at, () => true);
  if (!found) return null;
  const { entry, end } = found;
  const item = itemOf(place, entry, { start: at, end });
  if (!item.term && !item.days) return item;
  // A Thai, his language and his kitchen are not the country.
  if (item.term?.type === 'place' && OF_A_PLACE[lexicon.language.id]?.test(text.slice(end)))
    return { start: at, end, roles: NONE };
  const [first, last] = [text[at] ?? '', text[end - 1] ?? ''];
  if (lexicon.language.id === 'ko') {
    const isWordStart = isBehindItem || /[\s()~,]/.test(text[at - 1] ?? ' ');
    const needsParticle = end - at === 1 || item.term?.type !== 'way';
    const isWordEnd = !needsParticle || PARTICLES.test(text.slice(end)) || longestAt(place, end, () => true) !== null;
    return isWordStart && isWordEnd ? item : { start: at, end, roles: NONE };
  }
  if (lexicon.language.id !== 'ja') return item;
  for (const letters of [KANJI, KATAKANA]) {
    const isInside = letters.test(first) && !isBehindItem && letters.test(text[at - 1] ?? '');
    const goesOn =
      letters.test(last) &&
      letters.test(text[end] ?? '') &&
      longestAt(place, end, () => true) === null &&
      amountAt(place, end) === null;
    if (isInside || goesOn) return { start: at, end, roles: NONE };
  }
  return item;
}

const monthTerm = ({ vocabulary }: Place, month: number): Term | undefined => {
  const name = monthNames[month - 1]?.toLowerCase();
  return name
    ? (vocabulary.terms.longest(['in', name], 0)?.value ?? vocabulary.terms.longest([name], 0)?.value)
    : undefined;
};

function amountAt(place: Place, at: number): Item | null {
  const { text, lexicon } = place;
  const { id } = lexicon.language;
  const length = LENGTHS.find(([words]) => ((words.lastIndex = at), id === 'ko' && words.test(text)));
  if (length) return { start: at, end: length[0].lastIndex, roles: NONE, amount: { unit: 'days', value: length[1] } };
  const sign = /^[$¥￥₩€]\s?/.exec(text.slice(at, at + 2));
  const said = numberAt(text, at + (sign?.[0].length ?? 0), id);
  if (!said) return null;
  const behind = said.end + (/^\s/.test(text.slice(said.end)) ? 1 : 0);
  const isWord = (end: number) => id !== 'ar' || !LETTER.test(text[end] ?? '');
  const unit = longestAt(place, behind, isWord);
  const span = (end: number) => ({ start: at, end });
  if (sign) {
    const currency = { $: 'dollars', '€': 'euros', '₩': 'won' }[sign[0].trim()] ?? (id === 'ja' ? 'yen' : 'yuan');
    return { ...span(said.end), roles: NONE, amount: { unit: currency as Unit, value: said.value } };
  }
  const named = unit && [...unit.entry.roles].find((role) => role in UNITS || role === 'month' || role === 'nothing');
  if (!unit || !named) {
    const isSum = said.value >= 1000 && /预算/.test(text);
    return isSum ? { ...span(said.end), roles: NONE, amount: { unit: 'yuan', value: said.value } } : null;
  }
  if (named === 'nothing') return { ...span(unit.end), roles: new Set(['nothing']) };
  if (named === 'month') {
    const term = monthTerm(place, said.value);
    return term ? { ...span(unit.end), roles: NONE, term } : null;
  }
  const end =
    named === 'nights'
      ? unit.end + (/^\s?[\d一二三四五六七八九十两]+[日天일]/.exec(text.slice(unit.end))?.[0].length ?? 0)
      : unit.end;
  return { ...span(end), roles: NONE, amount: { unit: UNITS[named] ?? null, value: said.value } };
}

const DUALS = /ين$/;

function arabicAt(place: Place, at: number): Item | null {
  const { text } = place;
  if (LETTER.test(text[at - 1] ?? '')) return null;
  const isEnd = (end: number) => !LETTER.test(text[end] ?? '');
  const prefix = PREFIX.exec(text.slice(at, at + 5))?.[0] ?? '';
  const starts = [0, ...Array.from(prefix, (_, index) => index + 1)];
  const joined = /^[وف]/.test(prefix);
  const amount = amountAt(place, at);
  const words = starts.flatMap((skip) => {
    const found = longestAt(place, at + skip, isEnd);
    return found ? [{ ...found, skip }] : [];
  });
  const best = words.sort((one, other) => other.end - one.end || one.skip - other.skip)[0];
  if (amount && amount.end >= (best?.end ?? 0)) return { ...amount, joined };
  if (!best) return null;
  const item: Item = { ...itemOf(place, best.entry, { start: at, end: best.end }), joined: joined && best.skip > 0 };
  const unit = [...best.entry.roles].find((role) => role in UNITS);
  const value = DUALS.test(text.slice(at, best.end)) ? 2 : unit === 'weeks' ? 1 : 0;
  return unit && value > 0 && !item.term ? { ...item, amount: { unit: UNITS[unit] ?? null, value } } : item;
}
