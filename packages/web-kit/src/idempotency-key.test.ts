import { newIdempotencyKey } from './idempotency-key';

describe('an idempotency key', () => {
  it('has 32 hexadecimal digits, leading zeros included', () => {
    const bytes = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as unknown as Uint8Array).set([0, 10, 255]);
      return array;
    });
    expect(newIdempotencyKey()).toBe(`000aff${'00'.repeat(13)}`);
    bytes.mockRestore();
  });

  it('is another each time', () => {
    const keys = Array.from({ length: 50 }, newIdempotencyKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
