/** Minor units of currencies (ISO 4217): a hundredth of most, none or a thousandth of some. */

const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/**
 * How many digits a currency has behind the point.
 * @example minorDigitsOf('JPY') // 0
 */
export function minorDigitsOf(currency: string): number {
  if (WHOLE.includes(currency)) return 0;
  return THOUSANDTHS.includes(currency) ? 3 : 2;
}
