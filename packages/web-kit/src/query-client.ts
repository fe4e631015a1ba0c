import { QueryClient } from '@tanstack/react-query';

/** The shell's one QueryClient: no retries, never stale, no refetch on focus (spec, section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // What changes something is sent once by the library's own default.
    defaultOptions: { queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false } },
  });
}
