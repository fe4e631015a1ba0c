const UNITS = ['kB', 'MB', 'GB'] as const;
/** From here on a number is written with four digits. */
const TOO_LONG = 999.5;
/** From here on a number with one decimal is written as 10.0. */
const WITHOUT_DECIMAL = 9.95;

/**
 * The size of a file as people read it, in decimal units (SI): `800 bytes`, `1.3 kB`, `12 kB`, `3.4 MB`.
 * @param bytes whole, 0 or more
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let [value, unit] = [bytes / 1_000, 0];
  while (value >= TOO_LONG && unit < UNITS.length - 1) [value, unit] = [value / 1_000, unit + 1];
  const shown = value < WITHOUT_DECIMAL ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value).toString();
  return `${shown} ${UNITS[unit]}`;
}
