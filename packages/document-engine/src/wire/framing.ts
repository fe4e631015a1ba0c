/** MongoDB's own limit for one message. */
export const MAX_MESSAGE_BYTES = 48_000_000;

export const HEADER_BYTES = 16;

/** A message that cannot be one; the connection it came on has to go. */
export class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage';
}

/** Cuts a stream of bytes into messages. Its length is checked as soon as it is there, before anything is buffered. */
export class MessageFramer {
  #chunks: Buffer[] = [];
  #buffered = 0;

  /** True while a message has begun and not ended. */
  get isMidMessage(): boolean {
    return this.#buffered > 0;
  }

  /** Takes bytes in and gives out the messages they complete. Throws MalformedMessage. */
  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#buffered += chunk.length;
    const messages: Buffer[] = [];
    for (let length = this.#nextLength(); length !== undefined; length = this.#nextLength()) {
      if (this.#buffered < length) break;
      messages.push(this.#takeBytes(length));
    }
    return messages;
  }

  #nextLength(): number | undefined {
    if (this.#buffered < 4) return undefined;
    if ((this.#chunks[0] as Buffer).length < 4) this.#chunks = [Buffer.concat(this.#chunks)];
    const length = (this.#chunks[0] as Buffer).readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) {
      throw new MalformedMessage(`a message of ${length} bytes is not possible`);
    }
    return length;
  }

  #takeBytes(length: number): Buffer {
    const all = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
    const rest = all.subarray(length);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#buffered = rest.length;
    return all.subarray(0, length);
  }
}
