/** The queue as the http entry sees it: hand in a job, follow its progress, wait until it is done. */
import type { RecommendationJob, RecommendationProgress } from '@sojourn/contracts';

/** Somebody who waits. An aborted signal stops the waiting, and the work too when nobody else waits for it. */
export type Waiter = { onProgress(progress: RecommendationProgress): void; signal: AbortSignal };

export type RecommendationQueue = {
  /**
   * Resolves when the job is done and its answer stored. A job with the same key that is under way is joined.
   * @throws AppError `unavailable` within 1 s without Redis, and when the work failed; `timed-out` after 75 s
   */
  work(job: RecommendationJob, waiter: Waiter): Promise<void>;
};
