import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseInput, type Logger } from '@sojourn/node-kit';
import { z } from 'zod';
import type { PageFilling, ShellDescription } from './page.model';

const fileSchema = z.object({ path: z.string(), integrity: z.string() });
const descriptionSchema = z.object({
  routes: z.array(z.string()).default([]),
  areas: z.array(z.string()).default([]),
  widgets: z.record(z.string(), z.array(z.string())).default({}),
  sharedChunks: z.record(z.string(), z.array(fileSchema)).default({}),
  skeleton: z.string().default(''),
  heads: z.record(z.string(), z.object({ title: z.string(), description: z.string() })).default({}),
  image: z.string().default(''),
});

/** One prerendered page, as a guest sees it and as somebody sees it whose session is still to be read. */
type PageForms = Record<PageFilling['session'], string>;

/** The shell's build: its two pages, and what it says about itself. */
export type ShellFiles = { index: PageForms; home: PageForms; description: ShellDescription };

/** Where the shell's build is read. */
export type ShellSource = { current(): Promise<ShellFiles> };

/** The shell's build in a folder, read again when its pages change, so that a new build needs no restart. */
export function createShellFolder(folder: string, logger: Logger): ShellSource {
  let known: { version: string; files: ShellFiles } | undefined;
  const read = async (): Promise<ShellFiles> => {
    const pageOf = (name: string) => readFile(join(folder, name), 'utf8');
    const formsOf = async (name: string): Promise<PageForms> => {
      const [guest, unknown] = await Promise.all([pageOf(`${name}.guest.html`), pageOf(`${name}.html`)]);
      return { guest, unknown };
    };
    const [index, home, description] = await Promise.all([formsOf('index'), formsOf('home'), pageOf('shell.json')]);
    return { index, home, description: parseInput(descriptionSchema, JSON.parse(description)) };
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
