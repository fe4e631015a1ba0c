/** The calls about pictures of others: of partners, and photographs of places. */
import type { Operation } from './operation';
import { photoCreditSchema, photoQuerySchema } from './photo';
import { pictureQuerySchema } from './picture';

/** See {@link Operation}. */
export const pictureOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/pictures',
    summary: 'A picture of a provider, drawn anew, as WebP',
    area: 'search',
    auth: 'anyone',
    query: pictureQuerySchema,
    answer: null,
  },
  {
    method: 'get',
    path: '/api/photos/{id}',
    summary: 'A photograph of a catalogue place, drawn anew, as WebP',
    area: 'search',
    auth: 'anyone',
    query: photoQuerySchema,
    answer: null,
  },
  {
    method: 'get',
    path: '/api/photos/{id}/credit',
    summary: 'Who is named for the photograph of a catalogue place',
    area: 'search',
    auth: 'anyone',
    answer: photoCreditSchema,
  },
];
