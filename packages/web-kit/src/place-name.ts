/**
 * What a place is called, by BigDataCloud's client API. Its terms let browsers alone ask it, with their own position, so no
 * server of ours can. Not verified live: tested against its documented shapes.
 * @see https://www.bigdatacloud.com/docs/api/free-reverse-geocode-to-city-api
 */
import { PLACE_NAMES_META, reverseGeocodingSchema } from '@sojourn/contracts/place-names';
import type { Position } from '@sojourn/travel';
import { send } from './transport';

const LIMIT_MS = 3_000;
/** A hundred metres: enough for a city, and no address. */
const DECIMALS = 3;

/**
 * The city or village of a position with its country, in English; null where no service was named for the page, and where it
 * does not answer in time or does not know. Never throws: who asks has the nearest city of our own.
 */
export async function placeNameAt({
  latitude,
  longitude,
}: Position): Promise<{ name: string; countryName: string } | null> {
  const service = document.querySelector<HTMLMetaElement>(`meta[name="${PLACE_NAMES_META}"]`)?.content;
  if (!service) return null;
  try {
    const url = new URL(service);
    url.searchParams.set('latitude', latitude.toFixed(DECIMALS));
    url.searchParams.set('longitude', longitude.toFixed(DECIMALS));
    url.searchParams.set('localityLanguage', 'en');
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await send(url.href, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) return null;
    const { data } = reverseGeocodingSchema.safeParse(await response.json());
    const name = data?.city || data?.locality || data?.principalSubdivision;
    return name && data.countryName ? { name, countryName: data.countryName } : null;
  } catch {
    return null;
  }
}
