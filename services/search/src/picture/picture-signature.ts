/** Addresses of foreign pictures as we hand them out: signed, so that nobody has us fetch what they like. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type PictureSigner = {
  /** Our own address of a picture elsewhere. */
  addressOf(source: string): string;
  isOurs(source: string, signature: string): boolean;
};

/** @param key at least 32 characters that only the instances of this service know */
export function createPictureSigner(key: string): PictureSigner {
  const signed = (source: string) => createHmac('sha256', key).update(`picture 1 ${source}`).digest();
  return {
    addressOf: (source) =>
      `/api/pictures?${new URLSearchParams({ source, signature: signed(source).toString('base64url') })}`,
    isOurs(source, signature) {
      const given = Buffer.from(signature, 'base64url');
      const expected = signed(source);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
