/** Uploading files of the trip whose page this is, and the way to download them. */
import type { TripCommand } from '@sojourn/contracts/plan';
import { toast } from '@sojourn/web-kit';
import { useState } from 'react';
import { fileFault, mediaTypeOf, TELLING_BYTES } from '../../shared/files/file-type.model';
import type { FileStore } from '../../shared/files/file.store';
import { saveFile } from '../../shared/files/save-file';
import { newPartId, usePlan, type PlanAccess } from '../../shared/plan/plan-access';
import { sentenceOf } from '../../shared/trips.queries';
import { useLatestCallback } from '../../shared/use-latest-callback';
import { documentName } from './documents.model';

/** A file on its way; `share` from 0 to 1. */
export type Upload = { id: string; name: string; share: number };

/** Where the files of the open trip are; fetched when they are wanted. */
export async function filesOf({ storage, path }: Pick<PlanAccess, 'storage' | 'path'>): Promise<FileStore> {
  if (storage === 'browser') return (await import('../../shared/files/browser-file.store')).browserFiles;
  return (await import('../../shared/files/remote-file.store')).remoteFileStore(path);
}

export function useUploads() {
  const access = usePlan();
  // The trip goes on while a file is on its way.
  const tell = useLatestCallback(access.tell);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  /** @param named says of which file a sentence is, where there are several */
  const addOne = async (file: File, named: (sentence: string) => string) => {
    const first = new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer());
    const fault = fileFault(file.size, mediaTypeOf(first));
    if (fault) {
      toast({ ...fault, description: named(fault.description), variant: 'destructive' });
      return;
    }
    const id = newPartId();
    const name = documentName(file.name);
    const show = (share: number) => setUploads((all) => [...all.filter((each) => each.id !== id), { id, name, share }]);
    show(0);
    try {
      const stored = await (await filesOf(access)).put(id, file, show);
      const content = { name, ...stored, addedAt: new Date().toISOString(), bookingId: null };
      const command: TripCommand = { type: 'document.add', id, content };
      tell(command, { title: 'Document uploaded', description: name });
    } catch (error) {
      const description = named(sentenceOf(error, 'The file could not be uploaded.'));
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setUploads((all) => all.filter((each) => each.id !== id));
    }
  };

  return {
    uploads,
    add: async (files: Iterable<File>) => {
      // One after the other: a phone's connection is not shared out among ten.
      const all = [...files];
      for (const file of all)
        await addOne(file, (sentence) => (all.length > 1 ? `${file.name}: ${sentence}` : sentence));
    },
  };
}

/** Has the browser save a document of the trip; says so when it cannot. */
export function useDownload() {
  const access = usePlan();
  return async (id: string) => {
    const name = access.plan.documents[id]?.name ?? '';
    try {
      const address = await (await filesOf(access)).addressOf(id);
      if (address !== null) saveFile(address, name);
      else toast({ title: 'Error', description: `${name} is not on this device.`, variant: 'destructive' });
    } catch (error) {
      const description = sentenceOf(error, 'The file could not be downloaded.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };
}
