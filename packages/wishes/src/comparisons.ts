/** Words that compare, and what a 'no' is about: 'warmer than London' asks for no London, 'no rain in May' for May. */
import { wordsIn } from './languages/languages';
import { meaningOf } from './meanings';
import type { Noted, Reader } from './reader';
import type { Piece } from './pieces';
import type { Direction, Meant } from './wish';

const THAN = new Set([
  ...'than as als wie que di del della de da dal dalla come comme como'.split(' '),
  ...wordsIn(({ compare }) => compare.than),
]);
// In a list without a comma these stand before every part of it.
export const articles: ReadonlySet<string> = new Set([
  ...'le la les el los las il lo gli i die der das den'.split(' '),
  ...wordsIn(({ compare }) => compare.articles),
]);
const WHEN = new Set([...'in im en au a al ad ne nel'.split(' '), ...wordsIn(({ compare }) => compare.when)]);

/** Whether this word, right behind 'warmer' or 'crowded', says with what is compared: a place that nobody asks for. */
export const isYardstick = ({ last, gap }: Reader, word: string): boolean =>
  gap === 0 && last?.piece.term.type === 'way' && THAN.has(word);

// 'Loin de Paris' is no comparison, and 'cerca del Caribe' neither.
const ALWAYS_THAN = new Set([...'than als que qu che'.split(' '), ...wordsIn(({ compare }) => compare.than)]);
const ITALIAN_THAN = new Set('di del della dello dell'.split(' '));

const RATHER_THAN = new Set(['than', 'als', 'dan']);
/** 'I prefer mountains to beaches', 'mejor montaña que playa' */
const PREFERS = /\b(?:prefer\w*|rather|plutot|mieux|mejor|prefier\w*|preferi\w*|meglio|lieber)\b/;
const PREFERRED_TO = new Set('to over que a al alla di della dello'.split(' '));
/** 'Swap the beach for mountains' */
const SWAPS = /\b(?:swap|trade|exchange|replace|switch|tausche\w*|ersetze\w*|remplace\w*|cambia\w*|sostituisci)\b/;
const SWAPPED_FOR = new Set('for with by gegen durch par por con per'.split(' '));

/** A word where it stands in its sentence. */
type WordAt = { pieces: readonly Piece[]; at: number; wordsOf: (piece?: Piece) => string };
/** So many pieces before a word that compares may stand what is compared. */
const NEAR = 8;

/** Reads a 'than', and a 'to' or a 'for' that is one behind 'prefer' or 'swap'; false for a word that is none. */
export function compares(reader: Reader, { pieces, at, wordsOf }: WordAt): boolean {
  const [word, way] = [wordsOf(pieces[at]), wordsOf(reader.last?.piece)];
  const before = pieces
    .slice(Math.max(0, at - NEAR), at)
    .map(wordsOf)
    .join(' ');
  const next = pieces[at + 1];
  const isBeforePlace = next?.kind === 'term' && next.term.type === 'place';
  if (isYardstick(reader, word)) {
    const isThan = ALWAYS_THAN.has(word) || (ITALIAN_THAN.has(word) && /^(?:piu|meno) /.test(way));
    const compared = isThan ? comparedIn(reader) : null;
    Object.assign(reader, { mode: 'origin', hasTerm: false, compared } satisfies Partial<Reader>);
    return true;
  }
  // 'rather mountains than sea': what comes now is liked less.
  const isBehindMore = reader.gap === 1 && word === 'than' && /\bmore$/.test(before);
  const term = reader.last?.piece.term;
  const last = term?.type === 'way' && term.way.means?.kind === 'move' ? 'move' : term?.type;
  if (reader.mode !== 'want' || (reader.gap > 0 && !isBehindMore)) return false;
  const isPreferred =
    (last === 'thing' || last === 'move') && !isBeforePlace && PREFERRED_TO.has(word) && PREFERS.test(before);
  if (last === 'thing' && SWAPPED_FOR.has(word) && SWAPS.test(before)) return swaps(reader);
  if (!isPreferred && !(last === 'thing' && RATHER_THAN.has(word))) return false;
  reader.soft = { from: reader.clause.length, until: Infinity };
  Object.assign(reader, { mode: 'not', hasTerm: false } satisfies Partial<Reader>);
  return true;
}

/** What was read last is what somebody would have no more. */
function swaps(reader: Reader): boolean {
  const { last } = reader;
  const meant = last?.noted && meaningOf(last.piece.term, 'not', false);
  if (!meant) return false;
  reader.clause = reader.clause.map((each) => (each === last.noted ? { ...each, ...meant, strength: 'soft' } : each));
  return true;
}

const ASKING = new Set(['way', 'thing', 'time']);
/** Who likes a place: 'my kids like Bali'. */
const isSomebody = (piece: Piece) =>
  piece.kind === 'term' && piece.term.type === 'way' && piece.term.way.means?.kind === 'need';

/** Words before a 'like' that compares. */
const COMPARING =
  /^(?:anywhere|somewhere|anything|something|place|places|town|towns|city|cities|island|islands|into|ourselves|myself|just|more|exactly|quite|bit|looks?|feels?)$/;

/** 'Like Bali but closer', 'beaches like Bali': a 'like' that compares, and not that of 'we like Bali'. */
export function isLike(pieces: readonly Piece[], at: number, wordsOf: (piece?: Piece) => string): boolean {
  const [before, next] = [pieces[at - 1], pieces[at + 1]];
  if (wordsOf(pieces[at]) !== 'like' || next?.kind !== 'term' || next.term.type !== 'place') return false;
  if (!before || before.kind === 'comma') return true;
  // 'We like Bali' likes it; 'never anywhere like Bali' compares.
  if (before.kind !== 'term') return before.kind === 'filler' && COMPARING.test(wordsOf(before));
  return ASKING.has(before.term.type) && !isSomebody(before);
}

const opposites: Readonly<Record<Exclude<Direction, 'different'>, Direction>> = {
  ...{ cheaper: 'pricier', pricier: 'cheaper', closer: 'farther', farther: 'closer', colder: 'warmer' },
  ...{ warmer: 'colder', quieter: 'livelier', livelier: 'quieter', safer: 'different' },
};

/** The direction that was just read; behind a no, which alone says nothing of it, the other way. */
function comparedIn({ last, mode, from }: Reader): Reader['compared'] {
  if (last?.noted?.meaning.kind === 'move') return last.noted;
  if (last?.piece.term.type !== 'way' || mode !== 'not') return null;
  const { label, means } = last.piece.term.way;
  if (means?.kind !== 'move' || means.towards === 'different' || opposites[means.towards] === 'different') return null;
  const meaning = { kind: 'move', towards: opposites[means.towards] } as const;
  const start = from ?? last.piece.start;
  return { meaning, strength: 'hard', label: `Not ${label.toLowerCase()}`, start, end: start, isGenericFlight: false };
}

/** 'Warmer than Paris': the direction that was read is one against this place. */
export function noteYardstick(reader: Reader, { term, end }: Extract<Piece, { kind: 'term' }>): void {
  const { compared } = reader;
  if (compared?.meaning.kind !== 'move' || term.type !== 'place') return;
  const against: Noted = {
    ...compared,
    ...({
      meaning: { ...compared.meaning, than: term.place },
      strength: 'hard',
      label: `${compared.label} than ${term.label}`,
    } satisfies Meant),
    end,
  };
  reader.clause = [...reader.clause.filter((each) => each !== compared), against];
}

/** Whether a 'no' is spent on a word that nobody knows, and not on this time of the year: 'where it does not rain in May'. */
export const isOfUnknown = ({ mode, hasUnknown, hasTerm }: Reader, { kind, ...piece }: Piece): boolean =>
  mode === 'not' && hasUnknown && !hasTerm && kind === 'term' && 'term' in piece && piece.term.type === 'time';

/** A 'no' of something in a place: 'no crowds in Italy' goes to Italy, and 'less touristy in Europe' to Europe. */
const OF_THINGS = new Set([
  ...'no less fewer without too_many too_much none_of nothing nothing_too kein keine keinen keiner keines keinem ohne weniger zu_viel zu_viele sans moins_de trop_de pas_de pas_trop_de aucun aucune sin menos demasiado demasiada demasiados nada_de ningun ninguna senza niente nessun nessuna troppo troppa troppi meno'.split(
    ' ',
  ),
  ...wordsIn(({ compare }) => compare.noThing),
]);
export const isOfThing = (words: string): boolean => OF_THINGS.has(words.replaceAll(' ', '_'));

/** Whether a place or a time that stands behind 'in' is where or when that is, and nothing that the 'no' rules out. */
export const isWhereThatIs = (reader: Reader, piece: Piece, isBehindIn: boolean): boolean =>
  isBehindIn &&
  reader.mode === 'not' &&
  reader.isOfThing &&
  (reader.hasUnknown || reader.hasTerm) &&
  piece.kind === 'term' &&
  ['place', 'time'].includes(piece.term.type);

export const isWhen = (word: string): boolean => WHEN.has(word);
