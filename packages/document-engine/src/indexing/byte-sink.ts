/** A growing row of bytes to write keys into; one is reused for many keys. */
export class ByteSink {
  #bytes = Buffer.allocUnsafe(1024);
  length = 0;

  reset(): void {
    this.length = 0;
  }

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.length++] = value;
  }

  bytes(source: Uint8Array): void {
    this.#room(source.length);
    this.#bytes.set(source, this.length);
    this.length += source.length;
  }

  uint32(value: number): void {
    this.#room(4);
    this.length = this.#bytes.writeUInt32BE(value, this.length);
  }

  /** A signed 64-bit integer whose bytes sort as the number does. */
  orderedInt64(value: bigint): void {
    this.#room(8);
    this.length = this.#bytes.writeBigUInt64BE(BigInt.asUintN(64, value + (1n << 63n)), this.length);
  }

  uint64(value: bigint): void {
    this.#room(8);
    this.length = this.#bytes.writeBigUInt64BE(BigInt.asUintN(64, value), this.length);
  }

  /** A double (not NaN) whose bytes sort as the number does: negative numbers flipped whole, others by the sign. */
  orderedDouble(value: number): void {
    this.#room(8);
    const start = this.length;
    this.length = this.#bytes.writeDoubleBE(value === 0 ? 0 : value, start);
    if (value < 0) this.flip(start);
    else this.#bytes[start] = (this.#bytes[start] as number) ^ 0x80;
  }

  /** UTF-8 that ends where it ends: an inner zero is escaped, so no text is a prefix of another's bytes. */
  text(value: string): void {
    this.#room(value.length * 3 + 2);
    const start = this.length;
    this.length += this.#bytes.write(value, start);
    if (value.includes('\0')) {
      const plain = Buffer.from(this.#bytes.subarray(start, this.length));
      this.length = start;
      for (const byte of plain) {
        this.byte(byte);
        if (byte === 0) this.byte(0xff);
      }
    }
    this.byte(0);
    this.byte(0);
  }

  /** Turns everything from `start` on around, for a descending field. */
  flip(start: number): void {
    for (let i = start; i < this.length; i++) this.#bytes[i] = (this.#bytes[i] as number) ^ 0xff;
  }

  copy(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.length));
  }

  #room(extra: number): void {
    if (this.length + extra <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.length + extra));
    this.#bytes.copy(larger, 0, 0, this.length);
    this.#bytes = larger;
  }
}
