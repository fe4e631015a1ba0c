/** What has been read of a sentence so far. */
import type { Mode } from './meanings';
import type { Piece } from './pieces';
import type { Softened } from './softening';
import type { Meant } from './wish';

/** A wish and where it stands in the text. */
export type Noted = Meant & { start: number; end: number; isGenericFlight: boolean };

/** A term that was read, and what it says. */
type Said = { piece: Extract<Piece, { kind: 'term' }>; noted: Noted | null };

/** See the head of this file. */
export type Reader = {
  mode: Mode;
  /** Where the words that set the mode began. */
  from: number | null;
  gap: number;
  /** Whether those words are of a thing and not of what somebody does: 'no', 'less', 'too many'. */
  isOfThing: boolean;
  hasTerm: boolean;
  /** Whether a word that nobody knows stands behind the words that set the mode. */
  hasUnknown: boolean;
  /** Whether words of wanting stand before it in its clause: 'wanted to see', 'looking for'. */
  isWanting: boolean;
  isOnly: boolean;
  isMust: boolean;
  /** Wishes of the clause that are no conditions; null where all are as they are said. */
  soft: Softened | null;
  bound: Extract<Piece, { kind: 'bound' }> | null;
  clause: Noted[];
  /** What a place that comes now is compared by; null where nothing is compared. */
  compared: Noted | null;
  last: Said | null;
  /** The last place of the clause. */
  lastPlace: Said | null;
};

/** Nothing read yet. */
export const fresh = (): Reader => ({
  mode: 'want',
  from: null,
  gap: 0,
  isOfThing: false,
  hasTerm: false,
  hasUnknown: false,
  isWanting: false,
  isOnly: false,
  isMust: false,
  soft: null,
  bound: null,
  clause: [],
  compared: null,
  last: null,
  lastPlace: null,
});

/** 'My grandfather was born there' does not come along. */
export function leaveOutWhoIsToldOf(reader: Reader): void {
  const { gap, last, clause } = reader;
  if (gap === 0 && last?.noted?.meaning.kind === 'need') reader.clause = clause.filter((each) => each !== last.noted);
}
