import { onlineManager, QueryClient } from '@tanstack/react-query';

/**
 * The shell's one QueryClient: no retries, never stale, no refetch on focus (spec, section 7).
 * @param isOnline whether there is a connection now: the library learns of one by events alone, so a connection that went
 *   before the page came alive would never come back to it
 */
export function createQueryClient(isOnline = onlineManager.isOnline()): QueryClient {
  // Listens from now on, not only once something is asked.
  onlineManager.subscribe(() => undefined);
  onlineManager.setOnline(isOnline);
  return new QueryClient({
    // What changes something is sent once by the library's own default; without a connection it says so at once, instead
    // of waiting for one out of sight.
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });
}
