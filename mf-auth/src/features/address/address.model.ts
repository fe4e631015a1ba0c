/** A saved address: what is searched, and what is sent. */
import type { PlaceSuggestion } from '@sojourn/contracts';
import type { AddressChange } from '@sojourn/contracts/account';

/** Whether what is typed is long enough to be searched: more than two characters. */
export const isSearched = (typed: string): boolean => typed.trim().length > 2;

/** A place in one line: `Rome, Italy`. */
export const lineOf = ({ name, detail }: PlaceSuggestion): string => [name, detail].filter(Boolean).join(', ');

/** What is saved of a place that was picked. Its detail ends with the country, after the airport's city if it has one. */
export function addressOf(place: PlaceSuggestion): AddressChange {
  const parts = place.detail.split(', ');
  const country = parts.at(-1) ?? '';
  const city = place.kind === 'airport' && parts.length > 1 ? parts.slice(0, -1).join(', ') : place.name;
  return {
    formatted_address: lineOf(place),
    latitude: place.position.latitude,
    longitude: place.position.longitude,
    street_address: null,
    city,
    state_region: null,
    postal_code: null,
    country,
  };
}
