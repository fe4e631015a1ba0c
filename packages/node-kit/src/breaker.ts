import { AppError } from './app-error';

/** When a circuit opens and how long it stays so (RL-1): 50 % of at least 5 calls in 10 s, then 30 s. */
export const breakerLimits = {
  errorThresholdPercentage: 50,
  volumeThreshold: 5,
  rollingCountTimeout: 10_000,
  resetTimeout: 30_000,
} as const;

/** Whether a failure says nothing about the service's health: it refused (4xx), or the caller gave up. */
export const isCallersFault = (error: unknown): boolean =>
  error instanceof AppError && (error.status < 500 || error.code === 'timed-out');
