import type { Decimal128, Long } from 'bson';
import { bsonTypeOf } from './document';

/** A finite number without rounding: `coefficient * 10 ** exponent`. */
export interface ExactNumber {
  coefficient: bigint;
  exponent: number;
}

/** The double nearest to any BSON number; a finite decimal beyond the doubles is clamped to the largest one. */
export function toDouble(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  switch (bsonTypeOf(value)) {
    case 'Decimal128':
      return decimalToDouble((value as Decimal128).toString());
    case 'Long':
      return (value as Long).toNumber();
    default:
      return Number((value as { valueOf(): unknown }).valueOf());
  }
}

/** True when the number is a double already, so that comparing doubles is exact. */
export function isDoubleExactly(value: unknown): boolean {
  if (typeof value === 'number') return true;
  const type = bsonTypeOf(value);
  if (type === 'Double' || type === 'Int32') return true;
  return type === 'Long' && Number.isSafeInteger((value as Long).toNumber());
}

/** The exact value of a finite BSON number. */
export function toExact(value: unknown): ExactNumber {
  if (typeof value === 'bigint') return { coefficient: value, exponent: 0 };
  const type = bsonTypeOf(value);
  if (type === 'Long') return { coefficient: (value as Long).toBigInt(), exponent: 0 };
  if (type === 'Decimal128') return parseDecimal((value as Decimal128).toString());
  return doubleToExact(toDouble(value));
}

/** `left - right`, without rounding. */
export function subtractExact(left: ExactNumber, right: ExactNumber): ExactNumber {
  const exponent = Math.min(left.exponent, right.exponent);
  const scale = (n: ExactNumber) => n.coefficient * 10n ** BigInt(n.exponent - exponent);
  return { coefficient: scale(left) - scale(right), exponent };
}

/** Compares any two BSON numbers by value; NaN is smaller than every other number, as in MongoDB. */
export function compareNumbers(left: unknown, right: unknown): number {
  const a = toDouble(left);
  const b = toDouble(right);
  if (a < b) return -1;
  if (a > b) return 1;
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  if ((isDoubleExactly(left) && isDoubleExactly(right)) || !Number.isFinite(a)) return 0;
  const difference = subtractExact(toExact(left), toExact(right)).coefficient;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function decimalToDouble(text: string): number {
  if (text.endsWith('NaN')) return NaN;
  if (text.endsWith('Infinity')) return text.startsWith('-') ? -Infinity : Infinity;
  const nearest = Number(text);
  if (Number.isFinite(nearest)) return nearest;
  return nearest < 0 ? -Number.MAX_VALUE : Number.MAX_VALUE;
}

function parseDecimal(text: string): ExactNumber {
  const [mantissa = '0', power = '0'] = text.split('E');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { coefficient: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}

function doubleToExact(value: number): ExactNumber {
  if (Number.isInteger(value)) return { coefficient: BigInt(value), exponent: 0 };
  let power = 0;
  let mantissa = value;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    power++;
  }
  // 2 ** -n is 5 ** n * 10 ** -n
  return { coefficient: BigInt(mantissa) * 5n ** BigInt(power), exponent: -power };
}
