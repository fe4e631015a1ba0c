/** Makes one download: reads everything about a person, and writes it into a zip that is stored while it is made. */
import type { GoogleIdentity } from '../google/google-identity.model';
import { AppError } from '@sojourn/node-kit';
import type { MailQueue } from '../mail/mail-queue';
import { downloadReadyMessage } from '../mail/messages/leaving';
import type { Links } from '../mail/messages/links';
import type { NewsletterRepository } from '../newsletter/newsletter.repository';
import type { Passkey } from '../passkey/passkey.model';
import type { PersonClient } from '../person/person.client';
import { securityEventOf, MOST_EVENTS } from '../security/security-event.model';
import type { SecurityLogRepository } from '../security/security-log.repository';
import { emailKeyOf, provenEmailOf, type User } from '../user/user.model';
import type { UserRepository } from '../user/user.repository';
import { createArchive, type Archive } from './export-archive';
import { freeName, safeName } from './export-names.model';
import type { ExportOrder } from './export-queue';
import { README } from './export-readme';
import { isExpired, readyAt, type StoredExport } from './export.model';
import type { ExportRepository } from './export.repository';

export type ExportMakerParts = {
  exports: ExportRepository;
  users: Pick<UserRepository, 'findById'>;
  identities: { findOf(userId: string): Promise<GoogleIdentity | null> };
  passkeys: { listOf(userId: string): Promise<Passkey[]> };
  events: Pick<SecurityLogRepository, 'newestOf'>;
  newsletter: Pick<NewsletterRepository, 'find'>;
  people: PersonClient;
  mail: Pick<MailQueue, 'enqueue'>;
  links: Links;
  now: () => Date;
};

/** See {@link createExportMaker}. */
export type ExportMaker = ReturnType<typeof createExportMaker>;

/** What the account's own files are of the whole, in per cent. */
const ACCOUNT_PERCENT = 5;

export function createExportMaker(parts: ExportMakerParts) {
  const { exports, users, identities, passkeys, events, newsletter, people, mail, links, now } = parts;

  async function addAccount(archive: Archive, user: User, sessions: StoredExport['sessions']): Promise<void> {
    const { id, usernameKey: _u, emailKey: _e, ...account } = user;
    const google = await identities.findOf(id);
    const subscription = user.emailProvenAt ? await newsletter.find(emailKeyOf(user.email)) : null;
    await archive.addJson('account.json', { id, ...account });
    await archive.addJson('sign-in.json', {
      google: google && { email: google.email, subject: google.subject, linkedAt: google.linkedAt },
      passkeys: (await passkeys.listOf(id)).map(publicPartsOf),
    });
    await archive.addJson('sessions.json', sessions);
    await archive.addJson('security-log.json', (await events.newestOf(id, MOST_EVENTS)).map(securityEventOf));
    await archive.addJson('newsletter.json', subscription && { since: subscription.subscribedAt });
    await archive.addJson('recommendations.json', await people.listAnswers(id));
    await archive.addJson('statistics.json', await people.readStatistics(id));
    await archive.addJson('price-watches.json', await people.listWatches(id));
    await archive.addJson('tips.json', await people.listTips(id));
  }

  async function addHistory(archive: Archive, path: string, of: { userId: string; tripId: number }): Promise<void> {
    const changes: unknown[] = [];
    let page = await people.readHistory(of.userId, of.tripId);
    changes.push(...page.changes);
    while (page.next !== null) {
      page = await people.readHistory(of.userId, of.tripId, page.next);
      changes.push(...page.changes);
    }
    await archive.addJson(path, changes);
  }

  /** @returns how many documents it has; 0 for a trip that went meanwhile */
  async function addTrip(archive: Archive, userId: string, tripId: number): Promise<number> {
    const found = await ifThere(people.readTrip(userId, tripId));
    if (!found) return 0;
    const folder = `trips/${tripId} ${safeName(found.title, 'Trip')}`;
    await archive.addJson(`${folder}/trip.json`, found.trip);
    await ifThere(addHistory(archive, `${folder}/history.json`, { userId, tripId }));
    const taken = new Set<string>();
    for (const { id: fileId, name } of found.files) {
      const content = await ifThere(people.openFile(userId, { tripId, fileId }));
      if (content) await archive.addFile(`${folder}/documents/${freeName(safeName(name, 'Document'), taken)}`, content);
    }
    return taken.size;
  }

  return {
    /** Makes what was ordered; again from the beginning when an earlier try broke off, and not at all when it is done. */
    async make({ userId, exportId }: ExportOrder): Promise<void> {
      const wanted = await exports.find(userId);
      const user = await users.findById(userId);
      if (!user || wanted?.id !== exportId || wanted.state !== 'preparing') return;

      const content = createArchive(async (archive) => {
        await addAccount(archive, user, wanted.sessions);
        const tripIds = await people.listTrips(userId);
        let documents = 0;
        for (const [at, tripId] of tripIds.entries()) {
          documents += await addTrip(archive, userId, tripId);
          const done = ACCOUNT_PERCENT + ((100 - ACCOUNT_PERCENT) * (at + 1)) / tripIds.length;
          await exports.change(userId, exportId, { percent: Math.min(99, Math.round(done)) });
        }
        const made = { username: user.username, at: now(), trips: tripIds.length, documents };
        await archive.addText('README.txt', README(made));
      }, now());
      const bytes = await exports.store(exportId, content);

      const ready = readyAt(now(), bytes);
      // The account was deleted meanwhile, or something newer was asked for: nobody can fetch this one.
      if (!(await exports.change(userId, exportId, ready))) return exports.removeFile(exportId);
      const to = provenEmailOf(user);
      if (to === null) return;
      await mail.enqueue(downloadReadyMessage({ to, username: user.username, until: ready.expiresAt, links }));
    },

    async giveUp({ userId, exportId }: ExportOrder): Promise<void> {
      await exports.change(userId, exportId, { state: 'failed', sessions: [] });
      await exports.removeFile(exportId);
    },

    /** Removes files that have had their day. */
    async removeExpired(): Promise<void> {
      for (const found of await exports.expired(now(), 20)) {
        if (!isExpired(found, now())) continue;
        await exports.removeFile(found.id);
        await exports.change(found.userId, found.id, { state: 'failed', bytes: null });
      }
    },
  };
}

const publicPartsOf = ({ name, madeAt, lastUsedAt, publicKey, transports }: Passkey) => ({
  name,
  madeAt,
  lastUsedAt,
  publicKey,
  transports,
});

/** What was deleted while the download was made is left out of it. */
async function ifThere<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
