import type { RequestHandler } from 'express';

const NEVER_MS = 4_000;

/** Cuts a request that nobody answers: then the test of it says so itself, not the test runner for it. */
export const answerLimit: RequestHandler = (_req, res, next) => {
  res.setTimeout(NEVER_MS, () => res.destroy());
  next();
};
