/** What somebody asked for, as wishes: from the details, the refinements and the group, without those taken back. */
import type { CatalogueEntry, Preferences, UnderstoodWish } from '@sojourn/contracts';
import { hemisphereOf, monthAfter, monthOf, oncePer, parseParty, proposeDates, type Hemisphere } from '@sojourn/travel';
import { countryCodeOf } from '@sojourn/travel/countries';
import {
  INSTRUCTION,
  monthsOfDates,
  movedDates,
  OWN_COUNTRY,
  peopleNamed,
  parseWishes,
  subjectOf,
  type NamedDestination,
  type Need,
  type Wish,
} from '@sojourn/wishes';
import { reread, type ModelReading, type Unread } from './model-reading.model';

/** A wish and the text it was read from; `isAsked` is true where the text may mean it, and a yes alone makes it count. */
export type SourcedWish = Wish & { source: UnderstoodWish['source']; isAsked?: boolean };

/** `moves` of refinements are against the list that was shown; all `wishes` are in force. */
export type Wishes = {
  wishes: readonly SourcedWish[];
  notUnderstood: readonly string[];
  /** The group as it was typed; empty when it speaks to a machine rather than of people. */
  group: string;
  /** All that were understood or confirmed, those taken back or denied too. */
  understood: readonly SourcedWish[];
  /** What may be meant, and nobody has answered. */
  questions: readonly SourcedWish[];
  /** What of a model's reading does not count. */
  unread: readonly Unread[];
};

/** The destinations of a catalogue by the names that people type. */
const namedDestinations = oncePer((catalogue: readonly CatalogueEntry[]): readonly NamedDestination[] =>
  catalogue.map(({ id, name, country, alsoCalled }) => ({
    id,
    country,
    label: name,
    names: [name, ...name.split(/,| and the | and /), ...alsoCalled].filter((each) => each.trim().length > 2),
  })),
);

/** `today` is the day of asking, `YYYY-MM-DD`. */
type Asked = {
  preferences: Preferences;
  catalogue: readonly CatalogueEntry[];
  hemisphere: Hemisphere;
  today: string;
  /** The country that they start from, by its English name. */
  home?: string | undefined;
  /** What a language model read in the same texts. */
  reading?: ModelReading | undefined;
};

/** Everything that was asked for; a later refinement holds against an earlier text about the same. */
export function wishesOf(asked: Asked): Wishes {
  const { preferences, catalogue, hemisphere, today, home, reading } = asked;
  const { people } = parseParty(preferences.groupSize);
  const context = { destinations: namedDestinations(catalogue), hemisphere, people, today };
  const typed = [
    ['group', preferences.groupSize],
    ['details', preferences.customDetails],
    ['refinement', preferences.refinement ?? ''],
  ] as const;
  // A refinement speaks of those who were named before: 'Georgia would like a beach'.
  const named = peopleNamed(`${preferences.groupSize}\n${preferences.customDetails}`);
  const texts = typed.map(([source, text]) => ({ source, text, ...parseWishes(text, { ...context, named }) }));
  const read = texts.map((each) => (each.source === 'refinement' ? withMovedDates(each, texts, asked) : each));
  const { texts: parsed, unread } = reading ? reread(read, reading, context) : { texts: read, unread: [] };
  // What a text is sure of goes behind what it may mean, and so before it.
  const said = parsed.flatMap(({ source, wishes, questions }) => [
    ...questions.map((wish): SourcedWish => ({ ...wish, source, isAsked: true })),
    ...wishes.map((wish): SourcedWish => ({ ...wish, source })),
  ]);
  const without = new Set(preferences.withoutWishes);
  const { understood, questions } = answered(said, preferences);
  const { known, unknown } = atHome(understood, home);
  const inForce = known.filter(({ id }) => !without.has(id));
  const isGroup = !parsed.some(
    ({ source, notUnderstood }) => source === 'group' && notUnderstood.includes(INSTRUCTION),
  );
  return {
    group: isGroup ? preferences.groupSize : '',
    understood: known,
    questions,
    unread,
    wishes: inTime(inForce, preferences, today),
    // Names and numbers of a group are no wishes that somebody misses.
    notUnderstood: [
      ...parsed.flatMap(({ source, notUnderstood }) => (source === 'group' ? [] : notUnderstood)),
      ...unknown.map(({ words }) => words),
    ],
  };
}

/** 'No passports' stays in the country that they start from; where nobody knows that, it is said. */
function atHome(understood: readonly SourcedWish[], home = '') {
  const id = countryCodeOf(home);
  const isOwn = (wish: SourcedWish) => wish.kind === 'place' && wish.place.id === OWN_COUNTRY;
  const known = understood.flatMap((wish): SourcedWish[] => {
    if (wish.kind !== 'place' || !isOwn(wish)) return [wish];
    return id ? [{ ...wish, place: { type: 'country', id } }] : [];
  });
  return { known, unknown: id ? [] : understood.filter(isOwn) };
}

type Read = ReturnType<typeof parseWishes> & { source: UnderstoodWish['source']; text: string };

/** A refinement such as 'a week later', against the days that were written before or chosen in the planner. */
function withMovedDates(refinement: Read, texts: readonly Read[], { preferences, ...asked }: Asked): Read {
  const written = texts.flatMap(({ wishes }) => wishes).find((wish) => wish.kind === 'dates');
  const { when } = preferences;
  const before = written?.kind === 'dates' ? written : when && 'startDate' in when ? when : null;
  const moved = before && movedDates(refinement.text, before);
  if (!moved) return refinement;
  const context = {
    destinations: namedDestinations(asked.catalogue),
    hemisphere: asked.hemisphere,
    today: asked.today,
  };
  const rest = parseWishes(moved.rest, context);
  return { ...refinement, ...rest, wishes: [...rest.wishes.filter(({ kind }) => kind !== 'dates'), moved.wish] };
}

/** What was said, each wish once, by what its questions were answered with. */
function answered(said: readonly SourcedWish[], { withoutWishes, confirmedWishes }: Preferences) {
  const confirmed = new Set(confirmedWishes);
  const denied = new Set(withoutWishes);
  const counts = ({ isAsked, id }: SourcedWish) => !isAsked || confirmed.has(id);
  const standing = said.filter(
    (wish, at) => !said.slice(at + 1).some((later) => (counts(later) || !counts(wish)) && isReplaced(wish, later)),
  );
  const isNeed = (need: Need) => (wish: SourcedWish) => wish.kind === 'need' && wish.need === need;
  // 'My wife and our two kids' are no couple.
  const isFamily = said.some((wish) => counts(wish) && isNeed('children')(wish));
  const left = standing.filter((wish) => !isFamily || !isNeed('couple')(wish));
  const known = new Set(left.filter(counts).map(({ id }) => id));
  const isOpen = (wish: SourcedWish) => !counts(wish) && !denied.has(wish.id);
  const once = left.filter((wish) => counts(wish) || !known.has(wish.id));
  return { understood: once.filter((wish) => !isOpen(wish)), questions: once.filter(isOpen) };
}

/** The same wish again, its opposite, or another figure for the same limit. Other months of a refinement replace those before. */
function isReplaced(wish: SourcedWish, later: SourcedWish): boolean {
  if (wish.kind === 'months' && later.kind === 'months') {
    return wish.isWanted === later.isWanted && wish.source !== later.source;
  }
  // 'Rather in June' takes back the days of May.
  if (wish.kind === 'dates' && later.kind === 'months') return later.isWanted && wish.source !== later.source;
  return subjectOf(wish) === subjectOf(later);
}

/** The wishes with when to go: days that are written go before the planner's question, and both before 'soon'. */
function inTime(inForce: readonly SourcedWish[], preferences: Preferences, today: string): SourcedWish[] {
  const dates = datesOf(inForce);
  if (!dates) return [...inForce, ...whenWishes(preferences), ...soonWishes(inForce, preferences, today)];
  const others = inForce.filter((wish) => !(wish.kind === 'months' && wish.isWanted));
  return [...others, { ...dates, kind: 'months', months: monthsOfDates(dates), isWanted: true, id: 'said-dates' }];
}

/** The days that somebody wrote, if any. */
export const datesOf = (wishes: readonly SourcedWish[]): Extract<SourcedWish, { kind: 'dates' }> | undefined =>
  wishes.find((wish) => wish.kind === 'dates');

/** The planner's own question when they want to go. */
function whenWishes({ when }: Preferences): SourcedWish[] {
  if (!when) return [];
  const months = 'month' in when ? [when.month] : monthsBetween(when.startDate, when.endDate);
  return [
    {
      kind: 'months',
      months,
      isWanted: true,
      id: 'when',
      strength: 'hard',
      label: 'When',
      words: '',
      source: 'details',
    },
  ];
}

/** 'Last minute' is the month of the first trip that can be proposed, unless months were named. */
function soonWishes(inForce: readonly SourcedWish[], { when }: Preferences, today: string): SourcedWish[] {
  const soon = inForce.find(({ kind }) => kind === 'soon');
  if (!soon || when || inForce.some((wish) => wish.kind === 'months' && wish.isWanted)) return [];
  const months = [monthOf(proposeDates({ months: [], days: 1, today }).startDate)];
  return [{ ...soon, kind: 'months', months, isWanted: true, id: 'soon-months', strength: 'hard' }];
}

function monthsBetween(startDate: string, endDate: string): number[] {
  const first = monthOf(startDate);
  const last = monthOf(endDate);
  return first === last ? [first] : [first, monthAfter(first)];
}

/** Words of who drives. */
const DRIVEN = /\b(?:car|drive|driving)\b/i;

/** As it is told to the person: what was understood, without our own workings. */
export const toUnderstood = (wish: SourcedWish): UnderstoodWish => {
  const { id, strength, words, source, isAsked } = wish;
  // 'by train if we can' does not rule out a flight.
  const isOnlyLiked = wish.kind === 'means' && wish.means === 'no-flying' && strength === 'soft';
  return {
    id,
    label: isOnlyLiked ? (DRIVEN.test(words) ? 'By car where one can' : 'By train where one goes') : wish.label,
    strength,
    words,
    source,
    ...(isAsked && { isAsked }),
  };
};

/** The hemisphere of an origin; nobody's is the northern one. */
export const hemisphereFor = (origin: { latitude: number } | null): Hemisphere => hemisphereOf(origin?.latitude ?? 0);
