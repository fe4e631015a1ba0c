import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** False on the server and in the render that takes its HTML over, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
