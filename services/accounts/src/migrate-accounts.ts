import type { Connection } from 'mongoose';
import { migrateSecurityLog } from './security/security-log.repository.mongo';
import { migrateTokens } from './token/token.repository.mongo';
import { migrateUsers } from './user/user.repository.mongo';

/** The migration step of the whole service: a line a subject. Safe to run again, and by several at once. */
export async function migrateAccounts(connection: Connection): Promise<void> {
  await migrateUsers(connection);
  await migrateTokens(connection);
  await migrateSecurityLog(connection);
}
