/** A saved address: what is searched, what is offered, and what is sent. */
import type { CurrentUser, PlaceSuggestion } from '@sojourn/contracts';
import type { AddressChange } from '@sojourn/contracts/account';

/** One line of the list. `read` gives what is saved of it: at once for our own places, after a question for a street. */
export type AddressOption = {
  id: string;
  kind: PlaceSuggestion['kind'] | 'street';
  title: string;
  detail: string;
  read: () => Promise<AddressChange>;
};

/** What is typed to a city by hand. */
export type StreetParts = { street: string; postalCode: string; state: string };

export const noStreetParts: StreetParts = { street: '', postalCode: '', state: '' };

/** The address of a city with what was typed to it; its one line begins with the street. */
export function withStreet(address: AddressChange, { street, postalCode, state }: StreetParts): AddressChange {
  const [line, code, region] = [street, postalCode, state].map((each) => each.trim());
  return {
    ...address,
    formatted_address: [line, [code, address.formatted_address].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    street_address: line || null,
    postal_code: code || null,
    state_region: region || null,
  };
}

/** A part of a street address as Google names it, by its types. */
type Component = { types: readonly string[]; longText: string | null };

/** A street address as Google describes it; `latitude` and `longitude` in degrees. */
type StreetAddress = {
  formattedAddress: string;
  components: readonly Component[];
  latitude: number;
  longitude: number;
};

/** Whether what is typed is long enough to be searched: more than two characters. */
export const isSearched = (typed: string): boolean => typed.trim().length > 2;

/** The parts of a saved address in one line: `Via Appia 1, 00184 Rome, Lazio, Italy`. */
export const partsLineOf = ({ streetAddress, postalCode, city, stateRegion, country }: CurrentUser): string =>
  [streetAddress, [postalCode, city].filter(Boolean).join(' '), stateRegion, country].filter(Boolean).join(', ');

/** An option in one line: `Rome, Italy`. */
export const lineOf = ({ title, detail }: Pick<AddressOption, 'title' | 'detail'>): string =>
  [title, detail].filter(Boolean).join(', ');

/** A place of our own index as a line of the list. */
export const optionOf = (place: PlaceSuggestion): AddressOption => ({
  id: place.id,
  kind: place.kind,
  title: place.name,
  detail: place.detail,
  read: async () => addressOf(place),
});

/** What is saved of a place that was picked. Its detail ends with the country, after the airport's city if it has one. */
export function addressOf(place: PlaceSuggestion): AddressChange {
  const parts = place.detail.split(', ');
  const country = parts.at(-1) ?? '';
  const city = place.kind === 'airport' && parts.length > 1 ? parts.slice(0, -1).join(', ') : place.name;
  return {
    formatted_address: lineOf({ title: place.name, detail: place.detail }),
    latitude: place.position.latitude,
    longitude: place.position.longitude,
    street_address: null,
    city,
    state_region: null,
    postal_code: null,
    country,
  };
}

/** What is saved of a street address. Which part is called the city differs by country. */
export function addressOfStreet({ formattedAddress, components, latitude, longitude }: StreetAddress): AddressChange {
  const part = (...types: string[]): string | null => {
    for (const type of types) {
      const found = components.find((component) => component.types.includes(type))?.longText;
      if (found) return found;
    }
    return null;
  };
  const street = [part('street_number'), part('route')].filter(Boolean).join(' ');
  return {
    formatted_address: formattedAddress,
    latitude,
    longitude,
    street_address: street || null,
    city: part('locality', 'postal_town', 'administrative_area_level_3', 'administrative_area_level_2'),
    state_region: part('administrative_area_level_1'),
    postal_code: part('postal_code'),
    country: part('country'),
  };
}
