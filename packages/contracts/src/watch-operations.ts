/** The calls about price watches that a browser may make. */
import type { Operation } from './operation';
import {
  priceHistoryQuerySchema,
  priceHistorySchema,
  watchDraftSchema,
  watchNewsSchema,
  watchPageQuerySchema,
  watchPageSchema,
  watchSchema,
  watchStoppedSchema,
  watchStopSchema,
} from './watch';
import { z } from './zod';

/** See {@link Operation}. */
export const watchOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/flights/price-history',
    summary: 'How the price of a journey stands beside the days before',
    area: 'search',
    auth: 'anyone',
    query: priceHistoryQuerySchema,
    answer: priceHistorySchema,
  },
  {
    method: 'get',
    path: '/api/flights/watches',
    summary: 'Read the prices I watch, newest first, a page at a time',
    area: 'search',
    auth: 'user',
    query: watchPageQuerySchema,
    answer: watchPageSchema,
  },
  {
    method: 'post',
    path: '/api/flights/watches',
    summary: 'Watch the price of a search or of one flight',
    area: 'search',
    auth: 'user',
    body: watchDraftSchema,
    answer: watchSchema,
  },
  {
    method: 'get',
    path: '/api/flights/watches/news',
    summary: 'How many drops I have not looked at',
    area: 'search',
    auth: 'user',
    answer: watchNewsSchema,
  },
  {
    method: 'post',
    path: '/api/flights/watches/seen',
    summary: 'Say that I have looked at the drops',
    area: 'search',
    auth: 'user',
    answer: watchNewsSchema,
  },
  {
    method: 'post',
    path: '/api/flights/watches/stop',
    summary: 'Stop a watch by the link in its message',
    area: 'search',
    auth: 'anyone',
    body: watchStopSchema,
    answer: z.object({}),
  },
  {
    method: 'delete',
    path: '/api/flights/watches/{id}',
    summary: 'Stop watching a price',
    area: 'search',
    auth: 'user',
    answer: watchStoppedSchema,
  },
  {
    method: 'post',
    path: '/api/flights/watches/{id}/restore',
    summary: 'Watch a price again that I stopped watching',
    area: 'search',
    auth: 'user',
    answer: watchSchema,
  },
];
