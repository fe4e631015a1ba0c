import { ApiError } from '@sojourn/web-kit';

/** Whether a question is asked once more: a failure may have passed, a refusal stays one. */
export const asksOnceMore = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ApiError && error.status < 500);
