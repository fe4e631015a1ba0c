/** Opening a document of the trip whose page this is. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { filesOf } from './documents.queries';
import { PreviewFailed, type OpenFile } from './preview.model';

async function openFile(file: Blob, mediaType: string): Promise<OpenFile> {
  if (mediaType !== 'application/pdf') return (await import('./open-image')).openImage(file);
  return (await import('./open-pdf')).openPdf(file);
}

/** A document that is open as long as it is looked at. */
export function useOpenFile(id: string, mediaType: string) {
  const access = usePlan();
  const read = async (signal: AbortSignal): Promise<OpenFile> => {
    const file = await (await filesOf(access)).read(id).catch((error: unknown) => {
      throw new PreviewFailed('unreachable', error);
    });
    if (!file) throw new PreviewFailed('missing');
    signal.throwIfAborted();
    const opened = await openFile(file, mediaType);
    // Nobody looks any more, and nobody else would close it.
    if (signal.aborted) opened.close();
    return opened;
  };
  const query = useQuery({
    queryKey: ['preview', access.path, id],
    queryFn: ({ signal }) => read(signal),
    networkMode: 'always',
    gcTime: 0,
    retry: false,
  });
  const file = query.data;
  useEffect(() => () => file?.close(), [file]);
  return query;
}
