/** What a town is worth to those who travel, beside its inhabitants: of two of one name the one people visit comes first. */

/**
 * Visitors from abroad a year for each inhabitant, in tenths, as the years 2019 to 2024 had them, from general knowledge;
 * 4 to 40 are enough to tell Toledo of Spain from that of Ohio. Where nobody wrote it down it is {@link USUAL}.
 */
const VISITORS: Readonly<Record<string, number>> = {
  AT: 35, CH: 20, CR: 20, CY: 35, CZ: 12, DE: 6, DK: 12, ES: 22, FR: 16, GB: 8, GR: 35, HR: 40, HU: 12, IE: 15, IS: 40, IT: 14,
  JP: 5, ME: 35, MT: 40, MX: 4, NL: 12, NO: 12, NZ: 8, PT: 28, SE: 8, SI: 25, TH: 5, TR: 7, AE: 25, JO: 6, MA: 4,
  US: 3, CA: 4, AU: 4, AR: 3, CL: 3, PE: 2, BR: 1, CO: 2, VE: 0.5, PH: 0.6, IN: 0.5, CN: 0.5, ID: 1, PK: 0.3, BD: 0.3, NG: 0.3,
}; // prettier-ignore
const USUAL = 2;
/** No place is worth more than so many times another of its size for its country alone. */
const [LEAST, MOST] = [0.3, 12];

/** A factor from the visitors of a town's country; between 0.3 and 12. */
export function renownOf({ countryCode, population }: { countryCode: string; population: number }): number {
  // A destination, which has no inhabitants of its own, is weighed as one already.
  if (population === 0) return MOST;
  const visitors = VISITORS[countryCode] ?? USUAL;
  return Math.max(LEAST, Math.min(MOST, visitors / 2));
}
