import type { AirportSuggestion } from '@sojourn/contracts';
import { useSession, toast, readStored, removeStored, writeStored, type Schema } from '@sojourn/web-kit';
import { placeNameAt } from '@sojourn/web-kit/place-name';
import { useCallback, useEffect, useRef } from 'react';
import { namedLocation, pickedLocation, savedLocation, typedLocation, unnamedLocation } from './location.model';
import { findNearestAirport } from './plan.queries';
import type { Draft } from './plan.model';

const PERMISSION_KEY = 'geolocation_permission_granted';
const OPTIONS = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 60_000 };
const PERMISSION_DENIED = 1;

const yesSchema: Schema<boolean> = {
  safeParse: (value) => (value === true ? { success: true, data: true } : { success: false, error: 'not granted' }),
};

export type LocationActions = {
  request: () => void;
  enterManually: () => void;
  accept: (words: string) => void;
  /** An airport that was suggested. */
  pick: (airport: AirportSuggestion) => void;
  startAgain: () => void;
};

/** Finds where somebody starts: their saved address, the browser's position, or what they type. */
export function useLocationSearch(
  draft: Draft,
  change: (part: Partial<Draft>) => void,
  /** Whether the location is what is asked for just now. */
  isAsked: boolean,
): LocationActions {
  const { user } = useSession();
  // A position that comes after the person chose another way is not wanted any more.
  const search = useRef(0);
  const hasAsked = useRef(false);

  const request = useCallback(() => {
    if (!('geolocation' in navigator)) {
      toast({
        title: 'Location not supported',
        description: "Your browser doesn't support geolocation",
        variant: 'destructive',
      });
      change({ locationStatus: 'manual', location: null });
      return;
    }
    const mine = (search.current += 1);
    change({ locationStatus: 'requesting', location: null });
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        if (mine !== search.current) return;
        writeStored(PERMISSION_KEY, true);
        const location = unnamedLocation(coords.latitude, coords.longitude);
        // Nobody has to know the city: the place counts, its name is a courtesy.
        const [nearest, named] = await Promise.all([findNearestAirport(coords).catch(() => null), placeNameAt(coords)]);
        if (mine !== search.current) return;
        change({ locationStatus: 'granted', location: namedLocation(location, nearest, named) });
      },
      ({ code }) => {
        if (mine !== search.current) return;
        const isDenied = code === PERMISSION_DENIED;
        change({ locationStatus: isDenied ? 'denied' : 'not_requested', location: null });
        toast({
          title: isDenied ? 'Location Access Required' : 'Location error',
          description: isDenied
            ? 'Please enable location access in your browser settings and try again.'
            : 'Unable to get your location',
          variant: 'destructive',
        });
      },
      OPTIONS,
    );
  }, [change]);

  useEffect(() => {
    if (draft.locationStatus !== 'not_requested') return;
    const saved = savedLocation(user);
    if (saved) change({ locationStatus: 'saved', location: saved });
    else if (isAsked && !hasAsked.current && readStored(PERMISSION_KEY, yesSchema, false)) {
      // Allowed before, so the browser will not ask; once only, or a failing search would go round and round.
      hasAsked.current = true;
      request();
    }
  }, [user, draft.locationStatus, change, isAsked, request]);

  return {
    request,
    enterManually: () => {
      search.current += 1;
      change({ locationStatus: 'manual', location: null });
    },
    accept: (words) => change({ locationStatus: 'manual', location: typedLocation(words) }),
    pick: (airport) => change({ locationStatus: 'manual', location: pickedLocation(airport) }),
    startAgain: () => {
      search.current += 1;
      removeStored(PERMISSION_KEY);
      change({ locationStatus: 'not_requested', location: null });
    },
  };
}
