import fc from 'fast-check';
import { ByteSink } from './byte-sink';

/** The bytes that a new sink has after `write`. */
function written(write: (sink: ByteSink) => void): Buffer {
  const sink = new ByteSink();
  write(sink);
  return sink.copy();
}
const hex = (write: (sink: ByteSink) => void) => written(write).toString('hex');

it('bytes and whole numbers lie one after the other, the highest byte first', () => {
  expect(
    hex((sink) => {
      sink.byte(0xff);
      sink.bytes(Buffer.from([1, 2]));
      sink.uint32(0x0a0b0c0d);
      sink.uint64(2n ** 63n + 5n);
      sink.byte(7);
    }),
  ).toBe('ff01020a0b0c0d800000000000000507');
});

it('a number of 64 bits has its sign turned, so that those below 0 come first', () => {
  const bytesOf = (value: bigint) => hex((sink) => sink.orderedInt64(value));
  expect([0n, -1n, 1n, -(2n ** 63n), 2n ** 63n - 1n].map(bytesOf)).toEqual([
    '8000000000000000',
    '7fffffffffffffff',
    '8000000000000001',
    '0000000000000000',
    'ffffffffffffffff',
  ]);
});

it('a double sorts as its number does, and there is one zero', () => {
  const bytesOf = (value: number) => written((sink) => sink.orderedDouble(value));
  expect(bytesOf(-0)).toEqual(bytesOf(0));
  expect(bytesOf(0).toString('hex')).toBe('8000000000000000');
  expect(bytesOf(-2).toString('hex')).toBe('3fffffffffffffff');
  const number = fc.double({ noNaN: true });
  fc.assert(
    fc.property(number, number, (one, other) => {
      const byNumber = one < other ? -1 : Number(one > other);
      expect(Math.sign(bytesOf(one).compare(bytesOf(other)))).toBe(byNumber);
    }),
  );
});

describe('a text', () => {
  const bytesOf = (value: string) => written((sink) => sink.text(value));

  it('ends in two zeros, and a zero in it is followed by 255', () => {
    expect(bytesOf('').toString('hex')).toBe('0000');
    expect(bytesOf('é').toString('hex')).toBe('c3a90000');
    expect(bytesOf('a\0b').toString('hex')).toBe('6100ff620000');
    expect(bytesOf('\0').toString('hex')).toBe('00ff0000');
  });

  it('sorts as its UTF-8 does, whatever is in it and whatever follows', () => {
    const text = fc.string({ unit: fc.constantFrom('\0', '\x01', 'a', 'é', '\u{1F4A5}'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(Math.sign(bytesOf(one).compare(bytesOf(other)))).toBe(
          Math.sign(Buffer.from(one).compare(Buffer.from(other))),
        );
      }),
    );
  });
});

it('what is turned around begins where it is said, and ends with what is written', () => {
  const sink = new ByteSink();
  sink.bytes(Buffer.from([1, 2, 3]));
  sink.flip(1);
  sink.byte(4);
  expect([...sink.copy()]).toEqual([1, 0xfd, 0xfc, 4]);
});

describe('a sink that is used again', () => {
  it('begins anew, and what was copied stays', () => {
    const sink = new ByteSink();
    sink.text('first');
    const first = sink.copy();
    sink.reset();
    sink.text('2');
    expect([first.toString(), sink.copy().toString()]).toEqual(['first\0\0', '2\0\0']);
    expect(sink.length).toBe(3);
  });

  it.each([1023, 1024, 1025, 5000])('grows with %i bytes and what comes after, and loses none', (count) => {
    const sink = new ByteSink();
    const many = Buffer.alloc(count, 9);
    sink.byte(1);
    sink.bytes(many);
    sink.uint32(2);
    sink.orderedInt64(3n);
    sink.text('ü'.repeat(count));
    sink.orderedDouble(1);
    expect(sink.copy()).toEqual(
      Buffer.concat([
        ...[Buffer.from([1]), many, Buffer.from('000000028000000000000003', 'hex')],
        ...[Buffer.from(`${'ü'.repeat(count)}\0\0`), Buffer.from('bff0000000000000', 'hex')],
      ]),
    );
  });

  it('grows by single bytes', () => {
    const sink = new ByteSink();
    const bytes = Array.from({ length: 3000 }, (_, at) => at % 251);
    for (const each of bytes) sink.byte(each);
    expect([...sink.copy()]).toEqual(bytes);
  });
});
