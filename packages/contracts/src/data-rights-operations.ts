/** The calls of data rights: downloading everything, and leaving. */
import { dataExportSchema, leavingRequestSchema, leavingSchema, leftSchema } from './data-rights';
import type { Operation } from './operation';
import { currentUserSchema } from './user';

/** See {@link Operation}. */
export const dataRightsOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/user/data-export',
    summary: 'How far the download of my data is',
    area: 'accounts',
    auth: 'user',
    answer: dataExportSchema,
  },
  {
    method: 'post',
    path: '/api/user/data-export',
    summary: 'Have a download of all my data made',
    area: 'accounts',
    auth: 'user',
    answer: dataExportSchema,
  },
  {
    method: 'get',
    path: '/api/user/data-export/file',
    summary: 'Download all my data as a zip',
    area: 'accounts',
    auth: 'user',
    answer: null,
  },
  {
    method: 'get',
    path: '/api/user/leaving',
    summary: 'Whether I am leaving, and how I would prove that it is me',
    area: 'accounts',
    auth: 'user',
    answer: leavingSchema,
  },
  {
    method: 'post',
    path: '/api/user/leaving',
    summary: 'Leave: sign out everywhere, and delete my account in seven days',
    area: 'accounts',
    auth: 'user',
    body: leavingRequestSchema,
    answer: leftSchema,
  },
  {
    method: 'delete',
    path: '/api/user/leaving',
    summary: 'Keep my account after all',
    area: 'accounts',
    auth: 'user',
    answer: currentUserSchema,
  },
];
