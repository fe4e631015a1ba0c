/** Which releases are removed: pages that are open can still load all of theirs for a day, a rollback has ten to go to. */

/** A published folder, and when it was last published or in force (ms). */
export type KnownFolder = { folder: string; at: number };

const KEPT = 10;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The folders of a remote that may be removed: beyond the last ten, unused for a day, and given to nobody. */
export function foldersToRemove(
  folders: readonly KnownFolder[],
  { given, now }: { given: readonly string[]; now: number },
) {
  return [...folders]
    .sort((one, two) => two.at - one.at)
    .slice(KEPT)
    .filter(({ folder, at }) => now - at > DAY_MS && !given.includes(folder))
    .map(({ folder }) => folder);
}
