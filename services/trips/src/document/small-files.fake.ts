/** Small files of every kind that a trip takes, for tests. */
import sharp from 'sharp';

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crcOf = (bytes: Buffer) =>
  (bytes.reduce((crc, byte) => (crcTable[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

function header(signature: number, fields: readonly [value: number, bytes: 2 | 4][]): Buffer {
  const parts = fields.map(([value, length]) => {
    const part = Buffer.alloc(length);
    if (length === 2) part.writeUInt16LE(value);
    else part.writeUInt32LE(value);
    return part;
  });
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature);
  return Buffer.concat([start, ...parts]);
}

/** A zip archive whose entries are stored as they are. */
export function zipOf(entries: Record<string, string>, comment = ''): Buffer {
  const [local, central]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [title, bytes] = [Buffer.from(name), Buffer.from(text)];
    const about: [number, 2 | 4][] = [
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [crcOf(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [title.length, 2],
      [0, 2],
    ];
    const entry = Buffer.concat([header(0x04034b50, about), title, bytes]);
    const rest: [number, 2 | 4][] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ];
    central.push(Buffer.concat([header(0x02014b50, [[20, 2], ...about, ...rest]), title]));
    local.push(entry);
    offset += entry.length;
  }
  const size = central.reduce((sum, part) => sum + part.length, 0);
  const count = central.length;
  const end: [number, 2 | 4][] = [
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [comment.length, 2],
  ];
  return Buffer.concat([...local, ...central, header(0x06054b50, end), Buffer.from(comment)]);
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The entries of a Word document. */
export const wordEntries = {
  '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`,
  'word/document.xml': '<w:document/>',
};

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1');
export const docx = zipOf(wordEntries);
export const doc = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(1_024),
  Buffer.from('WordDocument', 'utf16le'),
]);

/** A picture as a camera makes it: it says where, and that it lies on its side. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const drawing = (): Promise<Buffer> =>
  sharp({ create: { width: 4, height: 4, channels: 4, background: '#3c3' } })
    .png()
    .toBuffer();
