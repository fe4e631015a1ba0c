import type { AirportSuggestion } from '@sojourn/contracts';
import { toast } from '@sojourn/web-kit';
import { useState } from 'react';
import { nearestAirport } from './search.queries';

const TIMEOUT_MS = 10_000;
const OLDEST_MS = 5 * 60_000;

const positionNow = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT_MS, maximumAge: OLDEST_MS }),
  );

/**
 * Finds the airport to start from where the browser is, and says how it went.
 * @param readField what stands in the field; who changes it while the position is looked for has decided otherwise
 */
export function useMyLocation(readField: () => string | undefined, onFound: (airport: AirportSuggestion) => void) {
  const [isLocating, setLocating] = useState(false);

  const locate = async () => {
    if (isLocating) return;
    if (!('geolocation' in navigator)) {
      toast({
        title: 'Location not supported',
        description: "Your browser doesn't support geolocation",
        variant: 'destructive',
      });
      return;
    }
    const before = readField();
    setLocating(true);
    try {
      const { coords } = await positionNow();
      const { airport } = await nearestAirport(coords);
      if (readField() !== before) return;
      onFound(airport);
      toast({ title: 'Location detected', description: 'Set origin to nearest airport' });
    } catch {
      toast({ title: 'Location error', description: 'Unable to get your location', variant: 'destructive' });
    } finally {
      setLocating(false);
    }
  };
  return { isLocating, locate };
}
