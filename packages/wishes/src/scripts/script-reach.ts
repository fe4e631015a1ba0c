/** How far a marker of a clause reaches: over the terms beside it, and over no more than is sure. */
import { meaningOf } from '../meanings';
import type { Meant } from '../wish';
import type { Item } from './scan-clause';
import type { ScriptLanguage } from './script-language';

/** What a clause names, among everything in it. */
export type Named = { terms: readonly Item[]; items: readonly Item[]; text: string; language: ScriptLanguage };

const JOINS = /^[\sとやかも、及和跟与與或者还是以及과와랑이나하고또는및,ولا]+$/;

/** Whether terms stand beside each other, with what joins a list between them: 'Kyoto in Japan' is none. */
const isList = (terms: readonly Item[], { items, text }: Named): boolean =>
  terms.slice(1).every((term, at) => {
    const [from, until] = [terms[at]?.end ?? 0, term.start];
    const between = items.filter(({ start, end }) => start >= from && end <= until);
    return (
      between.every(({ roles }) => roles.has('joins')) &&
      (term.joined === true || JOINS.test(text.slice(from, until).trim()))
    );
  });

/** Two words that turn a clause may turn it back, but for the two halves of one. */
export function isTwice(items: readonly Item[], marker: 'not' | 'been'): boolean {
  const turning = items.filter(({ roles }) => roles.has('not'));
  return marker === 'not'
    ? turning.length > 1
    : turning.length > 0 && items.some(({ term }) => term?.type !== 'place' && !!term);
}

/** The wishes of a list of one kind that a marker turns; null where its reach is not sure. */
export function turnedTerms(named: Named, marker: 'not' | 'been'): Meant[] | null {
  const { terms, items, language } = named;
  const kinds = new Set(terms.map(({ term }) => term?.type));
  if (kinds.size !== 1 || (marker === 'been' && !kinds.has('place'))) return null;
  if (!isList(terms, named)) return null;
  // 'No museums and beaches' may want the beaches.
  if (language.id === 'ar' && marker === 'not' && terms.slice(1).some((item) => item.joined)) return null;
  const marks = items.filter(({ roles }) => roles.has(marker));
  const isBefore = marks.every((mark) => mark.end <= (terms[0]?.start ?? 0));
  const isBehind = marks.every((mark) => mark.start >= (terms.at(-1)?.end ?? 0));
  if (!isBefore && !isBehind) return null;
  if (language.isMarkedBehind && !isBehind) return null;
  const meant = terms.map(({ term }) => (term ? meaningOf(term, marker, false) : null));
  return meant.every((each) => each !== null) ? meant : null;
}

/** The places beside a word that compares; null where one is not beside it. */
export function similarPlaces(named: Named): Item[] | null {
  const places = named.terms.filter(({ term }) => term?.type === 'place');
  if (places.length === 0) return [];
  return isList(places, named) && isBesideSimilar(places, named.items) ? places : null;
}

/** The places right beside a word that leaves them out; null where that is not sure. */
export function exceptedPlaces(named: Named): Item[] | null {
  const { terms, items, text, language } = named;
  const { id, isMarkedBehind } = language;
  // 'Besides Japan also Korea'.
  if (/[还還也]|以外にも|말고도/.test(text)) return null;
  const marks = items.filter(({ roles }) => roles.has('except'));
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || marks.length > 2 || (marks.length === 2 && id !== 'zh')) return null;
  const isBetween = (item: Item) =>
    marks.length === 2
      ? item.start >= first.end && item.end <= last.start
      : isMarkedBehind || (id === 'zh' && !text.startsWith('除', first.start))
        ? item.end <= first.start
        : item.start >= first.end;
  const within = terms.filter(isBetween);
  const places = within.filter(({ term }) => term?.type === 'place');
  const isBehindMark = places.every(({ start }) => start >= first.end);
  const near = isBehindMark
    ? (places[0]?.start ?? Infinity) - first.end
    : first.start - (places.at(-1)?.end ?? -Infinity);
  return near <= 1 && isList(places, named) ? places : null;
}

function isBesideSimilar(places: readonly Item[], items: readonly Item[]): boolean {
  const marks = items.filter(({ roles }) => roles.has('similar'));
  const [first, last] = [places[0]?.start ?? 0, places.at(-1)?.end ?? 0];
  return marks.some(({ start, end }) => (end <= first && first - end <= 1) || (start >= last && start - last <= 2));
}

/** The places without those that somebody starts from. */
export function withoutOrigins(items: readonly Item[]): Item[] {
  const isPlace = (item?: Item) => item?.term?.type === 'place';
  return items.filter((item, at) => {
    if (!isPlace(item)) return true;
    const behind = items[at + 1];
    const before = items[at - 1];
    const isNear = (one: Item, other: Item) => other.start - one.end <= 1;
    if (behind?.roles.has('origin') && isNear(item, behind)) return false;
    return !(before?.roles.has('from') && isNear(before, item));
  });
}
