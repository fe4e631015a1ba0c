import { fileFault, mediaTypeOf } from './file-type.model';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

test.each([
  ['255044462d312e37', 'application/pdf'],
  ['d0cf11e0a1b11ae1', 'application/msword'],
  ['504b030414000600', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['ffd8ffe000104a46', 'image/jpeg'],
  ['89504e470d0a1a0a', 'image/png'],
  ['3c73766720786d6c', null],
  ['4d5a900003000000', null],
  ['89504e470d0a1a', null],
  ['', null],
])('a file that begins with %s is %s', (hex, mediaType) => {
  expect(mediaTypeOf(bytesOf(hex))).toBe(mediaType);
});

test.each([
  [10 * 1024 * 1024, 'image/png', undefined],
  [10 * 1024 * 1024 + 1, 'image/png', 'File too large'],
  [0, null, 'Empty file'],
  [12, null, 'Unknown file'],
] as const)('of %d bytes and type %s it is refused as %s', (bytes, mediaType, title) => {
  expect(fileFault(bytes, mediaType)?.title).toBe(title);
});
