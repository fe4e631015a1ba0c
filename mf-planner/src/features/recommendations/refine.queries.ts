/** Asking the bff for a new list. */
import {
  recommendationAnswerSchema,
  recommendationProgressSchema,
  type Preferences,
  type RecommendationAnswer,
  type RecommendationProgress,
} from '@sojourn/contracts';
import { apiStream, messageOf, toast } from '@sojourn/web-kit';
import { useEffect, useRef, useState } from 'react';
import { appendRefinement } from './presentation.model';

/** An answer and what it was asked with. */
export type Asked = { answer: RecommendationAnswer; preferences: Preferences };

/** Asks again with one more refinement. `progress` is null while nothing is asked; `failure` is the server's own sentence. */
export function useRefinement(preferences: Preferences, onAnswer: (asked: Asked) => void) {
  const [progress, setProgress] = useState<RecommendationProgress | null>(null);
  const [failure, setFailure] = useState('');
  const cancellation = useRef<AbortController | null>(null);
  useEffect(() => () => cancellation.current?.abort(), []);

  /** Asks with changed preferences; answers whether a new list came. */
  const ask = async (refined: Preferences): Promise<boolean> => {
    const controller = new AbortController();
    cancellation.current = controller;
    setFailure('');
    setProgress({ stage: 'queued', percent: 0 });
    try {
      const answer = await apiStream({
        path: '/api/ai/recommendations',
        body: refined,
        schemas: { progress: recommendationProgressSchema, result: recommendationAnswerSchema },
        onProgress: (next) => !controller.signal.aborted && setProgress(next),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return false;
      if (answer.recommendations.length === 0) throw new Error('There is nothing in the answer.');
      onAnswer({ answer, preferences: refined });
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      setFailure(messageOf(error, ''));
      toast({
        title: 'Something went wrong',
        description: 'Failed to generate new recommendations. Please try again.',
        variant: 'destructive',
      });
      return false;
    } finally {
      if (cancellation.current === controller) setProgress(null);
    }
  };

  const refine = (text: string) => ask({ ...preferences, refinement: appendRefinement(preferences.refinement, text) });

  const cancel = () => {
    cancellation.current?.abort();
    cancellation.current = null;
    setProgress(null);
  };

  return { ask, refine, progress, failure, cancel };
}
