import { Decimal128, Double, Long } from 'bson';
import { isInt32 } from '../bson/codec';
import { bsonTypeOf } from '../bson/document';
import { toDouble, toExact, type ExactNumber } from '../bson/exact-number';
import { RANK, rankOf } from '../bson/order';

/** True for every BSON kind of number. */
export function isNumeric(value: unknown): boolean {
  return rankOf(value) === RANK.number;
}

/** Sum of two BSON numbers in the wider of their types. */
export function addNumbers(left: unknown, right: unknown): unknown {
  return combine(left, right, {
    doubles: (a, b) => a + b,
    integers: (a, b) => a + b,
    exact: (a, b) => {
      const exponent = Math.min(a.exponent, b.exponent);
      const scale = (n: ExactNumber) => n.coefficient * 10n ** BigInt(n.exponent - exponent);
      return { coefficient: scale(a) + scale(b), exponent };
    },
  });
}

/** Product of two BSON numbers in the wider of their types. */
export function multiplyNumbers(left: unknown, right: unknown): unknown {
  return combine(left, right, {
    doubles: (a, b) => a * b,
    integers: (a, b) => a * b,
    exact: (a, b) => ({ coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent }),
  });
}

/** True for the kinds of number that have bits: 32 and 64 bit integers. */
export function isInteger(value: unknown): boolean {
  return isInt32(value) || bsonTypeOf(value) === 'Long';
}

/** Bitwise `and`, `or` or `xor` of two integers. */
export function combineBits(operator: string, left: unknown, right: unknown): unknown {
  const isLong = bsonTypeOf(left) === 'Long' || bsonTypeOf(right) === 'Long';
  const [a, b] = [toExact(left).coefficient, toExact(right).coefficient];
  const bits = operator === 'and' ? a & b : operator === 'or' ? a | b : a ^ b;
  return isLong ? Long.fromBigInt(bits) : Number(bits);
}

interface Operation {
  doubles: (a: number, b: number) => number;
  integers: (a: bigint, b: bigint) => bigint;
  exact: (a: ExactNumber, b: ExactNumber) => ExactNumber;
}

function combine(left: unknown, right: unknown, operation: Operation): unknown {
  const types = [bsonTypeOf(left), bsonTypeOf(right)];
  if (types.includes('Decimal128') && Number.isFinite(toDouble(left)) && Number.isFinite(toDouble(right))) {
    const { coefficient, exponent } = operation.exact(toExact(left), toExact(right));
    return Decimal128.fromStringWithRounding(`${coefficient}E${exponent}`);
  }
  const double = operation.doubles(toDouble(left), toDouble(right));
  if (![left, right].every(isInteger)) {
    // A whole result of doubles is a double still.
    return isInt32(double) ? new Double(double) : double;
  }
  if (!types.includes('Long') && isInt32(double)) return double;
  const whole = operation.integers(toExact(left).coefficient, toExact(right).coefficient);
  return BigInt.asIntN(64, whole) === whole ? Long.fromBigInt(whole) : double;
}
