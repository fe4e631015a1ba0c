/**
 * The port to which challenges were answered: a cookie can be sent twice, so that it alone makes nothing single-use.
 * Throws AppError `unavailable` while the store is down.
 */
export type UsedChallenges = {
  /** Uses a challenge up. @returns false when it was used before */
  use(challenge: string): Promise<boolean>;
};
