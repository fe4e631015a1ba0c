import { createHash } from 'node:crypto';
import type { Code, ObjectId, Timestamp } from 'bson';
import type { Document } from '../bson/document';
import { isDoubleExactly, subtractExact, toDouble, toExact, type ExactNumber } from '../bson/exact-number';
import { binaryParts, RANK, rankOf, regexParts } from '../bson/order';
import { ByteSink } from './byte-sink';

/** Longer keys are cut to this many bytes and end in a digest: LMDB takes keys of at most 1978 bytes. */
export const LONGEST_PLAIN_KEY = 1200;

/** Sorts after every encoded field, so `prefix + AFTER_ALL` closes the range of keys that start with a prefix. */
export const AFTER_ALL = Buffer.from([0xff]);

const NAN_BYTE = 0x1f;
const EXACT = 0x80;
// A decimal has at most 34 digits, so this many digits of its distance to a double tell any two apart.
const RESIDUAL_DIGITS = 60;

const sink = new ByteSink();

/** A key field: its value and whether the index runs downwards there. */
export interface KeyField {
  value: unknown;
  descending: boolean;
}

/** Bytes that sort as MongoDB sorts the values; no encoding is a prefix of another one. */
export function encodeKey(fields: readonly KeyField[]): Buffer {
  sink.reset();
  for (const { value, descending } of fields) {
    const start = sink.length;
    writeValue(value);
    if (descending) sink.flip(start);
  }
  return sink.copy();
}

/** Bytes of one ascending value. */
export function encodeValue(value: unknown): Buffer {
  return encodeKey([{ value, descending: false }]);
}

/** Cuts a key that LMDB would refuse; equal keys stay equal and different ones different, order holds up to the cut. */
export function shorten(key: Buffer): Buffer {
  if (key.length <= LONGEST_PLAIN_KEY) return key;
  const digest = createHash('sha256').update(key).digest();
  return Buffer.concat([key.subarray(0, LONGEST_PLAIN_KEY), digest]);
}

function writeValue(value: unknown): void {
  const rank = rankOf(value);
  if (rank === RANK.number) return writeNumber(value);
  sink.byte(rank);
  switch (rank) {
    case RANK.string:
      return sink.text(String(value));
    case RANK.object:
      return writeObject(value as Document);
    case RANK.array:
      for (const element of value as unknown[]) writeValue(element);
      return sink.byte(0);
    case RANK.binary:
      return writeBinary(value);
    case RANK.objectId:
      return sink.bytes((value as ObjectId).id);
    case RANK.boolean:
      return sink.byte(value ? 1 : 0);
    case RANK.date:
      return writeDate(value as Date);
    case RANK.timestamp:
      return sink.uint64((value as Timestamp).toBigInt());
    case RANK.regex:
      return regexParts(value).forEach((part) => sink.text(part));
    case RANK.code:
      return sink.text((value as Code).code);
  }
}

// MongoDB compares the fields of objects by kind, then name, then value.
function writeObject(value: Document): void {
  for (const name of Object.keys(value)) {
    sink.byte(rankOf(value[name]));
    sink.text(name);
    writeValue(value[name]);
  }
  sink.byte(0);
}

function writeBinary(value: unknown): void {
  const { subtype, bytes } = binaryParts(value);
  sink.uint32(bytes.length);
  sink.byte(subtype);
  sink.bytes(bytes);
}

function writeDate(value: Date): void {
  const time = value.getTime();
  sink.orderedInt64(Number.isNaN(time) ? -(1n << 63n) : BigInt(time));
}

// The nearest double, then how far the number is from it: nothing for nearly all numbers.
function writeNumber(value: unknown): void {
  const double = toDouble(value);
  if (Number.isNaN(double)) return sink.byte(NAN_BYTE);
  sink.byte(RANK.number);
  sink.orderedDouble(double);
  if (isDoubleExactly(value) || !Number.isFinite(double)) return sink.byte(EXACT);
  const residual = subtractExact(toExact(value), toExact(double));
  if (residual.coefficient === 0n) return sink.byte(EXACT);
  const isBelow = residual.coefficient < 0n;
  sink.byte(isBelow ? EXACT - 1 : EXACT + 1);
  const start = sink.length;
  writeMagnitude(isBelow ? { ...residual, coefficient: -residual.coefficient } : residual);
  if (isBelow) sink.flip(start);
}

function writeMagnitude({ coefficient, exponent }: ExactNumber): void {
  const digits = coefficient.toString();
  sink.uint32(0x80000000 + exponent + digits.length);
  const significant = digits.slice(0, RESIDUAL_DIGITS).replace(/0+$/, '');
  for (const digit of significant) sink.byte(1 + Number(digit));
  sink.byte(0);
}
