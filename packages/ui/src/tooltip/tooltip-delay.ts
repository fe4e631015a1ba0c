/**
 * How long a tooltip waits before it opens. One answer for the whole page: a provider around it would have to be the
 * shell's, and remotes are trees of their own as far as their tests and dev pages go.
 */

const FIRST_MS = 700;
/** Within this time after one has closed, the next opens at once. */
const WARM_MS = 300;

const listeners = new Set<() => void>();
let isWarm = false;
let cooling: ReturnType<typeof setTimeout> | undefined;

const set = (warm: boolean) => {
  if (warm === isWarm) return;
  isWarm = warm;
  listeners.forEach((changed) => changed());
};

/** The delay in milliseconds, as things stand. */
export const delay = (): number => (isWarm ? 0 : FIRST_MS);

/** Called whenever a tooltip opens or closes. */
export function shown(isOpen: boolean): void {
  clearTimeout(cooling);
  if (isOpen) set(true);
  else cooling = setTimeout(() => set(false), WARM_MS);
}

/** Calls back when the delay changes; returns how to stop that. */
export function onDelayChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
