import { type Trip, type TripDraft, tripSchema } from '@sojourn/contracts';
import { apiRequest, newIdempotencyKey } from '@sojourn/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const PATH = '/api/trips';

/** Saves a trip; pressed twice it is still one trip. */
export function useSaveTrip() {
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: (body: TripDraft): Promise<Trip> =>
      apiRequest({ method: 'POST', path: PATH, body, schema: tripSchema, idempotencyKey }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [PATH] }),
  });
}
