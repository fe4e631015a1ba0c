import { appendFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readIfThere } from './read-if-there';

const changeSchema = z.object({
  action: z.enum(['publish', 'activate', 'rollback']),
  remote: z.string(),
  /** Folder of the release that was in force before; null when there was none. */
  from: z.string().nullable(),
  /** Folder of the release that was published or put in force. */
  to: z.string(),
});

/** One line of `audit.jsonl`, which also says when and by whom. */
export type AuditedChange = z.infer<typeof changeSchema>;

const auditPath = (releasesDir: string) => join(releasesDir, 'audit.jsonl');

/** Appends a change, with this moment and the name of this process's user. */
export async function appendAudit(releasesDir: string, change: AuditedChange): Promise<void> {
  const line = { at: new Date().toISOString(), by: userInfo().username, ...change };
  await appendFile(auditPath(releasesDir), `${JSON.stringify(line)}\n`, { flush: true });
}

/** Every change so far, oldest first. */
export async function readAudit(releasesDir: string): Promise<AuditedChange[]> {
  const text = (await readIfThere(auditPath(releasesDir)))?.toString() ?? '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => changeSchema.parse(JSON.parse(line)));
}
