import { dataExportSchema, leavingSchema, leftSchema, type LeavingRequest } from '@sojourn/contracts/data-rights';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const EXPORT = ['/api/user/data-export'];
/** While it is made it is asked how far it is. */
const POLL_MS = 2_000;

/** Where the file itself is; the browser fetches it, so that nothing large is in the page. */
export const EXPORT_FILE = '/api/user/data-export/file';

export const useDataExport = () =>
  useQuery({
    queryKey: EXPORT,
    queryFn: ({ signal }) => apiRequest({ path: '/api/user/data-export', schema: dataExportSchema, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? POLL_MS : false),
  });

export function useAskExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest({ method: 'POST', path: '/api/user/data-export', schema: dataExportSchema }),
    onSuccess: (begun) => client.setQueryData(EXPORT, begun),
  });
}

/** How somebody shows that it is them; asked when they want to leave. */
export const useLeaving = () =>
  useQuery({
    queryKey: ['/api/user/leaving'],
    queryFn: ({ signal }) => apiRequest({ path: '/api/user/leaving', schema: leavingSchema, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const useLeave = () =>
  useMutation({
    mutationFn: (body: LeavingRequest) =>
      apiRequest({ method: 'POST', path: '/api/user/leaving', body, schema: leftSchema }),
  });
