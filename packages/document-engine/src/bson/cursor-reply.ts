import { Long } from 'bson';
import { encode } from './codec';

const END = Buffer.from([0]);
const EMBEDDED_DOCUMENT = 3;
const EMBEDDED_ARRAY = 4;

/** The answer of a command with a cursor, put together around documents that are bytes already. */
export function encodeCursorReply(
  field: 'firstBatch' | 'nextBatch',
  namespace: string,
  { documents, cursorId }: { documents: readonly Uint8Array[]; cursorId: bigint },
): Buffer {
  const rest = encode({ id: Long.fromBigInt(cursorId), ns: namespace });
  const cursor = documentOf([element(EMBEDDED_ARRAY, field, arrayOf(documents)), rest.subarray(4, -1)]);
  return documentOf([element(EMBEDDED_DOCUMENT, 'cursor', cursor), encode({ ok: 1 }).subarray(4, -1)]);
}

function arrayOf(documents: readonly Uint8Array[]): Buffer {
  const parts: Uint8Array[] = [];
  documents.forEach((document, i) => {
    parts.push(elementHead(EMBEDDED_DOCUMENT, String(i)), document);
  });
  return documentOf(parts);
}

function element(type: number, name: string, value: Uint8Array): Buffer {
  return Buffer.concat([elementHead(type, name), value]);
}

function elementHead(type: number, name: string): Buffer {
  const head = Buffer.allocUnsafe(Buffer.byteLength(name) + 2);
  head[0] = type;
  head.write(name, 1);
  head[head.length - 1] = 0;
  return head;
}

function documentOf(parts: readonly Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 5);
  const head = Buffer.allocUnsafe(4);
  head.writeInt32LE(length);
  return Buffer.concat([head, ...parts, END], length);
}
