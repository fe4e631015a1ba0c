import { isOfEverybody, type AuditLine } from './audit-log';

/**
 * The folders of a remote that were in force one after the other, without those that were rolled back: the last is what
 * the audit has in force, the one before it is where a rollback goes. A folder that was put in force twice in a row is
 * there once.
 */
export function historyOf(audit: readonly AuditLine[], remote: string): string[] {
  const history: string[] = [];
  for (const line of audit) {
    if (line.remote !== remote || !isOfEverybody(line)) continue;
    const back = line.action === 'rollback' ? history.lastIndexOf(line.to) : -1;
    if (back >= 0) history.length = back + 1;
    else if (history.at(-1) !== line.to) history.push(line.to);
  }
  return history;
}

/** Where a rollback from `current` goes, or undefined when nothing else was in force before. */
export function folderBefore(audit: readonly AuditLine[], { remote, current }: { remote: string; current: string }) {
  const history = historyOf(audit, remote);
  const at = history.lastIndexOf(current);
  // A writer that was killed between registry and audit left the present one out.
  return at === -1 ? history.at(-1) : history[at - 1];
}
