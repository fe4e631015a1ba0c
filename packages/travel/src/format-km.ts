import { formatNumber } from './money';

/** What is nearer is written in metres. */
const NEAR_KM = 0.95;
/** From here on a number with one decimal is written as 10.0. */
const WITHOUT_DECIMAL = 9.95;

/**
 * A distance as people say it, the less exact the longer it is: `600 m`, `2.4 km`, `38 km`, `1,240 km`. Metres go by
 * fifties, with fifty the least.
 * @param km kilometres, 0 or more
 */
export function formatKm(km: number): string {
  if (km < NEAR_KM) return `${Math.max(50, Math.round((km * 1_000) / 50) * 50)} m`;
  // What follows 950 m is written as a kilometre, never as 0.9 km.
  return km < WITHOUT_DECIMAL ? `${Math.max(1, km).toFixed(1)} km` : `${formatNumber(km)} km`;
}
