import { foldWords } from '@sojourn/travel';

/**
 * The name of the board that a destination's tips stand on: that of its first part, however it is written.
 * @param destination as somebody typed it
 * @example tipBoardOf('Rome, Italy') === tipBoardOf(' rome') // true
 */
export function tipBoardOf(destination: string): string {
  const place = destination.split(',')[0] ?? '';
  // A name of signs alone has no words to fold.
  return foldWords(place) || destination.trim().toLowerCase();
}
