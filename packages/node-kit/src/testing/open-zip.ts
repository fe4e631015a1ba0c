import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * The entries of a zip by their names, read by its directory as every program does; for tests.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT section 4.3
 */
export function openZip(bytes: Buffer): Map<string, Buffer> {
  let end = bytes.length - 22;
  while (bytes.readUInt32LE(end) !== END) end -= 1;
  const entries = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('no entry of a zip');
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    entries.set(bytes.toString('utf8', at + 46, at + 46 + name), method === 0 ? content : inflateRawSync(content));
    at += 46 + name + extra + comment;
  }
  return entries;
}
