import { AppError } from '@sojourn/node-kit';

/** The answer for a missing trip, and, word for word, for somebody else's. */
export const tripNotFound = (): AppError => new AppError('not-found', 'This trip does not exist.');
