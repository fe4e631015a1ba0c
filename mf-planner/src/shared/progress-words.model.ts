/** How far a list is, in words. */
import type { RecommendationProgress } from '@sojourn/contracts';

function lineWords(ahead: number): string {
  if (ahead === 0) return 'Yours is the next list';
  return ahead === 1 ? 'One list is made before yours' : `${ahead} lists are made before yours`;
}

/** What the server is at by a page's `words`; while one waits, the place in line as far as it is known. */
export const progressWords = (
  { stage, ahead }: Pick<RecommendationProgress, 'stage' | 'ahead'>,
  words: Readonly<Record<RecommendationProgress['stage'], string>>,
): string => (stage === 'queued' && ahead !== undefined ? lineWords(ahead) : words[stage]);
