/** Who hears what of which job: its progress and its end, from the one stream of events that all jobs share. */
import type { RecommendationProgress } from '@sojourn/contracts';
import type { QueueEvents } from 'bullmq';

/** `onEnd` is called without an error when the job is done. */
export type Follower = { onProgress(progress: RecommendationProgress): void; onEnd(error?: Error): void };

export type JobFollowers = {
  /** Hears of a job from now on, until what is returned is called. */
  follow(jobId: string, follower: Follower): () => void;
  /** Whether anybody of this process follows it. */
  has(jobId: string): boolean;
  /** Ends the following of every job. */
  endAll(error: Error): void;
};

/** @param removed the message of the error for who follows a job that is taken out of the queue */
export function createJobFollowers(events: QueueEvents, removed: string): JobFollowers {
  const byJob = new Map<string, Set<Follower>>();
  const followersOf = (jobId: string) => [...(byJob.get(jobId) ?? [])];
  const end = (jobId: string, error?: Error) => {
    for (const { onEnd } of followersOf(jobId)) onEnd(error);
  };
  events.on('progress', ({ jobId, data }) => {
    for (const { onProgress } of followersOf(jobId)) onProgress(data as unknown as RecommendationProgress);
  });
  events.on('completed', ({ jobId }) => end(jobId));
  events.on('failed', ({ jobId, failedReason }) => end(jobId, new Error(failedReason)));
  events.on('removed', ({ jobId }) => end(jobId, new Error(removed)));
  return {
    follow(jobId, follower) {
      const followers = byJob.get(jobId) ?? new Set();
      byJob.set(jobId, followers.add(follower));
      return () => {
        followers.delete(follower);
        if (followers.size === 0 && byJob.get(jobId) === followers) byJob.delete(jobId);
      };
    },
    has: (jobId) => byJob.has(jobId),
    endAll(error) {
      for (const jobId of [...byJob.keys()]) end(jobId, error);
    },
  };
}
