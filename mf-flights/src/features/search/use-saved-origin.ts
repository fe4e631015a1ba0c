import type { AirportSuggestion } from '@sojourn/contracts';
import { useSession } from '@sojourn/web-kit';
import { useEffect, useRef } from 'react';
import { nearestAirport } from './search.queries';

/**
 * Fills an empty field with the airport of the address that somebody has saved. Once, and quietly: who has typed
 * meanwhile has decided otherwise, and without an answer the field stays as it is.
 * @param isEmpty whether nothing stands in the field now
 */
export function useSavedOrigin(isEmpty: () => boolean, onFound: (airport: AirportSuggestion) => void): void {
  const { user } = useSession();
  const latitude = user?.latitude ?? null;
  const longitude = user?.longitude ?? null;
  const latest = useRef({ isEmpty, onFound });
  useEffect(() => {
    latest.current = { isEmpty, onFound };
  });
  useEffect(() => {
    if (latitude === null || longitude === null || !latest.current.isEmpty()) return;
    let isGone = false;
    void nearestAirport({ latitude: Number(latitude), longitude: Number(longitude) }).then(
      ({ airport }) => {
        if (!isGone && latest.current.isEmpty()) latest.current.onFound(airport);
      },
      // The person has not asked for it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [latitude, longitude]);
}
