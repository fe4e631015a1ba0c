/** Asking the bff for a new list. */
import {
  recommendationAnswerSchema,
  recommendationProgressSchema,
  type Preferences,
  type RecommendationProgress,
} from '@sojourn/contracts';
import { ApiError, apiStream, messageOf, toast } from '@sojourn/web-kit';
import { useEffect, useRef, useState } from 'react';
import { askOwnPicks, USE_OWN_PICKS, withoutChooser } from '../../shared/own-picks.model';
import type { ListVersion } from './versions.model';

/** What asks: a wish that is taken back or put back, somebody's own words, or a place that is swapped. */
export type AskedBy = 'wishes' | 'words' | 'swap';
/** See {@link useRefinement}. */
export type Refinement = ReturnType<typeof useRefinement>;

/**
 * Asks for a list anew, one thing at a time: a second answer would undo what the first was asked with. `progress` is null
 * while nothing is asked; `failure` is the server's own sentence; both are told where it was asked, `by`. Where a language
 * model failed, `ownPicks` is the same wish for our own recommender.
 */
export function useRefinement(onAnswer: (asked: ListVersion) => void) {
  const [by, setBy] = useState<AskedBy>('words');
  const [progress, setProgress] = useState<RecommendationProgress | null>(null);
  const [failure, setFailure] = useState('');
  const [ownPicks, setOwnPicks] = useState<Preferences | null>(null);
  const cancellation = useRef<AbortController | null>(null);
  useEffect(() => () => cancellation.current?.abort(), []);

  /** Asks with changed preferences; returns the new list, null when none came. A swap is shown by whoever asked for it, and has no place for a button. */
  const ask = async (refined: Preferences, asker: AskedBy, onOwnPicks?: () => void): Promise<ListVersion | null> => {
    if (cancellation.current) return null;
    setBy(asker);
    const controller = new AbortController();
    cancellation.current = controller;
    setFailure('');
    setOwnPicks(null);
    setProgress({ stage: 'queued', percent: 0 });
    try {
      const answer = await apiStream({
        path: '/api/ai/recommendations',
        body: refined,
        schemas: { progress: recommendationProgressSchema, result: recommendationAnswerSchema },
        onProgress: (next) => !controller.signal.aborted && setProgress(next),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return null;
      if (answer.recommendations.length === 0) throw new Error('There is nothing in the answer.');
      const asked = { answer, preferences: withoutChooser(refined) };
      if (asker !== 'swap') onAnswer(asked);
      return asked;
    } catch (error) {
      if (controller.signal.aborted) return null;
      setFailure(messageOf(error, ''));
      const isModel = error instanceof ApiError && error.code === 'model-failed';
      if (isModel) setOwnPicks(askOwnPicks(refined));
      toast({
        title: 'Something went wrong',
        description: 'Failed to generate new recommendations. Please try again.',
        variant: 'destructive',
        ...(isModel && onOwnPicks ? { action: { label: USE_OWN_PICKS, onSelect: onOwnPicks } } : {}),
      });
      return null;
    } finally {
      if (cancellation.current === controller) {
        cancellation.current = null;
        setProgress(null);
      }
    }
  };

  const cancel = () => {
    cancellation.current?.abort();
    cancellation.current = null;
    setProgress(null);
  };

  return { ask, by, progress, failure, ownPicks, cancel };
}
