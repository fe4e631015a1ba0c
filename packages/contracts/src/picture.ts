/** Pictures that a provider has elsewhere, shown under our own address. */
import { z } from './zod';

const REFUSED = 'This picture cannot be shown.';

/** `GET /api/pictures` as query text: where the picture is, and our signature of that (base64url of 32 bytes). Answers WebP. */
export const pictureQuerySchema = z.object({
  source: z.string(REFUSED).check(z.minLength(1, REFUSED), z.maxLength(2_000, REFUSED)),
  signature: z.string(REFUSED).check(z.regex(/^[\w-]{43}$/, REFUSED)),
});
