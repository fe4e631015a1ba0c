import { appendFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson, readIfThere } from './read-if-there';

const changeSchema = z.object({
  action: z.enum(['publish', 'activate', 'rollback', 'canary']),
  remote: z.string(),
  /** Folder of the release that was in force before, or of the canary that was withdrawn; null when there was none. */
  from: z.string().nullable(),
  /** Folder of the release that was published, put in force or made a canary. */
  to: z.string(),
  /** Of a canary: its share of 100 sessions. */
  percent: z.number().optional(),
});

/** What a line of `audit.jsonl` says besides when and by whom. */
export type AuditedChange = z.infer<typeof changeSchema>;

const lineSchema = changeSchema.extend({ at: z.iso.datetime() });

/** One line of `audit.jsonl`. */
export type AuditLine = z.infer<typeof lineSchema>;

/** Whether a line says what everybody is given from then on. */
export const isOfEverybody = ({ action }: AuditLine): boolean => action === 'activate' || action === 'rollback';

const NEWLINE = 10;

const auditPath = (releasesDir: string) => join(releasesDir, 'audit.jsonl');

/** Appends a change, with this moment and the name of this process's user. */
export async function appendAudit(releasesDir: string, change: AuditedChange): Promise<void> {
  const line = JSON.stringify({ at: new Date().toISOString(), by: userInfo().username, ...change });
  const before = await readIfThere(auditPath(releasesDir));
  // A writer that was killed may have left half a line.
  const separator = !before?.length || before.at(-1) === NEWLINE ? '' : '\n';
  await appendFile(auditPath(releasesDir), `${separator}${line}\n`, { flush: true });
}

/** Every change so far, oldest first. Half a line, which a killed writer leaves, is none. */
export async function readAudit(releasesDir: string): Promise<AuditLine[]> {
  const text = (await readIfThere(auditPath(releasesDir)))?.toString() ?? '';
  return text.split('\n').flatMap((line) => {
    const parsed = lineSchema.safeParse(parseJson(Buffer.from(line)));
    return parsed.success ? [parsed.data] : [];
  });
}
