import type { RequestHandler } from 'express';

/** For answers that depend on who asks: no cache may keep them. */
export const neverStored: RequestHandler = (_req, res, next) => {
  res.setHeader('cache-control', 'no-store');
  next();
};
