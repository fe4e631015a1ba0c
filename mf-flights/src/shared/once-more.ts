/** Whether and when a question of flights is asked again. */
import { ApiError } from '@sojourn/web-kit';

/** A first look takes up to half a minute on a busy server, and each answer comes within 5 s of its question. */
const MOST_WHILE_LOOKING = 8;
const USUAL_DELAY_MS = 400;

/** A failure may have passed and is asked about once more; a refusal stays one. */
const asksOnceMore = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** A service that says it is still looking goes on meanwhile and is asked eight times; anything else is tried once more. */
export function asksAgain(failures: number, error: Error): boolean {
  const isLooking = error instanceof ApiError && error.code === 'overloaded';
  return isLooking ? failures < MOST_WHILE_LOOKING : asksOnceMore(failures, error);
}

/** In ms: as long as the service says, where it says so. */
export const delayOf = (_failures: number, error: Error): number =>
  (error instanceof ApiError ? error.retryAfterMs : undefined) ?? USUAL_DELAY_MS;
