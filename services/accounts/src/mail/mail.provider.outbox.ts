import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, storageFull } from '@sojourn/node-kit';
import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options';
import { isAbout, type Addressee } from './mail-queue';
import type { MailProvider } from './mail.provider';

/** How many messages stay in the folder: the newest. */
const MOST_MESSAGES = 500;

/**
 * Writes messages into a folder instead of sending them, one `.eml` file each, which any mail program opens. Its names
 * begin with the time, so that their order is that of the messages.
 */
export function createOutboxProvider(parts: {
  dir: string;
  from: string;
  now: () => Date;
  most?: number;
}): MailProvider {
  const { dir, from, now, most = MOST_MESSAGES } = parts;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  async function write(content: Buffer): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
    const unfinished = join(dir, `${name}.part`);
    try {
      // A viewer never sees half a message.
      await writeFile(unfinished, content, { mode: 0o600 });
      await rename(unfinished, join(dir, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    const names = (await readdir(dir)).filter((each) => each.endsWith('.eml')).sort();
    for (const old of names.slice(0, -most)) await rm(join(dir, old), { force: true });
  }

  async function forget(who: Addressee): Promise<void> {
    for (const name of await readdir(dir).catch(unlessMissing)) {
      const path = join(dir, name);
      const text = await readFile(path, 'latin1').catch(unlessMissing);
      if (isAbout(who, { to: '', text: decoded(String(text)) })) await rm(path, { force: true });
    }
  }

  return {
    name: 'outbox',
    async send(mail) {
      const { message } = await transport.sendMail({ ...mailOptions(mail, from), date: now() });
      try {
        await write(message as Buffer);
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') throw storageFull(cause);
        throw new AppError('unavailable', 'The outbox cannot be written.', { cause, retryAfterSeconds: 60 });
      }
    },
    forget,
    close: () => undefined,
  };
}

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}

/** A message as it reads: its quoted-printable parts as text (https://www.rfc-editor.org/rfc/rfc2045#section-6.7). */
function decoded(raw: string): string {
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
