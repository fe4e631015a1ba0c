import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A message that was written instead of sent. `name` is that of its file, which begins with the time. */
export type OutboxMessage = { name: string; raw: Buffer; email: Email };

/** The folder into which the accounts service writes its messages in local mode. */
export type OutboxFolder = {
  /** The newest messages, newest first. */
  newest(count: number): Promise<OutboxMessage[]>;
  /** Null for a name that no message has. */
  read(name: string): Promise<OutboxMessage | null>;
};

const NAME = /^[\w-][\w.-]*\.eml$/;

/** Opens the folder; one that is not there yet is empty. */
export function createOutboxFolder(dir: string): OutboxFolder {
  const ifThere = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await work;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };

  const read: OutboxFolder['read'] = async (name) => {
    if (!NAME.test(name)) return null;
    const raw = await ifThere(readFile(join(dir, name)));
    return raw && { name, raw, email: await PostalMime.parse(raw) };
  };

  return {
    read,
    async newest(count) {
      const names = (await ifThere(readdir(dir))) ?? [];
      const newest = names
        .filter((name) => NAME.test(name))
        .sort()
        .reverse()
        .slice(0, count);
      const messages = await Promise.all(newest.map(read));
      return messages.filter((message) => message !== null);
    },
  };
}
