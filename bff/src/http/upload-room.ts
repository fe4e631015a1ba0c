import { AppError } from '@sojourn/node-kit';

/** Files that are held in memory at a time, of all visitors together. */
const MOST = 12;

/** Room in memory for files that are passed on. */
export type UploadRoom = {
  /**
   * Takes room for one file; returns what gives it back, once.
   * @throws AppError `overloaded` when there is none
   */
  enter(): () => void;
};

/** Creates an {@link UploadRoom} of this process. */
export function createUploadRoom(most = MOST): UploadRoom {
  const inside = new Set<symbol>();
  return {
    enter() {
      if (inside.size >= most) {
        const message = 'Many files are being uploaded just now. Please try again in a moment.';
        throw new AppError('overloaded', message, { retryAfterSeconds: 2 });
      }
      const place = Symbol('upload');
      inside.add(place);
      return () => void inside.delete(place);
    },
  };
}
