import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseInput, type Logger } from '@sojourn/node-kit';
import { z } from 'zod';
import type { ShellDescription } from './page.model';

const fileSchema = z.object({ path: z.string(), integrity: z.string() });
const descriptionSchema = z.object({
  routes: z.array(z.string()).default([]),
  widgets: z.record(z.string(), z.array(z.string())).default({}),
  sharedChunks: z.record(z.string(), z.array(fileSchema)).default({}),
});

/** The shell's build: its two pages (home is prerendered), and what it says about itself. */
export type ShellFiles = { index: string; home: string; description: ShellDescription };

/** Where the shell's build is read. */
export type ShellSource = { current(): Promise<ShellFiles> };

/** The shell's build in a folder, read again when its pages change, so that a new build needs no restart. */
export function createShellFolder(folder: string, logger: Logger): ShellSource {
  let known: { version: string; files: ShellFiles } | undefined;
  const read = async (): Promise<ShellFiles> => {
    const [index, home, description] = await Promise.all([
      readFile(join(folder, 'index.html'), 'utf8'),
      readFile(join(folder, 'home.html'), 'utf8').catch(() => undefined),
      readFile(join(folder, 'shell.json'), 'utf8').catch(() => '{}'),
    ]);
    return { index, home: home ?? index, description: parseInput(descriptionSchema, JSON.parse(description)) };
  };
  return {
    async current() {
      try {
        const { mtimeMs, ino } = await stat(join(folder, 'index.html'));
        const version = `${mtimeMs} ${ino}`;
        if (known?.version !== version) known = { version, files: await read() };
      } catch (error) {
        // In the middle of a build the pages are gone for a moment; the ones in memory still open.
        if (!known) throw error;
        logger.warn({ cause: String(error) }, 'the shell cannot be read; the last pages stay');
      }
      return (known as { files: ShellFiles }).files;
    },
  };
}
