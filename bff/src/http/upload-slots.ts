import { AppError } from '@sojourn/node-kit';

/** Files that are held in memory at a time, of all visitors together. */
const MOST = 12;

/** Places in memory for files that are passed on. */
export type UploadSlots = {
  /**
   * Takes a slot for one file; returns what gives it back, once.
   * @throws AppError `overloaded` when there is none
   */
  take(): () => void;
};

/** Creates an {@link UploadSlots} of this process. */
export function createUploadSlots(most = MOST): UploadSlots {
  const taken = new Set<symbol>();
  return {
    take() {
      if (taken.size >= most) {
        const message = 'Many files are being uploaded just now. Please try again in a moment.';
        throw new AppError('overloaded', message, { retryAfterSeconds: 2 });
      }
      const slot = Symbol('upload');
      taken.add(slot);
      return () => void taken.delete(slot);
    },
  };
}
