import { decode, decodeWithRawDocuments, encode } from '../bson/codec';
import type { Document } from '../bson/document';
import { HEADER_BYTES, MalformedMessage } from './framing';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1 << 0;
const MORE_TO_COME = 1 << 1;
// The other low sixteen bits are ones a server must understand, and there are none.
const UNKNOWN_REQUIRED = 0xffff & ~(CHECKSUM_PRESENT | MORE_TO_COME);

/** One request, taken apart. */
export interface Request {
  requestId: number;
  name: string;
  db: string;
  body: Document;
  sequences: Map<string, Uint8Array[]>;
  /** False for a write nobody waits for (`w: 0`). */
  wantsReply: boolean;
  /** The old message the first handshake comes in, and has to be answered in. */
  isLegacy: boolean;
}

/** Takes a whole message apart. Throws MalformedMessage. */
export function parseRequest(message: Buffer): Request {
  try {
    const opCode = message.readInt32LE(12);
    if (opCode === OP_MSG) return parseMsg(message);
    if (opCode === OP_QUERY) return parseQuery(message);
    throw new MalformedMessage(`operation ${opCode} is not spoken here`);
  } catch (error) {
    if (error instanceof MalformedMessage) throw error;
    throw new MalformedMessage(error instanceof Error ? error.message : String(error));
  }
}

/** Puts an answer together. */
export function encodeReply(request: Request, requestId: number, document: Document | Uint8Array): Buffer[] {
  const body = document instanceof Uint8Array ? document : encode(document);
  return request.isLegacy ? legacyReply(request, requestId, body) : msgReply(request, requestId, body);
}

function msgReply(request: Request, requestId: number, body: Uint8Array): Buffer[] {
  const head = Buffer.alloc(HEADER_BYTES + 5);
  writeHeader(head, { length: head.length + body.length, requestId, responseTo: request.requestId, opCode: OP_MSG });
  return [head, Buffer.from(body.buffer, body.byteOffset, body.byteLength)];
}

function legacyReply(request: Request, requestId: number, body: Uint8Array): Buffer[] {
  const head = Buffer.alloc(HEADER_BYTES + 20);
  writeHeader(head, { length: head.length + body.length, requestId, responseTo: request.requestId, opCode: OP_REPLY });
  head.writeInt32LE(8, HEADER_BYTES); // await capable, as every server since 1.8 says
  head.writeInt32LE(1, HEADER_BYTES + 16);
  return [head, Buffer.from(body.buffer, body.byteOffset, body.byteLength)];
}

interface Header {
  length: number;
  requestId: number;
  responseTo: number;
  opCode: number;
}

function writeHeader(head: Buffer, { length, requestId, responseTo, opCode }: Header): void {
  head.writeInt32LE(length, 0);
  head.writeInt32LE(requestId, 4);
  head.writeInt32LE(responseTo, 8);
  head.writeInt32LE(opCode, 12);
}

function parseMsg(message: Buffer): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  if (flags & UNKNOWN_REQUIRED) throw new MalformedMessage('unknown required flags');
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const sequences = new Map<string, Uint8Array[]>();
  let body: Document | undefined;
  for (let at = HEADER_BYTES + 4; at < end;) {
    const kind = message[at++];
    const section = sizedSlice(message, at, end);
    at += section.length;
    if (kind === 0 && !body) body = decodeBody(section);
    else if (kind === 1) readSequence(section, sequences);
    else throw new MalformedMessage(`section of kind ${kind}`);
  }
  if (!body) throw new MalformedMessage('no body');
  const [name = ''] = Object.keys(body);
  if (typeof body.$db !== 'string') throw new MalformedMessage('no $db');
  const wantsReply = (flags & MORE_TO_COME) === 0;
  return { requestId: message.readInt32LE(4), name, db: body.$db, body, sequences, wantsReply, isLegacy: false };
}

function parseQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  if (nameEnd === -1) throw new MalformedMessage('no collection name');
  const namespace = message.toString('utf8', HEADER_BYTES + 4, nameEnd);
  const body = decode(sizedSlice(message, nameEnd + 9, message.length));
  const [name = ''] = Object.keys(body);
  // Every command but the first handshake has come in OP_MSG since MongoDB 5.1.
  if (!namespace.endsWith('.$cmd') || !/^(hello|ismaster)$/i.test(name)) throw new MalformedMessage('not a handshake');
  const db = namespace.slice(0, -'.$cmd'.length);
  const requestId = message.readInt32LE(4);
  return { requestId, name, db, body, sequences: new Map(), wantsReply: true, isLegacy: true };
}

function decodeBody(section: Buffer): Document {
  // Only an insert has `documents`; keeping them as bytes spares decoding and encoding them again.
  const isInsert = section.length > 12 && section.toString('latin1', 5, 12) === 'insert\0';
  return isInsert ? decodeWithRawDocuments(section) : decode(section);
}

function readSequence(section: Buffer, sequences: Map<string, Uint8Array[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd === -1) throw new MalformedMessage('a sequence without a name');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const document = sizedSlice(section, at, section.length);
    if (document.at(-1) !== 0) throw new MalformedMessage('a document without an end');
    documents.push(document);
    at += document.length;
  }
  sequences.set(section.toString('utf8', 4, nameEnd), documents);
}

function sizedSlice(bytes: Buffer, at: number, end: number): Buffer {
  const length = at + 4 <= end ? bytes.readInt32LE(at) : -1;
  if (length < 5 || at + length > end) throw new MalformedMessage(`a part of ${length} bytes at ${at} of ${end}`);
  return bytes.subarray(at, at + length);
}
