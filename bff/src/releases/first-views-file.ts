import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasedRemote } from '@sojourn/contracts';
import { parseInput, type Logger } from '@sojourn/node-kit';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { FirstViews } from '../portal/first-view.model';

const firstViewsSchema = z.record(
  z.string(),
  z.object({
    ...{ html: z.string(), css: z.string(), withQuery: z.boolean(), guestsOnly: z.boolean() },
    /** What stands in `html` and `css` for the address of the release; builds before pictures could be shown had none. */
    base: z.optional(z.string()),
  }),
);

/** A view of the release at `base`. */
const placed = ({ base: place, html, css, ...flags }: z.infer<typeof firstViewsSchema>[string], base: string) => {
  const at = (text: string) => (place ? text.replaceAll(place, base) : text);
  return { ...flags, html: at(html), css: at(css) };
};

/** Where the first views of a release are read. */
export type FirstViewSource = { of(remote: ReleasedRemote): Promise<FirstViews> };

/** Releases in force and those that a rollback may bring back. */
const KNOWN_RELEASES = 50;

/**
 * The first views in a releases folder. A release never changes, so each is read once; one without the file, or with a
 * spoilt one, has none, and its pages begin with the plain skeleton.
 */
export function createFirstViewFolder(releasesDir: string, logger: Logger): FirstViewSource {
  const read = async (base: string): Promise<FirstViews> => {
    const file = join(releasesDir, base.replace(/^\/mf\//, ''), 'first-views.json');
    try {
      const views = parseInput(firstViewsSchema, JSON.parse(await readFile(file, 'utf8')));
      return Object.fromEntries(Object.entries(views).map(([path, view]) => [path, placed(view, base)]));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        logger.warn({ err: error, file }, 'unreadable first views');
      return {};
    }
  };
  const known = new LRUCache<string, FirstViews>({ max: KNOWN_RELEASES, fetchMethod: read });
  return { of: async ({ base }) => (await known.fetch(base)) ?? {} };
}
