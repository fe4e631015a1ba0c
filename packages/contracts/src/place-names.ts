/** How a page finds out what the place is called where a browser is, when an operator named a service for it. */
import { z } from './zod';

/** The name of the element in the head; its content is the address of the service. Without a service there is none. */
export const PLACE_NAMES_META = 'place-names';

/**
 * What BigDataCloud's client API answers for a position, as much as is used: '' for what it does not know, such as the city
 * in the open country, where `locality` is a village and `principalSubdivision` a state.
 * @see https://www.bigdatacloud.com/docs/api/free-reverse-geocode-to-city-api
 */
export const reverseGeocodingSchema = z.object({
  city: z._default(z.string(), ''),
  locality: z._default(z.string(), ''),
  principalSubdivision: z._default(z.string(), ''),
  countryName: z._default(z.string(), ''),
});

/** See {@link reverseGeocodingSchema}, after parsing. */
export type ReverseGeocoding = z.output<typeof reverseGeocodingSchema>;
