/** The address under which a trip's own picture is shown: the portal's own, or the bytes that this browser has. */
import { useQuery, type QueryClient } from '@tanstack/react-query';

/** As text, because the page's policy shows nothing from a `blob:`. */
function asDataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read.'));
    reader.readAsDataURL(file);
  });
}

async function readKept(id: string): Promise<string | null> {
  const { readBrowserFile } = await import('../files/browser-file.store');
  const file = await readBrowserFile(id);
  return file ? asDataAddress(file) : null;
}

/** Shows a picture that is stored nowhere yet, as if this browser had it. */
export async function showPicture(client: QueryClient, id: string, file: Blob): Promise<void> {
  client.setQueryData(['picture', id], await asDataAddress(file));
}

/** Undefined while there is nothing to show. @param path where the bff has the trip; empty for a browser's */
export function usePictureAddress(path: string, id: string | undefined): string | undefined {
  const isKeptHere = path === '' && id !== undefined;
  const { data } = useQuery({
    queryKey: ['picture', id],
    queryFn: () => readKept(id ?? ''),
    enabled: isKeptHere,
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
  });
  if (id === undefined) return undefined;
  return isKeptHere ? (data ?? undefined) : `${path}/pictures/${id}`;
}
