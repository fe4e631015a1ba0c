/** A zip archive that is written while it is read: at any moment one entry is under way, and nothing large is in memory. */
import { Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Where entries go. Each call resolves once its entry has been taken whole. */
export type Archive = {
  addJson(path: string, value: unknown): Promise<void>;
  addText(path: string, text: string): Promise<void>;
  /** A file as it is: documents and pictures are compressed already. */
  addFile(path: string, content: Readable): Promise<void>;
};

/**
 * @param write adds everything; what it throws breaks the archive off, so that nobody takes half of one for whole
 * @param at the time that entries bear
 */
export function createArchive(write: (archive: Archive) => Promise<void>, at: Date): Readable {
  const zip = new ZipFile();
  // yazl's own stream, which its types call by an older name.
  const output = zip.outputStream as unknown as Readable & Writable;
  const breakOff = (error: unknown) => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', breakOff);

  const add = async (path: string, content: Readable, compress: boolean) => {
    // Whoever takes the archive has gone: what is under way ends, too.
    const giveUp = () => content.destroy(new Error('the archive was broken off'));
    if (output.destroyed) giveUp();
    output.once('close', giveUp);
    try {
      const taken = finished(content);
      zip.addReadStream(content, path, { mtime: at, compress });
      await taken;
    } finally {
      output.off('close', giveUp);
    }
  };
  const addText = (path: string, text: string) => add(path, Readable.from([Buffer.from(text)]), true);
  const archive: Archive = {
    addText,
    addJson: (path, value) => addText(path, `${JSON.stringify(value, null, 2)}\n`),
    addFile: (path, content) => add(path, content, false),
  };
  write(archive).then(() => zip.end(), breakOff);
  return output;
}
