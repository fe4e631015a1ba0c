import type { Position } from './great-circle';

/**
 * A position as query text: degrees (WGS 84) with three decimals. That is a hundred metres, enough for the nearest
 * airport and no more than is needed of where somebody is; and never an exponent, which the contract does not take.
 * @example positionQuery({ latitude: 51.4778671, longitude: -1e-7 }) // { latitude: '51.478', longitude: '-0.000' }
 */
export const positionQuery = ({ latitude, longitude }: Position): Record<keyof Position, string> => ({
  latitude: latitude.toFixed(3),
  longitude: longitude.toFixed(3),
});
