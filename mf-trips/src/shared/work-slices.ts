/** Work on hundreds of parts in tasks of a few milliseconds, between which the page draws and answers. */
import { pause } from '@sojourn/web-kit/pause';

/** Half a frame: what comes between two slices is not late. */
const SLICE_MS = 8;

/** A function to wait for after each piece of such work: it pauses when the slice that runs has lasted long enough. */
export function createSlicer(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await pause();
    began = performance.now();
  };
}
