import type { Request } from 'express';
import { tripNotFound } from './trip-not-found';

/** The number in an address. Only plain decimal numbers are ids: `1e3`, `0x10`, ` 7` and `07` name no trip. */
export function tripIdOf(req: Request): number {
  const text = String(req.params['id']);
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw tripNotFound();
  return id;
}
