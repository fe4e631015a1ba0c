/** Stands for `@sojourn/web-kit` on the floor page: a guest, no remotes, no requests. */
import { Suspense, type ReactNode } from 'react';

export { useDocumentTitle } from '../../../packages/web-kit/src/use-document-title';
export { useOnline } from '../../../packages/web-kit/src/use-online';
export { readStored, removeStored, writeStored } from '../../../packages/web-kit/src/storage';

export const useSession = () => ({ status: 'guest', user: null });
export const RemoteWidget = ({ fallback }: { fallback?: ReactNode }) => <Suspense>{fallback}</Suspense>;
export const useToast = () => ({ current: null, dismiss: () => undefined });
export const toast = () => '';
export const messageOf = (_error: unknown, fallback: string) => fallback;
export const apiRequest = async () => ({});
