/** Stands for `@sojourn/web-kit` on the floor page: a guest, no remotes, no requests. */
import { Suspense, type ReactNode } from 'react';

export { loadable, Loaded } from '@sojourn/web-kit/loadable';
export { useDocumentTitle } from '@sojourn/web-kit/use-document-title';
export { useIsHydrated } from '@sojourn/web-kit/use-is-hydrated';
export { useOnline } from '@sojourn/web-kit/use-online';
export { readStored, removeStored, writeStored } from '@sojourn/web-kit/storage';

export const useSession = () => ({ status: 'guest', user: null });
export const RemoteWidget = ({ fallback }: { fallback?: ReactNode }) => <Suspense>{fallback}</Suspense>;
export const useToast = () => ({ current: null, dismiss: () => undefined });
export const toast = () => '';
export const messageOf = (_error: unknown, fallback: string) => fallback;
export const apiRequest = async () => ({});
