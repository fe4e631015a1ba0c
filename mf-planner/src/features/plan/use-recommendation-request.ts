import type { Preferences, RecommendationProgress } from '@sojourn/contracts';
import { ApiError, messageOf, toast } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { askOwnPicks, withoutChooser } from '../../shared/own-picks.model';
import { keepRecommendations } from '../../shared/preferences.store';
import { askForRecommendations } from './plan.queries';

const FAILED = 'Failed to generate recommendations. Please try again.';

/**
 * Asks for recommendations and follows their progress; `fault` is the server's sentence when it could not make any. Where a
 * language model failed, `ownPicks` asks our own recommender for the same wish.
 */
export function useRecommendationRequest() {
  const navigate = useNavigate();
  const call = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<RecommendationProgress | null>(null);
  const [fault, setFault] = useState('');
  const [failed, setFailed] = useState<Preferences | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const start = async (preferences: Preferences) => {
    if (call.current) return;
    const mine = (call.current = new AbortController());
    setFault('');
    setFailed(null);
    setProgress({ stage: 'queued', percent: 0 });
    try {
      const answer = await askForRecommendations(preferences, { onProgress: setProgress, signal: mine.signal });
      if (mine.signal.aborted) return;
      if (answer.recommendations.length === 0) throw new Error('no recommendations');
      keepRecommendations({ answer, preferences: withoutChooser(preferences) });
      void navigate('/recommendations');
    } catch (error) {
      if (mine.signal.aborted) return;
      setFault(messageOf(error, FAILED));
      if (error instanceof ApiError && error.code === 'model-failed') setFailed(preferences);
      toast({ title: 'Something went wrong', description: FAILED, variant: 'destructive' });
    } finally {
      if (call.current === mine) {
        call.current = null;
        setProgress(null);
      }
    }
  };

  const cancel = () => {
    call.current?.abort();
    call.current = null;
    setProgress(null);
  };

  return { progress, fault, start, cancel, ownPicks: failed && (() => void start(askOwnPicks(failed))) };
}
