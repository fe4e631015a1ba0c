import { Binary, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compareValues } from '../bson/order';
import { encodeKey, encodeValue, LONGEST_PLAIN_KEY, shorten } from './key-encoding';

const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, NaN, Infinity, -Infinity, 2 ** 53, 2 ** 53 + 2, -(2 ** 63), 0.1, 1e308, 5e-324),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 34n) + 1n, max: 10n ** 34n - 1n }), fc.integer({ min: -400, max: 400 }))
    .map(([digits, power]) => Decimal128.fromString(`${digits}E${power}`)),
  fc
    .constantFrom('0.1', '0.10', 'NaN', '-Infinity', '9007199254740993', '1E+6000', '-1E-6000', '1E-6001')
    .map((text) => Decimal128.fromString(text)),
);

const scalar = fc.oneof(
  number,
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\0', 'a', 'a\0', 'a\0b', 'ab', '\u{1f600}', '\uffff', '\ue000'),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 20 }).map((bytes) => new Binary(bytes)),
  fc.constantFrom(
    /a/,
    /a/i,
    /b/,
    new MinKey(),
    new MaxKey(),
    new Timestamp({ t: 5, i: 1 }),
    new Timestamp({ t: 5, i: 2 }),
  ),
);

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'ab', 'c'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const sign = (n: number) => Math.sign(n);

describe('key encoding', () => {
  it('sorts the bytes as MongoDB sorts the values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(sign(Buffer.compare(encodeValue(a), encodeValue(b)))).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: 4000 },
    );
  });

  it('sorts numbers by value whatever their type', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(sign(Buffer.compare(encodeValue(a), encodeValue(b)))).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: 4000 },
    );
  });

  it('sorts the other way round for a descending field', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [left, right] = [a, b].map((one) => encodeKey([{ value: one, descending: true }]));
        expect(sign(Buffer.compare(left as Buffer, right as Buffer))).toBe(sign(compareValues(b, a)));
      }),
    );
  });

  it('never makes one key the beginning of another, so compound keys sort field by field', () => {
    fc.assert(
      fc.property(fc.tuple(value, value), fc.tuple(value, value), ([a1, a2], [b1, b2]) => {
        const key = (one: unknown, two: unknown) =>
          encodeKey([
            { value: one, descending: true },
            { value: two, descending: false },
          ]);
        const expected = -compareValues(a1, b1) || compareValues(a2, b2);
        expect(sign(Buffer.compare(key(a1, a2), key(b1, b2)))).toBe(sign(expected));
      }),
    );
  });

  it.each([
    ['null', null],
    ['number', 5],
    ['string', 'a'],
    ['object', { a: 1 }],
    ['array', [1]],
    ['binary', new Binary(Buffer.from('a'))],
    ['ObjectId', new ObjectId()],
    ['boolean', false],
    ['date', new Date(0)],
    ['regex', /a/],
  ])('puts %s where MongoDB puts it', (_name, one) => {
    const order = [null, 5, 'a', { a: 1 }, [1], new Binary(Buffer.from('a')), new ObjectId(), false, new Date(0), /a/];
    const position = order.findIndex((other) => compareValues(one, other) <= 0);
    order.slice(0, position).forEach((less) => {
      expect(Buffer.compare(encodeValue(less), encodeValue(one))).toBe(-1);
    });
    order.slice(position + 1).forEach((greater) => {
      expect(Buffer.compare(encodeValue(greater), encodeValue(one))).toBe(1);
    });
  });

  it('holds a number equal to itself in every type', () => {
    const fives = [5, Long.fromNumber(5), Decimal128.fromString('5'), Decimal128.fromString('5.000')];
    expect(new Set(fives.map((five) => encodeValue(five).toString('hex'))).size).toBe(1);
  });

  it('keeps apart what a double cannot tell apart', () => {
    const near = ['9007199254740992', '9007199254740993', '9007199254740994'].map((text) => Long.fromString(text));
    const keys = near.map((one) => encodeValue(one));
    expect(Buffer.compare(keys[0] as Buffer, keys[1] as Buffer)).toBe(-1);
    expect(Buffer.compare(keys[1] as Buffer, keys[2] as Buffer)).toBe(-1);
  });

  it('cuts long keys to what LMDB takes, and keeps different ones different', () => {
    const long = (end: string) => shorten(encodeValue('x'.repeat(5000) + end));
    expect(long('a').length).toBe(LONGEST_PLAIN_KEY + 32);
    expect(long('a').equals(long('a'))).toBe(true);
    expect(long('a').equals(long('b'))).toBe(false);
    expect(Buffer.compare(shorten(encodeValue('w')), long('a'))).toBe(-1);
    expect(Buffer.compare(shorten(encodeValue('y')), long('a'))).toBe(1);
  });
});
