/** What people type as a sum of money. */
import { minorDigitsOf } from './currency';
import { formatNumber } from './money';

/** What somebody typed: minor units, or why not. */
export type TypedAmount = { amount: number } | { fault: string };

/** Minor units; far above any sum of a trip, far below where whole numbers stop being exact. */
const MOST = 1e13;

const NEGATIVE = 'The amount must not be negative.';
const POINT = 'Please write decimals with a point, such as 12.50.';
const DIGITS = 'Please give an amount in digits, such as 12.50.';

const PLAIN = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d*))?$/;
/** `1.250` and `1.250.000`, as much of the world writes thousands. */
const DOTTED = /^[1-9]\d{0,2}(?:\.\d{3}){1,4}$/;

const asAmount = (amount: number): TypedAmount => (amount > MOST ? { fault: 'That amount is too large.' } : { amount });

/** Decimals to the digits that a currency has; whole amounts without any. */
const shortest = (value: number, digits: number): string => {
  const [whole = '', decimals = ''] = value.toFixed(digits).split('.');
  return /[1-9]/.test(decimals) ? `${formatNumber(Number(whole))}.${decimals}` : formatNumber(Number(whole));
};

/** An amount whose dots may part thousands; undefined where its one dot is a decimal point for sure. */
function readDotted(text: string, digits: number): TypedAmount | undefined {
  const thousands = Number(text.replaceAll('.', ''));
  const hasOneDot = text.indexOf('.') === text.lastIndexOf('.');
  if (!hasOneDot || digits === 0) return asAmount(thousands * 10 ** digits);
  if (digits >= 3) return undefined;
  return { fault: `Did you mean ${formatNumber(thousands)} or ${shortest(Number(text), digits)}?` };
}

/** `€`, `₫`, `kr`: what people write beside an amount of the currency, in any browser the same short form. */
function signOf(currency: string): string {
  const written = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return written.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** An amount without the currency's own sign or code before or after it; a dollar sign stands for any dollar. */
function withoutSign(typed: string, currency: string): string {
  const text = typed.trim();
  if (/^[\d.,]*$/.test(text)) return text;
  const lower = text.toLowerCase();
  for (const sign of ['$', currency.toLowerCase(), signOf(currency).toLowerCase()]) {
    if (lower.startsWith(sign)) return text.slice(sign.length).trimStart();
    if (lower.endsWith(sign)) return text.slice(0, -sign.length).trimEnd();
  }
  return text;
}

/**
 * Reads an amount as people in the United States write it: `1,250.50`, `$12`, `12`. What could be read in two ways is
 * read in none: `12,5` is a fault, and one dot before three digits a question, unless the currency has three decimals
 * (`1.250` dinars) or none (`150.000` dong are 150,000). Several dots can only part thousands.
 * @param currency ISO 4217
 * @returns minor units of the currency, or a sentence for whoever typed
 */
export function readAmount(typed: string, currency: string): TypedAmount {
  const text = withoutSign(typed, currency);
  if (/^[-\u2212]/.test(text)) return { fault: NEGATIVE };
  const digits = minorDigitsOf(currency);
  const dotted = DOTTED.test(text) ? readDotted(text, digits) : undefined;
  if (dotted) return dotted;
  const found = PLAIN.exec(text);
  if (!found) return { fault: /^[\d.]+,\d*$/.test(text) ? POINT : DIGITS };
  const [, whole = '', decimals = ''] = found;
  if (decimals.length > digits && /[1-9]/.test(decimals.slice(digits))) {
    return { fault: `${currency} has ${digits === 0 ? 'no digits' : `at most ${digits} digits`} after the point.` };
  }
  return asAmount(Number(whole.replaceAll(',', '') + decimals.slice(0, digits).padEnd(digits, '0')));
}
