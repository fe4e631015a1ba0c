/** As much of Google's Maps JavaScript API as the address field needs, and how its script comes into the page. */

/** A part of an address (Place class, `AddressComponent`). */
type AddressComponent = { types: readonly string[]; longText: string | null; shortText: string | null };

/** A place, once its fields were fetched. */
export type GooglePlace = {
  fetchFields(request: { fields: readonly string[] }): Promise<unknown>;
  addressComponents?: readonly AddressComponent[] | undefined;
  formattedAddress?: string | null | undefined;
  location?: { lat(): number; lng(): number } | null | undefined;
};

type Prediction = {
  placeId: string;
  text: { text: string };
  mainText: { text: string } | null;
  secondaryText: { text: string } | null;
  toPlace(): GooglePlace;
};

/** What `importLibrary('places')` gives: the Places API (New). */
export type PlacesLibrary = {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: {
      input: string;
      includedPrimaryTypes: readonly string[];
      language: string;
      region: string;
      sessionToken: object;
    }): Promise<{ suggestions: readonly { placePrediction: Prediction | null }[] }>;
  };
};

type Maps = { importLibrary(name: 'places'): Promise<PlacesLibrary> };
type WithMaps = { google?: { maps?: Partial<Maps> }; [READY]?: () => void };

const READY = 'sojournMapsReady';
const SCRIPT = 'https://maps.googleapis.com/maps/api/js';

const installed = (): Maps | undefined => {
  const maps = (window as unknown as WithMaps).google?.maps;
  return maps?.importLibrary ? (maps as Maps) : undefined;
};

/**
 * Loads the script once; a script that failed is taken out, so that calling again tries again.
 * @param nonce of the document: there it is what lets the script in
 */
export async function loadPlaces(apiKey: string, nonce: string | undefined): Promise<PlacesLibrary> {
  if (!installed()) await addScript(apiKey, nonce);
  const maps = installed();
  if (!maps) throw new Error('The maps script has come without what it is for.');
  return maps.importLibrary('places');
}

function addScript(apiKey: string, nonce: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const query = { key: apiKey, v: 'weekly', loading: 'async', language: 'en', region: 'US', callback: READY };
    script.src = `${SCRIPT}?${new URLSearchParams(query)}`;
    script.async = true;
    if (nonce) script.nonce = nonce;
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The maps script could not be loaded.'));
    });
    (window as unknown as WithMaps)[READY] = () => {
      delete (window as unknown as WithMaps)[READY];
      resolve();
    };
    document.head.append(script);
  });
}
