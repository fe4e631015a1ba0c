import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { nothingSchema } from './nothing-schema';

/** The list of sessions as a page beside it would have it open: what ends sessions has it read again. */
export const useListedSessions = () =>
  useQuery({
    queryKey: ['/api/user/sessions'],
    queryFn: () => apiRequest({ path: '/api/user/sessions', schema: nothingSchema }),
  });
