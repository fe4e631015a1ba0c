import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { redrawPicture } from './redraw-picture';

const colour = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 40 } } });

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, crc]);
};
const crcOf = (bytes: Buffer) => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};
/** A few hundred bytes that say they are 50,000 by 50,000 pixels. */
function bomb() {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(50_000, 0);
  head.writeUInt32BE(50_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s becomes WebP of pixels alone', async (format) => {
  const given = await colour(64)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toFormat(format)
    .toBuffer();
  const drawn = await redrawPicture(given);
  const { format: made, width, exif } = await sharp(drawn!).metadata();
  expect([made, width, exif]).toEqual(['webp', 64, undefined]);
});

test('a large one becomes smaller, a small one does not become larger', async () => {
  const size = async (picture: Sharp) => {
    const { width, height } = await sharp((await redrawPicture(await picture.png().toBuffer()))!).metadata();
    return [width, height];
  };
  expect(await size(colour(2_560, 1_000))).toEqual([1_280, 500]);
  expect(await size(colour(40, 30))).toEqual([40, 30]);
});

test.each([
  [
    'a drawing that is a program',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'),
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', Buffer.alloc(0)],
  ['the beginning of a picture alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a few bytes with more pixels than memory', bomb()],
])('%s is no picture', async (_name, bytes) => {
  expect(await redrawPicture(bytes)).toBeNull();
});

test('half a picture is none', async () => {
  const whole = await colour(400).jpeg().toBuffer();
  expect(await redrawPicture(whole.subarray(0, whole.length / 2))).toBeNull();
});

test('draws what was transparent in white when it becomes JPEG', async () => {
  const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const { data, info } = await sharp((await redrawPicture(clear, 'jpeg'))!)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.channels, Math.min(...data)]).toEqual([3, 255]);
});
