import { mapsKeySchema } from '@sojourn/contracts/account';
import { apiRequest } from '@sojourn/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { mapsAt } from '../../shared/google-offer';
import { addressOfStreet, isSearched, type AddressOption } from './address.model';
import { loadPlaces, type GooglePlace, type PlacesLibrary } from './maps-library';

/** The specification's: after the script failed to load. */
const RETRY_MS = 2_000;
const RETRIES = 5;
/** Each question costs, so it waits until somebody has stopped typing. */
const TYPING_MS = 300;
const FIELDS = ['addressComponents', 'formattedAddress', 'location'];

const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** Google's library, once it is there; while it is not, nothing waits for it. */
export function usePlacesLibrary() {
  const isOpen = mapsAt() === 'open';
  const key = useQuery({
    queryKey: ['/api/google-maps-key'],
    queryFn: ({ signal }) => apiRequest({ path: '/api/google-maps-key', schema: mapsKeySchema, signal }),
    enabled: isOpen,
  });
  const apiKey = key.data?.apiKey;
  return useQuery({
    queryKey: ['maps-script', apiKey],
    queryFn: () => loadPlaces(apiKey ?? '', nonceOfPage()),
    enabled: Boolean(apiKey),
    staleTime: Infinity,
    retry: RETRIES,
    retryDelay: RETRY_MS,
  });
}

/** Street addresses that begin with what is typed, by the Places API (New). */
export function useStreets(typed: string, library: PlacesLibrary | undefined) {
  const input = typed.trim();
  // What is typed until one address is read counts as one question.
  const session = useRef<object>(undefined);
  return useQuery({
    queryKey: ['maps-streets', input],
    queryFn: async ({ signal }): Promise<AddressOption[]> => {
      await stoppedTyping(signal);
      if (!library) return [];
      session.current ??= new library.AutocompleteSessionToken();
      const { suggestions } = await library.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        includedPrimaryTypes: ['street_address'],
        language: 'en',
        region: 'us',
        sessionToken: session.current,
      });
      return suggestions.flatMap(({ placePrediction: found }) =>
        found
          ? {
              id: `street:${found.placeId}`,
              kind: 'street' as const,
              title: found.mainText?.text ?? found.text.text,
              detail: found.secondaryText?.text ?? '',
              read: () => {
                session.current = undefined;
                return readStreet(found.toPlace(), found.text.text);
              },
            }
          : [],
      );
    },
    enabled: Boolean(library) && isSearched(typed),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

const stoppedTyping = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TYPING_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Somebody went on typing.', 'AbortError'));
    });
  });

async function readStreet(place: GooglePlace, asOffered: string) {
  await place.fetchFields({ fields: FIELDS });
  const { location } = place;
  if (!location) throw new Error('Google gave no position for this address.');
  return addressOfStreet({
    formattedAddress: place.formattedAddress ?? asOffered,
    components: place.addressComponents ?? [],
    latitude: location.lat(),
    longitude: location.lng(),
  });
}
