import { createHmac } from 'node:crypto';

/** The key that signs the cookies of one kind: of its own, so that no value of one cookie is good for another. */
export const cookieKeyOf = (secret: string, kind: string): string =>
  createHmac('sha256', secret).update(kind).digest('base64url');
