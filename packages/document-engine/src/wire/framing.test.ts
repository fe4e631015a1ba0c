import fc from 'fast-check';
import { encode } from '../bson/codec';
import { MalformedMessage, MAX_MESSAGE_BYTES, MessageFramer } from './framing';
import { parseRequest } from './messages';

function message(body: Buffer, opCode = 2013): Buffer {
  const head = Buffer.alloc(16);
  head.writeInt32LE(16 + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(opCode, 12);
  return Buffer.concat([head, body]);
}

function command(document: Record<string, unknown>, flags = 0): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32LE(flags, 0);
  return message(Buffer.concat([head, encode(document)]));
}

function sequence(name: string, documents: Buffer[]): Buffer {
  const inner = Buffer.concat([Buffer.from(`${name}\0`), ...documents]);
  const head = Buffer.alloc(5);
  head[0] = 1;
  head.writeInt32LE(inner.length + 4, 1);
  return Buffer.concat([head, inner]);
}

const ping = command({ ping: 1, $db: 'admin' });

describe('MessageFramer', () => {
  it('gives out whole messages however the bytes arrive', () => {
    const stream = Buffer.concat([ping, command({ hello: 1, $db: 'admin' }), ping]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (sizes) => {
        const framer = new MessageFramer();
        const got: Buffer[] = [];
        for (let at = 0, i = 0; at < stream.length; i++) {
          const size = sizes[i % sizes.length] as number;
          got.push(...framer.push(stream.subarray(at, at + size)));
          at += size;
        }
        expect(Buffer.concat(got).equals(stream)).toBe(true);
        expect(got).toHaveLength(3);
        expect(framer.isMidMessage).toBe(false);
      }),
    );
  });

  it.each([-1, 0, 15, MAX_MESSAGE_BYTES + 1, 0x7fffffff])('refuses a length of %d as soon as it is read', (length) => {
    const head = Buffer.alloc(4);
    head.writeInt32LE(length);
    expect(() => new MessageFramer().push(head)).toThrow(MalformedMessage);
  });

  it('knows when a message has begun and not ended', () => {
    const framer = new MessageFramer();
    framer.push(ping.subarray(0, 3));
    expect(framer.isMidMessage).toBe(true);
    framer.push(ping.subarray(3));
    expect(framer.isMidMessage).toBe(false);
  });
});

describe('parseRequest', () => {
  it('reads a command', () => {
    expect(parseRequest(ping)).toMatchObject({ requestId: 7, name: 'ping', db: 'admin', wantsReply: true });
  });

  it('reads documents sent beside the command', () => {
    const documents = [encode({ a: 1 }), encode({ a: 2 })];
    const head = Buffer.alloc(5);
    const body = Buffer.concat([head, encode({ insert: 'x', $db: 'd' }), sequence('documents', documents)]);
    expect(parseRequest(message(body)).sequences.get('documents')).toEqual(documents);
  });

  it('does not answer what nobody waits for', () => {
    expect(parseRequest(command({ ping: 1, $db: 'admin' }, 2)).wantsReply).toBe(false);
  });

  it('reads the old handshake and nothing else of the old protocol', () => {
    const query = (name: string, document: Record<string, unknown>) =>
      message(Buffer.concat([Buffer.alloc(4), Buffer.from(`${name}\0`), Buffer.alloc(8), encode(document)]), 2004);
    expect(parseRequest(query('admin.$cmd', { ismaster: 1 }))).toMatchObject({ name: 'ismaster', isLegacy: true });
    expect(() => parseRequest(query('admin.$cmd', { dropDatabase: 1 }))).toThrow(MalformedMessage);
    expect(() => parseRequest(query('admin.users', { ismaster: 1 }))).toThrow(MalformedMessage);
  });

  it.each([
    ['an unknown operation', message(Buffer.alloc(20), 2012)],
    ['unknown required flags', command({ ping: 1, $db: 'admin' }, 8)],
    ['no body', message(Buffer.alloc(4))],
    ['no database', command({ ping: 1 })],
    ['two bodies', message(Buffer.concat([ping.subarray(16), Buffer.from([0]), encode({ a: 1 })]))],
    ['an unknown section', message(Buffer.concat([ping.subarray(16), Buffer.from([9]), encode({ a: 1 })]))],
  ])('refuses %s', (_what, bytes) => {
    expect(() => parseRequest(bytes)).toThrow(MalformedMessage);
  });

  it('refuses every truncation of a message', () => {
    const whole = command({ find: 'x', filter: { a: { $gt: 5 } }, $db: 'd' });
    for (let length = 16; length < whole.length; length++) {
      const cut = Buffer.from(whole.subarray(0, length));
      cut.writeInt32LE(length, 0);
      expect(() => parseRequest(cut)).toThrow(MalformedMessage);
    }
  });

  it('either reads or refuses a message with flipped bytes, and never fails otherwise', () => {
    const whole = command({ insert: 'x', documents: [{ _id: 1, a: 'text', b: [1, { c: new Date(0) }] }], $db: 'd' });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length - 17), fc.nat(255)), { minLength: 1 }), (flips) => {
        const damaged = Buffer.from(whole);
        for (const [at, byte] of flips) damaged[16 + at] = byte;
        try {
          parseRequest(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedMessage);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
