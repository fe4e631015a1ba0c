/** What the shell gives every remote: talk with the bff, session, toasts, widget slots, formats, storage. */
export { ApiError, apiRequest, messageOf } from './api-request';
export type { ApiRequest, Schema } from './api-request';
export { apiStream } from './api-stream';
export type { ApiStream } from './api-stream';
export {
  formatClock,
  formatCount,
  formatDate,
  formatDateRange,
  formatDayOfYear,
  formatDuration,
  formatMoney,
  formatPassengers,
  todayHere,
} from './format';
export { DOCUMENT_READS } from './document-reads';
export type { DocumentReads } from './document-reads';
export { loadable, Loaded } from './loadable';
export type { Loadable } from './loadable';
export { createQueryClient } from './query-client';
export { createRemotes, lazy, remoteOfWidget } from './remotes';
export type { FirstView, FirstViews, LazyExport, FederationRuntime, RemoteModule, Remotes } from './remotes';
export { createFederationPlugin } from './federation-plugin';
export { newIdempotencyKey } from './idempotency-key';
export { limitedFetch } from './limited-fetch';
export { RemoteRoute, RemotesProvider, RemoteWidget, useRemotes } from './remote-widget';
export type { RemoteFailure } from './remote-widget';
export { SessionProvider, sessionQueryKey, useSession } from './session';
export type { Session } from './session';
export { readStored, readStoredList, removeStored, writeStored } from './storage';
export { newStoredId } from './stored-id';
export { toast, useToast } from './toast';
export type { Toast, ToastRequest } from './toast';
export { useDocumentTitle } from './use-document-title';
export { useIsHydrated } from './use-is-hydrated';
export { useOnline } from './use-online';
export { useSettled } from './use-settled';
