/** Pieces of a text as its sentences. */
import type { Piece } from './pieces';

/** Pieces up to the next stop; a sentence that gives instructions, and the rest of its line, is none. */
export function sentencesOf(pieces: readonly Piece[]): (readonly Piece[] | 'instruction')[] {
  const sentences: (readonly Piece[] | 'instruction')[] = [];
  let current: Piece[] = [];
  let isInstruction = false;
  const close = () => {
    if (isInstruction) sentences.push('instruction');
    else if (current.length > 0) sentences.push(current);
    current = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'role' && piece.role === 'instruction') isInstruction = true;
    if (piece.kind === 'stop' || piece.kind === 'line') close();
    else current.push(piece);
    if (piece.kind === 'line') isInstruction = false;
  }
  close();
  return sentences;
}
