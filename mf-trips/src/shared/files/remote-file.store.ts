/** Files that the server keeps beside an account's trip, or shows to whoever has a link. */
import { storedFileSchema, type StoredFile } from '@sojourn/contracts/plan';
import { ApiError } from '@sojourn/web-kit';
import type { FileStore } from './file.store';

const UNREADABLE = 'Sojourn sent an answer this page cannot read. Please reload and try again.';
const UNREACHABLE = 'Sojourn cannot be reached. Please check your connection and try again.';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}

/** Sends the bytes of a file to where they are stored. By XMLHttpRequest, because `fetch` does not say how much of a body has gone. */
export function uploadFile(path: string, file: Blob, onProgress: (share: number) => void): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('X-Requested-By', 'sojourn');
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(ApiError.here('unavailable', UNREACHABLE));
    request.onload = () => {
      const { status, responseText } = request;
      const body = parsed(responseText);
      if (status >= 400) return reject(new ApiError(status, responseText, body));
      const stored = storedFileSchema.safeParse(body);
      return stored.success ? resolve(stored.data) : reject(ApiError.here('internal', UNREADABLE));
    };
    request.send(file);
  });
}

/** The bytes at an address; null where nobody has such a file. */
export function readFile(path: string): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'blob';
    request.setRequestHeader('X-Requested-By', 'sojourn');
    request.onerror = () => reject(ApiError.here('unavailable', UNREACHABLE));
    request.onload = () => {
      const { status } = request;
      if (status === 404) return resolve(null);
      if (status >= 400) return reject(new ApiError(status, '', { message: UNREACHABLE }));
      return resolve(request.response as Blob);
    };
    request.send();
  });
}

/** @param path where the bff has the trip: `/api/trips/7` */
export const remoteFileStore = (path: string): FileStore => ({
  put: (documentId, file, onProgress = () => undefined) =>
    uploadFile(`${path}/documents/${documentId}/file`, file, onProgress),
  read: (documentId) => readFile(`${path}/documents/${documentId}/file`),
  addressOf: async (documentId) => `${path}/documents/${documentId}/file`,
});
