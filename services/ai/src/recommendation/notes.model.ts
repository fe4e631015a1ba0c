/** What an answer says of itself: what could not be met, and what was done instead. */
import { formatList, monthName } from '@sojourn/travel';
import { monthsOfDates, thingOf } from '@sojourn/wishes';
import { brokenBy, meetsAll } from './breaks.model';
import type { Candidate, MatchCriteria } from './candidate.model';
import { isComparable, isComparison } from './comparison.model';
import { isAllowed } from './conditions.model';
import { isRareThing, lacking } from './insistence.model';
import { formatMonths } from './month-words.model';
import { isIn } from './place-match.model';
import { HOW_MANY } from './selection.model';
import { seasonOf } from './topic.model';
import { datesOf, type SourcedWish } from './wishes.model';

type Picked = {
  criteria: MatchCriteria;
  chosen: readonly Candidate[];
  /** Those of them that stay because somebody wants them to. */
  kept: readonly Candidate[];
  relaxed: readonly SourcedWish[];
  nameless: boolean;
  /** Limits that no place keeps. */
  unmet: readonly SourcedWish[];
  /** Whether every word of theirs was understood. */
  isAllRead?: boolean;
  /** The list before a refinement that moves it. */
  before?: readonly Candidate[];
};

/** One text for the person, or nothing. */
export function notesFor(picked: Picked): string | undefined {
  const notes = [
    unmetNote(picked),
    originNote(picked),
    datesNote(picked),
    faresNote(picked),
    comparisonNote(picked),
    seasonNote(picked),
    countryNote(picked),
    shortNote(picked),
    moveNote(picked),
    keptNote(picked),
  ].filter(Boolean);
  return notes.join(' ') || undefined;
}

// What was typed there is not said again: it may be anything.
function originNote({ criteria: { origin, wishes } }: Picked): string {
  if (origin) return '';
  const isGrounded = wishes.some((wish) => wish.kind === 'means' && wish.means === 'no-flying');
  return isGrounded
    ? 'We could not find your starting place, so we do not know how one gets from there without flying.'
    : 'We could not find your starting place, so flight times and fares are those of a medium-long flight.';
}

/** What was written goes before what was chosen, and says so where they differ. */
function datesNote({ criteria: { preferences, wishes } }: Picked): string {
  const { when } = preferences;
  const said = datesOf(wishes);
  if (!when || !said) return '';
  const isSame =
    'month' in when
      ? monthsOfDates(said).includes(when.month)
      : when.startDate === said.startDate && (said.endDate ?? when.endDate) === when.endDate;
  return isSame ? '' : `You chose another time than you wrote; these are for “${said.label}”.`;
}

/** Nobody answered for the fares: what stands there is no price of a search. */
export const GUESSED_FARES = 'Fares could not be looked up just now, so flight costs are rough guesses by distance.';

function faresNote({ criteria: { origin, flights }, chosen }: Picked): string {
  const isGuessed = chosen.some(({ travel }) => travel.means === 'plane' && (!flights || travel.isGuessed));
  return origin && isGuessed ? GUESSED_FARES : '';
}

function unmetNote({ criteria: { origin, from }, unmet }: Picked): string {
  if (unmet.length === 0) return '';
  const flight = unmet.find((wish) => wish.kind === 'means' && wish.means === 'no-flying');
  const labels = formatList(unmet.filter((wish) => wish !== flight || !origin).map(({ label }) => `“${label}”`));
  const rest =
    labels && `No place keeps ${labels} beside your other wishes, so these are the nearest. Each says what it breaks.`;
  if (!flight || !origin) return rest;
  const flights = `Without flying we know no way from ${from ?? 'there'} to a place that fits; these are the shortest flights.`;
  return [flights, rest].filter(Boolean).join(' ');
}

/** 'warmer than Norway', where we have nothing in Norway. */
function comparisonNote({ criteria }: Picked): string {
  const unknown = criteria.wishes.filter(isComparison).filter((wish) => !isComparable(wish, criteria));
  if (unknown.length === 0) return '';
  const labels = formatList(unknown.map(({ label }) => `“${label}”`));
  return `We have no place to compare with for ${labels}, so that is against our usual places.`;
}

/** 'aurora in July'. */
function seasonNote({ criteria, chosen, relaxed }: Picked): string {
  const months = relaxed.flatMap((wish) => (wish.kind === 'months' ? wish.months : []));
  if (months.length === 0) return '';
  const rare = criteria.wishes.filter(isRareThing);
  const names = rare.map(({ thing }) => thingOf(thing).label);
  const season = [...new Set(rare.flatMap(({ thing }) => chosen.flatMap(({ entry }) => seasonOf(entry, thing) ?? [])))];
  const when = season.length > 0 ? ` They have it in ${formatMonths(season.sort((a, b) => a - b))}.` : '';
  return `None of our places has ${formatList(names)} in ${formatList(months.map(monthName), 'or')}.${when}`;
}

/** 'Italy', of which the catalogue has two places. */
function countryNote({ criteria, chosen, nameless }: Picked): string {
  if (!nameless) return '';
  const named = criteria.wishes.flatMap((wish) => (wish.kind === 'place' && wish.isWanted ? [wish] : []));
  const labels = formatList(
    named.map(({ label }) => label),
    'or',
  );
  const inside = chosen.filter(({ entry }) => named.some(({ place }) => isIn(entry, place)));
  if (inside.length === 0) return `We have no place in ${labels} that fits, so these are near it.`;
  const count = inside.length === 1 ? 'one place' : `${inside.length} places`;
  return `For ${labels} we have ${count} that ${inside.length === 1 ? 'fits' : 'fit'}; the others are neighbours.`;
}

/** A list of which few places have it all, or none has what is rare. */
function shortNote({ criteria, chosen, kept, nameless, unmet, isAllRead = true }: Picked): string {
  if (nameless || unmet.length > 0 || chosen.length === 0) return '';
  const fitting = chosen.filter((each) => kept.includes(each) || meetsAll(each, criteria)).length;
  const missing = formatList(lacking(chosen, criteria).map(({ thing }) => thingOf(thing).label));
  if (missing) return `None of our places with ${missing} fits the rest of your wishes, so these are without.`;
  if (fitting === 0 || fitting >= HOW_MANY) return '';
  const count = fitting === 1 ? 'Only one of our places fits' : `Only ${fitting} of our places fit`;
  const others = chosen.length > fitting ? '; each of the others says what it misses' : '';
  const what = isAllRead ? (criteria.wishes.length > 1 ? 'your wishes' : 'that') : 'what we could read';
  return `${count} all of ${what}${others}.`;
}

/** 'Cheaper', where what was shown is the least costly that fits. */
function moveNote({ chosen, before = [] }: Picked): string {
  const shown = new Set(before.map(({ entry }) => entry.id));
  const isSame = chosen.length > 0 && chosen.every(({ entry }) => shown.has(entry.id));
  return isSame ? 'No other place that fits goes further that way, so these are the same.' : '';
}

/** A place that stays although a later wish speaks against it. */
function keptNote({ criteria, kept }: Picked): string {
  const against = kept.filter((each) => brokenBy(each, criteria).length > 0 || !isAllowed(each.entry, criteria));
  if (against.length === 0) return '';
  const names = formatList(against.map(({ entry }) => entry.name));
  return `You kept ${names}, which ${against.length === 1 ? 'does' : 'do'} not fit all of your wishes.`;
}
